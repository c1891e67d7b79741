// Whose turn a booked shipment is: exactly one side acts next, everybody else is told for whom it waits and why.
import { documentTypes, type DocCode } from '../documents/document-type.ts'
import { milestonePlan, milestoneRefusal, type MilestoneCode, type ShipmentFacts } from './milestones.ts'
import { bookedStates } from './request-machine.ts'

export type TurnSide = 'customer' | 'agent' | 'desk'

export const turnActions = [
  'finish-payment',
  'pay-balance',
  'upload-papers',
  'report-milestone',
  'post-final-quote',
  'upload-invoice',
  'confirm-delivery',
  'settle-dispute',
] as const
export type TurnAction = (typeof turnActions)[number]

export type Turn = {
  side: TurnSide
  action: TurnAction
  /** The documents that the side uploads, where that is what it does. */
  documents: readonly DocCode[]
  /** What the agent may report in the meantime, or that it may complete the delivery itself. */
  meanwhile: MilestoneCode | 'complete-delivery' | null
}

export type TurnFacts = ShipmentFacts & {
  disputed: boolean
  /** The agent has completed its part; the shipment waits for its customer. */
  agentDone: boolean
}

const turn = (
  side: TurnSide,
  action: TurnAction,
  { documents = [], meanwhile = null }: Partial<Pick<Turn, 'documents' | 'meanwhile'>> = {},
): Turn => ({ side, action, documents, meanwhile })

/** The step that comes next; a departure that nobody reported is overtaken by the arrival. */
const upcomingStep = (facts: TurnFacts): MilestoneCode | undefined =>
  milestonePlan(facts).find(
    (code) =>
      !facts.milestones.includes(code) && !(code === 'DEPARTED' && facts.milestones.includes('QS_ARRIVE')),
  )

/** Documents are the customer's first: those of the agent are behind it in its own list. */
const uploadMissing = (missing: readonly DocCode[]): Turn => {
  const ofCustomer = missing.filter((code) => documentTypes[code].by === 'customer')
  return ofCustomer.length > 0
    ? turn('customer', 'upload-papers', { documents: ofCustomer })
    : turn('agent', 'upload-papers', { documents: missing })
}

const documentFor: Record<string, DocCode> = {
  'freight.delivery-order-first': 'DELIVERY_ORDER',
  'freight.proof-first': 'PROOF_OF_DELIVERY',
  'freight.release-first': 'RELEASE',
}

const afterDelivery = (facts: TurnFacts): Turn => {
  if (facts.disputed) return turn('desk', 'settle-dispute')
  return facts.documents.includes('INVOICE')
    ? turn('customer', 'confirm-delivery', { meanwhile: facts.agentDone ? null : 'complete-delivery' })
    : turn('agent', 'upload-invoice')
}

/** Money that is asked for comes first: delivery waits for it, the steps before do not. */
const ofMoney = (facts: TurnFacts, step: MilestoneCode | undefined): Turn | undefined => {
  const open = step !== undefined && milestoneRefusal(step, facts) === undefined ? step : null
  if (facts.balanceState === 'QS_FINAL_PAY_INITIATED')
    return turn('customer', 'finish-payment', { meanwhile: open })
  if (facts.balanceState === 'QS_AWAITING_FINAL_PAY')
    return turn('customer', 'pay-balance', { meanwhile: open })
  return undefined
}

/** The turn of a booked shipment; undefined before the award and after the end. */
export const turnOf = (facts: TurnFacts): Turn | undefined => {
  if (!bookedStates.includes(facts.state)) return undefined
  const step = upcomingStep(facts)
  const money = ofMoney(facts, step)
  if (money) return money
  const refusal = step && milestoneRefusal(step, facts)
  const forCustoms =
    refusal === 'freight.customs-papers-missing' ? uploadMissing(facts.customsDocumentsMissing) : undefined
  // Customs cannot begin without the customer, who is told so before the agent has counted its charges.
  if (forCustoms?.side === 'customer') return forCustoms
  if (facts.milestones.includes('QS_ARRIVE') && !facts.finalQuoted) return turn('agent', 'post-final-quote')
  if (step === undefined) return afterDelivery(facts)
  if (forCustoms) return forCustoms
  if (refusal && documentFor[refusal]) return uploadMissing([documentFor[refusal]])
  return refusal === 'freight.final-quote-first'
    ? turn('agent', 'post-final-quote')
    : turn('agent', 'report-milestone')
}
