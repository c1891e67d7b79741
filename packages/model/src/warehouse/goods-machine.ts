// The movement of the goods of a booked request, a machine of its own (decisions 4.3), and what each step waits for.
import { machine } from '../kit/machine.ts'
import type { StorageState } from './request-machine.ts'
import { bookedStates } from './request-machine.ts'

export const goodsMachine = machine({
  name: 'storage-goods',
  states: ['AWAITED', 'PICKED_UP', 'STORED', 'OUT_FOR_DELIVERY', 'DELIVERED'],
  terminal: ['DELIVERED'],
  moves: {
    expect: { from: [], to: ['AWAITED'], actors: ['customer', 'gateway'] },
    pickUp: { from: ['AWAITED'], to: ['PICKED_UP'], actors: ['agent'] },
    store: { from: ['AWAITED', 'PICKED_UP'], to: ['STORED'], actors: ['agent'] },
    sendOut: { from: ['STORED'], to: ['OUT_FOR_DELIVERY'], actors: ['agent'] },
    deliver: { from: ['STORED', 'OUT_FOR_DELIVERY'], to: ['DELIVERED'], actors: ['agent'] },
  },
})
export type GoodsState = (typeof goodsMachine.states)[number]
export const goodsSteps = ['PICKED_UP', 'STORED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const
export type GoodsStep = (typeof goodsSteps)[number]

export const goodsMoveOf = {
  PICKED_UP: 'pickUp',
  STORED: 'store',
  OUT_FOR_DELIVERY: 'sendOut',
  DELIVERED: 'deliver',
} as const satisfies Record<GoodsStep, keyof typeof goodsMachine.moves>

export type GoodsFacts = {
  state: StorageState
  /** Null before booking. */
  goods: GoodsState | null
  hasPickup: boolean
  hasDelivery: boolean
  /** A new final quotation is owed, for more space than was booked. */
  finalOwed: boolean
  /** Codes of documents that are in. */
  documents: readonly string[]
}

/** The steps of a request in their order: pickup and delivery only where they were asked for. */
export const goodsPlan = ({
  hasPickup,
  hasDelivery,
}: Pick<GoodsFacts, 'hasPickup' | 'hasDelivery'>): GoodsStep[] => [
  ...(hasPickup ? (['PICKED_UP'] as const) : []),
  'STORED',
  ...(hasDelivery ? (['OUT_FOR_DELIVERY'] as const) : []),
  'DELIVERED',
]

/** Something of the price is open: not all is paid, or a new final quotation is owed. Goods leave only when nothing is. */
export const moneyIsOpen = ({ state, finalOwed }: Pick<GoodsFacts, 'state' | 'finalOwed'>): boolean =>
  state !== 'QS_FINAL_PAY_RECEIVED' || finalOwed

const isLeaving = (step: GoodsStep, { hasDelivery }: GoodsFacts): boolean =>
  step === (hasDelivery ? 'OUT_FOR_DELIVERY' : 'DELIVERED')

/** Why the winning warehouse cannot report a step now; undefined when it can. */
export const goodsRefusal = (step: GoodsStep, facts: GoodsFacts): string | undefined => {
  if (!bookedStates.includes(facts.state) || facts.goods === null) return 'warehouse.not-booked'
  const plan = goodsPlan(facts)
  const at = plan.indexOf(step)
  if (at < 0) return 'warehouse.step-not-part'
  const reached = plan.indexOf(facts.goods as GoodsStep)
  if (at <= reached) return 'warehouse.step-done'
  if (at > reached + 1) return 'warehouse.step-too-early'
  if (isLeaving(step, facts) && moneyIsOpen(facts)) return 'warehouse.balance-open'
  if (step === 'DELIVERED' && !facts.documents.includes('PROOF_OF_DELIVERY')) return 'warehouse.proof-first'
  return undefined
}

/** Why storage cannot be completed (W14): delivered, paid, and the warehouse's invoice to the customer is in. */
export const completeRefusal = (facts: GoodsFacts): string | undefined => {
  if (!bookedStates.includes(facts.state)) return 'warehouse.not-booked'
  if (facts.goods !== 'DELIVERED') return 'warehouse.not-delivered'
  if (moneyIsOpen(facts)) return 'warehouse.balance-open'
  return facts.documents.includes('INVOICE') ? undefined : 'warehouse.invoice-first'
}

/** Percent by which measured goods may exceed the booked space before a new final quotation is owed (decisions 4.3). */
export const volumeTolerancePercent = 5

/** Whether goods of `measured` cubic metres differ from the `booked` ones by more than the tolerance, either way. */
export const volumeDiffers = (booked: number, measured: number): boolean =>
  Math.abs(measured - booked) * 100 > booked * volumeTolerancePercent + 1e-6

/** Why the final quotation cannot be posted now. */
export const finalQuoteRefusal = (
  facts: Pick<GoodsFacts, 'state' | 'goods'> & {
    finalOwed: boolean
    extensionAsked: boolean
    paymentOpen: boolean
  },
): string | undefined => {
  if (!bookedStates.includes(facts.state)) return 'warehouse.not-booked'
  if (facts.paymentOpen) return 'quotes.payment-in-progress'
  if (facts.goods === 'DELIVERED') return 'warehouse.step-done'
  if (facts.state === 'QS_FINAL_PAY_RECEIVED' && !facts.finalOwed && !facts.extensionAsked)
    return 'warehouse.final-paid'
  return undefined
}

/** Goods that are still stored after the last day that was booked; days are YYYY-MM-DD. */
export const overstays = (goods: GoodsState | null, endDate: string, today: string): boolean =>
  goods === 'STORED' && today > endDate
