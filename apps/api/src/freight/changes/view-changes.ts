// The part of a shipment's page about what changed it on its way: flags, questions, the dispute.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { QuestionView, ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { objectionEnds, type DisputeFacts } from '@marsa/model/freight/changes/dispute.ts'
import { takesQuestions } from '@marsa/model/freight/asking/questions.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import type { DetailRow } from '../detail.store.ts'

const iso = (text: string): string => toOffset(new Date(text))

/** Marks beside the status; `open` readers see those of the shipment itself. */
export const flagsOf = (row: DetailRow, open: boolean): string[] => [
  ...(open && row.pending_review ? ['pending-review'] : []),
  ...(row.question_since && takesQuestions(row.state) && (open || row.paused_at)
    ? ['pending-more-info']
    : []),
  ...(open && (row.pickup_slot ?? row.delivery_slot) ? ['pickup-rescheduled'] : []),
  ...(open && row.disputed_at ? ['disputed'] : []),
  ...(open && row.corrected_at ? ['corrected'] : []),
  // Read for staff alone.
  ...(row.units.some(({ elsewhere }) => elsewhere.length > 0) ? ['container-elsewhere'] : []),
]

/** The customer and staff read every question, an agent its own alone. */
export const questionsOf = (actor: Actor, row: DetailRow): QuestionView[] =>
  row.questions
    .filter((each) => kindOf(actor) !== 'agent' || each.company_id === actor.companyId)
    .map((each) => ({
      questionId: each.id,
      by: each.by_kind,
      agentNameEn: each.by_kind === 'agent' ? each.agent_en : null,
      agentNameAr: each.by_kind === 'agent' ? each.agent_ar : null,
      question: each.question,
      askedAt: iso(each.asked_at),
      answer: each.answer,
      answeredAt: each.closed_at && iso(each.closed_at),
      isOpen: each.closed_at === null && each.round === row.round && takesQuestions(row.state),
    }))

export const disputeView = ({ dispute }: DetailRow): ShipmentDetail['dispute'] =>
  dispute && {
    reason: dispute.reason,
    openedAt: iso(dispute.opened_at),
    closedAt: dispute.closed_at && iso(dispute.closed_at),
    closedBy: dispute.closed_as,
    note: dispute.note,
  }

/** The days to object of a delivery that is not completed. */
export const objectionView = (row: DetailRow, settings: SettingsInForce): ShipmentDetail['objection'] =>
  row.delivery_reported_at && bookedStates.includes(row.state)
    ? {
        until: toOffset(objectionEnds(row.delivery_reported_at, settings)),
        agentDoneAt: row.agent_done_at && toOffset(row.agent_done_at),
      }
    : null

export const disputeFacts = (row: DetailRow): DisputeFacts => ({
  state: row.state,
  milestones: row.milestones,
  reportedAt: row.delivery_reported_at,
  disputed: row.disputed_at !== null,
})
