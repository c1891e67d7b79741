// The final quotation of the agent that has won (Q13), and what is left to pay by it.
import { dayOf } from '@marsa/model/kit/day.ts'
import { totalsOf, type ChargeLine } from '@marsa/model/requests/charge-line.ts'
import { answersBeside } from '@marsa/model/requests/service-charges.ts'
import type { Offer } from '@marsa/model/requests/offer.ts'
import type { FinalQuoteBody } from '@marsa/model/requests/quote-fields.ts'
import { confirmOnCredit, issueCreditNote, refundPayments } from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import { dueFils, type Award } from './award.ts'
import { moveQuotation } from './move-quotation.ts'
import { finalRevision } from './quotations.store.ts'
import { insertQuotation, replaceCharges } from './write-quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'
import { rowOf, type Answering } from './write-quotation.ts'

type Final = Answering & {
  accepted: QuotationRow
  lines: readonly ChargeLine[]
  body: Pick<FinalQuoteBody, 'remarks' | 'fileDocumentId'>
  /** What it offers beside its price, where that is otherwise. */
  offer?: Offer
  now: Date
}

/** The final version as a row of its own (Q13), so that both stay visible, with a file of its own. */
export const issueFinalQuotation = async (
  tx: Tx,
  { accepted, lines, body, offer, now, ...answering }: Final,
): Promise<QuotationRow> => {
  await moveQuotation(tx, accepted.id, 'postFinal', 'agent')
  const quotation = await insertQuotation(
    tx,
    {
      ...rowOf(answering),
      number: accepted.number,
      state: 'Q_ACCEPTED',
      move: 'issueFinal',
      revision: await finalRevision(tx, accepted),
      finalOf: accepted.id,
    },
    {
      lines,
      serviceAnswers: answersBeside(accepted.service_answers, lines),
      totals: totalsOf(lines),
      validUntil: accepted.valid_until,
      transitDays: accepted.transit_days ?? undefined,
      freeDays: accepted.free_days ?? undefined,
      offer: offer ?? accepted.offer ?? undefined,
      stops: accepted.stops ?? undefined,
      way: accepted.way ?? undefined,
      remarks: body.remarks,
      terms: accepted.terms ?? undefined,
      fileDocumentId: body.fileDocumentId,
      printsFile: accepted.prints_file && body.fileDocumentId === undefined,
      submittedAt: now,
    },
  )
  await replaceCharges(tx, quotation.id, lines)
  return quotation
}

/** What was paid above the final total goes back the way it came, the newest payment first, with credit notes on the invoices. */
const giveBack = async (tx: Tx, award: Award, amountFils: bigint, now: Date): Promise<void> => {
  const reason = 'the final quotation is lower than what was paid'
  for (const refund of await refundPayments(tx, award.id, amountFils, { as: 'system', reason }))
    await issueCreditNote(tx, refund, { suppliedOn: dayOf(now), creditReason: 'DL8.61.1.C' })
}

type Asking<Row> = {
  /** The line's row as it was before. */
  award: Row
  quotation: QuotationRow
  now: Date
  /** Makes the line's own move with these columns set: what is left is asked for, or nothing is left. */
  move: (name: 'ask' | 'settle', set: Readonly<Record<string, unknown>>) => Promise<Row>
}

/**
 * Asks for the balance. With nothing left the track only notes it; what is left over goes back, and a credit account
 * takes the difference either way at once (`finance.credit-limit`). Answers the row after that.
 */
export const askForBalance = async <Row extends Award>(
  tx: Tx,
  { award, quotation, now, move }: Asking<Row>,
): Promise<Row> => {
  const set = { total_fils: quotation.total_fils, final_quotation_id: quotation.id }
  const due = dueFils({ ...award, total_fils: quotation.total_fils })
  if (due > 0n && !award.on_credit) return move('ask', set)
  if (due !== 0n && award.on_credit)
    await confirmOnCredit(tx, {
      companyId: award.company_id,
      subjectId: award.id,
      quotationId: quotation.id,
      amountFils: due,
    })
  else if (due < 0n) await giveBack(tx, award, -due, now)
  return move('settle', { ...set, paid_fils: quotation.total_fils })
}
