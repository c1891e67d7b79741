// All SQL of the finance overview; sums in fils.
import { sql } from '../kit/sql.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { PaymentPart, PaymentSessionState } from '@marsa/model/finance/payment-session.ts'
import { one, rows, type Db } from '../kit/db.ts'

export type StateSum = { state: PaymentSessionState; count: number; fils: bigint }

export const paymentsByState = (db: Db): Promise<StateSum[]> =>
  rows(
    db,
    sql`select state, count(*)::int as count, sum(amount_fils)::bigint as fils from payment_sessions
      where currency = 'AED' group by state order by state`,
  )

export const receiptsSince = (db: Db, since: Date): Promise<{ count: number; fils: bigint }> =>
  one(
    db,
    sql`select count(*)::int as count, coalesce(sum(amount_fils), 0)::bigint as fils from receipts
      where currency = 'AED' and issued_at >= ${since}`,
  )

export type ReceiptRow = {
  number: string
  issued_at: Date
  subject_number: string
  part: PaymentPart
  amount_fils: bigint
  name_en: string
  name_ar: string
}

export const latestReceipts = (db: Db, limit: number): Promise<ReceiptRow[]> =>
  rows(
    db,
    sql`select r.number, r.issued_at, s.subject_number, r.part, r.amount_fils, c.name_en, c.name_ar
      from receipts r join payment_sessions s on s.id = r.session_id join companies c on c.id = r.company_id
      where r.currency = 'AED' order by r.issued_at desc, r.number desc limit ${limit}`,
  )

export type InvoiceRow = {
  id: string
  number: string
  kind: TaxInvoiceKind
  issued_at: Date
  subject_number: string
  vat_fils: bigint
  total_fils: bigint
  name_en: string
  name_ar: string
}

/** Of all kinds, a credit note as well as a fee's invoice. */
export const latestInvoices = (db: Db, limit: number): Promise<InvoiceRow[]> =>
  rows(
    db,
    sql`select i.id, i.number, i.kind, i.issued_at, i.subject_number, i.vat_fils, i.total_fils, c.name_en, c.name_ar
      from tax_invoices i join companies c on c.id = i.company_id
      where i.currency = 'AED' order by i.issued_at desc, i.number desc limit ${limit}`,
  )
