// Get a storage quote: a new request, or one that nobody has quoted yet; its draft is kept in this tab.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { saveStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { useMe, useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useCommand } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { isSwitched } from '../../kit/switched.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { draftName, storageDraft } from './form-draft.ts'
import { storageFormProblemRows } from './form-problems.ts'
import { storageFormText as words, storageSentText } from './form-text.ts'
import { emptyStorage, valuesOf, type StorageValues } from './form-values.ts'
import { StorageForm } from './storage-form.tsx'
import { StorageSent } from './storage-sent.tsx'
import { storageQuery, storageReads } from '../queries.ts'
import { storageUpload } from '../storage/document-calls.ts'
import { readStorageForm } from '../list/search.ts'
import { useFormDocuments } from '../../requests/door.tsx'
import { useNewStorageForm } from './use-storage-form.ts'
import '../warehouse.css'

const route = getRouteApi('/$lang/inside/warehouse/quote')

export function StorageQuotePage() {
  useOnly(saveStorage)
  const { id, cbm } = readStorageForm(route.useSearch())
  const me = useMe()
  // Another request in the address, or a second one after the first, begins with a form of its own.
  const [round, setRound] = useState(0)
  if (!me) return <Skeleton block="480px" />
  if (id) return <Opened key={id} id={id} userCode={me.userCode} />
  const initial = { ...emptyStorage, ...(cbm && { cbm: String(cbm) }) }
  return (
    <Writing
      key={round}
      userCode={me.userCode}
      initial={round === 0 ? initial : emptyStorage}
      onAnother={() => setRound(round + 1)}
    />
  )
}

function Opened({ id, userCode }: { id: string; userCode: string }) {
  const { lang } = useLang()
  const t = useT()
  const navigate = useNavigate()
  const query = useQuery(storageQuery(id))
  const { data } = query
  // What is written over does not change under the writer's hands.
  const [opened, setOpened] = useState<StorageDetail>()
  if (data && !opened) setOpened(data)
  if (query.isError || !opened) return <Loaded query={query} card skeleton={<Skeleton block="480px" />} />
  if (opened.editRefusal)
    return (
      <Banner
        tone="attention"
        title={sentence(storageFormProblemRows, lang, opened.editRefusal)}
        action={<LinkButton href={`/${lang}/warehouse/storages/${id}`}>{t(storageSentText.view)}</LinkButton>}
      />
    )
  return (
    <Writing
      userCode={userCode}
      initial={valuesOf(opened.form)}
      opened={opened}
      onAnother={() => void navigate({ href: `/${lang}/warehouse/quote` })}
    />
  )
}

type WritingProps = {
  userCode: string
  initial: StorageValues
  opened?: StorageDetail
  onAnother: () => void
}

function Writing({ userCode, initial, opened, onAnother }: WritingProps) {
  const t = useT()
  const { lang } = useLang()
  const [today] = useState(() => dayOf(new Date()))
  const draft = storageDraft(userCode)
  const [kept] = useState(() => (opened ? undefined : draft.kept()))
  // Whoever switches the language goes on writing; whoever comes back is asked.
  const taken = kept && isSwitched() ? kept.values : undefined
  const [offered, setOffered] = useState(taken ? undefined : kept)
  const [sent, setSent] = useState<AnswerOf<typeof saveStorage>>()
  const documents = useFormDocuments(storageUpload, storageReads)
  useTitle(t(opened ? words.editTitle : words.title))
  const save = useCommand(saveStorage, {
    quiet: true,
    refreshes: storageReads,
    onDone: (answer) => {
      if (!opened) draft.forget()
      setSent(answer)
      scrollTo({ top: 0 })
      void documents.sendAll(answer.storageRequestID)
    },
  })
  const form = useNewStorageForm({
    initial: taken ?? initial,
    today,
    onSend: (asked) =>
      save.mutateAsync({
        body: { storageRequestID: opened?.storageRequestID ?? null, form: asked, version: opened?.version },
      }),
    onChange: (values) => {
      if (!opened) draft.keep(values, new Date())
    },
  })
  const isTouched = form.isTouched || taken !== undefined
  const uploading = documents.documents.some(({ state }) => state === 'uploading' || state === 'waiting')
  const guard = sent ? uploading : isTouched || uploading
  const note = sent ? words.leaveUploads : opened ? words.leaveChanges : words.leaveNote
  return (
    <>
      <UnsavedGuard when={guard} note={t(note)} />
      {sent ? (
        <StorageSent answer={sent} edits={opened !== undefined} documents={documents} onAnother={onAnother} />
      ) : (
        <StorageForm
          form={form}
          today={today}
          edits={opened !== undefined}
          documents={documents}
          aside={
            opened && (
              <LinkButton size="l" href={`/${lang}/warehouse/storages/${opened.storageRequestID}`}>
                {t(words.cancel)}
              </LinkButton>
            )
          }
        >
          {offered && (
            <Banner
              tone="info"
              title={t(words.draftTitle)}
              action={
                <div className="row wrap g2">
                  <Button
                    size="s"
                    changes={false}
                    onPress={() => {
                      form.set(offered.values)
                      setOffered(undefined)
                    }}
                  >
                    {t(words.draftTake)}
                  </Button>
                  <Button
                    size="s"
                    variant="text"
                    changes={false}
                    onPress={() => {
                      if (!isTouched) draft.forget()
                      setOffered(undefined)
                    }}
                  >
                    {t(words.draftDrop)}
                  </Button>
                </div>
              }
            >
              {t(words.draftBody, { title: draftName(offered, lang), when: dateTime(offered.at, lang) })}
            </Banner>
          )}
        </StorageForm>
      )}
    </>
  )
}
