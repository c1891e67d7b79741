// Events of the port's gates become steps of trucks; the desk places or dismisses what belongs to none.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { checkContainerNumber } from '@marsa/model/reference/identifiers.ts'
import type * as calls from '@marsa/model/trucks/execution/gate-endpoints.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import {
  gateQueueText,
  isAbout,
  matchGate,
  type GateMatch,
  type GateQueueReason,
} from '@marsa/model/trucks/road/gate-notice.ts'
import type { PortDirection } from '@marsa/model/trucks/road/movement.ts'
import { readPlate } from '@marsa/model/trucks/road/plates.ts'
import {
  lockQueuedPortEvent,
  notePortDecision,
  queuedPortEvents,
  settlePortEvent,
  type PortEvent,
  type QueuedPortEvent,
  type Settled,
} from '../../integrations/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { trucksLine } from '../line.ts'
import { gateTruck, gateTrucks } from './gates.store.ts'
import { gateReport, storeTruckEvent } from './store-event.ts'

const matchOf = ({ equipmentReference, truckPlate }: PortEvent): GateMatch => ({
  container: checkContainerNumber(equipmentReference).value ?? equipmentReference,
  plate: readPlate(truckPlate) ?? truckPlate,
})

/** Stores it as a step of a truck; before its turn it waits, and the provider is asked for the step that is missing. */
const storeGate = async (
  tx: Tx,
  truck: { slot_id: string; direction: PortDirection; plate: string },
  { event, now }: { event: PortEvent; now: Date },
): Promise<Settled> => {
  const report = gateReport(truck.slot_id, truck.direction, event)
  if (!report) throw new Problem('trucks.event-not-part')
  const stored = await storeTruckEvent(tx, report, { userId: null, now })
  if (stored.outcome === 'waits') {
    const { request, missing } = stored
    const to = trucksLine.messages.agents(request.agent_id)
    const params = { plate: truck.plate, step: stepName(missing) }
    await trucksLine.messages.publishOwn(tx, request, 'truck-asked', to, params, event.eventID)
  }
  return { slotId: truck.slot_id, isWaiting: stored.outcome === 'waits' }
}

const queuedFor: Partial<Record<string, GateQueueReason>> = {
  'trucks.event-not-part': 'not-part',
  'trucks.event-backward': 'passed',
  'trucks.not-allocated': 'not-allocated',
}

/** Called once for each event of the port. */
export const placeGateEvent = async (tx: Tx, event: PortEvent, now: Date): Promise<Settled> => {
  const notice = matchOf(event)
  const found = matchGate(notice, await gateTrucks(tx, { ...notice, at: new Date(event.eventDateTime) }))
  if ('reason' in found) return found
  try {
    return await storeGate(tx, found.truck, { event, now })
  } catch (problem) {
    const reason = problem instanceof Problem ? queuedFor[problem.code] : undefined
    if (!reason) throw problem
    return { reason }
  }
}

const queuedView = async (call: Call, { event_id, event, received_at, reason }: QueuedPortEvent) => {
  const notice = event && matchOf(event)
  const trucks =
    event && notice ? await gateTrucks(call.db, { ...notice, at: new Date(event.eventDateTime) }) : []
  return {
    eventId: event_id,
    receivedAt: toOffset(received_at),
    reason: reason in gateQueueText ? (reason as GateQueueReason) : ('unmatched' as const),
    event: event && {
      ...notice!,
      facility: event.facility,
      isIn: event.equipmentEventTypeCode === 'GTIN',
      isEmpty: event.emptyIndicatorCode === 'EMPTY',
      at: toOffset(new Date(event.eventDateTime)),
    },
    trucks: trucks.flatMap((truck) => {
      const code = gateReport(truck.slot_id, truck.direction, event!)?.code
      const { slot_id: slot, request_id: id, booking_number: bookingNumber, n, plate, container } = truck
      return code
        ? { slot, id, bookingNumber, n, plate, container, code, isSame: isAbout(notice!, truck) }
        : []
    }),
  }
}

export const listGateEvents = async (call: Call<typeof calls.listGateEvents>) => {
  const events = []
  for (const queued of await queuedPortEvents(call.db)) events.push(await queuedView(call, queued))
  return { events }
}

const lockOf = async (tx: Tx, eventId: string): Promise<QueuedPortEvent> => {
  const queued = await lockQueuedPortEvent(tx, eventId)
  if (!queued) throw new Problem('trucks.gate-not-found')
  return queued
}

export const placeByHand = (call: Call<typeof calls.placeGateEvent>) => {
  const { now, body } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const { event } = await lockOf(tx, body.eventId)
    if (!event) throw new Problem('trucks.gate-unreadable')
    const truck = await gateTruck(tx, body.slot)
    if (!truck) throw new Problem('trucks.slot-not-found')
    const settled = await storeGate(
      tx,
      { ...truck, slot_id: body.slot, plate: matchOf(event).plate },
      { event, now },
    )
    await settlePortEvent(tx, event.eventID, settled)
    await notePortDecision(tx, event.eventID, { userId, reason: body.reason, now })
    return succeeded
  })
}

export const dismissGateEvent = (call: Call<typeof calls.dismissGateEvent>) => {
  const { now, body } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const { event_id: eventId } = await lockOf(tx, body.eventId)
    await notePortDecision(tx, eventId, { userId, reason: body.reason, now })
    return succeeded
  })
}
