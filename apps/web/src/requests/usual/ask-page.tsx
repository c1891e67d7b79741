// Asking for quotes: a new request, one that nobody has quoted yet, or an ended one that is sent again.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import { emptyValues, namesIn, sentValues, typedValues } from '@marsa/model/kit/form-fields.ts'
import { sentence, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useProblems } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { FieldPlace, PageForm } from '../../kit/page-form.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useSearchOf } from './params.ts'
import type { UsualPagesSpec, UsualView } from './spec.ts'
import { usualAskText as words, usualPageText } from './text.ts'
import type { UsualPageProps } from './web-line.tsx'
import '../page/page.css'

type Values = Record<string, string | null>

/** The form as it would be sent, or what is wrong with it, in the order of its fields. */
const validated = (
  { fields, schema, formProblems }: UsualPagesSpec,
  values: Values,
  timing: { today: string; settings: SettingsInForce },
) => {
  const parsed = schema.safeParse(sentValues(fields, values))
  const found: FieldProblems = parsed.success
    ? formProblems(parsed.data, timing.today, { now: new Date(), settings: timing.settings })
    : Object.fromEntries(
        parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
      )
  const order = Object.keys(fields)
  const problems = Object.fromEntries(
    Object.entries(found).toSorted(([left], [right]) => order.indexOf(left) - order.indexOf(right)),
  )
  return { problems, form: parsed.data }
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
  const [sent, setSent] = useState<{ id: string; number: string }>()
  const again = opened !== undefined && opened.editRefusal !== null
  const title = t(again ? words.againTitle : opened ? words.editTitle : words.title)
  useTitle(title)
  // Once nothing holds the page back any more.
  useEffect(() => {
    if (sent) void navigate({ href: `/${lang}/${line.pages.customer}/${sent.id}` })
  }, [sent, navigate, lang, line])
  const onDone = (id: string, number: string) => {
    setSent({ id, number })
    void toast({ title: t(words.sent, { number }), tone: 'success' })
  }
  const shared = { quiet: true, refreshes: line.reads }
  const save = useCommand(spec.calls.save, { ...shared, onDone: ({ id, number }) => onDone(id, number) })
  const ask = useCommand(spec.calls.again, {
    ...shared,
    onDone: ({ quoteNumber }) => onDone(opened?.id ?? '', quoteNumber),
  })
  const form = usePageForm<Values>({
    initial: (opened ? typedValues(spec.fields, { ...opened.form }) : emptyValues(spec.fields)) as Values,
    check: (values) => validated(spec, values, { today, settings }).problems,
    problems: line.problems,
    onSend: (values) => {
      // Sent once nothing is wrong, so that it is there.
      const body = { form: validated(spec, values, { today, settings }).form!, version: opened?.version }
      return again
        ? ask.mutateAsync({ query: { id: opened.id }, body })
        : save.mutateAsync({ body: { id: opened?.id ?? null, ...body } })
    },
  })
  return (
    <>
      <UnsavedGuard when={form.isTouched && !sent} note={t(words.leaveNote)} />
      <div className="stack g6 ask-page">
        <h1>{title}</h1>
        <PageForm
          form={form}
          labelOf={(path) => (spec.fields[path] ? t(spec.fields[path].label) : '')}
          toFix={words.toFix}
          focus="first field"
          className="stack g8"
          foot={
            <div className="row wrap">
              {opened && (
                <LinkButton size="l" href={`/${lang}/${line.pages.customer}/${opened.id}`}>
                  {t(words.cancel)}
                </LinkButton>
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
          }
        >
          {Object.entries(spec.parts).map(([part, heading]) => (
            <section key={part} className="stack g5" aria-label={t(heading)}>
              <h2>{t(heading)}</h2>
              {namesIn(spec.fields, part).map((name) => (
                <FieldPlace key={name} path={name}>
                  <FieldControl
                    field={spec.fields[name]!}
                    value={form.values[name] ?? null}
                    onChange={(value) => form.set({ [name]: value })}
                    error={form.errorOf(name)}
                    min={today}
                  />
                </FieldPlace>
              ))}
            </section>
          ))}
        </PageForm>
      </div>
    </>
  )
}
