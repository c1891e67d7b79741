// Open invitations: who was asked, until when, once more or not at all.
import type { UseQueryResult } from '@tanstack/react-query'
import { Clock, RotateCw, TimerOff } from 'lucide-react'
import {
  cancelInvitation,
  resendInvitation,
  type Invitation,
  type listInvitations,
} from '@marsa/model/accounts/users/users-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { pageSize, peopleReads } from './users-queries.ts'
import { usersText } from './users-text.ts'
import { RoleName, type HrefOf } from './users-list.tsx'
import { companyName } from './users-names.ts'

function Acts({ invitation }: { invitation: Invitation }) {
  const t = useT()
  const query = { invitationId: invitation.invitationId }
  const resend = useCommand(resendInvitation, {
    refreshes: peopleReads,
    onDone: () => void toast({ title: t(usersText.resent), tone: 'success' }),
  })
  const cancel = useCommand(cancelInvitation, {
    refreshes: peopleReads,
    onDone: () => void toast({ title: t(usersText.cancelled), tone: 'success' }),
  })
  return (
    <span className="row wrap g2">
      <Button size="s" icon={RotateCw} isPending={resend.isPending} onPress={() => resend.mutate({ query })}>
        {t(usersText.resend)}
      </Button>
      <Button size="s" variant="text" isPending={cancel.isPending} onPress={() => cancel.mutate({ query })}>
        {t(usersText.cancelInvitation)}
      </Button>
    </span>
  )
}

const useColumns = (all: boolean): Column<Invitation>[] => {
  const t = useT()
  const { lang } = useLang()
  const company: Column<Invitation> = {
    id: 'company',
    head: t(usersText.company),
    cell: (row) => companyName(lang, row),
  }
  return [
    { id: 'email', head: t(usersText.sentTo), names: true, cell: (row) => <Ref value={row.email} /> },
    { id: 'role', head: t(usersText.role), cell: (row) => <RoleName user={row} /> },
    ...(all ? [company] : []),
    {
      id: 'state',
      head: t(usersText.status),
      cell: (row) =>
        row.state === 'sent' ? (
          <Badge tone="waiting" icon={Clock} label={t(usersText.waiting)} />
        ) : (
          <Badge tone="bad" icon={TimerOff} label={t(usersText.ranOut)} />
        ),
    },
    { id: 'until', head: t(usersText.validUntil), cell: (row) => <When value={row.expiresAt} /> },
    {
      id: 'acts',
      head: <span className="vh">{t(usersText.manage)}</span>,
      cell: (row) => <Acts invitation={row} />,
    },
  ]
}

export function InvitationList({ query, all, hrefOf, page }: InvitationListProps) {
  const t = useT()
  const { data, isPending } = query
  const columns = useColumns(all)
  if (query.isError) return <Loaded query={query} card />
  if (data?.totalCount === 0)
    return (
      <div className="card">
        <Empty title={t(usersText.noInvitations)}>{t(usersText.noInvitationsBody)}</Empty>
      </div>
    )
  return (
    <div className="list-card">
      <DataTable
        label={t(usersText.invitations)}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={(row) => row.invitationId}
        pending={isPending}
      />
      {data && (
        <div className="list-foot">
          <Pager
            page={page}
            size={pageSize}
            total={data.totalCount}
            hrefOf={(next) => hrefOf({ page: next > 1 ? next : undefined })}
          />
        </div>
      )}
    </div>
  )
}

type InvitationListProps = {
  query: UseQueryResult<AnswerOf<typeof listInvitations>, Refusal>
  all: boolean
  hrefOf: HrefOf
  page: number
}
