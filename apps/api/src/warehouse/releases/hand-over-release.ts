// The warehouse hands over what a release asks for: paid for or on its own credit, with a photo and a signature or code.
import { timingSafeEqual } from 'node:crypto'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { handOverRelease as contract } from '@marsa/model/warehouse/goods-endpoints.ts'
import {
  handOverRefusal,
  leftOf,
  piecesOf,
  proofProblems,
  type ReleaseLine,
} from '@marsa/model/warehouse/release.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { addReleased, itemsOf } from '../goods/items.store.ts'
import { lockOpen, type OpenRelease } from './releases.ts'
import { checkPhotos, checkSignature } from '../goods/photos.ts'
import { replacePhotos } from '../goods/photos.store.ts'
import { endRelease, linesOfRelease, type ReleaseRow } from './releases.store.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { addToTimeline, customerOf, dueFils } from '../../requests/door.ts'
import { publishMessage, touch } from '../usual.ts'
import { noteMovements } from '../stock/movements.store.ts'
import { piecesParam } from '../words.ts'

type Body = BodyOf<typeof contract>

/** Photos and signature are pictures that this warehouse has put in for this request. */
const checkPictures = async (tx: Tx, { companyId }: Actor, requestId: string, body: Body): Promise<void> => {
  await checkPhotos(tx, { requestId, companyId }, body.photos, { photos: 'documents.id' })
  if (body.signature !== null) await checkSignature(tx, { requestId, companyId }, body.signature)
}

const checkCode = ({ collect_code }: ReleaseRow, { code }: Body): void => {
  if (code === null) return
  const [typed, known] = [Buffer.from(code), Buffer.from(collect_code ?? '')]
  const isRight = known.length > 0 && typed.length === known.length && timingSafeEqual(typed, known)
  if (!isRight)
    throw new Problem('warehouse.collect-code-wrong', {}, { code: 'warehouse.collect-code-wrong' })
}

const refuseMoney = async (
  tx: Tx,
  { request, facts }: OpenRelease,
  lines: readonly ReleaseLine[],
  onCredit: boolean,
): Promise<void> => {
  const staying = (await itemsOf(tx, request.id)).some((item) => leftOf(item, lines) > 0)
  refuse(handOverRefusal({ ...facts, staying }, { onCredit }))
}

const noteReleased = async (
  tx: Tx,
  requestId: string,
  lines: readonly ReleaseLine[],
  now: Date,
): Promise<void> => {
  const items = await itemsOf(tx, requestId)
  const changes = lines.map(({ itemId, quantity }) => ({
    name: items.find(({ id }) => id === itemId)?.name ?? '',
    pieces: -quantity,
  }))
  await noteMovements(tx, requestId, 'out', changes, now)
}

const publishRelease = async (
  tx: Tx,
  { request, release }: OpenRelease,
  actor: Actor,
  { pieces, now, reason }: { pieces: number; now: Date; reason: string | null },
): Promise<void> => {
  const moved = await touch(tx, request, 'agent')
  const open = dueFils(request)
  await addToTimeline(tx, {
    requestId: request.id,
    code: reason === null ? 'RELEASED' : 'RELEASED_ON_CREDIT',
    at: now,
    by: 'agent',
    userId: actor.userId,
    ...(reason !== null && { note: reason, amountFils: open }),
  })
  const to = customerOf(moved)
  const params = { pieces: piecesParam(pieces) }
  if (reason === null) await publishMessage(tx, moved, 'storage-released', to, params, release.id)
  else {
    const credit = { ...params, amount: amountParam(open), reason }
    await publishMessage(tx, moved, 'storage-released-on-credit', to, credit, release.id)
  }
}

export const handOverRelease = async (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  const fields = proofProblems(body)
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  // Counted before the transaction, so that a wrong code cannot be tried without end.
  if (body.code !== null) await call.spend('collect.code', call.query.id)
  return call.once(async (tx) => {
    const open = await lockOpen(tx, call, call.query.id)
    const { request, release } = open
    const lines = await linesOfRelease(tx, release.id)
    const { creditReason: reason } = body
    await refuseMoney(tx, open, lines, reason !== null)
    checkCode(release, body)
    await checkPictures(tx, actor, request.id, body)
    await replacePhotos(tx, { release_id: release.id }, body.photos)
    await endRelease(tx, release.id, reason === null ? 'handOver' : 'handOverOnCredit', 'agent', {
      now,
      ...(reason !== null && { reason }),
      set: {
        signature_id: body.signature,
        by_code: body.code !== null,
        note_number: await nextNumber(tx, 'RN', now),
        ...(reason !== null && { credit_reason: reason, credit_fils: dueFils(request) }),
      },
    })
    for (const { itemId, quantity } of lines) await addReleased(tx, itemId, quantity)
    await noteReleased(tx, request.id, lines, now)
    await publishRelease(tx, open, actor, { pieces: piecesOf(lines), now, reason })
    return succeeded
  })
}
