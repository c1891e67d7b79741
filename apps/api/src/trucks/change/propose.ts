// One side proposes a change of a booking, or takes it back (T14); what it costs is settled with the proposal.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { amountParam, timeParam } from '@marsa/model/messages/message.ts'
import { trucksNeeded } from '@marsa/model/trucks/asking/request-rules.ts'
import type * as calls from '@marsa/model/trucks/change/change-endpoints.ts'
import {
  changedForm,
  changedLines,
  changeHours,
  changeProblems,
  changesAnything,
  dropPercent,
  linesTotal,
  withdrawChangeRefusal,
  type Change,
  type ChangeSide,
} from '@marsa/model/trucks/change/change.ts'
import { changeWords } from '@marsa/model/trucks/change/change-text.ts'
import { truckCancelPercents, truckCancelStage } from '@marsa/model/trucks/road/cancellation.ts'
import { refusePurchase } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { companyName, customerOf, lockBooked, lockTheirs, type Booked } from '../../requests/door.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { changedBooking } from './change-facts.ts'
import { changesOf, insertChange, moveChange, requestOfChange, type ChangeRow } from './changes.store.ts'

export const sideOf = (call: Pick<Call, 'actor'>): ChangeSide =>
  kindOf(signedIn(call)) === 'agent' ? 'agent' : 'customer'

/** Percent of its share that is kept where this side drops a truck now; one that is at loading is not dropped. */
export const dropPercentNow = (
  { state, booked_at: bookedAt, form }: Booked<TruckRow>,
  by: ChangeSide,
  { now, settings }: { now: Date; settings: SettingsInForce },
): number => {
  const facts = { state, bookedAt, pickupAt: new Date(form.pickupAt), begun: false }
  return dropPercent(by, truckCancelPercents(settings)[truckCancelStage(facts, settings, now) ?? 'last'])
}

/** Throws why the credit account does not bear more; what it lacks is the customer's to know. */
export const refuseCredit = async (
  tx: Tx,
  { company_id: companyId }: Booked<TruckRow>,
  moreFils: bigint,
  side: ChangeSide,
): Promise<void> => {
  if (moreFils <= 0n) return
  try {
    await refusePurchase(tx, companyId, moreFils)
  } catch (error) {
    if (side === 'agent' && error instanceof Problem) throw new Problem('trucks.change-credit')
    throw error
  }
}

const instant = (text: string | null): string | null => (text === null ? null : toOffset(new Date(text)))

const changeIn = ({
  drop,
  weightKg,
  pickup,
  dropoff,
  truckType,
  subType,
  rates,
  ...times
}: BodyOf<typeof calls.proposeChange>): Change => ({
  drop,
  weightKg,
  proposedPickup: instant(times.proposedPickup),
  proposedDelivery: instant(times.proposedDelivery),
  pickup,
  dropoff,
  truckType,
  subType,
  rates,
})

/** Everybody of the other side. */
export const otherSide = (request: Booked<TruckRow>, side: ChangeSide) =>
  side === 'agent' ? customerOf(request) : trucksLine.messages.agents(request.agent_id)
export const nameOf = (tx: Tx, request: Booked<TruckRow>, side: ChangeSide) =>
  companyName(tx, side === 'agent' ? request.agent_id : request.company_id)

export const proposeChange = (call: Call<typeof calls.proposeChange>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  const by = sideOf(call)
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id, version: body.version })
    if ((await changesOf(tx, request.id)).some(({ state }) => state === 'PROPOSED'))
      throw new Problem('trucks.change-open')
    const facts = await changedBooking(tx, request)
    const change = changeIn(body)
    if (!changesAnything(change, facts)) throw new Problem('trucks.change-nothing')
    const fields = changeProblems(change, facts, now)
    if (Object.keys(fields).length > 0)
      throw new Problem('kit.invalid', { needed: trucksNeeded(changedForm(facts.form, change)) }, fields)
    const percent = change.drop.length > 0 ? dropPercentNow(request, by, call) : 0
    const { lines, keptFils } = changedLines(facts.lines, facts.form, change, percent)
    const afterFils = linesTotal(lines)
    if (toWire(afterFils) !== body.total) throw new Problem('trucks.change-total')
    await refuseCredit(tx, request, afterFils - request.total_fils, by)
    const answerBy = new Date(now.getTime() + changeHours * 3_600_000)
    const changeId = await insertChange(tx, {
      request_id: request.id,
      company_id: request.company_id,
      by_side: by,
      content: change,
      reason: body.reason,
      drop_percent: percent,
      before_fils: request.total_fils,
      after_fils: afterFils,
      kept_fils: keptFils,
      proposed_by: userId,
      proposed_at: now,
      answer_by: answerBy,
    })
    const moved = await trucksLine.touch(tx, request, by)
    const params = {
      who: await nameOf(tx, request, by),
      what: changeWords(change),
      before: amountParam(request.total_fils),
      after: amountParam(afterFils),
      time: timeParam(answerBy),
    }
    await trucksLine.messages.publishOwn(tx, moved, 'truck-change', otherSide(moved, by), params, changeId)
    return { changeId }
  })
}

/** A change of a booking that the caller may see, under the lock of its request. */
export const lockChange = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation'>,
  id: string,
): Promise<{ request: Booked<TruckRow>; change: ChangeRow }> => {
  const request = await lockTheirs(trucksLine, tx, call, await requestOfChange(tx, id))
  const change = request && (await changesOf(tx, request.id)).find((row) => row.id === id)
  if (!change) throw new Problem('trucks.change-not-found')
  return { request, change }
}

export const withdrawChange = (call: Call<typeof calls.withdrawChange>) => {
  const side = sideOf(call)
  return call.once(async (tx) => {
    const { request, change } = await lockChange(tx, call, call.query.id)
    refuse(withdrawChangeRefusal({ state: change.state, by: change.by_side }, side))
    await moveChange(tx, change.id, 'withdraw', side)
    await trucksLine.publishChange(tx, await trucksLine.touch(tx, request, side))
    return succeeded
  })
}
