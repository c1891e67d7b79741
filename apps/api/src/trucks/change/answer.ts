// The other side answers a change of a booking within its hours; without an answer it lapses.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type * as calls from '@marsa/model/trucks/change/change-endpoints.ts'
import { answerChangeRefusal, changeProblems, type ChangeSide } from '@marsa/model/trucks/change/change.ts'
import { changeWords } from '@marsa/model/trucks/change/change-text.ts'
import type { Clock } from '../../kit/clock.ts'
import { type Db, type Tx } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { addToTimeline, customerOf, isAwarded, type Booked } from '../../requests/door.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { applyChange } from './apply.ts'
import { changedBooking } from './change-facts.ts'
import { changesOf, moveChange, unansweredChanges, type ChangeRow } from './changes.store.ts'
import { lockChange, nameOf, otherSide, refuseCredit, sideOf } from './propose.ts'

type Found = { request: Booked<TruckRow>; change: ChangeRow }
type Answered = { side: ChangeSide; userId: string; now: Date }

const agreeTo = async (
  tx: Tx,
  { request, change }: Found,
  { side, userId, now }: Answered,
): Promise<void> => {
  const facts = await changedBooking(tx, request)
  // The trucks have gone on since it was proposed.
  const [problem] = Object.values(changeProblems(change.content, facts, now))
  refuse(problem)
  if (request.total_fils !== change.before_fils) throw new Problem('trucks.change-total')
  await refuseCredit(tx, request, change.after_fils - change.before_fils, side)
  const { moved, quotationId } = await applyChange(tx, { request, change, facts, userId, now })
  await moveChange(tx, change.id, 'agree', side, {
    set: { answered_at: now, answered_by: userId, quotation_id: quotationId },
  })
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'TRUCK_CHANGED',
    at: now,
    by: side,
    userId,
    note: change.reason,
    ...(change.after_fils !== change.before_fils && { amountFils: change.after_fils }),
  })
  const params = {
    who: await nameOf(tx, request, side),
    what: changeWords(change.content),
    after: amountParam(change.after_fils),
  }
  const to = otherSide(moved, side)
  await trucksLine.messages.publishOwn(tx, moved, 'truck-change-agreed', to, params, change.id)
}

const refuseIt = async (
  tx: Tx,
  { request, change }: Found,
  { side, userId, now, reason }: Answered & { reason: string },
): Promise<void> => {
  await moveChange(tx, change.id, 'refuse', side, { set: { answered_at: now, answered_by: userId }, reason })
  const moved = await trucksLine.touch(tx, request, side)
  const params = { who: await nameOf(tx, request, side), what: changeWords(change.content), reason }
  const to = otherSide(moved, side)
  await trucksLine.messages.publishOwn(tx, moved, 'truck-change-refused', to, params, change.id)
}

export const answerChange = (call: Call<typeof calls.answerChange>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  const side = sideOf(call)
  return call.once(async (tx) => {
    const found = await lockChange(tx, call, query.id)
    const { state, by_side: by, answer_by: answerBy } = found.change
    refuse(answerChangeRefusal({ state, by, answerBy }, side, now))
    refuse(usualBooked.includes(found.request.state) ? undefined : 'trucks.not-booked')
    const reason = body.reason ?? ''
    if (body.agreed) await agreeTo(tx, found, { side, userId, now })
    else if (reason.length < 3)
      throw new Problem('trucks.reason-required', {}, { reason: 'trucks.reason-required' })
    else await refuseIt(tx, found, { side, userId, now, reason })
    return succeeded
  })
}

/** What nobody answered in time is over, and both sides hear of it. */
export const lapseChanges = async (db: Db, clock: Clock): Promise<void> => {
  const now = clock.now()
  await eachInTransaction(db, await unansweredChanges(db, now), async (tx, { id, request_id: requestId }) => {
    const request = await trucksLine.lock(tx, requestId)
    if (!request || !isAwarded(request)) return
    const change = (await changesOf(tx, requestId)).find((row) => row.id === id)
    if (change?.state !== 'PROPOSED' || change.answer_by > now) return
    await moveChange(tx, id, 'lapse', 'system')
    const moved = await trucksLine.touch(tx, request, 'system')
    const to = [customerOf(moved), trucksLine.messages.agents(moved.agent_id)]
    const params = { what: changeWords(change.content) }
    await trucksLine.messages.publishOwn(tx, moved, 'truck-change-lapsed', to, params, id)
  })
}
