// Writing an issue in both languages, with a preview beside it; what was saved can be tried on oneself and sent.
import { useState } from 'react'
import { removeIssue, saveIssue, type Issue } from '@marsa/model/help/issue-endpoints.ts'
import { issueLimits } from '@marsa/model/help/issue.ts'
import { toast, useCommand } from '../../../kit/query.ts'
import { RefusalBanner } from '../../../kit/refusal-banner.tsx'
import { useT } from '../../../kit/t.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/values/card.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { issueReads } from '../queries.ts'
import { issueText as words } from '../text.ts'
import { IssueSender } from './issue-sender.tsx'
import { IssuePreview } from './issue-preview.tsx'

export type IssueDraft = Pick<Issue, 'subjectEn' | 'subjectAr' | 'textEn' | 'textAr'>
const empty: IssueDraft = { subjectEn: '', subjectAr: '', textEn: '', textAr: '' }
const draftOf = ({ subjectEn, subjectAr, textEn, textAr }: IssueDraft): IssueDraft => ({
  subjectEn,
  subjectAr,
  textEn,
  textAr,
})

export type IssueEditorProps = {
  issue?: Issue
  readers: number
  onSaved: (id: string) => void
  onRemoved: () => void
}

export function IssueEditor({ issue, readers, onSaved, onRemoved }: IssueEditorProps) {
  const t = useT()
  const [draft, setDraft] = useState(draftOf(issue ?? empty))
  const [removing, setRemoving] = useState(false)
  const save = useCommand(saveIssue, {
    quiet: true,
    refreshes: issueReads,
    onDone: ({ id }) => {
      onSaved(id)
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const remove = useCommand(removeIssue, { refreshes: issueReads, onDone: onRemoved })
  const serverErrors = save.error?.fieldSentences ?? {}
  const bound = (name: keyof IssueDraft) => ({
    value: draft[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
    error: serverErrors[name],
  })
  const isSaved = issue !== undefined && JSON.stringify(draftOf(issue)) === JSON.stringify(draft)
  return (
    <div className="stack g6">
      <RefusalBanner refusal={save.error} />
      <Card
        title={t(issue ? words.DRAFT : words.newIssue)}
        footer={
          <div className="row wrap">
            <Button
              variant={isSaved ? undefined : 'primary'}
              isPending={save.isPending}
              onPress={() => save.mutate({ body: { ...draft, id: issue?.id, version: issue?.version ?? 0 } })}
            >
              {t(words.save)}
            </Button>
            {issue && <Button onPress={() => setRemoving(true)}>{t(words.remove)}</Button>}
          </div>
        }
      >
        <div className="issue-both">
          <div className="stack g4">
            <TextInput label={t(words.subjectEn)} lang="en" dir="ltr" {...bound('subjectEn')} />
            <TextArea
              label={t(words.textEn)}
              hint={t(words.textHint)}
              lang="en"
              dir="ltr"
              rows={10}
              limit={issueLimits.text}
              {...bound('textEn')}
            />
          </div>
          <div className="stack g4">
            <TextInput label={t(words.subjectAr)} lang="ar" dir="rtl" {...bound('subjectAr')} />
            <TextArea
              label={t(words.textAr)}
              hint={t(words.textHint)}
              lang="ar"
              dir="rtl"
              rows={10}
              limit={issueLimits.text}
              {...bound('textAr')}
            />
          </div>
        </div>
      </Card>
      <section className="stack g4">
        <h2>{t(words.preview)}</h2>
        <div className="issue-both">
          <IssuePreview language="en" subject={draft.subjectEn} text={draft.textEn} />
          <IssuePreview language="ar" subject={draft.subjectAr} text={draft.textAr} />
        </div>
      </section>
      {issue && isSaved ? (
        <IssueSender issue={issue} readers={readers} />
      ) : (
        <p className="muted">{t(words.unsaved)}</p>
      )}
      {issue && (
        <AlertDialog
          isOpen={removing}
          onClose={() => setRemoving(false)}
          title={t(words.removeTitle)}
          actionLabel={t(words.remove)}
          isPending={remove.isPending}
          onAction={() => remove.mutate({ query: { id: issue.id, version: issue.version } })}
        >
          <p>{t(words.removeBody)}</p>
        </AlertDialog>
      )}
    </div>
  )
}
