// Rows of the queue: applicant, company, when it came and when it is due, and where it stands.
import { CircleCheck, CircleX, Clock, TriangleAlert, UserCheck } from 'lucide-react'
import type { RegistrationRow } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { registrationStateText, userTypeText } from '@marsa/model/accounts/registration/registration-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { When } from '../../ui/values/when.tsx'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'

const badges = {
  PENDING_APPROVAL: { tone: 'waiting', icon: Clock },
  ACTIVE: { tone: 'good', icon: CircleCheck },
  REFUSED: { tone: 'bad', icon: CircleX },
} as const

/** Where a registration stands; late ones and those that lack a second person say so. */
export function RegistrationBadge({ row, large }: { row: RegistrationRow; large?: boolean }) {
  const t = useT()
  if (row.late)
    return <Badge tone="bad" icon={TriangleAlert} label={t(registrationsText.isLate)} large={large} />
  if (row.waitsForAdmin)
    return <Badge tone="waiting" icon={UserCheck} label={t(registrationsText.needsAdmin)} large={large} />
  return <Badge {...badges[row.state]} label={t(registrationStateText[row.state])} large={large} />
}

export function RegistrationTable({ rows, pending }: { rows: RegistrationRow[]; pending: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<RegistrationRow>[] = [
    {
      id: 'applicant',
      head: t(registrationsText.applicant),
      names: true,
      cell: (row) => (
        <a href={`/${lang}/admin/registrations/${row.id}`}>
          <bdi>{row.name}</bdi>
        </a>
      ),
    },
    { id: 'kind', head: t(registrationsText.kind), cell: (row) => t(userTypeText[row.userType]) },
    {
      id: 'company',
      head: t(registrationsText.company),
      cell: (row) => (row.company ? <bdi>{row.company[lang]}</bdi> : '–'),
    },
    { id: 'received', head: t(registrationsText.received), cell: (row) => <When value={row.registeredAt} /> },
    {
      id: 'due',
      head: t(registrationsText.due),
      cell: (row) => (row.dueAt && row.state === 'PENDING_APPROVAL' ? <When value={row.dueAt} /> : '–'),
    },
    { id: 'state', head: t(registrationsText.state), cell: (row) => <RegistrationBadge row={row} /> },
  ]
  return (
    <DataTable
      label={t(registrationsText.views)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      hot={(row) => row.late}
      pending={pending}
    />
  )
}
