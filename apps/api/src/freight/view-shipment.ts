// One shipment for its customer, its agents or staff: each sees what is theirs to see.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Call } from '../kit/serve.ts'
import { signedIn } from '../kit/serve.ts'
import { arrivalOf } from '@marsa/model/freight/arrival.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { viewShipment as contract } from '@marsa/model/freight/shipment-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { cancelStage, freightCancelling } from '@marsa/model/freight/cancellation.ts'
import { cancelRefusal } from '@marsa/model/requests/cancellation.ts'
import { disputeRefusal, isObjectionOpen } from '@marsa/model/freight/dispute.ts'
import { freightPhases, type RequestState } from '@marsa/model/freight/request-machine.ts'
import { milestonePlan, stepBefore, type MilestoneCode } from '@marsa/model/freight/milestones.ts'
import { freightStatus, stateForInvited } from '@marsa/model/freight/status.ts'
import {
  againRefusal,
  nextActionFor,
  paymentLines,
  quotationFromJson,
  refundLines,
  remindRefusalFor,
  toCustomerView,
  toFinalChanges,
  turnView,
} from '../requests/door.ts'
import { requestDetail, type DetailRow, type TimelineRow } from './detail.store.ts'
import { actionRefusals, factsOf } from './facts.ts'
import { writeFeedbackToken } from './feedback-token.ts'
import { freightLine } from './line.ts'
import { expectedOf } from './expected-charges.ts'
import { slotOf } from './reschedule-pickup.ts'
import { disputeFacts, disputeView, flagsOf, objectionView, questionsOf } from './view-changes.ts'

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
  containerMode: form.containerMode,
  containerType: form.containerType ?? null,
  containerCount: form.containerCount ?? null,
  commodity: form.commodity,
  commodityEn: commodity_en ?? form.commodity,
  commodityAr: commodity_ar ?? form.commodity,
  description: form.description,
  pieces: form.pieces,
  grossWeightKg: form.grossWeightKg,
  cargoValue: form.cargoValue,
  hazardous: form.hazardous,
  services: form.services ?? [],
})

/** What an agent that has not won reads of a request beside what is about itself: where it began and ended. */
const publicCodes = ['QS_SUB', 'QS_PPA', 'QS_PAI', 'QS_CAN']

/** Codes that say whether a quotation was the first of the round; an agent reads that its own came in. */
const ownCodes: Record<string, string> = { QS_RFC: 'QUOTE_RECEIVED' }

/** Entries about quotations are the customer's; an agent reads those about itself, and the winner those of the shipment. */
const mayRead = (actor: Actor, open: boolean, entry: TimelineRow): boolean => {
  if (kindOf(actor) !== 'agent' || entry.agent_id === actor.companyId) return true
  return !entry.for_customer && (open || publicCodes.includes(entry.code))
}

const moneyView = (row: DetailRow): ShipmentDetail['money'] =>
  row.balance && {
    total: toWire(BigInt(row.balance.total_fils)),
    paid: toWire(BigInt(row.balance.paid_fils)),
    balance: toWire(
      row.state === 'QS_CAN' ? 0n : BigInt(row.balance.total_fils) - BigInt(row.balance.paid_fils),
    ),
    currency: 'AED',
    paymentType: row.balance.on_credit ? 'credit' : 'card',
    payments: paymentLines(row.payments),
    refunds: refundLines(row.refunds),
    cancelFee: row.cancel_fee_fils === null ? null : toWire(row.cancel_fee_fils),
    compensation: row.balance.compensated_fils === '0' ? null : toWire(BigInt(row.balance.compensated_fils)),
    invoices: row.invoices,
  }

const quotationInForce = (row: DetailRow, now: Date): ShipmentDetail['quotation'] => {
  if (!row.quotation) return null
  const standing = { rating: null, shipments: 0, answerMinutes: null }
  return toCustomerView(quotationFromJson(row.quotation), {
    now,
    expected: expectedOf(row),
    lowestId: undefined,
    frozen: row.open_session,
    standing,
  })
}

/** Since when an invited agent's side of the round stands as it does; a rival's quotation moves nothing of it. */
const sinceForInvited = (row: DetailRow, state: RequestState): Date => {
  if (state === 'QS_RCD') return row.invited_at ?? row.created_at
  if (state === 'QS_RFC' && row.own?.submittedAt) return new Date(row.own.submittedAt)
  // Over for it since another has won, or since the time to answer is over.
  const over = row.booked_at ?? (row.window_over ? row.window_ends_at : null)
  return state === 'EXPIRED' && over ? over : row.status_since
}

const changesOf = ({ accepted, quotation }: DetailRow): ShipmentDetail['finalChanges'] =>
  accepted && quotation && toFinalChanges(quotationFromJson(accepted), quotationFromJson(quotation))

