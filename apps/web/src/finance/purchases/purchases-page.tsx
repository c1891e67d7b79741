// Purchases: suppliers' tax invoices by days, state, treatment and name, with their sums.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { draftPurchase, listPurchases } from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import {
  purchaseMachine,
  purchaseStateText,
  purchaseTreatments,
  purchaseTreatmentText,
} from '@marsa/model/finance/purchases/purchase.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BookFrame } from '../books/book-frame.tsx'
import { BookSums, NothingFits } from '../books/book-list.tsx'
import { bookHref, oneOf, type PurchasesSearch } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { financeTitles } from '../titles.ts'
import { PurchaseDialog } from './purchase-dialog.tsx'
import { PurchaseTable } from './purchase-table.tsx'
import { purchaseWords as words } from './purchase-words.ts'

const route = getRouteApi('/$lang/inside/finance/purchases')
function Filters({
  search,
  go,
}: {
  search: PurchasesSearch
  go: (change: Partial<PurchasesSearch>) => void
}) {
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
        ids={purchaseMachine.states}
        nameOf={(id) => t(purchaseStateText[id])}
        value={search.state}
        onChange={(next) => go({ state: next })}
      />
      <FilterSelect
        label={t(words.treatment)}
        all={t(words.everyTreatment)}
        ids={purchaseTreatments}
        nameOf={(id) => t(purchaseTreatmentText[id])}
        value={search.treatment}
        onChange={(next) => go({ treatment: next })}
      />
    </FilterBar>
  )
}

export function PurchasesPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { search: searchText, page, state: askedState, treatment: askedTreatment, ...days } = search
  const state = oneOf(purchaseMachine.states, askedState)
  const treatment = oneOf(purchaseTreatments, askedTreatment)
  const query = useQuery({
    ...ask(listPurchases, {
      ...days,
      ...(state && { state }),
      ...(treatment && { treatment }),
      ...(searchText && { searchText }),
      ...(page && { page: Number(page) }),
    }),
    placeholderData: keepPreviousData,
  })
  const isAdmin = useMe()?.roleName === 'admin'
  const needs = useNeeds(draftPurchase)
  const [isAdding, setAdding] = useState(false)
  const hrefOf = (change: Partial<PurchasesSearch>) => bookHref(lang, 'purchases', { ...search, ...change })
  return (
    <BookFrame
      page="purchases"
      title={t(financeTitles.purchases)}
      lead={t(words.lead)}
      address="purchases"
      search={search}
      files={[{ report: 'purchases' }]}
    >
      <div className="row end wrap g3">
        <Filters
          search={search}
          go={(change) => void navigate({ href: hrefOf({ page: undefined, ...change }) })}
        />
        {isAdmin && (
          <ActionButton
            variant="primary"
            refusal={needs ?? null}
            problems={capabilityProblems}
            onPress={() => setAdding(true)}
          >
            {t(words.add)}
          </ActionButton>
        )}
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {({ purchases, count, net, vat }) =>
          purchases.length === 0 ? (
            <NothingFits address="purchases" title={t(words.none)}>
              {t(words.noneBody)}
            </NothingFits>
          ) : (
            <div className="stack g4">
              <BookSums
                sums={[
                  { label: t(words.count, { count }), amount: net },
                  { label: t(words.vat), amount: vat },
                ]}
              />
              <div className="list-card">
                <PurchaseTable rows={purchases} isAdmin={isAdmin} />
                <ListPages page={page} total={count} hrefOf={(next) => hrefOf({ page: next })} />
              </div>
            </div>
          )
        }
      </Loaded>
      {isAdding && <PurchaseDialog onClose={() => setAdding(false)} />}
    </BookFrame>
  )
}
