// What the reader of a request has to do next, one thing at most.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import type { RequestState } from '@marsa/model/freight/request-machine.ts'
import { bookedStates, quotingStates } from '@marsa/model/freight/request-machine.ts'
import type { nextActionText } from '@marsa/model/freight/text.ts'

export type NextAction = keyof typeof nextActionText

export type ActionFacts = {
  state: RequestState
  balanceState: BalanceState | null
  milestones: readonly string[]
  liveQuotes: number
  invoiceIn: boolean
  rated: boolean
  finalPosted: boolean
  /** For an agent: whether it has answered, and whether it has won. */
  answered: boolean
  won: boolean
  /** Somebody waits for the customer's answer (F6); for an agent, whether its own clock stands with it. */
  asked: boolean
  paused: boolean
  wasPaid: boolean
  /** The agent has completed its part; the shipment waits for its customer. */
  agentDone: boolean
}

const ofCustomer = (facts: ActionFacts): NextAction | null => {
  const delivered = facts.milestones.includes('QS_DEL')
  if (facts.state === 'DRAFT') return 'finish-draft'
  if (facts.asked) return 'answer-question'
  if (facts.state === 'EXPIRED' && !facts.wasPaid) return 'request-again'
  if ((facts.state === 'QS_RFC' || facts.state === 'QS_FIN') && facts.liveQuotes > 0) return 'compare-quotes'
  if (facts.state === 'QS_AWP' || facts.balanceState === 'QS_FINAL_PAY_INITIATED') return 'finish-payment'
  if (facts.balanceState === 'QS_AWAITING_FINAL_PAY') return 'pay-balance'
  if (bookedStates.includes(facts.state) && delivered && facts.invoiceIn) return 'confirm-delivery'
  return facts.state === 'QS_CMP' && !facts.rated ? 'give-feedback' : null
}

const ofAgent = (facts: ActionFacts): NextAction | null => {
  if (quotingStates.includes(facts.state) && !facts.answered && !facts.paused) return 'answer-request'
  if (!facts.won || !bookedStates.includes(facts.state)) return null
  if (facts.milestones.includes('QS_DEL')) {
    if (!facts.invoiceIn) return 'upload-invoice'
    return facts.agentDone ? null : 'complete-delivery'
  }
  const landed = facts.milestones.includes('QS_ARRIVE')
  if (landed && !facts.finalPosted) return 'post-final-quote'
  return facts.balanceState === 'QS_AWAITING_FINAL_PAY' && facts.milestones.includes('QS_CGO')
    ? null
    : 'report-milestone'
}

export const nextAction = (kind: ActorKind, facts: ActionFacts): NextAction | null =>
  kind === 'customer' ? ofCustomer(facts) : kind === 'agent' ? ofAgent(facts) : null
