// The money of a paid request that is cancelled: the fee to its agent, the rest back the way it came.
import { dayOf } from '@marsa/model/kit/day.ts'
import {
  issueCreditNote,
  postCancellationFee,
  refundPayments,
  releaseCredit,
  type Staff,
} from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import type { Award } from './award.ts'
import { invoiceFee, type InvoicedSubject } from './invoice-quotation.ts'

/** Who cancels; what goes back then goes by itself, unless it is staff. */
export type Canceller = 'customer' | 'agent' | Staff

/** `feeFils` and `refundFils` are together what was paid. By card the fee was invoiced with its payment; on credit nothing was before. */
export const cancelAward = async (
  tx: Tx,
  { subject, award }: { subject: InvoicedSubject; award: Award & { agent_id: string } },
  { feeFils, refundFils }: { feeFils: bigint; refundFils: bigint },
  { now, ...how }: { as: Canceller; reason: string; now: Date },
): Promise<void> => {
  const subjectId = award.id
  const isStaff = how.as === 'desk' || how.as === 'admin'
  const refunding = { ...how, as: isStaff ? (how.as as Staff) : ('system' as const) }
  if (feeFils > 0n && award.on_credit) await invoiceFee(tx, subject, award, feeFils, now)
  if (feeFils > 0n)
    await postCancellationFee(tx, { subjectId, agentCompanyId: award.agent_id, amountFils: feeFils })
  if (refundFils === 0n) return
  if (award.on_credit)
    await releaseCredit(tx, { companyId: award.company_id, subjectId, amountFils: refundFils })
  else
    for (const refund of await refundPayments(tx, subjectId, refundFils, refunding))
      await issueCreditNote(tx, refund, { suppliedOn: dayOf(now), creditReason: 'DL8.61.1.A' })
}
