// What Marsa needs from a card gateway; amounts are minor units. No function may be called inside a database transaction.
import type { GatewayStatus } from '@marsa/model/finance/payment-session.ts'
import type { Lang } from '@marsa/model/kit/text.ts'

export type GatewayOrder = {
  ref: string
  /** Our key: the id of the payment session. */
  key: string
  payUrl: string
  status: GatewayStatus
  /** What was captured, or the amount asked for while nothing was. */
  amountFils: bigint
  currency: string
  refundedFils: bigint
}

export type PaymentDescription = {
  title: { en: string; ar: string }
  /** Amounts as decimal strings. */
  lines: readonly { en: string; ar: string; amount: string }[]
}

export type OrderRequest = {
  key: string
  amountFils: bigint
  currency: string
  language: Lang
  description: PaymentDescription
  expiresAt: Date
  returnUrl: string
  cancelUrl: string
}

export type Gateway = {
  /** False where no gateway is set up: then nobody can pay by card, and there is nothing to ask. */
  isSet: boolean
  /** Opens an order, or answers the one that has this key already. */
  open: (request: OrderRequest) => Promise<GatewayOrder>
  find: (ref: string) => Promise<GatewayOrder | undefined>
  /** Asks to charge nothing any more; answers the order as it then stands, which may be a success. */
  cancel: (ref: string) => Promise<GatewayOrder>
  /**
   * Refunds until `refundedInAllFils` have gone back: asking twice refunds once. `isStillMine` is asked after the gateway was
   * read and right before money is sent; it throws when somebody else has taken the refund over.
   */
  refund: (ref: string, refundedInAllFils: bigint, isStillMine: () => Promise<void>) => Promise<GatewayOrder>
  /** Every order opened in a period, for reconciliation. */
  list: (from: Date, to: Date) => Promise<GatewayOrder[]>
}

/** The gateway could not be reached or did not answer as agreed; what happened there is unknown. */
export class GatewayError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GatewayError'
  }
}
