// Purchases: suppliers' tax invoices by days, state, treatment and name, with their sums and the step that is next for each.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Download, Pencil, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import { chart } from '@marsa/model/finance/books/chart.ts'
import {
  decidePurchase,
  downloadPurchaseInvoice,
  draftPurchase,
  listPurchases,
  reversePurchase,
  type PurchaseRow,
} from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import { purchaseProblems } from '@marsa/model/finance/purchases/purchase-problems.ts'
import {
  purchaseMachine,
  purchaseStateText,
  purchaseTreatments,
  purchaseTreatmentText,
  type PurchaseState,
} from '@marsa/model/finance/purchases/purchase.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { BookFrame } from '../books/book-frame.tsx'
import { bookHref, oneOf, type PurchasesSearch } from '../books/books-search.ts'
import { booksWords } from '../books/books-words.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { financeTitles } from '../titles.ts'
import { PurchaseDialog } from './purchase-dialog.tsx'
import { purchaseWords as words } from './purchase-words.ts'

const route = getRouteApi('/$lang/inside/finance/purchases')
const everything = 'all'
const problems = { ...purchaseProblems, ...capabilityProblems }

const faces: Record<PurchaseState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  PROPOSED: { tone: 'waiting', icon: Users },
  RECORDED: { tone: 'good', icon: CircleCheck },
  REFUSED: { tone: 'bad', icon: CircleX },
  REVERSED: { tone: 'neutral', icon: Undo2 },
}

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
      <Select
        label={t(words.state)}
        value={search.state ?? everything}
        options={[
          { id: everything, label: t(words.everyState) },
          ...purchaseMachine.states.map((id) => ({ id, label: t(purchaseStateText[id]) })),
        ]}
        onChange={(id) => go({ state: purchaseMachine.states.find((each) => each === id) })}
      />
      <Select
        label={t(words.treatment)}
        value={search.treatment ?? everything}
        options={[
          { id: everything, label: t(words.everyTreatment) },
          ...purchaseTreatments.map((id) => ({ id, label: t(purchaseTreatmentText[id]) })),
        ]}
        onChange={(id) => go({ treatment: purchaseTreatments.find((each) => each === id) })}
      />
    </FilterBar>
  )
}

function Steps({ row }: { row: PurchaseRow }) {
  const t = useT()
  const { purchaseId, state } = row
  const query = { id: purchaseId }
  const [isReversing, setReversing] = useState(false)
  const decide = useCommand(decidePurchase, {
    refreshes: [listPurchases],
    quiet: true,
    onDone: () => void toast({ title: t(words.done), tone: 'success' }),
  })
  const [decides, reverses] = [useNeeds(decidePurchase), useNeeds(reversePurchase)]
  const decision = (isApproved: boolean) => (
    <ActionButton
      size="s"
      variant={isApproved ? 'primary' : 'secondary'}
      refusal={decides ?? row.decideRefusal}
      problems={problems}
      isPending={decide.isPending}
      onPress={() => decide.mutate({ query, body: { isApproved } })}
    >
      {t(isApproved ? words.approve : words.refuse)}
    </ActionButton>
  )
  return (
    <div className="row wrap g2">
      <RefusalBanner refusal={decide.error} beside={[]} />
      {state === 'PROPOSED' && decision(true)}
      {state === 'PROPOSED' && decision(false)}
      {state === 'RECORDED' && (
        <ActionButton
          size="s"
          refusal={reverses ?? null}
          problems={problems}
          onPress={() => setReversing(true)}
        >
          {t(words.reverse)}
        </ActionButton>
      )}
      {isReversing && (
        <ReasonDialog
          title={t(words.reverseTitle)}
          send={t(words.reverse)}
          tone="danger"
          label={t(words.reason)}
          endpoint={reversePurchase}
          input={(reason) => ({ query, body: { reason } })}
          refreshes={[listPurchases]}
          done={t(words.reversed)}
          onClose={() => setReversing(false)}
        >
          <p>
            <Ref value={row.number} /> · <bdi>{row.supplier}</bdi> · <Money value={row.vat} />
          </p>
          <p>{t(words.reverseBody)}</p>
        </ReasonDialog>
      )}
    </div>
  )
}

const useColumns = (isAdmin: boolean): Column<PurchaseRow>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'supplier',
      head: t(words.supplier),
      names: true,
      cell: ({ supplier, trn, number }) => (
        <>
          <bdi>{supplier}</bdi>
          <span className="block dense muted">
            <Ref value={number} /> {trn && <Ref value={trn} />}
          </span>
        </>
      ),
    },
    {
      id: 'invoice',
      head: t(words.invoiceNumber),
      cell: ({ invoiceNumber, invoicedOn, file }) => (
        <>
          <Ref value={invoiceNumber} />{' '}
          {file && (
            <IconButton
              icon={Download}
              label={`${t(words.file)}: ${invoiceNumber}`}
              onPress={() =>
                void download(downloadPurchaseInvoice, { query: { documentId: file.documentId } })
              }
            />
          )}
          <span className="block dense muted">{date(invoicedOn, lang)}</span>
        </>
      ),
    },
    {
      id: 'account',
      head: t(words.account),
      cell: ({ account, treatment }) => (
        <>
          {t(chart[account])}
          <span className="block dense muted">{t(purchaseTreatmentText[treatment])}</span>
        </>
      ),
    },
    {
      id: 'state',
      head: t(words.state),
      cell: ({ state, recordedBy, decidedBy, reason }) => (
        <>
          <Badge {...faces[state]} label={t(purchaseStateText[state])} />
          <bdi className="block dense muted">{[recordedBy, decidedBy].filter(Boolean).join(' · ')}</bdi>
          {reason && <bdi className="block dense muted">{reason}</bdi>}
        </>
      ),
    },
    { id: 'net', head: t(words.net), end: true, cell: ({ net }) => <Money value={net} /> },
    { id: 'vat', head: t(words.vat), end: true, cell: ({ vat }) => <Money value={vat} strong /> },
    ...(isAdmin
      ? [{ id: 'next', head: t(words.next), cell: (row: PurchaseRow) => <Steps row={row} /> }]
      : []),
  ]
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
  const columns = useColumns(isAdmin)
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
      <div className="row between wrap g3">
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
            <div className="card">
              <Empty
                art
                title={t(words.none)}
                action={<LinkButton href={bookHref(lang, 'purchases')}>{t(booksWords.showAll)}</LinkButton>}
              >
                {t(words.noneBody)}
              </Empty>
            </div>
          ) : (
            <div className="stack g4">
              <dl className="dl h card card-b">
                <div>
                  <dt>{t(words.count, { count })}</dt>
                  <dd>
                    <Money value={net} strong />
                  </dd>
                </div>
                <div>
                  <dt>{t(words.vat)}</dt>
                  <dd>
                    <Money value={vat} />
                  </dd>
                </div>
              </dl>
              <div className="list-card">
                <DataTable
                  label={t(financeTitles.purchases)}
                  columns={columns}
                  rows={purchases}
                  rowKey={({ purchaseId }) => purchaseId}
                />
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
