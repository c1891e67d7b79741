// The trucks of a booking as the customer, its provider and staff see them, and the list of trucks on the road.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { missingAt, nextPost, type BorderFacts } from '@marsa/model/trucks/borders/border-tasks.ts'
import { carriageOf, containerRefusal } from '@marsa/model/trucks/execution/booked-job.ts'
import type * as calls from '@marsa/model/trucks/execution/road-endpoints.ts'
import type { DeliveryRow, RoadEventView, SlotView } from '@marsa/model/trucks/execution/road-views.ts'
import {
  completesAt,
  truckCompleteRefusal,
  type TruckFacts,
} from '@marsa/model/trucks/execution/truck-turn.ts'
import { allocationOf, reallocateRefusal } from '@marsa/model/trucks/road/booking-progress.ts'
import { nextEvents, truckState, type RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readBooking } from '../../requests/door.ts'
import { trucksLine } from '../line.ts'
import { liveOf, postsOf, stopView, type Live } from '../watch/live-view.ts'
import { deliveries } from './deliveries.store.ts'
import { eventsOf, type TruckEventRow } from './events.store.ts'
import { allocationIn, progressOf, truckFacts } from './facts.ts'
import { proposedOf } from './proposed.ts'
import type { SlotRow } from './slots.store.ts'

const iso = (text: string): string => toOffset(new Date(text))
const bare = ({ code, post }: RoadStep): RoadStep => ({ code, post })

const eventView = (row: TruckEventRow, { userId }: Actor, isDesk: boolean): RoadEventView => ({
  eventId: row.id,
  ...bare(row),
  at: toOffset(row.at),
  receivedAt: toOffset(row.received_at),
  isLate: row.is_late,
  source: row.source,
  seal: row.seal,
  temperature: row.temperature === null ? null : Number(row.temperature),
  note: row.note,
  receiver: row.receiver,
  isShort: row.is_short,
  files: row.files,
  struck: row.struck_at && (row.struck_reason ?? ''),
  correction:
    isDesk && row.correction
      ? {
          correctionId: row.correction.id,
          at: row.correction.at && iso(row.correction.at),
          reason: row.correction.reason,
          isOwn: row.correction.askedBy === userId,
        }
      : null,
})

const seenOf = (slot: SlotRow, carriage: TruckFacts['carriage']) => ({
  slotId: slot.id,
  requestId: slot.request_id,
  carriage,
  steps: slot.steps,
})

const borderMissing = (borders: BorderFacts, slotId: string) => {
  const truck = borders.trucks.find(({ id }) => id === slotId)!
  const post = nextPost(borders.tasks, truck)
  return post ? missingAt(borders, slotId, post) : []
}

const slotView = (
  slot: SlotRow,
  events: readonly TruckEventRow[],
  { facts, actor, live }: { facts: TruckFacts & { borders: BorderFacts }; actor: Actor; live: Live },
): SlotView => {
  const kind = kindOf(actor)
  const isDesk = kind === 'desk' || kind === 'admin'
  const now = allocationIn(slot)
  const state = truckState(facts.carriage, slot.steps)
  return {
    slot: slot.id,
    n: slot.n,
    truck: now
      ? {
          plate: now.plate,
          driverEn: now.driver_en,
          driverAr: now.driver_ar,
          mobile: now.mobile,
          vehicleId: kind === 'agent' ? now.vehicle_id : null,
          driverId: kind === 'agent' ? now.driver_id : null,
          since: iso(now.since),
          appointment: now.appointment,
        }
      : null,
    earlier: slot.allocations.flatMap((old, index) =>
      old.until === null
        ? []
        : {
            plate: old.plate,
            driverEn: old.driver_en,
            driverAr: old.driver_ar,
            since: iso(old.since),
            until: iso(old.until),
            reason: slot.allocations[index + 1]?.reason ?? '',
            place: slot.allocations[index + 1]?.place ?? null,
          },
    ),
    events: events.filter((row) => row.slot_id === slot.id).map((row) => eventView(row, actor, isDesk)),
    state: state ? bare(state) : null,
    next: nextEvents(facts.carriage, slot.steps).map(bare),
    borderMissing: [...new Set(borderMissing(facts.borders, slot.id).map(({ docCode }) => docCode))],
    emptyWaived: slot.empty_waive_reason,
    reallocateRefusal: kind === 'agent' ? (reallocateRefusal(progressOf(slot)) ?? null) : 'kit.forbidden',
    live: live.ofSlot(seenOf(slot, facts.carriage)),
  }
}

