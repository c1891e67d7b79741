// A carrier's system sends events of shipments with the key of the agent who booked it.
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type {
  EventResult,
  receiveTransportEvents as contract,
} from '@marsa/model/freight/events/event-endpoints.ts'
import { readEvent, type ReadEvent } from '@marsa/model/freight/events/read-event.ts'
import { isAtItsPlace, milestoneOf } from '@marsa/model/freight/events/standards.ts'
import { milestonePlan, type MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockExecution, type Execution } from '../execution/execution.ts'
import { noteDetails } from '../requests.store.ts'
import { applyWaiting } from './apply-waiting.ts'
import {
  carriedShipment,
  insertEvent,
  settleEvent,
  type CarriedShipment,
  type NewEvent,
} from './transport-events.store.ts'

type Taken = AnswerOf<typeof contract>['events'][number]
type Kept = { event: ReadEvent; body: unknown; shipment: CarriedShipment | undefined; at: number }

/** Clocks differ by minutes; an event of a later time has not happened. */
const clockDriftMs = 600_000

const milestoneIn = (event: ReadEvent, { request, facts }: Execution): MilestoneCode | undefined => {
  const code = event.isEmpty ? undefined : milestoneOf(event.said, milestonePlan(facts), facts)
  const ends = {
    direction: facts.direction,
    origin: request.origin_code,
    destination: request.destination_code,
  }
  return code && isAtItsPlace(code, event.place, ends) ? code : undefined
}

const takeEvent = async (
  tx: Tx,
  { now, settings, ...call }: Call<typeof contract>,
  { event, body, shipment }: Kept,
): Promise<{ result: EventResult; milestone: MilestoneCode | null }> => {
  const actor = signedIn(call)
  const { companyId } = actor
  const keep = (kept: Pick<NewEvent, 'state' | 'milestone'>): Promise<boolean> =>
    insertEvent(tx, {
      ...kept,
      companyId,
      eventId: event.id,
      requestId: shipment?.id ?? null,
      at: event.at,
      body,
    })
  const answer = async (
    state: 'noted' | 'unknown-shipment',
    milestone: MilestoneCode | null,
    result: EventResult = state,
  ) => ({ result: (await keep({ state, milestone })) ? result : ('duplicate' as const), milestone })

  if (event.retracts !== null) {
    await settleEvent(tx, { companyId, eventId: event.retracts }, 'retracted')
    return answer('noted', null, 'retracted')
  }
  const isActual = event.classifier === 'actual'
  if (isActual && event.at.getTime() > now.getTime() + clockDriftMs)
    return { result: 'in-future', milestone: null }
  if (!shipment) return answer('unknown-shipment', null)
  const execution = await lockExecution(tx, actor, 'assigned', shipment.id)
  const milestone = milestoneIn(event, execution) ?? null
  if (!milestone || !isActual) {
    const expected = milestone === 'QS_ARRIVE' && event.classifier === 'expected'
    if (expected && !execution.facts.milestones.includes(milestone))
      await noteDetails(tx, shipment.id, { eta: dayOf(event.at) })
    return answer('noted', milestone)
  }
  if (!(await keep({ state: 'waiting', milestone }))) return { result: 'duplicate', milestone }
  const written = await applyWaiting(tx, shipment.id, { userId: actor.userId, now, settings })
  if (written?.applied.includes(event.id)) return { result: 'applied', milestone }
  // Another event that has waited may have written it in the same pass.
  const { milestones } = written?.moved ?? execution.facts
  return { result: milestones.includes(milestone) ? 'noted' : 'waiting', milestone }
}

/** Shipments are locked in one order, whichever way the events of a call stand, so that two calls cannot wait for each other. */
const inOrder = (a: Kept, b: Kept): number =>
  (a.shipment?.id ?? '').localeCompare(b.shipment?.id ?? '') || a.at - b.at

export const receiveTransportEvents = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> =>
  call.once(async (tx) => {
    const { companyId } = signedIn(call)
    const kept: Kept[] = []
    for (const [at, body] of call.body.events.entries()) {
      const event = readEvent(body)
      kept.push({ event, body, shipment: await carriedShipment(tx, companyId, event), at })
    }
    const events: Taken[] = []
    for (const each of kept.toSorted(inOrder)) {
      const taken = await takeEvent(tx, call, each)
      events[each.at] = { eventID: each.event.id, quoteNumber: each.shipment?.number ?? null, ...taken }
    }
    return { events }
  })
