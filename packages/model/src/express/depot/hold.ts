// Why a shipment waits in a depot, what its sender may answer, and when it goes back by itself (E15, E20, X3, X4).
import { texts, type TextRow } from '../../kit/text.ts'
import { allows, type ShipmentState } from '../shipments/shipment-machine.ts'
import type { ActorKind } from '../../kit/machine.ts'

export const holdReasons = ['CUSTOMS', 'ADDRESS', 'PAYMENT', 'PIECE', 'DELIVERY'] as const
export type HoldReason = (typeof holdReasons)[number]

export const holdReasonText = texts({
  CUSTOMS: { en: 'Customs hold', ar: 'احتجاز جمركي' },
  ADDRESS: { en: 'Address unclear', ar: 'العنوان غير واضح' },
  PAYMENT: { en: 'Payment due', ar: 'مبلغ مستحق' },
  PIECE: { en: 'Piece missing', ar: 'قطعة ناقصة' },
  DELIVERY: { en: 'Not delivered', ar: 'تعذّر التسليم' },
}) satisfies Record<HoldReason, TextRow>

/** What the sender is told and asked; the reason is on the shipment's page. */
export const holdAskText = texts({
  CUSTOMS: {
    en: 'Customs has a question about the contents. Read the note from the depot and answer it.',
    ar: 'تستفسر الجمارك عن المحتويات. اقرأ ملاحظة مركز التوزيع وأجب عنها.',
  },
  ADDRESS: {
    en: 'The courier cannot find the address. Correct it, or choose another day.',
    ar: 'لم يتمكن المندوب من الوصول إلى العنوان. صحّحه أو اختر يومًا آخر.',
  },
  PAYMENT: {
    en: 'A parcel is heavier or larger than declared. The shipment continues once the difference is paid.',
    ar: 'أحد الطرود أثقل أو أكبر مما صُرّح به. تُستأنف الشحنة بعد سداد الفرق.',
  },
  PIECE: {
    en: 'Not every piece has arrived at the depot. We are looking into it; you do not need to do anything.',
    ar: 'لم تصل جميع القطع إلى مركز التوزيع. نبحث عن القطعة الناقصة ولا يلزمك أي إجراء.',
  },
  DELIVERY: {
    en: 'We could not reach the recipient. We will try again the next day unless you choose another one.',
    ar: 'تعذّر الوصول إلى المستلِم. نعيد المحاولة في اليوم التالي ما لم تختر يومًا آخر.',
  },
}) satisfies Record<HoldReason, TextRow>

/** Without an answer for so many days a held shipment goes back (X3). */
export const answerDays = 10

/** What a person of a depot may say; a payment is held by the measure, a missing piece by the list of pieces. */
export const chosenReasons = ['CUSTOMS', 'ADDRESS'] as const satisfies readonly HoldReason[]
export type ChosenReason = (typeof chosenReasons)[number]

/** Only these wait for their sender; a missing piece waits for us. */
export const asksSender = (reason: HoldReason): boolean => reason !== 'PIECE'
/** Answered in words; a payment is answered by paying it. */
export const isAnsweredInWords = (reason: HoldReason): reason is ChosenReason =>
  reason === 'CUSTOMS' || reason === 'ADDRESS'

/**
 * A shipment that is picked up is in transit with the depot's scan, and may be held then. What a courier has out is at a door before
 * any message: it is held once it is back, and the courier is called meanwhile.
 */
export const holdRefusal = (state: ShipmentState, actor: ActorKind): string | undefined => {
  if (state === 'OUT_FOR_DELIVERY') return 'depot.hold-out'
  return state === 'ON_HOLD' || allows('hold', state, actor) || allows('moveOn', state, actor)
    ? undefined
    : 'express.cannot-now'
}

type OpenHold = { reason: HoldReason }

/** Nobody presses away what is to be paid, which ends with the payment, or a missing piece, which ends with its arrival. */
export const endHoldRefusal = (reason: HoldReason): string | undefined => {
  if (reason === 'PAYMENT') return 'depot.payment-due'
  return reason === 'PIECE' ? 'depot.piece-missing' : undefined
}

/** A depot lets go of all that it has held, or of one hold that was a mistake; the desk of one that is settled. */
export const releaseRefusal = (
  state: ShipmentState,
  holds: readonly OpenHold[],
  actor: ActorKind,
  only: ChosenReason | null = null,
): string | undefined => {
  if (!allows('moveOn', state, actor) || state !== 'ON_HOLD') return 'express.cannot-now'
  if (only) return holds.some(({ reason }) => reason === only) ? undefined : 'express.cannot-now'
  return holds.map(({ reason }) => endHoldRefusal(reason)).find((refusal) => refusal !== undefined)
}

/** What the sender answers to: an open question, or a delivery that failed. */
export const answerRefusal = (
  state: ShipmentState,
  holds: readonly OpenHold[],
  actor: ActorKind,
): string | undefined => {
  if (!allows('answerHold', state, actor)) return 'express.cannot-now'
  return state === 'DELIVERY_FAILED' || holds.some(({ reason }) => isAnsweredInWords(reason))
    ? undefined
    : 'express.cannot-now'
}

export const sendBackRefusal = (state: ShipmentState, actor: ActorKind): string | undefined =>
  allows('sendBack', state, actor) ? undefined : 'express.cannot-now'

/** E21: the way back is paid before the parcel is given to its sender, and abroad the carrier says first what it costs. */
export const handBackRefusal = (
  { state, isFeeDue, isUnquoted = false }: { state: ShipmentState; isFeeDue: boolean; isUnquoted?: boolean },
  actor: ActorKind,
): string | undefined => {
  if (!allows('handBack', state, actor)) return 'express.cannot-now'
  if (isUnquoted) return 'depot.return-unquoted'
  return isFeeDue ? 'depot.return-unpaid' : undefined
}
