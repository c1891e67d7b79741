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
  type GoodsStep,
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
import { noteAll } from '../stock/movements.store.ts'
import { spaceWords } from '../words.ts'

type Body = BodyOf<typeof contract>

/** A step of the goods as it is carried out; `measured` are cubic metres, with the step that stores. */
export type Step = {
  code: GoodsStep
  at: Date
  measured: number | undefined
  confirmed: number | undefined
  note: string | undefined
  photos: readonly string[]
}

/** When it happened; a minute ahead is a clock that runs fast. */
export const stepTime = (given: string | undefined, now: Date): Date => {
  const at = given ? new Date(given) : now
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
  { measured, note, photos }: Step,
  by: { userId: string; now: Date },
): Promise<void> => {
  if (measured === undefined) return
  const finding = spaceFinding(Number(request.cbm), measured, { note: note ?? null, photos })
  if (finding) await noteFindings(tx, request, [finding], { of: ['space'], ...by })
}

const publishStep = async (tx: Tx, moved: StorageRow, agentId: string, { code, measured = 0 }: Step) => {
  const to = customerOf(moved)
  const agent = await companyName(tx, agentId)
  if (code === 'STORED')
    await publishMessage(tx, moved, 'storage-STORED', to, { agent, measured: spaceWords(measured) })
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

/** What was noted before the goods came is in with them; what is left of it goes when they go. */
const noteStep = async (tx: Tx, request: BookedRow, { code, at }: Step): Promise<void> => {
  if (code === 'STORED') await noteAll(tx, request.id, 'in', at)
  const isLeaving = code === (deliveryOf(request.form) ? 'OUT_FOR_DELIVERY' : 'DELIVERED')
  if (isLeaving) await noteAll(tx, request.id, 'out', at)
}

/** Moves the goods of a locked request and says so to its customer; a measurement far off has to be confirmed. */
export const takeStep = async (
  tx: Tx,
  request: BookedRow,
  step: Step,
  by: { userId: string; companyId: string; now: Date },
): Promise<{ state: GoodsState; moved: StorageRow }> => {
  const { code, measured } = step
  const { userId, companyId, now } = by
  const booked = Number(request.cbm)
  if (measured !== undefined && measureRefusal(booked, measured, step.confirmed))
    throw new Problem('warehouse.measure-again', {}, { confirmedCBM: 'warehouse.measure-again' })
  await checkPhotos(tx, { requestId: request.id, companyId }, step.photos, { photos: 'documents.id' })
  const differs = measured !== undefined && volumeDiffers(booked, measured)
  const leaves = code === 'OUT_FOR_DELIVERY' || code === 'DELIVERED'
  const goods = await move<{ state: GoodsState }, GoodsState, keyof typeof goodsMachine.moves>(tx, {
    table: 'warehouse_goods',
    machine: goodsMachine,
    move: goodsMoveOf[code],
    id: request.id,
    as: 'agent',
  })
  await noteStep(tx, request, step)
  const moved = await touch(tx, request, 'agent', {
    ...(measured !== undefined && { measured_cbm: measured }),
    ...(differs && { final_owed: true }),
    ...(leaves && (await endWhatIsAsked(tx, request, now))),
  })
  await addToTimeline(tx, { requestId: request.id, code, at: step.at, by: 'agent', userId, note: step.note })
  await publishStep(tx, moved, request.agent_id, step)
  if (differs)
    await publishMessage(tx, moved, 'storage-space-differs', customerOf(moved), {
      booked: spaceWords(booked),
      measured: spaceWords(measured),
    })
  await noteSpace(tx, moved, step, { userId, now })
  return { state: goods.state, moved }
}

export const reportGoods = (call: Call<typeof contract>) => {
  const { now, body, query } = call
  const { userId, companyId } = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, call, query.id, body.version)
    refuse(goodsRefusal(body.code, facts))
    const step = {
      code: body.code,
      at: stepTime(body.at, now),
      measured: measuredOf(body),
      confirmed: body.confirmedCBM,
      note: body.note,
      photos: body.photos ?? [],
    }
    const { state, moved } = await takeStep(tx, request, step, { userId, companyId, now })
    return { status: state, version: moved.version, finalOwed: moved.final_owed }
  })
}