/** The whole answer. Contacts of the customer, and money, go to the winner and to staff, not to every invited agent. */
export const toDetail = (
  actor: Actor,
  row: DetailRow,
  { now, settings }: { now: Date; settings: SettingsInForce },
  secret: string,
): ShipmentDetail => {
  const kind = kindOf(actor)
  const won = row.balance?.agent_id === actor.companyId
  const open = kind !== 'agent' || won
  const state = open
    ? row.state
    : stateForInvited(row.state, { own: row.own?.state ?? null, windowOver: row.window_over })
  const facts = factsOf(row)
  const waits = won && row.agent_done_at !== null && isObjectionOpen(row.delivery_reported_at, now, settings)
  const refusals = actionRefusals(row, facts, waits)
  const done = new Map(row.timeline.map((entry) => [entry.code, entry.at]))
  const plan = milestonePlan(facts)
  return {
    RequestId: row.id,
    quoteNumber: row.number,
    nickname: kind === 'customer' ? row.nickname : null,
    status: open
      ? freightStatus({ state, balanceState: row.balance?.state ?? 'NOT_DUE', latest: row.latest })
      : state,
    statusSince: toOffset(open ? row.status_since : sinceForInvited(row, state)),
    // It counts what rivals do, too; no call of an invited agent takes it.
    version: open ? row.version : 0,
    round: row.round,
    mode: row.mode,
    direction: row.direction,
    origin: stopView(row, 'origin', open),
    destination: stopView(row, 'destination', open),
    cargo: cargoView(row),
    readyFrom: row.form.readyFrom,
    deliverBy: row.form.deliverBy,
    pickupAt: row.pickup_slot ? toOffset(row.pickup_slot) : row.form.pickupAt ? iso(row.form.pickupAt) : null,
    deliveryAt: row.delivery_slot && toOffset(row.delivery_slot),
    addedDate: toOffset(row.submitted_at ?? row.created_at),
    windowEndsAt: row.window_ends_at && toOffset(row.window_ends_at),
    eta: open ? row.eta : null,
    arrival: open ? arrivalOf(row, dayOf(now)) : null,
    containerNumber: open ? row.container_number : null,
    chassisNumber: open ? row.chassis_number : null,
    blNumber: open ? row.bl_number : null,
    awbNumber: open ? row.awb_number : null,
    remarks: row.form.remarks ?? null,
    flags: flagsOf(row, open),
    invitedAgents: kind === 'agent' ? 0 : row.invited,
    answerBy: kind !== 'agent' && row.first_due_at ? toOffset(row.first_due_at) : null,
    timeline: row.timeline
      .filter((entry) => mayRead(actor, open, entry))
      .map((entry) => ({
        id: entry.id,
        code: kind === 'agent' ? (ownCodes[entry.code] ?? entry.code) : entry.code,
        at: iso(entry.at),
        place: entry.place,
        note: entry.note,
        amount: entry.amount === null || !open ? null : toWire(BigInt(entry.amount)),
        by: entry.by as 'system',
      })),
    ahead: plan.filter((code) => !open || !row.milestones.includes(code)),
    quotation: open ? quotationInForce(row, now) : null,
    finalChanges: open ? changesOf(row) : null,
    money: open ? moneyView(row) : null,
    agent: row.agent && kind !== 'agent' ? row.agent : null,
    customer: open ? row.customer : null,
    turn: open ? turnView(row) : null,
    remindRefusal: remindRefusalFor(actor, row, freightPhases[row.state], now) ?? null,
    nextAction: nextActionFor(actor, row),
    milestones: won
      ? plan.map((code: MilestoneCode) => ({
          code,
          refusal: refusals.milestone(code),
          after: stepBefore(code, facts) ?? null,
          doneAt: row.milestones.includes(code) ? iso(done.get(code) ?? row.created_at.toISOString()) : null,
        }))
      : [],
    finalQuoteRefusal: won ? refusals.finalQuote : null,
    completeRefusal: won || kind === 'customer' ? refusals.complete : null,
    cancelRefusal:
      kind === 'agent'
        ? null
        : (cancelRefusal(freightCancelling, kind, {
            phase: freightPhases[row.state],
            stage: cancelStage(row),
            paymentOpen: row.open_session,
          }) ?? null),
    reinitiateRefusal: kind === 'customer' ? (againRefusal(freightLine, row) ?? null) : 'kit.forbidden',
    slot: kind === 'customer' || won ? (slotOf(row) ?? null) : null,
    disputeRefusal:
      kind === 'customer' ? (disputeRefusal(disputeFacts(row), now, settings) ?? null) : 'kit.forbidden',
    objection: open ? objectionView(row, settings) : null,
    questions: questionsOf(actor, row),
    dispute: open ? disputeView(row) : null,
    feedback: row.feedback === null || !open ? 'NONE' : row.feedback.comments ? 'COMMENTED' : 'RATED',
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
