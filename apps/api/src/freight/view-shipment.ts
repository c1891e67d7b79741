// One shipment for its customer, its agents or staff: each sees what is theirs to see.
import type { Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Call } from '../kit/serve.ts'
import { signedIn } from '../kit/serve.ts'
import { arrivalOf } from '@marsa/model/freight/execution/arrival.ts'
import { notInCargo, type ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { decideRefusal, withdrawProposalRefusal } from '@marsa/model/freight/consent/final-proposal.ts'
import { measuredForm, notMeasurable } from '@marsa/model/freight/measuring/measuring.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { viewValues } from '@marsa/model/kit/form-view.ts'
import type { viewShipment as contract } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { cancelStage } from '@marsa/model/freight/changes/cancellation.ts'
import { disputeRefusal, isObjectionOpen } from '@marsa/model/freight/changes/dispute.ts'
import { milestonePlan, stepBefore, type MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
import { detailFor, readerOf } from '../requests/door.ts'
import { requestDetail, type DetailRow } from './detail.store.ts'
import { actionRefusals, factsOf } from './execution/facts.ts'
import { writeFeedbackToken } from './execution/feedback-token.ts'
import { freightLine } from './line.ts'
import { reportsInOrder, reportsOf } from './events/view-reports.ts'
import { undoView } from './execution/undo-event.ts'
import { sideOf } from './side.ts'
import { unitsView } from './units/view-units.ts'
import { slotOf } from './changes/reschedule-pickup.ts'
import { disputeFacts, disputeView, flagsOf, objectionView, questionsOf } from './changes/view-changes.ts'

const iso = (text: string): string => toOffset(new Date(text))

const stopView = (row: DetailRow, end: 'origin' | 'destination', open: boolean): ShipmentDetail['origin'] => {
  const { nameEn, nameAr, country, latitude, longitude } = row[end]
  const stop = row.form[end]
  return {
    place: { code: stop.place, nameEn, nameAr, country },
    kind: stop.kind,
    // Before the award an agent reads the city; the door and who is behind it are for the winner (Z25).
    address: open ? (stop.address ?? null) : null,
    building: open ? (stop.building ?? null) : null,
    contactName: open ? (stop.contactName ?? null) : null,
    contactNumber: open ? (stop.contactNumber ?? null) : null,
    lat: Number(latitude),
    lon: Number(longitude),
  }
}

const cargoView = ({ form, commodity_en, commodity_ar }: DetailRow): ShipmentDetail['cargo'] => ({
  ...viewValues(freightFields, notInCargo, form),
  commodityEn: commodity_en ?? form.commodity,
  commodityAr: commodity_ar ?? form.commodity,
  measures: measuresOf(form),
})

const measuringView = ({ form, measuring }: DetailRow): ShipmentDetail['measuring'] => {
  if (!measuring) return null
  const { packages, document_id: documentId, note, at } = measuring
  const found = measuredForm(form, packages)
  return {
    packages,
    pieces: found.pieces ?? null,
    grossWeightKg: found.grossWeightKg,
    measures: measuresOf(found),
    documentId,
    note,
    at: iso(at),
  }
}

/** What was agreed to is the final quotation, and what was withdrawn is gone. */
const proposalView = (row: DetailRow, reader: ActorKind): ShipmentDetail['finalProposal'] => {
  const { proposal } = row
  if (!proposal || proposal.state === 'AGREED' || proposal.state === 'WITHDRAWN') return null
  const { state, version, changes } = proposal
  return {
    state,
    version,
    askedAt: iso(proposal.asked_at),
    deskAt: iso(proposal.desk_at),
    added: toWire(BigInt(proposal.added_fils)),
    changes,
    words: proposal.move_reason,
    decideRefusal: decideRefusal(state, reader, bookedStates.includes(row.state)) ?? null,
    withdrawRefusal: withdrawProposalRefusal(state, reader) ?? null,
  }
}

/** The whole answer. Contacts of the customer, and money, go to the winner and to staff, not to every invited agent. */
export const toDetail = (
  actor: Actor,
  row: DetailRow,
  { now, settings }: { now: Date; settings: SettingsInForce },
  secret: string,
): ShipmentDetail => {
  const reader = readerOf(freightLine, actor, row)
  const { kind, won, open } = reader
  const facts = factsOf(row)
  const waits = won && row.agent_done_at !== null && isObjectionOpen(row.delivery_reported_at, now, settings)
  const refusals = actionRefusals(row, facts, waits)
  const done = new Map(row.timeline.map((entry) => [entry.code, entry.at]))
  const plan = milestonePlan(facts)
  const reports = reportsOf(row.carrier_reports, row.units)
  return {
    RequestId: row.id,
    quoteNumber: row.number,
    nickname: kind === 'customer' ? row.nickname : null,
    status: open
      ? freightStatus({
          state: row.state,
          balanceState: row.balance?.state ?? 'NOT_DUE',
          latest: row.latest,
        })
      : reader.state,
    ...detailFor(freightLine, actor, row, reader, { now, settings, stage: cancelStage(row) }),
    mode: row.mode,
    direction: row.direction,
    origin: stopView(row, 'origin', open),
    destination: stopView(row, 'destination', open),
    cargo: cargoView(row),
    finalProposal: open ? proposalView(row, kind) : null,
    measuring: open ? measuringView(row) : null,
    units: open ? unitsView(row, facts, sideOf(actor)) : null,
    measuringRefusal: won ? (notMeasurable(row.form) ?? refusals.finalQuote) : 'kit.forbidden',
    readyFrom: row.form.readyFrom,
    deliverBy: row.form.deliverBy,
    pickupAt: row.pickup_slot ? toOffset(row.pickup_slot) : row.form.pickupAt ? iso(row.form.pickupAt) : null,
    deliveryAt: row.delivery_slot && toOffset(row.delivery_slot),
    addedDate: toOffset(row.submitted_at ?? row.created_at),
    eta: open ? row.eta : null,
    arrival: open ? arrivalOf(row, dayOf(now)) : null,
    containerNumber: open ? row.container_number : null,
    chassisNumber: open ? row.chassis_number : null,
    blNumber: open ? row.bl_number : null,
    awbNumber: open ? row.awb_number : null,
    remarks: row.form.remarks ?? null,
    flags: flagsOf(row, open),
    answerBy: kind !== 'agent' && row.first_due_at ? toOffset(row.first_due_at) : null,
    ahead: plan.filter((code) => !open || !row.milestones.includes(code)),
    milestones: won
      ? plan.map((code: MilestoneCode) => ({
          code,
          refusal: refusals.milestone(code),
          after: stepBefore(code, facts) ?? null,
          doneAt: row.milestones.includes(code) ? iso(done.get(code) ?? row.created_at.toISOString()) : null,
        }))
      : [],
    undo: won ? undoView(row, facts, now) : null,
    carrierReports: open ? (won ? reports : reportsInOrder(reports, facts)) : [],
    finalQuoteRefusal: won ? refusals.finalQuote : null,
    completeRefusal: won || kind === 'customer' ? refusals.complete : null,
    slot: kind === 'customer' || won ? (slotOf(row) ?? null) : null,
    disputeRefusal:
      kind === 'customer' ? (disputeRefusal(disputeFacts(row), now, settings) ?? null) : 'kit.forbidden',
    objection: open ? objectionView(row, settings) : null,
    questions: questionsOf(actor, row),
    dispute: open ? disputeView(row) : null,
    feedbackToken: kind === 'customer' && row.state === 'QS_CMP' ? writeFeedbackToken(secret, row.id) : null,
  }
}

export const viewShipment =
  (secret: string) =>
  async (call: Call<typeof contract>): Promise<ShipmentDetail> => {
    const actor = signedIn(call)
    const row = await requestDetail(call.db, actor, call.relation, call.query.RequestId)
    if (!row) throw new Problem('freight.not-found')
    return toDetail(actor, row, call, secret)
  }
