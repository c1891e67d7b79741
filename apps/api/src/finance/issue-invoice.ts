// Issues tax invoices in the transaction that takes the money: the advance for a part, the final that nets it, the credit note.
import {
  advanceLines,
  creditLines,
  feeLines,
  lineData,
  taxed,
  totalsOf,
  type ChargeLine,
  type TaxedLine,
} from '@marsa/model/finance/charge-line.ts'
import type { CreditReason } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { emirateOfSupply } from '@marsa/model/finance/books/vat-return.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import type { OutgoingEvent } from '@marsa/model/integrations/events.ts'
import { emit } from '../integrations/door.ts'
import type { Tx } from '../kit/db.ts'
import { settingsInForce } from '../settings/door.ts'
import {
  findEstablishment,
  findInvoiceOfSession,
  findParty,
  findPlatformId,
  insertTaxInvoice,
  listAdvances,
  listCreditedLines,
  lockInvoice,
  type NewTaxInvoice,
  type StoredTaxInvoice,
} from './documents.store.ts'
import { postVat, reverseVat } from './post-sale.ts'
import type { Refund } from './refunds.store.ts'
import type { PaidSession } from './session.ts'

export type InvoiceSubject = {
  companyId: string
  /** Company of the agent, in whose name Marsa issues. */
  supplierId: string
  subjectKind: string
  subjectId: string
  subjectNumber: string
  /** Null where nobody quoted. */
  quotationId: string | null
  /** Calendar day in the Emirates, YYYY-MM-DD. */
  suppliedOn: string
}
type Issued = { id: string; number: string }
type Sums = Pick<NewTaxInvoice, 'advanceFils' | 'paidFils'> &
  Partial<
    Pick<
      NewTaxInvoice,
      'series' | 'sessionId' | 'relatesTo' | 'refundId' | 'causeId' | 'creditReason' | 'reason'
    >
  >

/** All documents of a supply have the emirate of its first one, whatever has changed since. */
const emirateOf = async (
  tx: Tx,
  { supplierId, subjectKind, subjectId }: InvoiceSubject,
): Promise<Emirate> => {
  const { declared, ...of } = await findEstablishment(tx, supplierId, subjectId)
  return declared ?? emirateOfSupply({ ...of, subjectKind }, await settingsInForce(tx))
}

const issue = async (
  tx: Tx,
  kind: NewTaxInvoice['kind'],
  subject: InvoiceSubject,
  lines: readonly TaxedLine[],
  sums: Sums,
): Promise<Issued> => {
  const totals = totalsOf(lines)
  // Of an invoice that is credited only whose it is and what of, and not how it was paid.
  const { companyId, supplierId, subjectKind, subjectId, subjectNumber, quotationId, suppliedOn } = subject
  const issued = await insertTaxInvoice(tx, {
    companyId,
    supplierId,
    subjectKind,
    subjectId,
    subjectNumber,
    quotationId,
    suppliedOn,
    ...totals,
    ...sums,
    kind,
    emirate: await emirateOf(tx, subject),
    supplier: await findParty(tx, supplierId),
    customer: await findParty(tx, companyId),
    lines: lines.map(lineData),
  })
  await emit(tx, [
    {
      companyId,
      name: 'invoice.issued',
      subject: { kind: subjectKind, id: subjectId, number: subjectNumber } as OutgoingEvent['subject'],
      detail: { invoice: issued.number, kind, total: toWire(totals.totalFils) },
    },
  ])
  return issued
}

/** For money received before the supply (tax point is the payment); once a quotation. */
export const issueAdvanceInvoice = (
  tx: Tx,
  subject: InvoiceSubject,
  lines: readonly ChargeLine[],
  session: Pick<PaidSession, 'id' | 'amountFils'>,
): Promise<Issued> =>
  issue(tx, 'advance', subject, advanceLines(lines.map(taxed), session.amountFils), {
    sessionId: session.id,
    advanceFils: 0n,
    paidFils: session.amountFils,
  })

/**
 * For the whole supply: all lines, less the advances that were invoiced. `session` is the payment of the rest or of the
 * whole; without one, on credit, the amount stays due.
 */
export const issueFinalInvoice = async (
  tx: Tx,
  subject: InvoiceSubject,
  lines: readonly ChargeLine[],
  session?: Pick<PaidSession, 'id' | 'amountFils'>,
): Promise<Issued> => {
  const advances = await listAdvances(tx, subject.subjectId)
  return issue(tx, 'final', subject, lines.map(taxed), {
    sessionId: session?.id,
    relatesTo: advances[0]?.id,
    advanceFils: sum(advances.map(({ leftFils }) => leftFils)),
    paidFils: session?.amountFils ?? 0n,
  })
}

/**
 * For what the house itself sells and is paid for at once: all of `paidFils`, whichever way; its VAT is owed to the authority
 * from now on. Simplified where the customer has no tax registration number.
 */
