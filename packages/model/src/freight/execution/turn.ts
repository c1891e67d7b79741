// Whose turn a booked shipment is, by its documents, its money and its milestones.
import { documentTypes, type DocCode } from '../../documents/document-type.ts'
import { mayFollow } from '../../documents/required-documents.ts'
import { turn, type Turn } from '../../requests/turn.ts'
import {
  milestonePlan,
  milestoneRefusal,
  type Carriage,
  type MilestoneCode,
  type ShipmentFacts,
} from './milestones.ts'

/** What is done on a booked shipment. */
export const shipmentActions = [
  'finish-payment',
  'pay-balance',
  'upload-papers',
  'report-milestone',
  'post-final-quote',
  'upload-invoice',
  'confirm-delivery',
  'settle-dispute',
  'agree-charges',
  'decide-charges',
  'approve-bill',
  'enter-vgm',
] as const
export type ShipmentAction = (typeof shipmentActions)[number]
export type ShipmentTurn = Turn<ShipmentAction>

export type TurnFacts = ShipmentFacts & {
  disputed: boolean
  /** The agent has completed its part; the shipment waits for its customer. */
  agentDone: boolean
  /** The last moment to object to the delivery. */
  objectionEnds: Date | null
  /** A final quotation waits for consent: with whom, and until when with the customer. */
  consent: { state: 'ASKED' | 'DESK'; until: Date } | null
  /** A draft of the bill of lading waits for the customer. */
  billWaits: boolean
}

/** The step that comes next; a departure that nobody reported is overtaken by the arrival. */
export const upcomingStep = (
  facts: Carriage & Pick<ShipmentFacts, 'milestones'>,
): MilestoneCode | undefined =>
  milestonePlan(facts).find(
    (code) =>
      !facts.milestones.includes(code) && !(code === 'DEPARTED' && facts.milestones.includes('QS_ARRIVE')),
  )

/** Documents are the customer's first: those of the agent are behind it in its own list. */
const uploadMissing = (missing: readonly DocCode[]): ShipmentTurn => {
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

const afterDelivery = (facts: TurnFacts): ShipmentTurn => {
  if (facts.disputed) return turn('desk', 'settle-dispute')
  return facts.documents.includes('INVOICE')
    ? turn('customer', 'confirm-delivery', {
        meanwhile: facts.agentDone ? null : 'complete-delivery',
        by: facts.objectionEnds,
      })
    : turn('agent', 'upload-invoice')
}

/** Money that is asked for comes first, then what the customer decides: delivery waits for it, the steps before do not. */
const ofMoney = (facts: TurnFacts, step: MilestoneCode | undefined): ShipmentTurn | undefined => {
  const open = step !== undefined && milestoneRefusal(step, facts) === undefined ? step : null
  if (facts.balanceState === 'QS_FINAL_PAY_INITIATED')
    return turn('customer', 'finish-payment', { meanwhile: open })
  if (facts.balanceState === 'QS_AWAITING_FINAL_PAY')
    return turn('customer', 'pay-balance', { meanwhile: open })
  if (facts.consent)
    return facts.consent.state === 'ASKED'
      ? turn('customer', 'agree-charges', { meanwhile: open, by: facts.consent.until })
      : turn('desk', 'decide-charges', { meanwhile: open })
  return facts.billWaits ? turn('customer', 'approve-bill', { meanwhile: open }) : undefined
}

/** The turn of a booked shipment. */
export const shipmentTurn = (facts: TurnFacts): ShipmentTurn => {
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
  // The shipper answers for the mass (SOLAS VI/2); the agent may enter it as well.
  if (refusal === 'freight.vgm-first') return turn('customer', 'enter-vgm', { meanwhile: 'enter-vgm' })
  if (refusal && documentFor[refusal]) return uploadMissing([documentFor[refusal]])
  // What could wait until acceptance is asked for at once: customs is far, and the customer has time now.
  const following = facts.customsDocumentsMissing.filter(mayFollow)
  if (following.length) return turn('customer', 'upload-papers', { documents: following, meanwhile: step })
  return refusal === 'freight.final-quote-first'
    ? turn('agent', 'post-final-quote')
    : turn('agent', 'report-milestone')
}
