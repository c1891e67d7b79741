// The issues of the newsletter as a table: what, in which state, when, and how many mails.
import type { IssueRow } from '@marsa/model/help/issue-endpoints.ts'
import { useLang } from '../../../kit/direction.tsx'
import { number } from '../../../kit/format.ts'
import { useT } from '../../../kit/t.ts'
import { DataTable, type Column } from '../../../ui/lists/data-table.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { When } from '../../../ui/values/when.tsx'
import { issueText as words } from '../text.ts'
import { IssueState } from './issue-state.tsx'

export function IssueTable({ rows, pending }: { rows: IssueRow[]; pending: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const subjectOf = (issue: IssueRow) => (lang === 'ar' ? issue.subjectAr : issue.subjectEn)
  const columns: Column<IssueRow>[] = [
    { id: 'subject', head: t(words.subject), names: true, cell: (issue) => <bdi>{subjectOf(issue)}</bdi> },
    { id: 'state', head: t(words.state), cell: ({ state }) => <IssueState state={state} /> },
    { id: 'changed', head: t(words.changed), cell: ({ changedAt }) => <When value={changedAt} /> },
    { id: 'sent', head: t(words.sent), cell: ({ sentAt }) => (sentAt ? <When value={sentAt} /> : '–') },
    {
      id: 'letters',
      head: t(words.mails),
      end: true,
      cell: ({ audience, written }) =>
        audience === null
          ? '–'
          : t(words.mailsOf, {
              written: number(written.en + written.ar, lang),
              audience: number(audience, lang),
            }),
    },
    {
      id: 'open',
      head: <span className="vh">{t(words.open)}</span>,
      end: true,
      cell: (issue) => (
        <LinkButton
          size="s"
          href={`/${lang}/admin/newsletter?issue=${issue.id}`}
          aria-label={t(words.openIssue, { subject: subjectOf(issue) })}
        >
          {t(words.open)}
        </LinkButton>
      ),
    },
  ]
  return (
    <DataTable
      label={t(words.issues)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      pending={pending}
    />
  )
}
