// The warehouse reports where the goods are (decisions 4.3): picked up, stored and measured, sent out, delivered.
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { reportGoods as contract } from '@marsa/model/warehouse/goods-endpoints.ts'
import {
  goodsMachine,
  goodsMoveOf,
  goodsRefusal,
  volumeDiffers,
  type GoodsState,
} from '@marsa/model/warehouse/goods-machine.ts'
import { spaceFinding } from '@marsa/model/warehouse/findings.ts'
import { measureRefusal } from '@marsa/model/warehouse/measure.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import type { Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockExecution } from './execution.ts'
import { noteFindings } from './findings.ts'
import { checkPhotos } from './photos.ts'
import { dropOpenRelease } from '../releases/releases.store.ts'
import { addToTimeline, companyName, customerOf } from '../../requests/door.ts'
import { publishMessage, touch, type BookedRow, type StorageRow } from '../usual.ts'
import { spaceWords } from '../words.ts'

type Body = BodyOf<typeof contract>

/** When it happened; a minute ahead is a clock that runs fast. */
const stepTime = (body: Body, now: Date): Date => {
  const at = body.at ? new Date(body.at) : now
  if (at.getTime() > now.getTime() + 60_000)
    throw new Problem('warehouse.future-event', {}, { at: 'warehouse.future-event' })
  return at
}

/** Cubic metres that were measured, only with the step that stores. */
const measuredOf = (body: Body): number | undefined => {
  if (body.code !== 'STORED') return undefined
  if (body.measuredCBM === undefined)
    throw new Problem('warehouse.measure-first', {}, { measuredCBM: 'warehouse.measure-first' })
  return body.measuredCBM
}

/** What ends when the goods leave: a release and a longer time that nobody has answered. */
const endWhatIsAsked = async (tx: Tx, request: BookedRow, at: Date): Promise<Record<string, unknown>> => {
  await dropOpenRelease(tx, request.id, 'agent', at)
  return { extension_until: null, extension_asked_at: null, extension_offered: null }
}

const noteSpace = async (
  tx: Tx,
  request: StorageRow,
  measured: number | undefined,
  { body, userId, now }: { body: Body; userId: string; now: Date },
): Promise<void> => {
  if (measured === undefined) return
  const seen = { note: body.note ?? null, photos: body.photos ?? [] }
  const finding = spaceFinding(Number(request.cbm), measured, seen)
  if (finding) await noteFindings(tx, request, [finding], { of: ['space'], userId, now })
}

const publishStep = async (tx: Tx, moved: StorageRow, agentId: string, { code, measuredCBM }: Body) => {
  const to = customerOf(moved)
  const agent = await companyName(tx, agentId)
  if (code === 'STORED')
    await publishMessage(tx, moved, 'storage-STORED', to, { agent, measured: spaceWords(measuredCBM ?? 0) })
  else if (code === 'DELIVERED')
    await publishMessage(
      tx,
      moved,
      deliveryOf(moved.form) ? 'storage-DELIVERED' : 'storage-collected',
      to,
      {},
    )
  else await publishMessage(tx, moved, `storage-${code}`, to, { agent })
}

export const reportGoods = (call: Call<typeof contract>) => {
  const { now, body, query } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, call, query.id, body.version)
    refuse(goodsRefusal(body.code, facts))
    const at = stepTime(body, now)
    const measured = measuredOf(body)
    const booked = Number(request.cbm)
    if (measured !== undefined && measureRefusal(booked, measured, body.confirmedCBM))
      throw new Problem('warehouse.measure-again', {}, { confirmedCBM: 'warehouse.measure-again' })
    await checkPhotos(tx, { requestId: request.id, companyId: actor.companyId }, body.photos ?? [], {
      photos: 'documents.id',
    })
    const differs = measured !== undefined && volumeDiffers(booked, measured)
    const leaves = body.code === 'OUT_FOR_DELIVERY' || body.code === 'DELIVERED'
    const goods = await move<{ state: GoodsState }, GoodsState, keyof typeof goodsMachine.moves>(tx, {
      table: 'warehouse_goods',
      machine: goodsMachine,
      move: goodsMoveOf[body.code],
      id: request.id,
      as: 'agent',
    })
    const moved = await touch(tx, request, 'agent', {
      ...(measured !== undefined && { measured_cbm: measured }),
      ...(differs && { final_owed: true }),
      ...(leaves && (await endWhatIsAsked(tx, request, now))),
    })
    const { note } = body
    await addToTimeline(tx, {
      requestId: request.id,
      code: body.code,
      at,
      by: 'agent',
      userId: actor.userId,
      note,
    })
    await publishStep(tx, moved, request.agent_id, body)
    if (differs)
      await publishMessage(tx, moved, 'storage-space-differs', customerOf(moved), {
        booked: spaceWords(booked),
        measured: spaceWords(measured),
      })
    await noteSpace(tx, moved, measured, { body, userId: actor.userId, now })
    return { status: goods.state, version: moved.version, finalOwed: moved.final_owed }
  })
}