export const getTimeline = async (call: Call<typeof calls.getTimeline>) => {
  const { db, query } = call
  const actor = signedIn(call)
  const kind = kindOf(actor)
  const request = await readBooking(trucksLine, db, call, query.id)
  if (request.booking_number === null) throw new Problem('trucks.not-booked')
  const facts = (await truckFacts(db, [request.id])).get(request.id)!
  const events = await eventsOf(
    db,
    facts.rows.map(({ id }) => id),
  )
  const live = await liveOf(
    db,
    actor,
    facts.rows.map((slot) => seenOf(slot, facts.carriage)),
  )
  const isUnderWay = usualBooked.includes(request.state)
  const ofProvider = (refusal: string | undefined): string | null => {
    if (kind !== 'agent') return 'kit.forbidden'
    return isUnderWay ? (refusal ?? null) : 'trucks.not-booked'
  }
  const ends = completesAt(facts)
  const { allocated, state } = allocationOf(facts.slots)
  return {
    id: request.id,
    number: request.number,
    bookingNumber: request.booking_number,
    movement: request.form.movementType,
    containerNo: request.container_no,
    version: request.version,
    allocated,
    slots: facts.rows.map((slot) => slotView(slot, events, { facts, actor, live })),
    pickup: stopView(request.form.pickup),
    dropoff: stopView(request.form.dropoff),
    posts: postsOf(facts.carriage),
    promisedAt: toOffset(proposedOf(request).delivery),
    alerts: live.ofBooking(request.id),
    allocateRefusal: ofProvider(containerRefusal(request.form, request.container_no)),
    reportRefusal: ofProvider(state === 'TRUCK_ALLOCATED' ? undefined : 'trucks.not-allocated'),
    completeRefusal: ofProvider(truckCompleteRefusal(facts)),
    completesAt: ends && isUnderWay ? toOffset(ends) : null,
  }
}

/** Days for which a delivered truck stays in the list. */
const shownDays = 30

export const listDeliveries = async (call: Call<typeof calls.listDeliveries>) => {
  const since = new Date(call.now.getTime() - shownDays * 86_400_000)
  const actor = signedIn(call)
  const found = (await deliveries(call.db, actor, call.relation, since)).map((row) => ({
    ...row,
    slotId: row.slot_id,
    requestId: row.id,
    carriage: carriageOf(row.form),
  }))
  const live = await liveOf(call.db, actor, found)
  const rows = found.map((row): DeliveryRow & { isDelivered: boolean } => {
    const state = truckState(row.carriage, row.steps)
    const last = state && row.steps.find(({ code, post }) => code === state.code && post === state.post)
    return {
      id: row.id,
      number: row.number,
      bookingNumber: row.booking_number,
      n: row.n,
      of: row.of,
      plate: row.plate,
      driverEn: row.driver_en,
      driverAr: row.driver_ar,
      slot: row.slot_id,
      from: stopView(row.form.pickup),
      to: stopView(row.form.dropoff),
      posts: postsOf(row.carriage),
      live: live.ofSlot(row),
      dropoffAt: toOffset(row.dropoff_at),
      last: last ? { ...bare(last), at: iso(last.at) } : null,
      proofs: row.proofs,
      isDelivered: row.steps.some(({ code }) => code === 'DELIVERED'),
    }
  })
  const shown = (isDelivered: boolean): DeliveryRow[] =>
    rows.flatMap(({ isDelivered: is, ...row }) => (is === isDelivered ? [row] : []))
  return { underWay: shown(false), delivered: shown(true).toReversed() }
}
