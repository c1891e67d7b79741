// The newest receipts, and the newest tax invoices and credit notes, as tables.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { taxInvoiceKindText } from '@marsa/model/finance/invoice-kinds.ts'
import type { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { bookHref } from '../books/books-search.ts'
import { financePageText as words } from '../text.ts'

type Overview = AnswerOf<typeof viewFinance>
type Latest = Overview['latest'][number]
type Invoice = Overview['invoices'][number]

type Issued = Pick<
  Latest & Invoice,
  'number' | 'subjectNumber' | 'companyNameEn' | 'companyNameAr' | 'issuedAt' | 'amount'
>

/** What every issued document has: its own number first, whose it is, its instant, and the amount last. */
function Issued<Row extends Issued>({ title, head, rows, hrefOf, kind = [], vat = [] }: IssuedProps<Row>) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Row>[] = [
    {
      id: 'number',
      head,
      names: true,
      cell: (row) => (
        <a href={hrefOf(row)}>
          <Ref value={row.number} />
        </a>
      ),
    },
    ...kind,
    { id: 'subject', head: t(words.request), cell: (row) => <Ref value={row.subjectNumber} /> },
    {
      id: 'customer',
      head: t(words.customer),
      cell: (row) => (lang === 'ar' ? row.companyNameAr : row.companyNameEn),
    },
    { id: 'when', head: t(words.when), cell: (row) => <When value={row.issuedAt} /> },
    ...vat,
    { id: 'amount', head: t(words.amount), end: true, cell: (row) => <Money value={row.amount} strong /> },
  ]
  return (
    <section className="stack g3">
      <h2>{title}</h2>
      <div className="list-card">
        <DataTable label={title} columns={columns} rows={rows} rowKey={(row) => row.number} />
      </div>
    </section>
  )
}

type IssuedProps<Row> = {
  title: string
  head: string
  rows: Row[]
  hrefOf: (row: Row) => string
  /** Columns that only some documents have, in their places. */
  kind?: Column<Row>[]
  vat?: Column<Row>[]
}

export function LatestReceipts({ rows }: { rows: Latest[] }) {
  const t = useT()
  const { lang } = useLang()
  // A receipt is read beside the tax documents of what was paid for.
  const hrefOf = ({ subjectNumber }: Latest) => bookHref(lang, 'invoices', { search: subjectNumber })
  return <Issued title={t(words.latest)} head={t(words.receipt)} rows={rows} hrefOf={hrefOf} />
}

export function LatestInvoices({ rows }: { rows: Invoice[] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Issued
      title={t(words.invoices)}
      head={t(words.invoice)}
      rows={rows}
      hrefOf={({ invoiceId }) => bookHref(lang, `invoices/${invoiceId}`)}
      kind={[{ id: 'kind', head: t(words.kind), cell: (row) => t(taxInvoiceKindText[row.kind]) }]}
      vat={[{ id: 'vat', head: t(words.vat), end: true, cell: (row) => <Money value={row.vat} /> }]}
    />
  )
}
