// All SQL of the long reports: cash in, refunds, settlement runs, tax documents, the journal and one account of the ledger.
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { PurchaseTreatment } from '@marsa/model/finance/purchases/purchase.ts'
import type { RefundState } from '@marsa/model/finance/refunds/refund.ts'
import type { SettlementRunState } from '@marsa/model/finance/settlements/settlement-run.ts'
import { rows, type Db } from '../../kit/db.ts'
import { listing } from '../../kit/listing.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { countedAt, ownerName, subjectOf, type Span } from '../books/books.store.ts'
import { refundRows } from '../refunds/refund-rows.store.ts'
import { among, type TaxDocumentFilter } from '../books/tax-documents.store.ts'

/** `kinds` are those of the subjects of one line; all of them where there are none. */
export type InDays = { span: Span; kinds: readonly string[] | undefined; companyId: string | undefined }
type Party = { name_en: string; name_ar: string }

const ofKind = (column: Sql, kinds: readonly string[] | undefined): Sql =>
  sql`(${kinds ? [...kinds] : null}::text[] is null or ${column} = any(${kinds ? [...kinds] : null}::text[]))`
export const ofCompany = (column: Sql, companyId: string | undefined): Sql =>
  sql`(${companyId ?? null}::uuid is null or ${column} = ${companyId ?? null}::uuid)`

export type CashRow = Party & {
  id: string
  at: Date
  number: string
  subject_kind: string
  subject_number: string
  way: 'CARD' | 'TRANSFER' | 'CHEQUE'
  amount_fils: bigint
}

/** Receipts of payments by card, and transfers and cheques of credit accounts that count. */
const cashIn = ({ span, kinds, companyId }: InDays): Sql => sql`
  select r.id, r.issued_at as at, r.number, s.subject_kind, s.subject_number, 'CARD' as way, r.amount_fils, c.name_en, c.name_ar
    from receipts r join payment_sessions s on s.id = r.session_id join companies c on c.id = r.company_id
    where r.currency = 'AED' and r.issued_at >= ${span.from} and r.issued_at < ${span.until}
      and ${ofKind(sql`s.subject_kind`, kinds)} and ${ofCompany(sql`r.company_id`, companyId)}
  union all
  select p.id, p.counted_at, coalesce(p.bank_reference, p.reference), 'credit-payment', p.reference, p.way, p.amount_fils,
      coalesce(c.name_en, ''), coalesce(c.name_ar, '')
    from credit_receipts p left join companies c on c.id = p.company_id
    where p.way in ('TRANSFER', 'CHEQUE') and p.counted_at >= ${span.from} and p.counted_at < ${span.until} and p.undone_at is null
      and ${ofKind(sql`'credit-payment'`, kinds)} and ${ofCompany(sql`p.company_id`, companyId)}`

export const cashList = listing<InDays, CashRow>(
  (asked) => sql`${cashIn(asked)} order by at, id`,
  ['amount_fils'],
)

/** What came in on each day of the Emirates; a day without anything is not among them. */
export const cashByDay = (db: Db, asked: InDays): Promise<{ day: string; fils: bigint }[]> =>
  rows(
    db,
    sql`select (at at time zone 'Asia/Dubai')::date as day, sum(amount_fils)::bigint as fils
      from (${cashIn(asked)}) cash group by 1 order by 1`,
  )

export type RefundRow = Party & {
  id: string
  subject_number: string
  reason: string
  requested_at: Date
  settled_at: Date | null
  state: RefundState
  amount_fils: bigint
}

export const refundList = listing<InDays, RefundRow>(
  ({ span, kinds, companyId }) => sql`
    select f.id, f.subject_number, f.reason, f.requested_at, f.settled_at, f.state, f.amount_fils, f.name_en, f.name_ar
      from (${refundRows()}) f
      where f.requested_at >= ${span.from} and f.requested_at < ${span.until}
        and ${ofKind(sql`f.subject_kind`, kinds)} and ${ofCompany(sql`f.company_id`, companyId)}
      order by f.requested_at, f.id`,
  ['amount_fils'],
)

export type PayoutReportRow = {
  reference: string
  paid_on: string
  gross_fils: bigint
  fee_fils: bigint
  vat_fils: bigint
  net_fils: bigint
  arrived_on: string | null
}

export const payoutList = listing<{ span: Span }, PayoutReportRow>(
  ({ span }) => sql`
    select p.reference, to_char(p.paid_on, 'YYYY-MM-DD') as paid_on, p.gross_fils, p.fee_fils, p.vat_fils, p.net_fils,
        (select to_char(l.day, 'YYYY-MM-DD') from ledger_transactions t join bank_matches m on m.transaction_id = t.id
          and m.undone_at is null join bank_lines l on l.id = m.line_id where t.kind = 'gateway.payout' and t.subject_id = p.id)
          as arrived_on
      from card_payouts p where p.paid_on >= (${span.from} at time zone 'Asia/Dubai')::date
        and p.paid_on < (${span.until} at time zone 'Asia/Dubai')::date
      order by p.paid_on, p.id`,
  ['gross_fils', 'fee_fils', 'vat_fils', 'net_fils'],
)

