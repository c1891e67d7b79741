// Asking for quotes: a new request, a draft, one that nobody has quoted yet, or an ended one that is sent again.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import { isAsked, sentForm, valuesFrom } from '@marsa/model/kit/form-draft.ts'
import { sentence, type FieldProblems, type ProblemRow } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useProblems } from '../../kit/action-button.tsx'
import { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { FieldPlace, PageForm, usePageFormOf } from '../../kit/page-form.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { useFormDocuments } from '../parts/use-form-documents.ts'
import { useSearchOf } from './params.ts'
import { AskWarnings } from './ask-warnings.tsx'
import type { FormValues, UsualPagesSpec, UsualView } from './spec.ts'
import { usualAskText as words, usualPageText } from './text.ts'
import type { UsualPageProps } from './web-line.tsx'
import '../page/page.css'

/** The form as it would be sent, or what is wrong with it, in the order of its fields. */
const validated = (
  { fields, schema, formProblems }: UsualPagesSpec,
  values: FormValues,
  timing: { today: string; settings: SettingsInForce },
) => {
  const parsed = schema.safeParse(sentForm(fields, values))
  const found: FieldProblems = parsed.success
    ? formProblems(parsed.data, timing.today, { now: new Date(), settings: timing.settings })
    : Object.fromEntries(
        parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
      )
  const order = Object.keys(fields)
  const at = (path: string): number => order.indexOf(path.split('.')[0]!)
  const problems = Object.fromEntries(
    Object.entries(found).toSorted(([left], [right]) => at(left) - at(right)),
  )
  return { problems, form: parsed.data }
}

/** The sentences with these figures in place of their names. */
const withParams = (
  table: Readonly<Record<string, ProblemRow>>,
  params: Readonly<Record<string, string | number>>,
): Record<string, ProblemRow> => {
  const fill = (said: string) =>
    Object.entries(params).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), said)
  return Object.fromEntries(
    Object.entries(table).map(([code, row]) => [code, { ...row, en: fill(row.en), ar: fill(row.ar) }]),
  )
}

export function AskPage({ line }: UsualPageProps) {
  useOnly(line.spec.calls.save)
  const { id } = useSearchOf()
  return typeof id === 'string' ? <Opened key={id} line={line} id={id} /> : <Writing line={line} />
}

function Opened({ line, id }: UsualPageProps & { id: string }) {
  const t = useT()
  const { lang } = useLang()
  const problems = useProblems(line.problems)
  const query = useQuery(line.queries.view(id))
  // What is written over does not change under the writer's hands.
  const [opened, setOpened] = useState<UsualView>()
  if (query.data && !opened) setOpened(query.data)
  if (query.isError || !opened) return <Loaded query={query} card skeleton={<Skeleton block="480px" />} />
  const { editRefusal, reinitiateRefusal } = opened
  if (editRefusal !== null && reinitiateRefusal !== null)
    return (
      <Banner
        tone="attention"
        title={sentence(problems, lang, editRefusal)}
        action={
          <LinkButton href={`/${lang}/${line.pages.customer}/${id}`}>{t(usualPageText.toRequest)}</LinkButton>
        }
      />
    )
  return <Writing line={line} opened={opened} />
}

