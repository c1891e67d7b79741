// Payouts of the card gateway: by days, state and number, with their sums and what no payout holds yet.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  importCardPayouts,
  listCardPayouts,
  payoutStates,
  type CardPayoutRow,
} from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { BookFrame } from '../books/book-frame.tsx'
import { BookSums, NothingFits } from '../books/book-list.tsx'
import { bookHref, oneOf, type StateSearch } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { financeTitles } from '../titles.ts'
import { payoutWords as words } from './card-payout-words.ts'
import { ImportPayoutsDialog } from './import-payouts-dialog.tsx'
import { PayoutBadge } from './payout-badge.tsx'

const route = getRouteApi('/$lang/inside/finance/card-payouts')
const sums = ['gross', 'fee', 'vat', 'net'] as const

const useColumns = (): Column<CardPayoutRow>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'payout',
      head: t(words.payout),
      names: true,
      cell: ({ reference, openCases }) => (
        <>
          <a href={bookHref(lang, `card-payouts/${reference}`)}>
            <Ref value={reference} />
          </a>
          {openCases > 0 && (
            <span className="block dense err">{t(words.openCases, { count: openCases })}</span>
          )}
        </>
      ),
    },
    { id: 'paidOn', head: t(words.paidOn), cell: ({ paidOn }) => date(paidOn, lang) },
    { id: 'state', head: t(words.state), cell: ({ state }) => <PayoutBadge state={state} /> },
    ...sums.map((id) => ({
      id,
      head: t(words[id]),
      end: true,
      cell: (row: CardPayoutRow) => <Money value={row[id]} strong={id === 'net'} />,
    })),
  ]
}

function Filters({ search, go }: { search: StateSearch; go: (change: Partial<StateSearch>) => void }) {
  const t = useT()
  return (
    <FilterBar>
      <SearchBox
        label={t(words.search)}
        value={search.search ?? ''}
        onSearch={(next) => go({ search: next.trim() || undefined })}
      />
      <FilterSelect
        label={t(words.state)}
        all={t(words.everyState)}
        ids={payoutStates}
        nameOf={(id) => t(words[id])}
        value={search.state}
        onChange={(next) => go({ state: next })}
      />
    </FilterBar>
  )
}

export function CardPayoutsPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { search: searchText, page, state: asked, ...days } = search
  const state = oneOf(payoutStates, asked)
  const query = useQuery({
    ...ask(listCardPayouts, {
      ...days,
      ...(state && { state }),
      ...(searchText && { searchText }),
      ...(page && { page: Number(page) }),
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  const isAdmin = useMe()?.roleName === 'admin'
  const needs = useNeeds(importCardPayouts)
  const isNarrow = useNarrow('phone')
  const [isImporting, setImporting] = useState(false)
  const hrefOf = (change: Partial<StateSearch>) => bookHref(lang, 'card-payouts', { ...search, ...change })
  return (
    <BookFrame
      page="card-payouts"
      title={t(financeTitles.cardPayouts)}
      lead={t(words.lead)}
      address="card-payouts"
      search={search}
      files={[{ report: 'card-payouts' }]}
    >
      <div className="row between wrap g3">
        <Filters
          search={search}
          go={(change) => void navigate({ href: hrefOf({ page: undefined, ...change }) })}
        />
        {isAdmin && !isNarrow && (
          <ActionButton
            variant="primary"
            refusal={needs ?? null}
            problems={capabilityProblems}
            onPress={() => setImporting(true)}
          >
            {t(words.import)}
          </ActionButton>
        )}
      </div>
      {isAdmin && isNarrow && <Banner tone="info">{t(words.desktop)}</Banner>}
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {(data) => (
          <div className="stack g4">
            <BookSums
              sums={[
                { label: t(words.count, { count: data.count }), amount: data.net },
                ...(['gross', 'fee', 'vat'] as const).map((name) => ({
                  label: t(words[name]),
                  amount: data[name],
                })),
                {
                  label: t(words.notPaidOut),
                  amount: data.notPaidOut.amount,
                  href: bookHref(lang, 'ledger/gateway_clearing'),
                },
              ]}
            />
            {data.payouts.length === 0 ? (
              <NothingFits address="card-payouts" title={t(words.none)}>
                {t(words.noneBody)}
              </NothingFits>
            ) : (
              <div className="list-card">
                <DataTable
                  label={t(financeTitles.cardPayouts)}
                  columns={columns}
                  rows={data.payouts}
                  rowKey={({ reference }) => reference}
                />
                <ListPages page={page} total={data.count} hrefOf={(next) => hrefOf({ page: next })} />
              </div>
            )}
          </div>
        )}
      </Loaded>
      {isImporting && <ImportPayoutsDialog onClose={() => setImporting(false)} />}
    </BookFrame>
  )
}
