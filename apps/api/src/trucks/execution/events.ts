// People report what happened to a truck: the provider from its page, the desk where nobody else can.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { carriageOf } from '@marsa/model/trucks/execution/booked-job.ts'
import { correctionRefusal, decideRefusal } from '@marsa/model/trucks/execution/correction.ts'
import type * as calls from '@marsa/model/trucks/execution/road-endpoints.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { hasEvent, isSameStep, roadPlan, type RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { checkContainerNumber } from '@marsa/model/reference/identifiers.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { isAwarded, lockBooked, type Booked } from '../../requests/door.ts'
import { claimClocks } from '../extras/claim-clocks.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import {
  endCorrection,
  eventsOf,
  insertCorrection,
  openCorrection,
  requestOfEvent,
  strikeEvent,
} from './events.store.ts'
import { enqueueGate } from './book-gate.ts'
import { allocationIn } from './facts.ts'
import { noteProgress } from './facts.store.ts'
import { requestOfSlot, slotsOf, waiveEmptyOf } from './slots.store.ts'
import { storeTruckEvent } from './store-event.ts'

export const addEvent = (call: Call<typeof calls.addEvent>) => {
  const { now, body, query } = call
  const actor = signedIn(call)
  const { slot: slotId, at, ...report } = body
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id })
    if ((await requestOfSlot(tx, slotId)) !== request.id) throw new Problem('trucks.slot-not-found')
    const source = kindOf(actor) === 'agent' ? 'PROVIDER' : 'DESK'
    const stored = await storeTruckEvent(
      tx,
      { ...report, slotId, source, at: at === null ? null : new Date(at) },
      { userId: actor.userId, now },
    )
    // Only a gate's event waits for its turn.
    if (stored.outcome === 'waits') throw new Error('an event of a person waits')
    return {
      eventId: stored.eventId,
      isRepeat: stored.outcome === 'repeat',
      at: toOffset(stored.at),
      version: stored.request.version,
    }
  })
}

export const setContainer = (call: Call<typeof calls.setContainer>) => {
  const { body, query } = call
  const as = kindOf(signedIn(call))
  const checked = checkContainerNumber(body.containerNo)
  if (checked.value === undefined)
    throw new Problem('trucks.container-wrong', {}, { containerNo: 'trucks.container-wrong' })
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id, version: body.version })
    if (request.form.movementType !== 'PORT') throw new Problem('trucks.container-none')
    const slots = await slotsOf(tx, [request.id])
    if (slots.some(({ steps }) => steps.length > 0)) throw new Problem('trucks.container-late')
    const form = { ...request.form, containerNo: checked.value }
    const moved = await trucksLine.edit(tx, request.id, 'ask', as, {
      set: { container_no: checked.value, form: JSON.stringify(form) },
    })
    for (const slot of slots) if (allocationIn(slot)) await enqueueGate(tx, slot.id)
    await trucksLine.publishChange(tx, moved)
    return succeeded
  })
}

export const waiveEmpty = (call: Call<typeof calls.waiveEmpty>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id })
    const slot = (await slotsOf(tx, [request.id])).find(({ id }) => id === body.slot)
    if (!slot) throw new Problem('trucks.slot-not-found')
    const carriage = carriageOf(request.form)
    const isAwaited =
      carriage.movement === 'PORT' &&
      carriage.direction === 'IMPORT' &&
      slot.empty_waive_reason === null &&
      !hasEvent(slot.steps, 'EMPTY_RETURN')
    refuse(isAwaited ? undefined : 'trucks.empty-none')
    await waiveEmptyOf(tx, slot.id, { userId, reason: body.reason, now })
    await trucksLine.publishChange(tx, await trucksLine.touch(tx, request, 'desk'))
    return succeeded
  })
}

/** Throws why an event of a truck cannot be corrected to this time, or struck out. */
const checkCorrection = async (
  tx: Tx,
  request: Booked<TruckRow>,
  event: { id: string; slotId: string },
  { at, now }: { at: Date | null; now: Date },
): Promise<void> => {
  const plan = roadPlan(carriageOf(request.form))
  const placeOf = (step: RoadStep) => plan.findIndex((each) => isSameStep(each, step))
  const standing = (await eventsOf(tx, [event.slotId]))
    .filter(({ struck_at: struck }) => struck === null)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const place = standing.findIndex(({ id }) => id === event.id)
  const isCompleted = !usualBooked.includes(request.state)
  refuse(correctionRefusal(at, { before: standing[place - 1], after: standing[place + 1], isCompleted, now }))
}

const lockOf = async (tx: Tx, requestId: string): Promise<Booked<TruckRow>> => {
  const request = await trucksLine.lock(tx, requestId)
  if (!request || !isAwarded(request)) throw new Problem('trucks.not-found')
  return request
}

export const askCorrection = (call: Call<typeof calls.askCorrection>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  const at = body.at === null ? null : new Date(body.at)
  return call.once(async (tx) => {
    const request = await lockOf(tx, query.id)
    const found = await requestOfEvent(tx, body.eventId)
    if (found?.request_id !== request.id) throw new Problem('trucks.event-not-found')
    await checkCorrection(tx, request, { id: body.eventId, slotId: found.slot_id }, { at, now })
    const { eventId, reason } = body
    const correctionId = await insertCorrection(tx, { eventId, at, reason, userId, now })
    if (!correctionId) throw new Problem('trucks.correction-open')
    return { correctionId }
  })
}

export const decideCorrection = (call: Call<typeof calls.decideCorrection>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const seen = await openCorrection(tx, query.id)
    if (!seen) throw new Problem('trucks.correction-not-found')
    const request = await lockOf(tx, seen.request_id)
    const correction = await openCorrection(tx, query.id)
    if (!correction) throw new Problem('trucks.correction-not-found')
    refuse(decideRefusal(correction.asked_by, userId))
    const { at, event_id: id } = correction
    const { slot_id: slotId } = (await requestOfEvent(tx, id))!
    if (body.confirmed) await checkCorrection(tx, request, { id, slotId }, { at, now })
    await endCorrection(tx, correction.id, { userId, isConfirmed: body.confirmed, now })
    if (body.confirmed) {
      await strikeEvent(tx, id, { at, userId, now })
      await claimClocks(tx, request, slotId, now)
      await noteProgress(tx, request.id, request.allocated_at !== null, now)
      await trucksLine.publishChange(tx, await trucksLine.touch(tx, request, 'desk'))
    }
    return succeeded
  })
}