export const issueSaleInvoice = async (
  tx: Tx,
  sold: Omit<InvoiceSubject, 'supplierId' | 'quotationId'>,
  lines: readonly TaxedLine[],
  sessionId: string | undefined,
): Promise<Issued> => {
  const subject = { ...sold, supplierId: await findPlatformId(tx), quotationId: null }
  const { totalFils, vatFils } = totalsOf(lines)
  const issued = await issue(tx, 'final', subject, lines, { sessionId, advanceFils: 0n, paidFils: totalFils })
  if (vatFils > 0n) await postVat(tx, { invoiceNumber: issued.number, subjectId: sold.subjectId, vatFils })
  return issued
}

/** Credits all of a sale that is undone, once for a cause, and takes its VAT back. */
export const creditSale = async (
  tx: Tx,
  invoice: StoredTaxInvoice,
  note: { causeId: string; suppliedOn: string },
): Promise<Issued> => {
  const issued = await credit(tx, invoice, {
    ...note,
    amountFils: invoice.totalFils,
    creditReason: 'DL8.61.1.A',
  })
  await reverseVat(tx, invoice.number)
  return issued
}

const commissionName = { en: 'Platform commission', ar: 'عمولة المنصة' }

/** For the commission of a settlement run, charged to the agent and taken from what it is owed; its posting is the run's. */
export const issueCommissionInvoice = async (
  tx: Tx,
  sold: Omit<InvoiceSubject, 'supplierId' | 'quotationId'>,
  commissionFils: bigint,
): Promise<Issued> => {
  const line = taxed({ ...commissionName, netFils: commissionFils, category: 'standard' })
  const subject = { ...sold, supplierId: await findPlatformId(tx), quotationId: null }
  return issue(tx, 'final', subject, [line], { series: 'COM', advanceFils: 0n, paidFils: line.totalFils })
}

/** The run is cancelled: its commission is credited whole, once. */
export const creditCommission = async (
  tx: Tx,
  invoice: StoredTaxInvoice,
  note: { causeId: string; suppliedOn: string },
): Promise<Issued> =>
  credit(tx, invoice, { ...note, amountFils: invoice.totalFils, creditReason: 'DL8.61.1.A' })

/** For the fee that is kept of a shipment on credit: nothing was invoiced before, and the amount stays due. Fils above 0. */
export const issueFeeInvoice = (
  tx: Tx,
  subject: InvoiceSubject,
  lines: readonly ChargeLine[],
  feeFils: bigint,
): Promise<Issued> =>
  issue(tx, 'final', subject, feeLines(lines.map(taxed), feeFils), { advanceFils: 0n, paidFils: 0n })

type Credited = { amountFils: bigint; suppliedOn: string; creditReason: CreditReason } & Partial<
  Pick<Sums, 'refundId' | 'causeId'>
>

/** Under the lock of the invoice, so that two notes never spread over the same rest of it. */
const credit = async (
  tx: Tx,
  invoice: StoredTaxInvoice,
  { amountFils, suppliedOn, ...cause }: Credited,
): Promise<Issued> => {
  await lockInvoice(tx, invoice.id)
  const lines = creditLines(invoice.lines, await listCreditedLines(tx, invoice.id), amountFils)
  return issue(tx, 'credit-note', { ...invoice, suppliedOn }, lines, {
    ...cause,
    relatesTo: invoice.id,
    advanceFils: 0n,
    paidFils: amountFils,
  })
}

/** For a refund: credits the invoice that the refunded payment was issued with. */
export const issueCreditNote = async (
  tx: Tx,
  { id: refundId, sessionId, amountFils }: Refund,
  note: { suppliedOn: string; creditReason: CreditReason },
): Promise<Issued | undefined> => {
  const invoice = await findInvoiceOfSession(tx, sessionId)
  return invoice && credit(tx, invoice, { refundId, amountFils, ...note })
}

/** For a part of a supply that is given back: credits its invoice, once for a cause. Fils above 0. */
export const issueCompensationNote = (
  tx: Tx,
  {
    invoice,
    ...note
  }: { invoice: StoredTaxInvoice; amountFils: bigint; causeId: string; suppliedOn: string },
): Promise<Issued> => credit(tx, invoice, { ...note, creditReason: 'DL8.61.1.C' })

/** By hand, with lines of its own; the caller has seen that they are within what is left. */
export const issueNoteByHand = (
  tx: Tx,
  invoice: StoredTaxInvoice,
  lines: readonly TaxedLine[],
  note: { causeId: string; suppliedOn: string; creditReason: CreditReason; reason: string },
): Promise<Issued> => {
  const { suppliedOn, ...why } = note
  const paidFils = totalsOf(lines).totalFils
  return issue(tx, 'credit-note', { ...invoice, suppliedOn }, lines, {
    ...why,
    relatesTo: invoice.id,
    advanceFils: 0n,
    paidFils,
  })
}
