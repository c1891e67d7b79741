// All tax invoices and credit notes with their sums: by days, kind, whose supply, and number.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Download } from 'lucide-react'
import {
  downloadTaxDocument,
  listTaxDocuments,
  type TaxDocument,
} from '@marsa/model/finance/books/books-endpoints.ts'
import { vatBegan, vatEmirates } from '@marsa/model/finance/books/vat-return.ts'
import { eInvoiceMachine } from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import { vatCategories } from '@marsa/model/kit/money.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { billings, taxInvoiceKinds, taxInvoiceKindText } from '@marsa/model/finance/invoice-kinds.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { EInvoiceBadge } from '../e-invoices/e-invoice-badge.tsx'
import { eInvoiceWords, stateWords } from '../e-invoices/e-invoice-words.ts'
import { financeTitles } from '../titles.ts'
import { categoryWords, noteWords } from '../notes/note-words.ts'
import { WaitingNotes } from '../notes/waiting-notes.tsx'
import { BookFrame, Older } from './book-frame.tsx'
import { BookSums, NothingFits } from './book-list.tsx'
import { bookHref, type DocumentsSearch } from './books-search.ts'
import { booksWords as words } from './books-words.ts'

const route = getRouteApi('/$lang/inside/finance/invoices')

const useColumns = (): Column<TaxDocument>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'number',
      head: t(words.number),
      names: true,
      cell: ({ invoiceId, number, kind }) => (
        <>
          <a href={bookHref(lang, `invoices/${invoiceId}`)}>
            <Ref value={number} />
          </a>
          <span className="dense muted block">{t(taxInvoiceKindText[kind])}</span>
        </>
      ),
    },
    {
      id: 'when',
      head: t(words.when),
      cell: ({ issuedAt, subjectNumber }) => (
        <>
          <When value={issuedAt} />
          <span className="dense muted block">
            <Ref value={subjectNumber} />
          </span>
        </>
      ),
    },
    { id: 'supplier', head: t(words.supplier), cell: ({ supplier }) => <bdi>{supplier[lang]}</bdi> },
    { id: 'customer', head: t(words.customer), cell: ({ customer }) => <bdi>{customer[lang]}</bdi> },
    { id: 'net', head: t(words.net), end: true, cell: ({ net }) => <Money value={net} /> },
    { id: 'vat', head: t(words.vat), end: true, cell: ({ vat }) => <Money value={vat} /> },
    { id: 'total', head: t(words.total), end: true, cell: ({ total }) => <Money value={total} strong /> },
    {
      id: 'e-invoice',
      head: t(eInvoiceWords.title),
      cell: ({ eInvoice, daysLeft }) =>
        eInvoice && (
          <>
            <EInvoiceBadge state={eInvoice} />
            {daysLeft !== null && (
              <span className={clsx('dense block', daysLeft < 0 ? 'err' : 'muted')}>
                {daysLeft < 0 ? t(eInvoiceWords.late) : t(eInvoiceWords.daysLeft, { count: daysLeft })}
              </span>
            )}
          </>
        ),
    },
    {
      id: 'file',
      head: 'PDF',
      cell: ({ invoiceId, number }) => (
        <IconButton
          icon={Download}
          label={`${t(noteWords.pdf)}: ${number}`}
          onPress={() => void download(downloadTaxDocument, { query: { invoiceId } })}
        />
      ),
    },
  ]
}

function Filters({ search, go }: { search: DocumentsSearch; go: (next: DocumentsSearch) => void }) {
  const t = useT()
  const { lang } = useLang()
  const { kind, billing, eInvoice, emirate, category, search: text = '' } = search
  return (
    <FilterBar>
      <SearchBox
        label={t(words.search)}
        value={text}
        onSearch={(next) => go({ ...search, search: next.trim() || undefined })}
      />
      <FilterSelect
        label={t(words.kind)}
        all={t(words.everyKind)}
        ids={taxInvoiceKinds}
        nameOf={(id) => t(taxInvoiceKindText[id])}
        value={kind}
        onChange={(next) => go({ ...search, kind: next })}
      />
      <FilterSelect
        label={t(words.billing)}
        all={t(words.everyBilling)}
        ids={billings}
        nameOf={(id) => t(words[id])}
        value={billing}
        onChange={(next) => go({ ...search, billing: next })}
      />
      <FilterSelect
        label={t(eInvoiceWords.title)}
        all={t(words.everyState)}
        ids={eInvoiceMachine.states}
        nameOf={(id) => t(stateWords[id])}
        value={eInvoice}
        onChange={(next) => go({ ...search, eInvoice: next })}
      />
      <FilterSelect
        label={t(words.emirate)}
        all={t(words.everyEmirate)}
        ids={vatEmirates}
        nameOf={(id) => emirates[id][lang]}
        value={emirate}
        onChange={(next) => go({ ...search, emirate: next })}
      />
      <FilterSelect
        label={t(words.category)}
        all={t(words.everyCategory)}
        ids={vatCategories}
        nameOf={(id) => t(categoryWords[id])}
        value={category}
        onChange={(next) => go({ ...search, category: next })}
      />
    </FilterBar>
  )
}

/** What the page shows, as its file is asked for it; without days the page shows all, a report the month. */
export const fileQuery = ({
  search,
  customer,
  supplier,
  kind,
  before: _,
  from,
  to,
  ...rest
}: DocumentsSearch) => ({
  ...rest,
  ...(!from && !to && { from: vatBegan }),
  ...(kind && { documentKind: kind }),
  ...(customer && { companyId: customer }),
  ...(supplier && { supplierId: supplier }),
  ...(search && { searchText: search }),
})

export function TaxDocumentsPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { search: searchText, customer: companyId, supplier: supplierId, ...rest } = search
  const query = useQuery({
    ...ask(listTaxDocuments, {
      ...rest,
      ...(companyId && { companyId }),
      ...(supplierId && { supplierId }),
      ...(searchText && { searchText }),
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  return (
    <BookFrame
      page="invoices"
      title={t(financeTitles.invoices)}
      lead={t(words.documentsLead)}
      address="invoices"
      search={search}
      files={[{ report: 'tax-documents', query: fileQuery(search) }]}
    >
      <WaitingNotes />
      <Filters
        search={search}
        go={(next) => void navigate({ href: bookHref(lang, 'invoices', { ...next, before: undefined }) })}
      />
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {({ documents, next, count, net, vat, total }) =>
          documents.length === 0 ? (
            <NothingFits address="invoices" title={t(words.noDocuments)}>
              {t(words.noDocumentsBody)}
            </NothingFits>
          ) : (
            <div className="stack g4">
              <BookSums
                sums={[
                  { label: t(words.documents, { count }), amount: total },
                  { label: t(words.net), amount: net },
                  { label: t(words.vat), amount: vat },
                ]}
              />
              <div className="list-card">
                <DataTable
                  label={t(financeTitles.invoices)}
                  columns={columns}
                  rows={documents}
                  rowKey={({ invoiceId }) => invoiceId}
                />
                <Older
                  before={search.before}
                  next={next}
                  hrefOf={(before) => bookHref(lang, 'invoices', { ...search, before })}
                />
              </div>
            </div>
          )
        }
      </Loaded>
    </BookFrame>
  )
}
