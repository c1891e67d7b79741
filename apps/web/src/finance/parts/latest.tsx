// The newest receipts, and the newest tax invoices and credit notes, as tables.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Money } from '../../ui/money.tsx'
import { Ref } from '../../ui/ref.tsx'
import { When } from '../../ui/when.tsx'
import { financePageText as words, invoiceKindText } from '../text.ts'

type Overview = AnswerOf<typeof viewFinance>
type Latest = Overview['latest'][number]
type Invoice = Overview['invoices'][number]

export function LatestReceipts({ rows }: { rows: Latest[] }) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Latest>[] = [
    { id: 'number', head: t(words.receipt), names: true, cell: (row) => <Ref value={row.number} /> },
    { id: 'subject', head: t(words.request), cell: (row) => <Ref value={row.subjectNumber} /> },
    {
      id: 'customer',
      head: t(words.customer),
      cell: (row) => (lang === 'ar' ? row.companyNameAr : row.companyNameEn),
    },
    { id: 'when', head: t(words.when), cell: (row) => <When value={row.issuedAt} /> },
    { id: 'amount', head: t(words.amount), end: true, cell: (row) => <Money value={row.amount} strong /> },
  ]
  return (
    <section className="stack g3">
      <h2>{t(words.latest)}</h2>
      <div className="list-card">
        <DataTable label={t(words.latest)} columns={columns} rows={rows} rowKey={(row) => row.number} />
      </div>
    </section>
  )
}

export function LatestInvoices({ rows }: { rows: Invoice[] }) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Invoice>[] = [
    { id: 'number', head: t(words.invoice), names: true, cell: (row) => <Ref value={row.number} /> },
    { id: 'kind', head: t(words.kind), cell: (row) => t(invoiceKindText[row.kind]) },
    { id: 'subject', head: t(words.request), cell: (row) => <Ref value={row.subjectNumber} /> },
    {
      id: 'customer',
      head: t(words.customer),
      cell: (row) => (lang === 'ar' ? row.companyNameAr : row.companyNameEn),
    },
    { id: 'when', head: t(words.when), cell: (row) => <When value={row.issuedAt} /> },
    { id: 'vat', head: t(words.vat), end: true, cell: (row) => <Money value={row.vat} /> },
    { id: 'amount', head: t(words.amount), end: true, cell: (row) => <Money value={row.amount} strong /> },
  ]
  return (
    <section className="stack g3">
      <h2>{t(words.invoices)}</h2>
      <div className="list-card">
        <DataTable label={t(words.invoices)} columns={columns} rows={rows} rowKey={(row) => row.number} />
      </div>
    </section>
  )
}
