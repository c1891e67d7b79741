// All SQL of receipts, tax invoices and credit notes; their numbers are given by the database.
import { sql, type Sql } from '../kit/sql.ts'
import type { LineData } from '@marsa/model/finance/charge-line.ts'
import type { Party, ReceiptRow } from '@marsa/model/finance/receipt.ts'
import type { CreditReason } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { RelatedInvoice, TaxInvoiceRow } from '@marsa/model/finance/tax-invoice.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import type { PaymentSession } from './session.ts'

export const insertReceipt = (
  tx: Tx,
  session: PaymentSession,
  transactionId: string,
): Promise<{ id: string; number: string }> =>
  one(
    tx,
    sql`insert into receipts (session_id, transaction_id, amount_fils, currency, subject_kind, subject_id, quotation_id, part, company_id)
      values (${session.id}, ${transactionId}, ${session.amountFils}, ${session.currency}, ${session.subjectKind},
        ${session.subjectId}, ${session.quotationId}, ${session.part}, ${session.companyId})
      returning id, number`,
  )

export type StoredReceipt = ReceiptRow & {
  id: string
  companyId: string
  subjectId: string
  quotationId: string
}

const receiptColumns = sql`r.id, r.number, r.issued_at as "issuedAt", r.amount_fils as "amountFils", r.currency, r.part,
  s.subject_number as "subjectNumber", r.session_id as "sessionId", s.gateway_ref as "gatewayRef",
  r.company_id as "companyId", r.subject_id as "subjectId", r.quotation_id as "quotationId"`

/** Receipts of a subject, oldest first; the caller has checked whose subject it is. */
export const listReceipts = (db: Db, subjectId: string): Promise<StoredReceipt[]> =>
  rows(
    db,
    sql`select ${receiptColumns} from receipts r join payment_sessions s on s.id = r.session_id
    where r.subject_id = ${subjectId} order by r.issued_at`,
  )

/** The number of the receipt of a session; null where none was issued. */
export const receiptNumberOf = async (db: Db, sessionId: string): Promise<string | null> =>
  (await maybe<{ number: string }>(db, sql`select number from receipts where session_id = ${sessionId}`))
    ?.number ?? null

/** The newest receipt that joins request, quotation and company; any mismatch finds nothing (Z29). */
export const findReceipt = (
  db: Db,
  key: { companyId: string; subjectId: string; quotationId: string },
): Promise<StoredReceipt | undefined> =>
  maybe(
    db,
    sql`select ${receiptColumns} from receipts r join payment_sessions s on s.id = r.session_id
    where r.subject_id = ${key.subjectId} and r.quotation_id = ${key.quotationId} and r.company_id = ${key.companyId}
    order by r.issued_at desc limit 1`,
  )

/** Names and address of a company as they are printed. */
export const findParty = (db: Db, companyId: string): Promise<Party> =>
  one(
    db,
    sql`select name_en as "nameEn", name_ar as "nameAr", address_en as "addressEn", address_ar as "addressAr", trn
    from companies where id = ${companyId}`,
  )

/** Whether it is the house, the emirate in which it is registered, and the one of what it has issued of a subject. */
export const findEstablishment = (
  db: Db,
  companyId: string,
  subjectId: string,
): Promise<{ isOwn: boolean; registered: Emirate | null; declared: Emirate | null }> =>
  one(
    db,
    sql`select c.kind = 'platform' as "isOwn", (select l.emirate from company_legal l where l.company_id = c.id) as registered,
        (select i.emirate from tax_invoices i where i.subject_id = ${subjectId} and i.supplier_id = c.id limit 1) as declared
      from companies c where c.id = ${companyId}`,
  )

export type NewTaxInvoice = {
  /** Its own where it is no invoice of a supply to a customer. */
  series?: 'COM' | 'SBI'
  kind: TaxInvoiceKind
  companyId: string
  supplierId: string
  subjectKind: string
  subjectId: string
  subjectNumber: string
  quotationId: string | null
  sessionId?: string | null
  relatesTo?: string | null
  refundId?: string
  causeId?: string
  creditReason?: CreditReason | null
  reason?: string | null
  supplier: Party
  /** Of the establishment that makes the supply. */
  emirate: Emirate
  customer: Party
  lines: readonly LineData[]
  netFils: bigint
  vatFils: bigint
  totalFils: bigint
  advanceFils: bigint
  paidFils: bigint
  suppliedOn: string
}

/** Our own supplies and what we do in an agent's name are numbered apart, and so are the notes on them. */
const seriesOf = ({ kind, supplierId }: NewTaxInvoice): Sql => {
  const [own, agent] = kind === 'credit-note' ? ['SCN', 'CRN'] : ['SVC', 'INV']
  return sql`(select case c.kind when 'platform' then ${own} else ${agent} end from companies c where c.id = ${supplierId})`
}

export const insertTaxInvoice = (tx: Tx, invoice: NewTaxInvoice): Promise<{ id: string; number: string }> =>
  one(
    tx,
    sql`insert into tax_invoices (series, kind, company_id, supplier_id, subject_kind, subject_id, subject_number, quotation_id,
        session_id, relates_to, refund_id, cause_id, credit_reason, reason, supplier, emirate, customer, lines, net_fils, vat_fils, total_fils, advance_fils, paid_fils, supplied_on)
      values (coalesce(${invoice.series ?? null}, ${seriesOf(invoice)}), ${invoice.kind}, ${invoice.companyId}, ${invoice.supplierId},
        ${invoice.subjectKind}, ${invoice.subjectId}, ${invoice.subjectNumber}, ${invoice.quotationId}, ${invoice.sessionId ?? null},
        ${invoice.relatesTo ?? null}, ${invoice.refundId ?? null}, ${invoice.causeId ?? null}, ${invoice.creditReason ?? null},
        ${invoice.reason ?? null}, ${JSON.stringify(invoice.supplier)}::jsonb, ${invoice.emirate},
        ${JSON.stringify(invoice.customer)}::jsonb, ${JSON.stringify(invoice.lines)}::jsonb, ${invoice.netFils}, ${invoice.vatFils},
        ${invoice.totalFils}, ${invoice.advanceFils}, ${invoice.paidFils}, ${invoice.suppliedOn}::date)
      returning id, number`,
  )

