// The people of a company, or of all: filters, rows, pages.
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleCheck, CircleSlash, Clock, Lock, type LucideIcon } from 'lucide-react'
import { roleText } from '@marsa/model/accounts/text.ts'
import type { listUsers, ListedUser, UserStatus } from '@marsa/model/accounts/users/users-endpoints.ts'
import { rolesOf } from '@marsa/model/accounts/users/users-rules.ts'
import { roles, type Role } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { FilterBar, SearchBox, type FilterChip } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { pageSize } from './users-queries.ts'
import type { PeopleSearch } from './people-search.ts'
import { statusText, usersText } from './users-text.ts'
import { companyName, fullName } from './users-names.ts'

export type Go = (change: Partial<PeopleSearch>) => void
export type HrefOf = (change: Partial<PeopleSearch>) => string

const badges: Record<UserStatus, [BadgeTone, LucideIcon]> = {
  ACTIVE: ['good', CircleCheck],
  PENDING_APPROVAL: ['waiting', Clock],
  REFUSED: ['bad', CircleSlash],
  LOCKED: ['bad', Lock],
  DISABLED: ['neutral', CircleSlash],
}

export function PersonStatus({ status }: { status: UserStatus }) {
  const t = useT()
  const [tone, icon] = badges[status]
  return <Badge tone={tone} icon={icon} label={t(statusText[status])} />
}

/** Staff manage by their role, not by a mark. */
const staff: readonly Role[] = rolesOf('platform')

export function RoleName({ user }: { user: Pick<ListedUser, 'roleName' | 'isCompanyAdmin'> }) {
  const t = useT()
  return (
    <>
      {t(roleText[user.roleName])}
      {user.isCompanyAdmin && !staff.includes(user.roleName) && (
        <span className="sub">{t(usersText.companyAdmin)}</span>
      )}
    </>
  )
}

function Filters({ search, go, all }: { search: PeopleSearch; go: Go; all: boolean }) {
  const t = useT()
  const { text, role, status, company } = search
  const known = roles.find((each) => each === role)
  const state = (Object.keys(badges) as UserStatus[]).find((each) => each === status)
  const chips: FilterChip[] = [
    ...(text ? [{ id: 'text', label: t(usersText.matching, { text }) }] : []),
    ...(known ? [{ id: 'role', label: t(roleText[known]) }] : []),
    ...(state ? [{ id: 'status', label: t(statusText[state]) }] : []),
    ...(company && all ? [{ id: 'company', label: t(usersText.oneCompany) }] : []),
  ]
  return (
    <div className="list-filters">
      <FilterBar
        chips={chips}
        onRemove={(id) => go({ [id]: undefined })}
        onClear={() => go({ text: undefined, role: undefined, status: undefined, company: undefined })}
      >
        <SearchBox
          label={t(usersText.search)}
          value={text ?? ''}
          onSearch={(typed) => go({ text: typed.trim() || undefined })}
        />
        <Select
          label={t(usersText.role)}
          placeholder={t(usersText.anyRole)}
          value={known ?? null}
          onChange={(id) => go({ role: id })}
          options={roles.map((id) => ({ id, label: t(roleText[id]) }))}
        />
        <Select
          label={t(usersText.status)}
          placeholder={t(usersText.anyStatus)}
          value={state ?? null}
          onChange={(id) => go({ status: id })}
          options={(Object.keys(badges) as UserStatus[]).map((id) => ({ id, label: t(statusText[id]) }))}
        />
      </FilterBar>
    </div>
  )
}

const useColumns = (all: boolean, hrefOf: HrefOf): Column<ListedUser>[] => {
  const t = useT()
  const { lang } = useLang()
  const company: Column<ListedUser> = {
    id: 'company',
    head: t(usersText.company),
    cell: (user) => companyName(lang, user),
  }
  return [
    {
      id: 'person',
      head: t(usersText.person),
      names: true,
      cell: (user) => (
        <a className="strong" href={hrefOf({ person: user.userCode })}>
          {fullName(lang, user)}
        </a>
      ),
    },
    { id: 'role', head: t(usersText.role), cell: (user) => <RoleName user={user} /> },
    ...(all ? [company] : []),
    {
      id: 'contact',
      head: t(usersText.contact),
      cell: (user) => (
        <>
          <Ref value={user.email} />
          {user.mobileNumber && (
            <span className="sub">
              <Ref value={user.mobileNumber} />
            </span>
          )}
        </>
      ),
    },
    { id: 'status', head: t(usersText.status), cell: (user) => <PersonStatus status={user.status} /> },
  ]
}

type Query = UseQueryResult<AnswerOf<typeof listUsers>, Refusal>

export function PeopleList({ query, search, all, hrefOf, go }: PeopleListProps) {
  const t = useT()
  const { data, isPending } = query
  const columns = useColumns(all, hrefOf)
  return (
    <>
      <Filters search={search} go={go} all={all} />
      <Loaded query={query} card />
      {data?.totalCount === 0 && (
        <div className="card">
          <Empty title={t(usersText.noMatch)}>{t(usersText.noMatchBody)}</Empty>
        </div>
      )}
      {(isPending || (data?.totalCount ?? 0) > 0) && (
        <div className="list-card">
          <DataTable
            label={t(usersText.people)}
            columns={columns}
            rows={data?.items ?? []}
            rowKey={(user) => user.userCode}
            pending={isPending}
          />
          {data && (
            <div className="list-foot">
              <Pager
                page={search.page ?? 1}
                size={pageSize}
                total={data.totalCount}
                hrefOf={(page) => hrefOf({ page: page > 1 ? page : undefined })}
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}

type PeopleListProps = { query: Query; search: PeopleSearch; all: boolean; hrefOf: HrefOf; go: Go }
