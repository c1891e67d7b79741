// Credit for administrators: applications, what waits for a second person, and all accounts by how full they are.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listCredit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useMe } from '../../accounts/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { SuspendedBadge } from '../../accounts/companies/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { percent } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { bookHref, oneOf, type CreditSearch } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { financeTitles } from '../titles.ts'
import { CompanyLink } from './company-link.tsx'
import { AccountBadge } from './credit-state.tsx'
import { accountStateText, creditDeskText as words, creditText } from './credit-text.ts'
import type { Named } from './receipt-dialogs.tsx'
import { ReceiptsDesk } from './receipts-desk.tsx'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/credit')
const states = ['APPROVED', 'SUSPENDED'] as const
type Listed = AnswerOf<typeof listCredit>

export function CreditDeskPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { search: searchText, page } = search
  const state = oneOf(states, search.state)
  const query = useQuery({
    ...ask(listCredit, {
      ...(searchText && { searchText }),
      ...(state && { state }),
      ...(page && { page: Number(page) }),
    }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = (change: Partial<CreditSearch>) => bookHref(lang, 'credit', { ...search, ...change })
  // The service desk looks at applications alone.
  const isDesk = useMe()?.roleName === 'desk'
  return (
    <AreaGate area="credit">
      <div className="list-h">
        <h1>{t(financeTitles.credits)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {(data) => (
          <div className="stack g6">
            <Applications rows={data.applications} proposals={data.proposals} />
            {!isDesk && (
              <>
                <Proposals rows={data.proposals} />
                <ReceiptsDesk />
                <Accounts
                  rows={data.accounts}
                  search={search}
                  go={(change) => void navigate({ href: hrefOf({ page: undefined, ...change }) })}
                />
                {data.accountCount > 0 && (
                  <ListPages
                    page={page}
                    total={data.accountCount}
                    hrefOf={(next) => hrefOf({ page: next })}
                  />
                )}
              </>
            )}
          </div>
        )}
      </Loaded>
    </AreaGate>
  )
}

type ListedCompany = Named & { isCompanySuspended: boolean }

const useCompanyColumn = <Row extends ListedCompany>(): Column<Row> => {
  const t = useT()
  return {
    id: 'company',
    head: t(words.company),
    names: true,
    cell: (row) => (
      <>
        <CompanyLink row={row} /> {row.isCompanySuspended && <SuspendedBadge />}
      </>
    ),
  }
}

function Listing<Row extends ListedCompany>({
  title,
  none,
  columns,
  rows,
}: {
  title: string
  none: ReactNode
  columns: Column<Row>[]
  rows: Row[]
}) {
  return (
    <Card title={title} flush={rows.length > 0}>
      {rows.length === 0 ? (
        none
      ) : (
        <DataTable label={title} columns={columns} rows={rows} rowKey={({ companyId }) => companyId} />
      )}
    </Card>
  )
}

export function Applications({
  rows,
  proposals,
}: Pick<Listed, 'proposals'> & { rows: Listed['applications'] }) {
  const t = useT()
  const approvedOnce = new Set(proposals.map(({ companyId }) => companyId))
  const company = useCompanyColumn<Listed['applications'][number]>()
  return (
    <Listing
      title={t(words.applications)}
      none={<p className="muted">{t(words.noApplications)}</p>}
      rows={rows}
      columns={[
        company,
        { id: 'kind', head: t(words.kind), cell: ({ kind }) => t(kind === 'NEW' ? words.new : words.more) },
        {
          id: 'asked',
          head: t(words.asked),
          end: true,
          cell: ({ requestedLimit }) => (requestedLimit ? <Money value={requestedLimit} /> : '–'),
        },
        { id: 'since', head: t(words.since), cell: ({ appliedAt }) => <When value={appliedAt} /> },
        {
          id: 'stands',
          head: t(words.stands),
          cell: ({ companyId, missing, isAsked }) =>
            approvedOnce.has(companyId)
              ? t(words.waitsSecond)
              : isAsked
                ? t(words.waitsAnswer)
                : missing > 0
                  ? t(words.missing, { count: missing })
                  : t(words.complete),
        },
      ]}
    />
  )
}

function Proposals({ rows }: { rows: Listed['proposals'] }) {
  const t = useT()
  const company = useCompanyColumn<Listed['proposals'][number]>()
  return (
    <Listing
      title={t(words.proposals)}
      none={<p className="muted">{t(words.noProposals)}</p>}
      rows={rows}
      columns={[
        company,
        { id: 'limit', head: t(words.limit), end: true, cell: ({ limit }) => <Money value={limit} /> },
        { id: 'by', head: t(words.by), cell: ({ by }) => <bdi>{by}</bdi> },
        { id: 'until', head: t(words.until), cell: ({ lapsesAt }) => <When value={lapsesAt} /> },
      ]}
    />
  )
}

function Accounts({
  rows,
  search,
  go,
}: {
  rows: Listed['accounts']
  search: CreditSearch
  go: (change: Partial<CreditSearch>) => void
}) {
  const t = useT()
  const { lang } = useLang()
  const company = useCompanyColumn<Listed['accounts'][number]>()
  const shareOf = (used: string, limit: string): string =>
    percent(Number(parseMoney(used)) / Math.max(1, Number(parseMoney(limit))), lang, 0)
  const isFiltered = search.search !== undefined || search.state !== undefined
  const listing = (
    <Listing
      title={t(words.accounts)}
      none={
        isFiltered ? (
          <p className="muted">{t(words.noMatch)}</p>
        ) : (
          <Empty title={t(words.noAccounts)}>{t(words.noAccountsBody)}</Empty>
        )
      }
      rows={rows}
      columns={[
        company,
        { id: 'state', head: t(words.state), cell: ({ state }) => <AccountBadge state={state} /> },
        { id: 'limit', head: t(words.limit), end: true, cell: ({ limit }) => <Money value={limit} /> },
        {
          id: 'used',
          head: t(words.used),
          end: true,
          cell: ({ used, limit }) => (
            <>
              <Money value={used.replace('-', '')} />{' '}
              <span className="cap muted num">
                {used.startsWith('-') ? t(creditText.overpaid) : shareOf(used, limit)}
              </span>
            </>
          ),
        },
        {
          id: 'available',
          head: t(creditText.available),
          end: true,
          cell: ({ available }) => <Money value={available} />,
        },
        {
          id: 'terms',
          head: t(creditText.terms),
          cell: ({ termsDays }) => t(creditText.days, { count: termsDays }),
        },
      ]}
    />
  )
  return (
    <div className="stack g4">
      <FilterBar>
        <SearchBox
          label={t(words.company)}
          value={search.search ?? ''}
          onSearch={(next) => go({ search: next.trim() || undefined })}
        />
        <FilterSelect
          label={t(words.state)}
          all={t(words.everyState)}
          ids={states}
          nameOf={(id) => t(accountStateText[id])}
          value={search.state}
          onChange={(next) => go({ state: next })}
        />
      </FilterBar>
      {listing}
    </div>
  )
}
