// Whose turn a request is: one side acts next at most, and everybody else is told for whom it waits and why.
import type { DocCode } from '../documents/document-type.ts'
import type { Phase } from './phase.ts'

export const turnSides = ['customer', 'agent', 'desk'] as const
export type TurnSide = (typeof turnSides)[number]

/** What is done outside the execution of a request, the same in every line. */
export const commonActions = [
  'finish-draft',
  'answer-question',
  'review-request',
  'answer-request',
  'compare-quotes',
  'finish-payment',
  'request-again',
  'give-feedback',
] as const
export type CommonAction = (typeof commonActions)[number]

export type Turn<Action extends string = string> = {
  side: TurnSide
  action: Action
  /** The documents that the side uploads, where that is what it does. */
  documents: readonly DocCode[]
  /** What may be done in the meantime: by the agent a step of the line, or its completion; by the customer what the line's words name. */
  meanwhile: string | null
  /** By when; null where nothing says so. */
  by: Date | null
}

export const turn = <Action extends string>(
  side: TurnSide,
  action: Action,
  { documents = [], meanwhile = null, by = null }: Partial<Omit<Turn, 'side' | 'action'>> = {},
): Turn<Action> => ({ side, action, documents, meanwhile, by })

export type RoundFacts = {
  phase: Phase
  /** Somebody waits for the customer's answer. */
  asked: boolean
  /** Nobody quotes, and the desk was told. */
  pendingReview: boolean
  /** The first of the agents that have not answered has to by then. */
  answerBy: Date | null
  liveQuotes: number
  /** The first of the live quotations ends. */
  quotesEnd: Date | null
  /** A quotation is held for a payment that is under way. */
  held: boolean
  wasPaid: boolean
  rated: boolean
}

/** Before the award and after the end; in between the line says what its execution waits for. */
export const turnOf = <Action extends string>(
  facts: RoundFacts,
  execution: () => Turn<Action> | undefined,
): Turn<Action | CommonAction> | undefined => {
  const { phase } = facts
  if (phase === 'booked') return execution()
  if (phase === 'draft') return turn('customer', 'finish-draft')
  if (phase === 'completed') return facts.rated ? undefined : turn('customer', 'give-feedback')
  if (phase === 'expired') return facts.wasPaid ? undefined : turn('customer', 'request-again')
  if (phase !== 'open' && phase !== 'quoted') return undefined
  if (facts.held) return turn('customer', 'finish-payment')
  if (facts.asked) return turn('customer', 'answer-question')
  if (facts.liveQuotes > 0) return turn('customer', 'compare-quotes', { by: facts.quotesEnd })
  return facts.pendingReview
    ? turn('desk', 'review-request')
    : turn('agent', 'answer-request', { by: facts.answerBy })
}

/** Steps of the customer that need not wait for the agent, whose turn it is. */
export const besideActions: readonly string[] = ['add-border-documents']

/** What `reader` does now: its turn, or as the customer a step beside the agent's; null where it waits. */
export const actionFor = (
  { side, action, meanwhile }: Pick<Turn, 'side' | 'action' | 'meanwhile'>,
  reader: string,
): string | null => {
  if (side === reader) return action
  const isBeside = side === 'agent' && reader === 'customer'
  return isBeside && meanwhile !== null && besideActions.includes(meanwhile) ? meanwhile : null
}

/** Steps that their side may leave: nobody waits for them. */
export const optionalActions: readonly string[] = ['finish-draft', 'give-feedback', 'request-again']
export const isDuty = (action: string): boolean => !optionalActions.includes(action)

const payments: readonly string[] = ['finish-payment', 'pay-balance']
/** Steps that end on a payment page. */
export const isPayment = (action: string): boolean => payments.includes(action)

/** How long after a reminder the next one may be sent, in hours. */
export const reminderHours = 24

export type ReminderFacts = {
  turn: Pick<Turn, 'side' | 'action'> | undefined
  reader: TurnSide
  phase: Phase
  remindedAt: Date | null
  now: Date
}

/** Why the reader cannot remind the other side now; undefined when it can. Rounds have their own clocks. */
export const remindRefusal = ({
  turn: open,
  reader,
  phase,
  remindedAt,
  now,
}: ReminderFacts): string | undefined => {
  if (phase !== 'booked' || !open || open.side === reader || open.side === 'desk' || reader === 'desk')
    return 'requests.nobody-to-remind'
  return remindedAt && now.getTime() - remindedAt.getTime() < reminderHours * 3_600_000
    ? 'requests.reminded-today'
    : undefined
}