export type PurchaseReportRow = {
  number: string
  supplier: string
  trn: string | null
  invoice_number: string
  invoiced_on: string
  treatment: PurchaseTreatment
  account: AccountKind
  net_fils: bigint
  vat_fils: bigint
}

/** Those that count; what was refused or reversed is on the page alone. */
export const purchaseList = listing<{ span: Span }, PurchaseReportRow>(
  ({ span }) => sql`
    select p.number, p.supplier, p.trn, p.invoice_number, to_char(p.invoiced_on, 'YYYY-MM-DD') as invoiced_on, p.treatment, p.account,
        p.net_fils, p.vat_fils
      from purchases p where p.state = 'RECORDED' and p.invoiced_on >= (${span.from} at time zone 'Asia/Dubai')::date
        and p.invoiced_on < (${span.until} at time zone 'Asia/Dubai')::date
      order by p.invoiced_on, p.id`,
  ['net_fils', 'vat_fils'],
)

export type RunReportRow = Party & {
  number: string
  state: SettlementRunState
  until_on: string
  gross_fils: bigint | null
  commission_fils: bigint | null
  commission_vat_fils: bigint | null
  adjustment_fils: bigint | null
  net_fils: bigint | null
  bank_reference: string | null
  ended_at: Date | null
}

export const runList = listing<InDays, RunReportRow>(
  ({ span, companyId }) => sql`
    select r.number, r.state, r.until_on, r.gross_fils, r.commission_fils, r.commission_vat_fils, r.adjustment_fils, r.net_fils,
        r.bank_reference, r.ended_at, c.name_en, c.name_ar
      from settlement_runs r join companies c on c.id = r.company_id
      where r.drafted_at >= ${span.from} and r.drafted_at < ${span.until} and ${ofCompany(sql`r.company_id`, companyId)}
      order by r.id`,
  ['gross_fils', 'commission_fils', 'commission_vat_fils', 'adjustment_fils', 'net_fils'],
)

type Named = { nameEn: string; nameAr: string; trn?: string | null }
export type DocumentRow = {
  id: string
  number: string
  kind: TaxInvoiceKind
  issued_at: Date
  subject_number: string
  supplier: Named
  customer: Named
  net_fils: bigint
  vat_fils: bigint
  total_fils: bigint
}

/** Credit notes count below zero. */
export const documentList = listing<TaxDocumentFilter, DocumentRow>(
  (filter) => sql`
    select i.id, i.number, i.kind, i.issued_at, i.subject_number, i.supplier, i.customer,
        sign.s * i.net_fils as net_fils, sign.s * i.vat_fils as vat_fils, sign.s * i.total_fils as total_fils
      from tax_invoices i cross join lateral (select case when i.kind = 'credit-note' then -1 else 1 end as s) sign
      where ${among(filter)}
      order by i.issued_at, i.id`,
  ['net_fils', 'vat_fils', 'total_fils'],
)

type Posted = {
  id: string
  posted_at: Date
  posting: string
  external_ref: string
  owner: { en: string; ar: string } | null
  subject: { kind: string; number: string } | null
  debit_fils: bigint | null
  credit_fils: bigint | null
}

const sides = sql`case when e.amount_fils < 0 then -e.amount_fils end as debit_fils,
  case when e.amount_fils > 0 then e.amount_fils end as credit_fils`

export type JournalRow = Posted & { kind: AccountKind; currency: string }

/** Every entry of the days in the order of posting, debits of a transaction first. */
export const journalList = listing<{ span: Span }, JournalRow>(
  ({ span }) => sql`
    select t.id, t.posted_at, t.kind as posting, t.external_ref, a.kind, e.currency, ${ownerName(sql`a.owner_id`)} as owner,
        ${subjectOf(sql`t.subject_id`)} as subject, ${sides}
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where a.currency = 'AED' and ${countedAt} >= ${span.from} and ${countedAt} < ${span.until}
      order by t.posted_at, t.id, e.amount_fils, a.id`,
  ['debit_fils', 'credit_fils'],
)

export type AccountRow = Posted & { balance_fils: bigint }

/** The entries of one kind of account with its balance after each, in the sign of the ledger. */
export const accountList = listing<
  { span: Span; kind: AccountKind; ownerId: string | undefined },
  AccountRow
>(
  ({ span, kind, ownerId }) => sql`
    select t.id, t.posted_at, t.kind as posting, t.external_ref, ${ownerName(sql`a.owner_id`)} as owner,
        ${subjectOf(sql`t.subject_id`)} as subject, ${sides},
        (coalesce((select sum(o.amount_fils) from ledger_entries o join ledger_accounts b on b.id = o.account_id
            join ledger_transactions t on t.id = o.transaction_id
            where b.kind = ${kind} and b.currency = 'AED' and ${ofCompany(sql`b.owner_id`, ownerId)} and ${countedAt} < ${span.from}), 0)
          + sum(e.amount_fils) over (order by t.posted_at, t.id, a.id))::bigint as balance_fils
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
      where a.kind = ${kind} and a.currency = 'AED' and ${ofCompany(sql`a.owner_id`, ownerId)}
        and ${countedAt} >= ${span.from} and ${countedAt} < ${span.until}
      order by t.posted_at, t.id, a.id`,
  ['debit_fils', 'credit_fils'],
)
