// A refund of a card payment: how far it is, when it is stuck, and how it goes back by a bank transfer instead.
import { machine } from '../../kit/machine.ts'
import { texts, type TextRow } from '../../kit/text.ts'

/** Hours after which a refund that the gateway has not made is stuck, and failed attempts after which it is. */
export const openRefundHours = 24
export const stuckAfterFailures = 3

export const refundStates = ['asked', 'gateway', 'stuck', 'transfer', 'done', 'transferred'] as const
export type RefundState = (typeof refundStates)[number]

export const refundStateText = texts({
  asked: { en: 'Requested', ar: 'مطلوب' },
  gateway: { en: 'At the gateway', ar: 'لدى البوابة' },
  stuck: { en: 'Stuck', ar: 'متعثّر' },
  transfer: { en: 'Transfer in preparation', ar: 'تحويل قيد الإعداد' },
  done: { en: 'Refunded to the card', ar: 'أُعيد إلى البطاقة' },
  transferred: { en: 'Refunded by bank transfer', ar: 'أُعيد بتحويل مصرفي' },
} satisfies Record<RefundState, TextRow>)

/** The bank transfer that replaces a refund to the card; while it is prepared, the gateway is not asked. */
export const refundTransferMachine = machine({
  name: 'refund-transfer',
  states: ['PROPOSED', 'APPROVED', 'PAID', 'REFUSED', 'WITHDRAWN'],
  terminal: ['PAID', 'REFUSED', 'WITHDRAWN'],
  moves: {
    propose: { from: [], to: ['PROPOSED'], actors: ['admin'] },
    approve: { from: ['PROPOSED'], to: ['APPROVED'], actors: ['admin'] },
    refuse: { from: ['PROPOSED'], to: ['REFUSED'], actors: ['admin'] },
    pay: { from: ['APPROVED'], to: ['PAID'], actors: ['admin'] },
    // By the system where the gateway has made the refund after all.
    withdraw: { from: ['PROPOSED', 'APPROVED'], to: ['WITHDRAWN'], actors: ['admin', 'system'] },
  },
})
export type RefundTransferState = (typeof refundTransferMachine.states)[number]

export const refundTransferStateText = texts({
  PROPOSED: { en: 'Awaiting approval', ar: 'بانتظار الاعتماد' },
  APPROVED: { en: 'Approved, awaiting payment', ar: 'معتمد بانتظار التنفيذ' },
  PAID: { en: 'Paid', ar: 'مدفوع' },
  REFUSED: { en: 'Rejected', ar: 'مرفوض' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوب' },
} satisfies Record<RefundTransferState, TextRow>)

/** Keeps the gateway from being asked. */
export const liveTransferStates = ['PROPOSED', 'APPROVED'] as const satisfies readonly RefundTransferState[]

/** Kept as the reason of a transfer that the system has withdrawn. */
export const madeReason = 'system:refund-made'

/** Of the bank's confirmation, as a document of the transfer. */
export const refundTransferSubject = { kind: 'refund-transfer', idField: 'TransferId' } as const
export const refundProof = 'TRANSFER_PROOF'

/** Why the gateway is not asked again now. */
export const retryRefundRefusal = (state: RefundState): string | undefined => {
  if (state === 'done' || state === 'transferred') return 'refund.settled'
  return state === 'transfer' ? 'refund.transfer-open' : undefined
}

/** Why no transfer is proposed: only what is stuck goes another way. */
export const proposeTransferRefusal = (state: RefundState): string | undefined =>
  retryRefundRefusal(state) ?? (state === 'stuck' ? undefined : 'refund.not-stuck')

/** Why this person does not decide the transfer. */
export const decideTransferRefusal = (
  transfer: { state: RefundTransferState; proposedBy: string },
  userId: string,
): string | undefined => {
  if (transfer.state !== 'PROPOSED') return 'refund.moved-on'
  return transfer.proposedBy === userId ? 'refund.second-person' : undefined
}