export type StoredTaxInvoice = TaxInvoiceRow & {
  id: string
  companyId: string
  supplierId: string
  subjectKind: string
  subjectId: string
  quotationId: string | null
  /** The payment that it was issued with. */
  sessionId: string | null
  relatesTo: string | null
}

const invoiceColumns = sql`id, number, kind, issued_at as "issuedAt", supplied_on as "suppliedOn", subject_number as "subjectNumber",
  supplier, customer, lines, net_fils as "netFils", vat_fils as "vatFils", total_fils as "totalFils", advance_fils as "advanceFils",
  paid_fils as "paidFils", company_id as "companyId", supplier_id as "supplierId", subject_kind as "subjectKind",
  subject_id as "subjectId", quotation_id as "quotationId", session_id as "sessionId", relates_to as "relatesTo",
  (select v.due_on from credit_receivables v where v.invoice_id = id) as "dueOn",
  exists (select from companies p where p.id = supplier_id and p.kind = 'platform') as "isOwnSupply",
  credit_reason as "creditReason", reason`

/** Tax invoices and credit notes of a subject, oldest first; the caller has checked whose subject it is. */
export const listTaxInvoices = (db: Db, subjectId: string): Promise<StoredTaxInvoice[]> =>
  rows(db, sql`select ${invoiceColumns} from tax_invoices where subject_id = ${subjectId} order by issued_at`)

export const findTaxInvoice = (
  db: Db,
  quotationId: string,
  kind: 'advance' | 'final',
): Promise<StoredTaxInvoice | undefined> =>
  maybe(
    db,
    sql`select ${invoiceColumns} from tax_invoices where quotation_id = ${quotationId} and kind = ${kind}`,
  )

export const findInvoiceById = (db: Db, id: string): Promise<StoredTaxInvoice | undefined> =>
  maybe(db, sql`select ${invoiceColumns} from tax_invoices where id = ${id}`)

/**
 * What was issued before the document with this id, `c` among all: by the database's own instants, because those that leave it
 * are whole milliseconds, in which two documents of one transaction may fall.
 */
const before = (c: string, id: string): Sql =>
  sql`(${sql.ref(c)}.id <> ${id} and ${sql.ref(c)}.issued_at <= (select issued_at from tax_invoices where id = ${id}))`

const credited = (column: 'total_fils' | 'vat_fils', until: Sql = sql`true`): Sql =>
  sql`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from tax_invoices c where c.relates_to = i.id
    and c.kind = 'credit-note' and ${until})`

/** The advances of a subject, oldest first, each less what was credited of it: one for each payment before the supply. */
export const listAdvances = (db: Db, subjectId: string): Promise<{ id: string; leftFils: bigint }[]> =>
  rows(
    db,
    sql`select id, total_fils - ${credited('total_fils')} as "leftFils" from tax_invoices i
      where subject_id = ${subjectId} and kind = 'advance' order by issued_at, number`,
  )

/**
 * The documents that another one builds on, as its notes name them, oldest first: of a final all advances before it, of a
 * credit note its invoice; their VAT less what was credited until then.
 */
export const listRelated = (
  db: Db,
  { id, kind, subjectId, relatesTo }: StoredTaxInvoice,
): Promise<RelatedInvoice[]> =>
  rows(
    db,
    sql`select number, issued_at as "issuedAt", vat_fils - ${credited('vat_fils', before('c', id))} as "vatFils"
      from tax_invoices i where ${relatesTo}::uuid is not null and (id = ${relatesTo}
        or (${kind} = 'final' and subject_id = ${subjectId} and kind = 'advance' and ${before('i', id)}))
      order by issued_at, number`,
  )

/** Until the transaction ends nobody else writes a note on this document: whoever divides what is left of it takes this first. */
export const lockInvoice = async (tx: Tx, id: string): Promise<void> => {
  await sql`select marsa.lock_tax_invoice(${id})`.execute(tx)
}

/** Lines of the credit notes issued on an invoice, of all of them together. */
export const listCreditedLines = async (db: Db, invoiceId: string): Promise<LineData[]> =>
  (
    await rows<{ lines: LineData[] }>(
      db,
      sql`select lines from tax_invoices where relates_to = ${invoiceId} and kind = 'credit-note'`,
    )
  ).flatMap(({ lines }) => lines)

/** The tax invoice that a payment was issued with. */
export const findInvoiceOfSession = (db: Db, sessionId: string): Promise<StoredTaxInvoice | undefined> =>
  maybe(
    db,
    sql`select ${invoiceColumns} from tax_invoices where session_id = ${sessionId} and kind <> 'credit-note'`,
  )

/** The house itself: who receives card payments. */
export const findPlatform = (db: Db): Promise<Party> =>
  one(
    db,
    sql`select name_en as "nameEn", name_ar as "nameAr", address_en as "addressEn", address_ar as "addressAr", trn
    from companies where kind = 'platform' order by created_at limit 1`,
  )

export const findPlatformId = async (db: Db): Promise<string> =>
  (
    await one<{ id: string }>(
      db,
      sql`select id from companies where kind = 'platform' order by created_at limit 1`,
    )
  ).id
