// A provider reports that a truck pauses at a stop, and that it goes on; both sides see it, and the waiting clock stands meanwhile.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { stopTimes, waitingStop } from '@marsa/model/trucks/extras/extras.ts'
import type * as calls from '@marsa/model/trucks/pauses/pause-endpoints.ts'
import { beginPauseRefusal, endPauseRefusal, type PauseFacts } from '@marsa/model/trucks/pauses/pause.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockBooked } from '../../requests/door.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { trucksLine } from '../line.ts'
import { endOpenPause, insertPause, pausesOf } from './pauses.store.ts'

type AnyCall = Pick<Call, 'actor' | 'relation'>

/** A truck of the booking at its stop, under the lock of its request. */
const lockStop = async (tx: Tx, call: AnyCall, { id, slot: slotId }: { id: string; slot: string }) => {
  const request = await lockBooked(trucksLine, tx, call, { id })
  const slot = (await slotsOf(tx, [request.id])).find((each) => each.id === slotId)
  if (!slot) throw new Problem('trucks.slot-not-found')
  const steps = slot.steps.map(({ code, at }) => ({ code, at: new Date(at) }))
  const stop = waitingStop(steps)
  const pauses = await pausesOf(tx, [slot.id])
  const facts: PauseFacts = {
    arrivedAt: stop && stopTimes(stop, steps).arrivedAt,
    openSince: pauses.find(({ until_at: until }) => until === null)?.from_at ?? null,
    lastUntil: pauses.at(-1)?.until_at ?? null,
  }
  return { request, slot, stop, facts }
}

const refuseAt = (code: string | undefined): void => {
  if (code) throw new Problem(code, {}, { at: code })
}

export const beginPause = (call: Call<typeof calls.beginPause>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  const at = body.at === null ? now : new Date(body.at)
  return call.once(async (tx) => {
    const { request, slot, stop, facts } = await lockStop(tx, call, { id: query.id, slot: body.slot })
    refuseAt(beginPauseRefusal(at, facts, now))
    const pauseId = await insertPause(tx, { slotId: slot.id, stop: stop!, at, reason: body.reason, userId })
    await trucksLine.publishChange(tx, await trucksLine.touch(tx, request, 'agent'))
    return { pauseId }
  })
}

export const endPause = (call: Call<typeof calls.endPause>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  const at = body.at === null ? now : new Date(body.at)
  return call.once(async (tx) => {
    const { request, slot, facts } = await lockStop(tx, call, { id: query.id, slot: body.slot })
    refuseAt(endPauseRefusal(at, facts, now))
    await endOpenPause(tx, slot.id, { at, userId })
    await trucksLine.publishChange(tx, await trucksLine.touch(tx, request, 'agent'))
    return succeeded
  })
}
