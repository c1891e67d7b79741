// The warehouse writes the inventory: what came in, its condition then and when it leaves, each with photos.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, instantOf } from '@marsa/model/kit/day.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { saveStorageItems as contract } from '@marsa/model/warehouse/goods-endpoints.ts'
import { itemFindings } from '@marsa/model/warehouse/findings.ts'
import { addToTimeline } from '../../requests/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockExecution } from './execution.ts'
import { noteFindings } from './findings.ts'
import {
  deleteItems,
  insertItem,
  itemsNotedSince,
  itemsOf,
  itemsOfReleases,
  updateItem,
  type ItemContent,
  type ItemRow,
} from './items.store.ts'
import { checkPhotos } from './photos.ts'
import { openReleaseLines } from '../releases/releases.store.ts'
import { noteMovements } from '../stock/movements.store.ts'
import { publishChange, touch, type StorageRow } from '../usual.ts'

type Items = BodyOf<typeof contract>['items']

/** What a caller does not know of is left as it was, as far as the count allows. */
const contentOf = (item: Items[number], before: ItemRow | undefined): ItemContent => ({
  name: item.name,
  quantity: item.quantity,
  missing: item.missing,
  excess: item.excess ?? (item.missing > 0 ? 0 : Math.min(before?.excess ?? 0, item.quantity)),
  sides: item.sides === undefined ? (before?.sides ?? null) : item.sides,
  place: item.place === undefined ? (before?.place ?? null) : item.place,
  condition_in: item.conditionIn,
  note_in: item.noteIn,
  photos_in: item.photosIn,
  condition_out: item.conditionOut,
  note_out: item.noteOut,
  photos_out: item.photosOut,
})

type CountedItem = Pick<Items[number], 'itemId' | 'quantity' | 'missing' | 'excess'>

/** Every id is one of this inventory, and named once; an item without a piece has at least a missing one. */
export const checkIds = (items: readonly CountedItem[], known: readonly ItemRow[]): void => {
  const fields: FieldProblems = {}
  const free = new Set(known.map(({ id }) => id))
  items.forEach(({ itemId, quantity, missing, excess = 0 }, index) => {
    if (itemId !== null && !free.delete(itemId)) fields[`items.${index}.itemId`] = 'warehouse.not-found'
    if (quantity + missing === 0 || excess > quantity || (excess > 0 && missing > 0))
      fields[`items.${index}.quantity`] = 'warehouse.pieces'
  })
  if (Object.keys(fields).length) throw new Problem('kit.invalid', {}, fields)
}

/** Nothing is dropped that stands in a release, and no item shrinks below what was released or is asked for. */
const checkReleased = async (
  tx: Tx,
  requestId: string,
  items: Items,
  known: readonly ItemRow[],
): Promise<void> => {
  const inReleases = await itemsOfReleases(tx, requestId)
  const asked = await openReleaseLines(tx, requestId)
  for (const { id, released } of known) {
    const kept = items.find(({ itemId }) => itemId === id)
    const wanted = asked.find(({ itemId }) => itemId === id)?.quantity ?? 0
    if (kept ? kept.quantity < released + wanted : inReleases.includes(id))
      throw new Problem('warehouse.item-released')
  }
}

export type Listed = { itemId: string | null; content: ItemContent }

/** Makes these the inventory, in this order. */
export const replaceItems = async (
  tx: Tx,
  requestId: string,
  items: readonly Listed[],
  known: readonly ItemRow[],
): Promise<void> => {
  const kept = new Set(items.map(({ itemId }) => itemId))
  await deleteItems(
    tx,
    known.map(({ id }) => id).filter((id) => !kept.has(id)),
  )
  for (const [position, { itemId, content }] of items.entries()) {
    const old = known.find(({ id }) => id === itemId)
    if (old) await updateItem(tx, position, content, old)
    else await insertItem(tx, requestId, position, content)
  }
}

/** What is noted of stored goods has come in; a count that changes afterwards is a correction. */
const noteCorrections = async (
  tx: Tx,
  requestId: string,
  listed: readonly Listed[],
  known: readonly ItemRow[],
  now: Date,
): Promise<void> => {
  const added = listed.filter(({ itemId }) => itemId === null)
  const came = added.map(({ content: { name, quantity } }) => ({ name, pieces: quantity }))
  const counted = known.map(({ id, name, quantity }) => {
    const kept = listed.find(({ itemId }) => itemId === id)?.content
    return { name: kept?.name ?? name, pieces: (kept?.quantity ?? 0) - quantity }
  })
  await noteMovements(tx, requestId, 'in', came, now)
  await noteMovements(tx, requestId, 'correction', counted, now)
}

/** Damage, shortage and pieces too many are the customer's to answer. */
export const noteCounted = async (tx: Tx, request: StorageRow, userId: string, now: Date): Promise<void> => {
  const items = (await itemsOf(tx, request.id)).map((item) => ({
    ...item,
    condition: item.condition_in,
    note: item.note_in,
    photos: item.photos_in,
  }))
  await noteFindings(tx, request, itemFindings(items), { of: ['damaged', 'short', 'excess'], userId, now })
}

export const saveStorageItems = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, call, call.query.id, body.version)
    const requestId = request.id
    const known = await itemsOf(tx, requestId)
    checkIds(body.items, known)
    await checkReleased(tx, requestId, body.items, known)
    const photos = body.items.flatMap(({ photosIn, photosOut }) => [...photosIn, ...photosOut])
    await checkPhotos(tx, { requestId, companyId: actor.companyId }, photos)
    const listed = body.items.map((item) => ({
      itemId: item.itemId,
      content: contentOf(
        item,
        known.find(({ id }) => id === item.itemId),
      ),
    }))
    await replaceItems(tx, requestId, listed, known)
    if (facts.goods === 'STORED') await noteCorrections(tx, requestId, listed, known, now)
    const moved = await touch(tx, { id: requestId }, 'agent')
    // Saved many times while it is counted; the timeline says it once a day.
    if (!(await itemsNotedSince(tx, requestId, instantOf(dayOf(now)))))
      await addToTimeline(tx, { requestId, code: 'ITEMS_NOTED', at: now, by: 'agent', userId: actor.userId })
    await noteCounted(tx, moved, actor.userId, now)
    await publishChange(tx, moved)
    return succeeded
  })
}
