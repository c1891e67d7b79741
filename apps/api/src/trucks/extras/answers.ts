// Claims of extra charges with a receipt, and what becomes of each: agreed, objected to, decided by the desk, given up.
import { kindOf } from '@marsa/model/kit/access.ts'
import { approvalDue } from '@marsa/model/accounts/registration/registration.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { parseMoney, vatOf } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type * as calls from '@marsa/model/trucks/extras/extras-endpoints.ts'
import { claimAnswerHours } from '@marsa/model/requests/claim-answer.ts'
import {
  answerExtraRefusal,
  claimProblems,
  decideDays,
  decideExtraRefusal,
  extraVat,
  withdrawExtraRefusal,
} from '@marsa/model/trucks/extras/extras.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Clock } from '../../kit/clock.ts'
import { type Db, type Tx } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { calendarOf } from '../../reference/door.ts'
import { customerOf, desk, isAwarded, lockBooked, lockTheirs, type Booked } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { publishClaimed } from './claim-clocks.ts'
import {
  extrasOf,
  insertExtra,
  moveExtra,
  requestOfExtra,
  unansweredExtras,
  type ExtraRow,
} from './extras.store.ts'

export const claimExtra = (call: Call<typeof calls.claimExtra>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  const { code, note, receipt } = body
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id })
    const slot = (await slotsOf(tx, [request.id])).find(({ id }) => id === body.slot)
    if (!slot) throw new Problem('trucks.slot-not-found')
    if (!allocationIn(slot)) throw new Problem('trucks.not-allocated')
    const netFils = parseMoney(body.amount)
    const fields = claimProblems(request.form.movementType, { code, netFils })
    if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
    const isOwn = (await documentsOf(tx, trucksLine.kind, request.id)).some(
      ({ id, company_id }) => id === receipt && company_id === request.agent_id,
    )
    if (!isOwn) throw new Problem('documents.id', {}, { receipt: 'documents.id' })
    const extraId = await insertExtra(tx, {
      company_id: request.company_id,
      slot_id: slot.id,
      code,
      stop: null,
      units: 1,
      rate_fils: netFils,
      net_fils: netFils,
      vat_category: extraVat(code, request.form.movementType),
      note,
      document_id: receipt,
      is_proven: false,
      claimed_at: now,
      claimed_by: userId,
      answer_by: new Date(now.getTime() + claimAnswerHours * 3_600_000),
    })
    const moved = await trucksLine.touch(tx, request, 'agent')
    await publishClaimed(tx, moved, { id: extraId, code, netFils, now })
    return { extraId }
  })
}

type Found = { request: Booked<TruckRow>; extra: ExtraRow }

/** An extra charge of a booking that the caller may see, under the lock of its request. */
const lockExtra = async (tx: Tx, call: Pick<Call, 'actor' | 'relation'>, id: string): Promise<Found> => {
  const request = await lockTheirs(trucksLine, tx, call, await requestOfExtra(tx, id))
  const extra = request && (await extrasOf(tx, request.id)).find((row) => row.id === id)
  if (!extra) throw new Problem('trucks.extra-not-found')
  return { request, extra }
}

const named = ({ code }: ExtraRow) => ({ en: charges[code].en, ar: charges[code].ar })
const gross = ({ vat_category: category }: ExtraRow, netFils: bigint) => netFils + vatOf(netFils, category)

const objectTo = async (
  tx: Tx,
  { request, extra }: Found,
  how: { as: 'customer' | 'system'; userId: string | null; reason: string | null; now: Date },
): Promise<void> => {
  const decideBy = approvalDue(how.now, await calendarOf(tx, 'federal'), decideDays)
  const set = { answered_at: how.now, answered_by: how.userId, decide_by: decideBy }
  await moveExtra(tx, extra.id, 'object', how.as, { set, ...(how.reason !== null && { reason: how.reason }) })
  const moved = await trucksLine.touch(tx, request, how.as)
  const { agents, publishOwn } = trucksLine.messages
  const params = { extra: named(extra), amount: amountParam(gross(extra, extra.net_fils)) }
  await publishOwn(tx, moved, 'truck-extra-objected', [agents(request.agent_id), desk], params, extra.id)
}

