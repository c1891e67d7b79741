// The payment session: one attempt to pay one part of one quotation by card, its states and what a gateway's word does to it.
import { machine } from '../kit/machine.ts'
import type { SettingsInForce } from '../kit/settings.ts'

/** Minutes that the subject stays frozen for one attempt (A 4). */
export const paymentLease = (settings: SettingsInForce): number => settings['payments.session-minutes']
/** When an open session is asked about although nobody brought news: minutes after opening, the last at the lease's end. */
export const paymentSweeps = (leaseMinutes: number): number[] => [
  ...[1, 3].filter((minutes) => minutes < leaseMinutes),
  leaseMinutes,
]

export const paymentParts = ['down', 'final', 'full'] as const
export type PaymentPart = (typeof paymentParts)[number]

/**
 * CREATED before the gateway knows of it, PENDING while the payer is at the hosted page, EXPIRING from the end of the
 * lease until the gateway confirms that nothing can be charged any more: together they are OPEN of the decisions page.
 */
export const paymentSessionMachine = machine({
  name: 'payment-session',
  states: [
    'CREATED',
    'PENDING',
    'EXPIRING',
    'SUCCEEDED',
    'FAILED',
    'CANCELLED',
    'EXPIRED',
    'REFUNDING',
    'REFUNDED',
    'PART_REFUNDED',
  ],
  terminal: ['SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED', 'PART_REFUNDED'],
  moves: {
    open: { from: [], to: ['CREATED'], actors: ['customer'] },
    redirect: { from: ['CREATED'], to: ['PENDING'], actors: ['system'] },
    startExpiry: { from: ['CREATED', 'PENDING'], to: ['EXPIRING'], actors: ['system'] },
    succeed: {
      from: ['CREATED', 'PENDING', 'EXPIRING', 'FAILED', 'CANCELLED', 'EXPIRED'],
      to: ['SUCCEEDED'],
      actors: ['gateway'],
    },
    fail: { from: ['CREATED', 'PENDING', 'EXPIRING'], to: ['FAILED'], actors: ['gateway'] },
    abandon: { from: ['CREATED', 'PENDING', 'EXPIRING'], to: ['CANCELLED'], actors: ['customer', 'gateway'] },
    expire: { from: ['EXPIRING'], to: ['EXPIRED'], actors: ['gateway'] },
    returnUnapplied: {
      from: ['CREATED', 'PENDING', 'EXPIRING', 'FAILED', 'CANCELLED', 'EXPIRED'],
      to: ['REFUNDING'],
      actors: ['gateway'],
    },
    refund: { from: ['SUCCEEDED', 'PART_REFUNDED'], to: ['REFUNDING'], actors: ['desk', 'admin', 'system'] },
    // By an administrator where the bank has paid it.
    settleRefund: { from: ['REFUNDING'], to: ['REFUNDED', 'PART_REFUNDED'], actors: ['gateway', 'admin'] },
  },
})
export type PaymentSessionState = (typeof paymentSessionMachine.states)[number]

export const openStates = ['CREATED', 'PENDING', 'EXPIRING'] as const satisfies readonly PaymentSessionState[]
const unpaidStates = ['FAILED', 'CANCELLED', 'EXPIRED'] as const satisfies readonly PaymentSessionState[]

const among = (list: readonly string[], state: string): boolean => list.includes(state)

/** While it is open, nothing of its subject changes and no second attempt begins. */
export const isOpen = (state: PaymentSessionState): boolean => among(openStates, state)

/** Names of section 4.7, which the documented answers use. */
export const documentedStates = [
  'OPEN',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDING',
  'REFUNDED',
  'PART_REFUNDED',
] as const
export const documentedState = (state: PaymentSessionState): (typeof documentedStates)[number] =>
  state === 'CREATED' || state === 'PENDING' || state === 'EXPIRING' ? 'OPEN' : state

/** What the gateway says of an order, in our words. */
export const gatewayStatuses = ['pending', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type GatewayStatus = (typeof gatewayStatuses)[number]

export type PaymentResult = {
  status: GatewayStatus
  /** Captured so far where money moved, the order's amount otherwise. */
  amountFils: bigint
  currency: string
}

export type PaymentVerdict = 'nothing' | 'pay' | 'give-back' | 'suspend' | 'fail' | 'abandon' | 'expire'

/**
 * What a result does, by severity and not by arrival: refunded > succeeded > failed > pending. A success counts only
 * with the session's own amount and currency, and only while the subject can still take it; else the money goes back.
 */
export const paymentVerdict = (
  session: { state: PaymentSessionState; amountFils: bigint; currency: string },
  result: PaymentResult,
  subjectPayable: boolean,
): PaymentVerdict => {
  const open = isOpen(session.state)
  const unpaid = open || among(unpaidStates, session.state)
  if (result.status === 'succeeded' || result.status === 'refunded') {
    if (!unpaid) return 'nothing'
    if (result.amountFils !== session.amountFils || result.currency !== session.currency) return 'suspend'
    return result.status === 'succeeded' && subjectPayable ? 'pay' : 'give-back'
  }
  if (!open || result.status === 'pending') return 'nothing'
  if (result.status === 'failed') return 'fail'
  return session.state === 'EXPIRING' ? 'expire' : 'abandon'
}
