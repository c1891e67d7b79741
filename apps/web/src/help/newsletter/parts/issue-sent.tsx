// An issue that is being sent or has been: how far it is, and what became of its mails.
import type { Issue } from '@marsa/model/help/issue-endpoints.ts'
import { useLang } from '../../../kit/direction.tsx'
import { number } from '../../../kit/format.ts'
import { useT } from '../../../kit/t.ts'
import { Card } from '../../../ui/values/card.tsx'
import { When } from '../../../ui/values/when.tsx'
import { issueText as words } from '../text.ts'
import { IssueState } from './issue-state.tsx'
import { IssuePreview } from './issue-preview.tsx'

export function IssueSent({ issue }: { issue: Issue }) {
  const t = useT()
  const { lang } = useLang()
  const { written, waiting, failed, left, sentAt, sentBy } = issue
  const all = written.en + written.ar
  // Who has left meanwhile gets no mail: a finished issue is whole.
  const audience = issue.state === 'SENT' ? all : (issue.audience ?? all)
  const counts = [
    [words.inEnglish, written.en],
    [words.inArabic, written.ar],
    [words.waiting, waiting],
    [words.failed, failed],
    [words.left, left],
  ] as const
  return (
    <div className="stack g6">
      <Card title={t(words.mails)} aside={<IssueState state={issue.state} />}>
        <div className="stack g5">
          {sentAt && (
            <p className="muted">
              <When value={sentAt} />
              {sentBy && <> · {sentBy}</>}
            </p>
          )}
          <div className="stack g2">
            <progress
              className="issue-bar"
              aria-label={t(words.progress)}
              max={Math.max(audience, 1)}
              value={all}
            />
            <p role="status">
              {t(words.mailsOf, { written: number(all, lang), audience: number(audience, lang) })}
            </p>
          </div>
          <dl className="issue-counts">
            {counts.map(([label, count]) => (
              <div key={label.en}>
                <dt>{t(label)}</dt>
                <dd>{number(count, lang)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <div className="issue-both">
        <IssuePreview language="en" subject={issue.subjectEn} text={issue.textEn} />
        <IssuePreview language="ar" subject={issue.subjectAr} text={issue.textAr} />
      </div>
    </div>
  )
}
