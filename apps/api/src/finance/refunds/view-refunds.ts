// Refunds as their page lists them.
import { listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import type { listRefunds as listContract, RefundRow } from '@marsa/model/finance/refunds/refund-endpoints.ts'
import {
  decideTransferRefusal,
  proposeTransferRefusal,
  retryRefundRefusal,
} from '@marsa/model/finance/refunds/refund.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire, type Currency } from '@marsa/model/kit/money.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listRefundRows, sumRefunds, type ListedRefund } from './refund-rows.store.ts'

const transferOf = (row: ListedRefund, actor: Actor): RefundRow['transfer'] =>
  row.transfer_id === null
    ? null
    : {
        transferId: row.transfer_id,
        number: row.transfer_number,
        state: row.transfer_state,
        holder: row.holder,
        iban:
          row.transfer_state === 'APPROVED' && actor.capabilities.includes('finance.prepare')
            ? row.iban
            : null,
        ibanEnd: row.iban_end,
        note: row.note,
        proposedBy: row.proposer,
        decidedBy: row.decider,
        bankReference: row.bank_reference,
        paidOn: row.paid_on,
        reason: row.move_reason,
        proof: row.proof,
      }

const viewOf = (row: ListedRefund, actor: Actor): RefundRow => ({
  refundId: row.id,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectNumber: row.subject_number,
  companyNameEn: row.name_en,
  companyNameAr: row.name_ar,
  amount: toWire(row.amount_fils, row.currency as Currency),
  currency: row.currency,
  reason: row.reason,
  requestedAt: toOffset(row.requested_at),
  settledAt: row.settled_at && toOffset(row.settled_at),
  state: row.state,
  failures: row.failures,
  failure: row.failure,
  triedAt: row.tried_at && toOffset(row.tried_at),
  noteNumber: row.note_number,
  noteId: row.note_id,
  transfer: transferOf(row, actor),
  retryRefusal: retryRefundRefusal(row.state) ?? null,
  proposeRefusal: proposeTransferRefusal(row.state) ?? null,
  decideRefusal:
    row.transfer_id === null
      ? null
      : (decideTransferRefusal({ state: row.transfer_state, proposedBy: row.proposed_by }, actor.userId) ??
        null),
})

export const listRefunds = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => {
  const actor = signedIn(call)
  const { db, now } = call
  const { page, ...filter } = call.query
  const [found, sums] = await Promise.all([
    listRefundRows(db, filter, { now, limit: listPageSize, offset: (page - 1) * listPageSize }),
    sumRefunds(db, filter, now),
  ])
  return {
    refunds: found.map((row) => viewOf(row, actor)),
    count: sums.count,
    amount: toWire(sums.fils),
  }
}
