// What the reader of a request has to do next, one thing at most; of a booked shipment, whose turn it is.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { RequestState } from '@marsa/model/freight/request-machine.ts'
import { quotingStates } from '@marsa/model/freight/request-machine.ts'
import type { nextActionText } from '@marsa/model/freight/text.ts'
import type { Turn } from '@marsa/model/freight/turn.ts'

export type NextAction = keyof typeof nextActionText

export type ActionFacts = {
  state: RequestState
  turn: Turn | undefined
  liveQuotes: number
  rated: boolean
  /** For an agent: whether it has answered, and whether it has won. */
  answered: boolean
  won: boolean
  /** Somebody waits for the customer's answer (F6); for an agent, whether its own clock stands with it. */
  asked: boolean
  paused: boolean
  wasPaid: boolean
}

const ofTurn = ({ side, action }: Turn, reader: 'customer' | 'agent'): NextAction | null =>
  side === reader && action !== 'settle-dispute' ? action : null

const ofCustomer = (facts: ActionFacts): NextAction | null => {
  if (facts.state === 'DRAFT') return 'finish-draft'
  if (facts.asked) return 'answer-question'
  if (facts.state === 'EXPIRED' && !facts.wasPaid) return 'request-again'
  if ((facts.state === 'QS_RFC' || facts.state === 'QS_FIN') && facts.liveQuotes > 0) return 'compare-quotes'
  if (facts.state === 'QS_AWP') return 'finish-payment'
  if (facts.turn) return ofTurn(facts.turn, 'customer')
  return facts.state === 'QS_CMP' && !facts.rated ? 'give-feedback' : null
}

const ofAgent = (facts: ActionFacts): NextAction | null => {
  if (quotingStates.includes(facts.state) && !facts.answered && !facts.paused) return 'answer-request'
  return facts.won && facts.turn ? ofTurn(facts.turn, 'agent') : null
}

export const nextAction = (kind: ActorKind, facts: ActionFacts): NextAction | null =>
  kind === 'customer' ? ofCustomer(facts) : kind === 'agent' ? ofAgent(facts) : null
