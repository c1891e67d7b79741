// The exceptions lane of a warehouse: what is open over all its storages, and who of the warehouse owns it.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  giveExceptionBack as giveBackContract,
  handException as handContract,
  listExceptions as listContract,
  takeException as takeContract,
} from '@marsa/model/warehouse/exception-endpoints.ts'
import {
  answeredDays,
  exceptionMove,
  exceptionText,
  ownerRefusal,
  takeRefusal,
} from '@marsa/model/warehouse/exceptions.ts'
import { publish } from '../../kit/events.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockTheirs } from '../../requests/door.ts'
import { publishMessage, usual, type BookedRow } from '../usual.ts'
import {
  exceptionList,
  membersOf,
  openException,
  removeOwner,
  requestOfException,
  setOwner,
  type ExceptionRow,
} from './exceptions.store.ts'

const moveOf = (row: ExceptionRow, now: Date) =>
  row.kind === 'overstay'
    ? exceptionMove(
        {
          kind: row.kind,
          endDate: row.until!,
          releaseAsked: row.release_asked,
          extensionAsked: row.extension_asked,
          extensionOffered: row.extension_offered,
        },
        now,
      )
    : exceptionMove(
        { kind: row.kind, state: row.state!, notedAt: row.since, answeredAt: row.answered_at },
        now,
      )

const nextOf = (row: ExceptionRow, now: Date) => {
  const next = moveOf(row, now)
  return next ? { ...next, by: toOffset(next.by) } : null
}

const asRow = (row: ExceptionRow, { actor, relation, now }: Pick<Call, 'actor' | 'relation' | 'now'>) => ({
  exceptionId: row.id,
  kind: row.kind,
  state: row.state,
  storageRequestID: row.request_id,
  shipmentReferenceNumber: row.number,
  customer: { nameEn: row.customer_en, nameAr: row.customer_ar },
  warehouse: relation === 'assigned' ? null : { nameEn: row.warehouse_en, nameAr: row.warehouse_ar },
  name: row.name,
  expected: row.expected,
  found: row.found,
  endDate: row.until,
  since: toOffset(row.since),
  answeredAt: row.answered_at && toOffset(row.answered_at),
  objection: row.objection,
  reply: row.reply,
  owner: row.owner_id && {
    userId: row.owner_id,
    nameEn: row.owner_en!,
    nameAr: row.owner_ar!,
  },
  isMine: row.owner_id === signedIn({ actor }).userId,
  next: nextOf(row, now),
  ownerRefusal:
    relation === 'assigned'
      ? (ownerRefusal({ ownerId: row.owner_id }, signedIn({ actor })) ?? null)
      : 'kit.forbidden',
})

export const listExceptions = async (call: Call<typeof listContract>) => {
  const { db, now, relation } = call
  const { pageIndex, pageSize, ...filters } = call.query
  const actor = signedIn(call)
  const answeredFrom = new Date(now.getTime() - answeredDays * 86_400_000)
  const asked = { ...filters, actor, relation, today: dayOf(now), answeredFrom }
  const found = await exceptionList.page(db, asked, pageSize, rowsBefore(pageIndex, pageSize))
  const { count } = await exceptionList.sums(db, asked)
  return {
    items: found.map((row) => asRow(row, call)),
    pageIndex,
    pageSize,
    totalCount: count,
    colleagues: relation === 'assigned' ? await membersOf(db, actor.companyId) : [],
  }
}

/** An open exception of the caller's warehouse, with its request locked, so that two people come one after the other. */
const lockException = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation' | 'now'>,
  id: string,
): Promise<{ request: BookedRow; exception: ExceptionRow }> => {
  const request = await lockTheirs(usual, tx, call, await requestOfException(tx, id))
  if (!request) throw new Problem('warehouse.not-found')
  const { relation, now } = call
  const exception = await openException(tx, { actor: signedIn(call), relation, today: dayOf(now), id })
  if (!exception) throw new Problem('warehouse.findings-answered')
  return { request, exception }
}

/** Pages of the warehouse are read anew; its customer sees nothing of owners. */
const tellWarehouse = (tx: Tx, { id, agent_id: companyId }: BookedRow): Promise<void> =>
  publish(tx, { companyId, kind: 'warehouse.changed', subjectId: id })

export const takeException = (call: Call<typeof takeContract>) => {
  const { companyId, userId } = signedIn(call)
  return call.once(async (tx) => {
    const { request, exception } = await lockException(tx, call, call.query.id)
    refuse(takeRefusal({ ownerId: exception.owner_id }))
    await setOwner(tx, exception, { companyId, userId, now: call.now })
    await tellWarehouse(tx, request)
    return succeeded
  })
}

export const handException = (call: Call<typeof handContract>) => {
  const actor = signedIn(call)
  const { companyId } = actor
  const { to } = call.body
  return call.once(async (tx) => {
    const { request, exception } = await lockException(tx, call, call.query.id)
    refuse(ownerRefusal({ ownerId: exception.owner_id }, actor))
    const members = await membersOf(tx, companyId)
    if (!members.some(({ userId }) => userId === to))
      throw new Problem('warehouse.exception-colleague', {}, { to: 'warehouse.exception-colleague' })
    await setOwner(tx, exception, { companyId, userId: to, now: call.now })
    await tellWarehouse(tx, request)
    const from = members.find(({ userId }) => userId === actor.userId)
    const { en, ar } = exceptionText[exception.kind]
    const params = {
      page: 'requests' as const,
      name: { en: from?.nameEn ?? '', ar: from?.nameAr ?? '' },
      found: { en: en.toLowerCase(), ar },
    }
    const version = `${exception.id}:${call.now.getTime()}`
    if (to !== actor.userId)
      await publishMessage(tx, request, 'storage-exception-handed', { userIds: [to] }, params, version)
    return succeeded
  })
}

export const giveExceptionBack = (call: Call<typeof giveBackContract>) =>
  call.once(async (tx) => {
    const { request, exception } = await lockException(tx, call, call.query.id)
    refuse(ownerRefusal({ ownerId: exception.owner_id }, signedIn(call)))
    await removeOwner(tx, exception)
    await tellWarehouse(tx, request)
    return succeeded
  })
