// A customer asks for some of the stored goods and may take that back; the warehouse may decline.
import { randomInt } from 'node:crypto'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  declineRelease as declineContract,
  requestRelease as requestContract,
  withdrawRelease as withdrawContract,
} from '@marsa/model/warehouse/goods-endpoints.ts'
import {
  collectCodeDigits,
  leftOf,
  lineProblems,
  piecesOf,
  type ReleaseLine,
} from '@marsa/model/warehouse/release.ts'
import { gateRefusal } from '@marsa/model/warehouse/site.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { siteOf } from '../site/site.store.ts'
import { lockExecution, type Execution } from '../goods/execution.ts'
import { itemsOf } from '../goods/items.store.ts'
import { endRelease, findRelease, insertRelease, openReleaseOf, type ReleaseRow } from './releases.store.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { addToTimeline, customerOf, lockTheirs } from '../../requests/door.ts'
import { publishMessage, touch, usual, warehouses } from '../usual.ts'
import { piecesParam } from '../words.ts'

/** One line an item; throws when an item is not there, or not so many pieces of it, and says at which. */
const checkedLines = async (
  tx: Tx,
  requestId: string,
  wanted: readonly ReleaseLine[],
): Promise<ReleaseLine[]> => {
  const items = await itemsOf(tx, requestId)
  const left = items.map((item) => ({ itemId: item.id, left: leftOf(item, []) }))
  const fields = lineProblems(wanted, left)
  if (Object.keys(fields).length > 0) throw new Problem('warehouse.release-too-many', {}, fields)
  return [...Map.groupBy(wanted, ({ itemId }) => itemId)].map(([itemId, together]) => ({
    itemId,
    quantity: piecesOf(together),
  }))
}

/** Read by the customer, said by the collector: whoever knows it was sent by the customer. */
const newCollectCode = (): string =>
  String(randomInt(10 ** collectCodeDigits)).padStart(collectCodeDigits, '0')

export const requestRelease = (call: Call<typeof requestContract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, call, call.query.id)
    if (facts.goods !== 'STORED') throw new Problem('warehouse.not-stored')
    if (body.wantedOn < dayOf(now))
      throw new Problem('warehouse.release-past', {}, { wantedOn: 'warehouse.release-past' })
    const site = await siteOf(tx, request.agent_id)
    const closed = gateRefusal(site?.hours, { day: body.wantedOn, time: body.collector.time })
    if (closed) throw new Problem(closed, {}, { 'collector.time': closed })
    if (await openReleaseOf(tx, request.id)) throw new Problem('warehouse.release-open')
    const lines = await checkedLines(tx, request.id, body.lines)
    const { userId } = actor
    const { id: requestId, company_id: companyId } = request
    const collectCode = newCollectCode()
    const releaseId = await insertRelease(tx, {
      ...body,
      requestId,
      companyId,
      userId,
      lines,
      now,
      collectCode,
    })
    const moved = await touch(tx, request, 'customer')
    await addToTimeline(tx, { requestId: request.id, code: 'RELEASE_ASKED', at: now, by: 'customer', userId })
    const params = { pieces: piecesParam(piecesOf(lines)), date: dayParam(body.wantedOn) }
    await publishMessage(tx, moved, 'storage-release-asked', warehouses(request.agent_id), params, releaseId)
    return { status: 'SUCCESS' as const, errorMessage: null, releaseId }
  })
}

export type OpenRelease = Execution & { release: ReleaseRow }

/** The open release of somebody's request, with the request locked; one that has ended is `warehouse.release-ended`. */
export const lockOpen = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation'>,
  id: string,
): Promise<OpenRelease> => {
  const found = await findRelease(tx, id)
  const request = await lockTheirs(usual, tx, call, found?.request_id)
  if (!request) throw new Problem('warehouse.not-found')
  const release = await findRelease(tx, id)
  if (release?.state !== 'REQUESTED') throw new Problem('warehouse.release-ended')
  return { ...(await lockExecution(tx, call, request.id)), release }
}

export const withdrawRelease = (call: Call<typeof withdrawContract>) => {
  const { now } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, release } = await lockOpen(tx, call, call.query.id)
    await endRelease(tx, release.id, 'withdraw', 'customer', { now })
    const moved = await touch(tx, request, 'customer')
    const { userId } = actor
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'RELEASE_WITHDRAWN',
      at: now,
      by: 'customer',
      userId,
    })
    await publishMessage(tx, moved, 'storage-release-withdrawn', warehouses(request.agent_id), {}, release.id)
    return succeeded
  })
}

export const declineRelease = (call: Call<typeof declineContract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, release } = await lockOpen(tx, call, call.query.id)
    await endRelease(tx, release.id, 'decline', 'agent', { now, reason: body.reason })
    const moved = await touch(tx, request, 'agent')
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'RELEASE_DECLINED',
      at: now,
      by: 'agent',
      userId: actor.userId,
      note: body.reason,
    })
    await publishMessage(tx, moved, 'storage-release-declined', customerOf(moved), {}, release.id)
    return succeeded
  })
}
