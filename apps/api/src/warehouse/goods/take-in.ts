// The intake sheet of a phone: what came is counted, measured and signed for, and the goods are stored, all at once.
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { countedAgainst } from '@marsa/model/warehouse/findings.ts'
import type { takeInGoods as contract } from '@marsa/model/warehouse/goods-endpoints.ts'
import { goodsRefusal } from '@marsa/model/warehouse/goods-machine.ts'
import { spaceOfItems } from '@marsa/model/warehouse/intake.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { publishChange } from '../usual.ts'
import { lockExecution } from './execution.ts'
import { insertIntake, intakeOf } from './intakes.store.ts'
import { itemsOf, type ItemContent, type ItemRow } from './items.store.ts'
import { checkPhotos, checkSignature } from './photos.ts'
import { stepTime, takeStep } from './report-goods.ts'
import { checkIds, noteCounted, replaceItems, type Listed } from './save-items.ts'

type Body = BodyOf<typeof contract>

const contentOf = (item: Body['items'][number]): ItemContent => ({
  name: item.name,
  ...countedAgainst(item.declared, item.quantity),
  sides: item.sides,
  place: item.place,
  condition_in: item.condition,
  note_in: item.note,
  photos_in: item.photos,
  condition_out: null,
  note_out: null,
  photos_out: [],
})

/**
 * The inventory after a sheet, which may be older than it: an item that was removed since has come all the same, and
 * one that was added since stays as it is.
 */
const listedOf = ({ items }: Body, known: readonly ItemRow[]): Listed[] => {
  const isKnown = new Set(known.map(({ id }) => id))
  const isNamed = new Set(items.map(({ itemId }) => itemId))
  return [
    ...items.map((item) => ({
      itemId: item.itemId !== null && isKnown.has(item.itemId) ? item.itemId : null,
      content: contentOf(item),
    })),
    ...known.filter(({ id }) => !isNamed.has(id)).map((item) => ({ itemId: item.id, content: item })),
  ]
}

/** The space as it was typed, else that of the sides of everything that came. */
const measuredOf = ({ measuredCBM }: Body, listed: readonly Listed[]): number => {
  const measured = measuredCBM ?? spaceOfItems(listed.map(({ content }) => content))
  if (measured === undefined)
    throw new Problem('warehouse.measure-first', {}, { measuredCBM: 'warehouse.measure-first' })
  return measured
}

export const takeInGoods = (call: Call<typeof contract>) => {
  const { now, body, query } = call
  const { userId, companyId } = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, call, query.id)
    // The answer got lost on its way to the phone, which sends it once more.
    if ((await intakeOf(tx, request.id))?.mark === body.mark)
      return { status: facts.goods ?? '', finalOwed: request.final_owed }
    refuse(goodsRefusal('STORED', facts))
    const known = await itemsOf(tx, request.id)
    const listed = listedOf(body, known)
    checkIds(
      listed.map(({ itemId, content }) => ({ itemId, ...content })),
      known,
    )
    const of = { requestId: request.id, companyId }
    await checkPhotos(
      tx,
      of,
      body.items.flatMap(({ photos }) => photos),
    )
    await checkSignature(tx, of, body.signature)
    await replaceItems(tx, request.id, listed, known)
    const { at: given, driver, signature, mark, note } = body
    const at = stepTime(given, now)
    const sheet = { mark, at, driver, signature_id: signature, note }
    await insertIntake(tx, request.id, sheet, { userId, now })
    const step = {
      code: 'STORED',
      at,
      measured: measuredOf(body, listed),
      confirmed: body.confirmedCBM ?? undefined,
      note: note ?? undefined,
      photos: [],
    } as const
    const { state, moved } = await takeStep(tx, request, step, { userId, companyId, now })
    await noteCounted(tx, moved, userId, now)
    await publishChange(tx, moved)
    return { status: state, finalOwed: moved.final_owed }
  })
}