const agreeTo = async (
  tx: Tx,
  { request, extra }: Found,
  how: { as: 'customer' | 'system'; userId: string | null; now: Date },
): Promise<void> => {
  await moveExtra(tx, extra.id, 'agree', how.as, { set: { answered_at: how.now, answered_by: how.userId } })
  const moved = await trucksLine.touch(tx, request, how.as)
  const { agents, publishOwn } = trucksLine.messages
  const params = { extra: named(extra), amount: amountParam(gross(extra, extra.net_fils)) }
  const to = how.as === 'customer' ? agents(request.agent_id) : [agents(request.agent_id), customerOf(moved)]
  await publishOwn(tx, moved, 'truck-extra-agreed', to, params, extra.id)
}

export const answerExtra = (call: Call<typeof calls.answerExtra>) => {
  const { now, body, query } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const found = await lockExtra(tx, call, query.id)
    refuse(answerExtraRefusal(found.extra.state))
    if (body.agreed) await agreeTo(tx, found, { as: 'customer', userId, now })
    else {
      const reason = body.reason ?? ''
      if (reason.length < 3)
        throw new Problem('trucks.reason-required', {}, { reason: 'trucks.reason-required' })
      await objectTo(tx, found, { as: 'customer', userId, reason, now })
    }
    return succeeded
  })
}

export const withdrawExtra = (call: Call<typeof calls.withdrawExtra>) => {
  const { query } = call
  return call.once(async (tx) => {
    const { request, extra } = await lockExtra(tx, call, query.id)
    refuse(withdrawExtraRefusal(extra.state))
    await moveExtra(tx, extra.id, 'withdraw', 'agent')
    await trucksLine.publishChange(tx, await trucksLine.touch(tx, request, 'agent'))
    return succeeded
  })
}

export const decideExtra = (call: Call<typeof calls.decideExtra>) => {
  const { now, body, query } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, extra } = await lockExtra(tx, call, query.id)
    refuse(decideExtraRefusal(extra.state))
    const grantedFils = parseMoney(body.amount)
    if (grantedFils > extra.net_fils)
      throw new Problem('trucks.extra-above', {}, { amount: 'trucks.extra-above' })
    const set = { granted_fils: grantedFils, decided_at: now, decided_by: actor.userId }
    const as = kindOf(actor) === 'admin' ? 'admin' : 'desk'
    await moveExtra(tx, extra.id, 'decide', as, { set, reason: body.reason })
    const moved = await trucksLine.touch(tx, request, 'desk')
    const { agents, publishOwn } = trucksLine.messages
    const params = {
      extra: named(extra),
      amount: amountParam(gross(extra, extra.net_fils)),
      charged: amountParam(gross(extra, grantedFils)),
      reason: body.reason,
    }
    const to = [agents(request.agent_id), customerOf(moved)]
    await publishOwn(tx, moved, 'truck-extra-decided', to, params, extra.id)
    return succeeded
  })
}

/** Silence agrees to what is proven; the rest is the desk's. */
export const answerOverdue = async (db: Db, clock: Clock): Promise<void> => {
  const now = clock.now()
  await eachInTransaction(db, await unansweredExtras(db, now), async (tx, { id, request_id: requestId }) => {
    const request = await trucksLine.lock(tx, requestId)
    if (!request || !isAwarded(request) || !usualBooked.includes(request.state)) return
    const extra = (await extrasOf(tx, requestId)).find((row) => row.id === id)
    if (!extra || answerExtraRefusal(extra.state) || extra.answer_by > now) return
    const how = { as: 'system', userId: null, now } as const
    if (extra.is_proven) await agreeTo(tx, { request, extra }, how)
    else await objectTo(tx, { request, extra }, { ...how, reason: null })
  })
}
