// An order at the sandbox gateway: what it holds, and the moves that the hosted page and the merchant make with it.
import { randomBytes, randomUUID } from 'node:crypto'

export type PaymentState =
  | 'STARTED'
  | 'AWAIT_3DS'
  | 'PURCHASED'
  | 'FAILED'
  | 'CANCELLED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'

export type Amount = { currencyCode: string; value: number }
export type Bilingual = { en: string; ar: string }
export type SummaryItem = { description: Bilingual; amount: string }

export type Order = {
  reference: string
  outlet: string
  merchantOrderReference: string
  action: 'PURCHASE'
  amount: Amount
  language: 'en' | 'ar'
  redirectUrl: string
  cancelUrl: string
  description: Bilingual
  summary: SummaryItem[]
  expiresAt: string | null
  /** Unguessable part of the hosted page's address. */
  code: string
  paymentReference: string
  captureReference: string
  state: PaymentState
  /** Unknown for orders of older journals. */
  capturedAt?: string
  refunds: { reference: string; value: number; at: string }[]
  /** The payer's bank has taken this back. */
  chargeback?: { reference: string; value: number; at: string }
  /** The payer has closed the card: nothing can be refunded to it. */
  isCardClosed?: true
  /** False after "Approve without notice": the webhook of the success is never sent. */
  notify: boolean
  /** Set by "Approve late": the success comes after the merchant has been told that the order is cancelled. */
  late: boolean
  createdAt: string
  updatedAt: string
}

export type NewOrder = Pick<
  Order,
  | 'outlet'
  | 'merchantOrderReference'
  | 'amount'
  | 'language'
  | 'redirectUrl'
  | 'cancelUrl'
  | 'description'
  | 'summary'
  | 'expiresAt'
>

export const newOrder = (input: NewOrder, at: string): Order => ({
  ...input,
  reference: randomUUID(),
  action: 'PURCHASE',
  code: randomBytes(16).toString('hex'),
  paymentReference: randomUUID(),
  captureReference: randomUUID(),
  state: 'STARTED',
  refunds: [],
  notify: true,
  late: false,
  createdAt: at,
  updatedAt: at,
})

export const refundedValue = (order: Order): number =>
  order.refunds.reduce((total, refund) => total + refund.value, 0)

export const isCaptured = (order: Order): boolean =>
  order.state === 'PURCHASED' || order.state === 'PARTIALLY_REFUNDED' || order.state === 'REFUNDED'

/** The hosted page still takes an answer. */
export const isPayable = (order: Order): boolean => order.state === 'STARTED'

export const outcomes = ['approve', 'decline', 'abandon', 'approve-late', 'approve-silently'] as const
export type Outcome = (typeof outcomes)[number]

/** What the payer's choice makes of a payable order. Abandoning changes nothing: the payer just leaves. */
export const decide = (order: Order, outcome: Outcome): Order => {
  if (outcome === 'abandon') return order
  if (outcome === 'decline') return { ...order, state: 'FAILED' }
  if (outcome === 'approve-late') return { ...order, state: 'AWAIT_3DS', late: true }
  return { ...order, state: 'PURCHASED', notify: outcome === 'approve' }
}

/** Cancels what has not been captured; undefined when it is too late. */
export const cancel = (order: Order): Order | undefined => {
  if (order.state === 'STARTED' || order.state === 'AWAIT_3DS') return { ...order, state: 'CANCELLED' }
  return order.state === 'CANCELLED' || order.state === 'FAILED' ? order : undefined
}

/** The payer closes the card that paid; undefined where nothing was captured, or it is closed already. */
export const closeCard = (order: Order): Order | undefined =>
  isCaptured(order) && !order.isCardClosed ? { ...order, isCardClosed: true } : undefined

/** Refunds a part or the whole of the capture; undefined when that is more than what is left, or the card is closed. */
export const refund = (order: Order, value: number, at: string): Order | undefined => {
  const total = refundedValue(order) + value
  const isLeft = Number.isSafeInteger(value) && value > 0 && total <= order.amount.value
  if (!isCaptured(order) || order.isCardClosed || !isLeft) return undefined
  return {
    ...order,
    refunds: [...order.refunds, { reference: randomUUID(), value, at }],
    state: total === order.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
  }
}

/** What is left of the capture goes back to the payer by their bank, once; undefined where nothing is left. */
export const chargeBack = (order: Order, at: string): Order | undefined => {
  const value = order.amount.value - refundedValue(order)
  if (!isCaptured(order) || order.chargeback || value <= 0) return undefined
  return { ...order, chargeback: { reference: randomUUID(), value, at } }
}

/** The success of a payment that the payer approved late, whatever became of the order meanwhile. */
export const approveLate = (order: Order): Order => ({ ...order, state: 'PURCHASED', late: false })

const eventNames: Record<PaymentState, string> = {
  STARTED: 'ORDER_CREATED',
  AWAIT_3DS: 'AWAIT_3DS',
  PURCHASED: 'PURCHASED',
  FAILED: 'DECLINED',
  CANCELLED: 'CANCELLED',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUNDED: 'REFUNDED',
}
export const eventName = (order: Order): string => eventNames[order.state]