function Writing({ line, opened }: UsualPageProps & { opened?: UsualView }) {
  const { spec } = line
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const settings = useSettings()
  const [today] = useState(() => dayOf(new Date()))
  const [leaving, setLeaving] = useState<string>()
  const [asking, setAsking] = useState<string>()
  const isDraft = !opened || line.phaseOf(opened.status) === 'draft'
  const again = !isDraft && opened.editRefusal !== null
  const title = t(again ? words.againTitle : opened && !isDraft ? words.editTitle : words.title)
  useTitle(title)
  // Once nothing holds the page back any more.
  useEffect(() => {
    if (leaving) void navigate({ href: leaving })
  }, [leaving, navigate])
  const toRequest = (id: string) => `/${lang}/${line.pages.customer}/${id}`
  const onSent = (id: string, number: string) => {
    setLeaving(toRequest(id))
    void toast({ title: t(words.sent, { number }), tone: 'success' })
  }
  const shared = { quiet: true, refreshes: line.reads }
  const save = useCommand(spec.calls.save, shared)
  const ask = useCommand(spec.calls.again, shared)
  const known = useProblems(line.problems)
  const drafts = useDraft(line, opened && isDraft ? opened.id : null)
  const documents = useFormDocuments(line.uploadOf, line.reads)
  const sendWhole = async (values: FormValues, confirmed: boolean) => {
    // Sent once nothing is wrong, so that it is there.
    const body = { form: validated(spec, values, { today, settings }).form!, version: opened?.version }
    if (again) {
      const { quoteNumber } = await ask.mutateAsync({ query: { id: opened.id }, body })
      return onSent(opened.id, quoteNumber)
    }
    if (!drafts.call || !isDraft) {
      const { id, number } = await save.mutateAsync({ body: { id: opened?.id ?? null, ...body } })
      return onSent(id, number)
    }
    const { id } = await drafts.save(values)
    if (!(await documents.sendAll(id))) return
    const { number } = await drafts.call.submit(id, confirmed)
    onSent(id, number)
  }
  const form = usePageForm<FormValues>({
    initial: { ...valuesFrom(spec.fields, { ...opened?.form }), ...(!opened && spec.begin?.(new Date())) },
    check: (values) => validated(spec, values, { today, settings }).problems,
    problems: line.problems,
    problemsOf: (values) => withParams(known, spec.problemParams?.(values) ?? {}),
    onChange: (values, before) => {
      const followed = spec.follow?.(values, before)
      if (followed) form.set(followed)
    },
    onSend: async (values) => {
      try {
        await sendWhole(values, false)
      } catch (problem) {
        if (!(problem instanceof Refusal) || !spec.confirms?.codes.includes(problem.code)) throw problem
        setAsking(problem.code)
      }
    },
  })
  const keep = async () => {
    const { id, number } = await drafts.save(form.values)
    if (!(await documents.sendAll(id))) return
    setLeaving(`/${lang}/${line.pages.customer}`)
    void toast({ title: t(words.kept, { number }), tone: 'success' })
  }
  const Files = spec.files
  const Confirm = spec.confirms?.Dialog
  return (
    <>
      <UnsavedGuard when={form.isTouched && !leaving} note={t(words.leaveNote)} />
      <h1 className="ask-title">{title}</h1>
      <div className="ask-page">
        <div className="stack g6">
          <PageForm
            form={form}
            labelOf={(path) => {
              const field = spec.fields[path.split('.')[0]!]
              return field ? t(field.label) : ''
            }}
            toFix={words.toFix}
            focus="first field"
            className="stack g6"
            foot={
              <div className="stack g4">
                <AskWarnings spec={spec} />
                <div className="row wrap">
                  {opened && !isDraft && (
                    <LinkButton size="l" href={toRequest(opened.id)}>
                      {t(words.cancel)}
                    </LinkButton>
                  )}
                  {drafts.call && isDraft && (
                    <Button
                      size="l"
                      isPending={drafts.isPending && !form.isSending}
                      onPress={() => void keep()}
                    >
                      {t(words.keep)}
                    </Button>
                  )}
                  <Button
                    type="submit"
                    variant="primary"
                    size="l"
                    isPending={form.isSending}
                    pendingLabel={t(words.sending)}
                  >
                    {t(words.send)}
                  </Button>
                </div>
              </div>
            }
          >
            {Object.entries(spec.parts).map(([part, heading]) => (
              <Card key={part} title={t(heading)}>
                <div className="stack g5">
                  <div className="grid c2 ask-fields">
                    <Part line={line} part={part} today={today} />
                  </div>
                  <AskWarnings spec={spec} part={part} />
                  {Files?.part === part && Files.asked(form.values) && (
                    <Files.Choose documents={documents} request={opened} />
                  )}
                </div>
              </Card>
            ))}
          </PageForm>
        </div>
        {spec.Aside && (
          <aside className="stack g4">
            <spec.Aside values={form.values} />
          </aside>
        )}
      </div>
      {Confirm && asking && (
        <Confirm
          code={asking}
          onSend={async () => {
            await sendWhole(form.values, true)
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** The draft of the page, where the line keeps drafts: made by the first save, and the same from then on. */
const useDraft = (line: UsualPageProps['line'], openedId: string | null) => {
  const { spec } = line
  const [id, setId] = useState(openedId)
  const shared = { quiet: true, refreshes: line.reads }
  const call = spec.drafts
  // Lines without drafts have the call of another one here, which they never make.
  const saved = useCommand(call?.saveDraft ?? spec.calls.save, shared)
  const submitted = useCommand(call?.submitDraft ?? spec.calls.save, shared)
  return {
    isPending: saved.isPending,
    save: async (values: FormValues) => {
      const body = { id, form: sentForm(spec.fields, values) }
      const kept = (await saved.mutateAsync({ body })) as { id: string; number: string }
      setId(kept.id)
      return kept
    },
    call: call && {
      submit: async (draftId: string, confirmed: boolean) =>
        (await submitted.mutateAsync({
          query: { id: draftId },
          body: confirmed ? { ...spec.confirms?.body } : {},
        })) as { number: string },
    },
  }
}

function Part({ line: { spec }, part, today }: UsualPageProps & { part: string; today: string }) {
  const t = useT()
  const form = usePageFormOf<FormValues>()
  const names = Object.keys(spec.fields).filter((name) => spec.fields[name]?.part === part)
  return names.map((name) => {
    const field = spec.fields[name]!
    const value = form.values[name]
    const Own = spec.controls?.[name]
    if (!isAsked(field, form.values)) return null
    if (Own)
      return (
        <Own
          key={name}
          label={t(field.label)}
          value={value}
          values={form.values}
          onChange={(next: unknown) => form.set({ [name]: next })}
          errorOf={(path) => form.errorOf(path ? `${name}.${path}` : name)}
        />
      )
    return (
      <FieldPlace key={name} path={name}>
        {field.control.kind === 'flag' ? (
          <Checkbox
            value={value === true}
            onChange={(next) => form.set({ [name]: next })}
            error={form.errorOf(name)}
          >
            {t(field.label)}
          </Checkbox>
        ) : (
          <FieldControl
            field={field}
            value={(value ?? null) as string | null}
            onChange={(next) => form.set({ [name]: next })}
            error={form.errorOf(name)}
            min={today}
            beside={form.values}
          />
        )}
      </FieldPlace>
    )
  })
}
