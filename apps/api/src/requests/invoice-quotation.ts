// The tax invoices of what was awarded: the advance when money comes before the supply, the final when all of it is known.
import { dayOf } from '@marsa/model/kit/day.ts'
import type { ChargeLine } from '@marsa/model/finance/charge-line.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { netOf } from '@marsa/model/requests/charge-line.ts'
import { exchangeFigures, unitFigures } from '@marsa/model/requests/unit-words.ts'
import {
  findTaxInvoice,
  issueAdvanceInvoice,
  issueFeeInvoice,
  issueFinalInvoice,
  type InvoiceSubject,
  type PaidSession,
  type StoredTaxInvoice,
} from '../finance/door.ts'
import type { Db, Tx } from '../kit/db.ts'
import type { Award } from './award.ts'
import { unitView } from './quotation-view.ts'
import { pricedOf, unitOf, type QuotationWithCharges } from './quotation-rows.ts'
import { quotationWithCharges } from './quotations.store.ts'

/** What is invoiced: the request of a line with its number, and the customer's company. */
export type InvoicedSubject = { kind: string; id: string; number: string; companyId: string }

type Awarded = Pick<Award, 'quotation_id' | 'final_quotation_id'>

const subjectOf = (
  subject: InvoicedSubject,
  quotation: QuotationWithCharges,
  quotationId: string,
  now: Date,
): InvoiceSubject => ({
  companyId: subject.companyId,
  supplierId: quotation.company_id,
  subjectKind: subject.kind,
  subjectId: subject.id,
  subjectNumber: subject.number,
  quotationId,
  suppliedOn: dayOf(now),
})

const linesOf = (quotation: QuotationWithCharges): ChargeLine[] =>
  quotation.charges.map((charge) => {
    const unit = charge.unit && unitView(unitOf(charge.unit))
    const exchange = unit && exchangeFigures(unit)
    return {
      en: charge.label ?? charges[charge.code].en,
      ar: charge.label ?? charges[charge.code].ar,
      netFils: netOf(pricedOf(charge)),
      category: charge.category,
      quantity: charge.quantity,
      ...(unit && { pricedAs: unitFigures(unit) }),
      ...(exchange && { exchange }),
    }
  })

const quotationOf = async (tx: Db, id: string): Promise<QuotationWithCharges> => {
  const quotation = await quotationWithCharges(tx, id)
  if (!quotation) throw new Error(`quotation ${id} is gone`)
  return quotation
}

/** For the payment that books it. */
export const invoiceAdvance = async (
  tx: Tx,
  subject: InvoicedSubject,
  session: PaidSession,
  now: Date,
): Promise<void> => {
  const quotation = await quotationOf(tx, session.quotationId!)
  await issueAdvanceInvoice(tx, subjectOf(subject, quotation, quotation.id, now), linesOf(quotation), session)
}

/** The final quotation where there is one, else the one that was accepted. */
const quotationInForce = (db: Db, award: Awarded) =>
  quotationOf(db, award.final_quotation_id ?? award.quotation_id)

/** For the whole supply by the quotation in force and `extras` beside it, less the advance; `session` is the final payment where there was one. */
export const invoiceWhole = async (
  tx: Tx,
  subject: InvoicedSubject,
  award: Awarded,
  now: Date,
  { session, extras = [] }: { session?: PaidSession; extras?: readonly ChargeLine[] } = {},
): Promise<void> => {
  const quotation = await quotationInForce(tx, award)
  await issueFinalInvoice(
    tx,
    subjectOf(subject, quotation, award.quotation_id, now),
    [...linesOf(quotation), ...extras],
    session,
  )
}

/** The charges of the quotation in force, as a tax invoice lists them. */
export const chargedLines = async (db: Db, award: Awarded): Promise<ChargeLine[]> =>
  linesOf(await quotationInForce(db, award))

/** The tax invoice of the whole supply, issued now where the payments have not brought it about; `supplied` is its day. */
export const wholeInvoice = async (
  tx: Tx,
  subject: InvoicedSubject,
  award: Awarded,
  supplied: Date,
): Promise<StoredTaxInvoice> => {
  const find = () => findTaxInvoice(tx, award.quotation_id, 'final')
  const known = await find()
  if (known) return known
  await invoiceWhole(tx, subject, award, supplied)
  return (await find())!
}

/** For the cancellation fee on credit: what is kept, with the VAT that is in it (decision 30). */
export const invoiceFee = async (
  tx: Tx,
  subject: InvoicedSubject,
  award: Awarded,
  feeFils: bigint,
  now: Date,
): Promise<void> => {
  const quotation = await quotationInForce(tx, award)
  await issueFeeInvoice(
    tx,
    subjectOf(subject, quotation, award.quotation_id, now),
    linesOf(quotation),
    feeFils,
  )
}
