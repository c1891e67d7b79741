// Whose turn a booked storage request is, by its goods, its money and what was asked of either side.
import { turn, type Turn } from '../requests/turn.ts'
import { answerBy } from './findings.ts'
import { completeRefusal, goodsPlan, goodsRefusal, type GoodsFacts } from './goods-machine.ts'

/** What is done on a booked storage request. */
export const storageActions = [
  'finish-payment',
  'answer-findings',
  'answer-release',
  'pay-balance',
  'post-final-quote',
  'extend-or-collect',
  'answer-objection',
  'bring-goods',
  'pick-up',
  'take-in',
  'send-out',
  'hand-over',
  'upload-invoice',
  'complete',
] as const
export type StorageAction = (typeof storageActions)[number]
export type StorageTurn = Turn<StorageAction>

export type StorageFacts = GoodsFacts & {
  /** A final payment is under way. */
  held: boolean
  overstay: boolean
  extensionAsked: boolean
  releaseAsked: boolean
  /** The warehouse has noted damage, shortage or more space, and the customer has not answered. */
  findingsOpen: boolean
  /** When the customer made the oldest objection that is not answered. */
  objectedAt: Date | null
  /** When the booked time begins and ends. */
  starts: Date | null
  ends: Date | null
}

/** The step of the goods that the warehouse may report now. */
const stepNow = (facts: StorageFacts): string | null =>
  goodsPlan(facts).find((step) => goodsRefusal(step, facts) === undefined) ?? null

const ofGoods = (facts: StorageFacts): StorageTurn => {
  const { goods, starts, ends } = facts
  if (goods === 'AWAITED' && !facts.hasPickup)
    return turn('customer', 'bring-goods', { meanwhile: 'STORED', by: starts })
  if (goods === 'AWAITED') return turn('agent', 'pick-up', { by: starts })
  if (goods === 'PICKED_UP') return turn('agent', 'take-in')
  if (goods === 'DELIVERED')
    return turn('agent', completeRefusal(facts) === 'warehouse.invoice-first' ? 'upload-invoice' : 'complete')
  if (facts.state === 'QS_PPA') return turn('agent', 'post-final-quote')
  return goods === 'STORED' && facts.hasDelivery
    ? turn('agent', 'send-out', { by: ends })
    : turn('agent', 'hand-over', { by: ends })
}

/** Questions that are open come first, then money, then what was objected to, then the goods. */
export const storageTurn = (facts: StorageFacts): StorageTurn => {
  const meanwhile = stepNow(facts)
  if (facts.held) return turn('customer', 'finish-payment', { meanwhile })
  if (facts.findingsOpen) return turn('customer', 'answer-findings', { meanwhile })
  if (facts.releaseAsked) return turn('agent', 'answer-release')
  if (facts.finalOwed || facts.extensionAsked) return turn('agent', 'post-final-quote', { meanwhile })
  if (facts.state === 'QS_AWAITING_FINAL_PAY') return turn('customer', 'pay-balance', { meanwhile })
  if (facts.overstay) return turn('customer', 'extend-or-collect', { meanwhile, by: facts.ends })
  if (facts.objectedAt) return turn('agent', 'answer-objection', { by: answerBy(facts.objectedAt) })
  return ofGoods(facts)
}
