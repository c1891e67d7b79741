// All SQL of what is stored: the inventory of a request, with its condition when it came and when it left.
import { sql } from '../../kit/sql.ts'
import type { itemConditions } from '@marsa/model/warehouse/answers.ts'
import type { Sides } from '@marsa/model/warehouse/intake.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { photoIds, replacePhotos } from './photos.store.ts'

type ItemCondition = (typeof itemConditions)[number]

export type ItemContent = {
  name: string
  quantity: number
  missing: number
  excess: number
  sides: Sides | null
  place: string | null
  condition_in: ItemCondition
  note_in: string | null
  photos_in: readonly string[]
  condition_out: ItemCondition | null
  note_out: string | null
  photos_out: readonly string[]
}

export type ItemRow = ItemContent & {
  id: string
  /** Pieces that were handed over. */
  released: number
}

/** The inventory in its order. */
export const itemsOf = (db: Db, requestId: string): Promise<ItemRow[]> =>
  rows(
    db,
    sql`select id, name, quantity, missing, excess, sides, place, released, condition_in, note_in, condition_out, note_out,
        ${photoIds(sql`p.item_id = i.id and not p.at_release`)} as photos_in,
        ${photoIds(sql`p.item_id = i.id and p.at_release`)} as photos_out
      from warehouse_items i where request_id = ${requestId} order by position, id`,
  )

/** Items that stand in a release, whatever became of it: its lines refer to them. */
export const itemsOfReleases = async (db: Db, requestId: string): Promise<string[]> =>
  (
    await rows<{ item_id: string }>(
      db,
      sql`select distinct item_id from warehouse_release_lines where request_id = ${requestId}`,
    )
  ).map((row) => row.item_id)

type Pictured = Pick<ItemContent, 'photos_in' | 'photos_out'>
const unpictured: Pictured = { photos_in: [], photos_out: [] }

/** A long list of items is saved with each change of one; only what changes is written. */
const writePhotos = async (tx: Tx, item_id: string, now: Pictured, before: Pictured): Promise<void> => {
  for (const [side, at_release] of [
    ['photos_in', false],
    ['photos_out', true],
  ] as const)
    if (now[side].join() !== before[side].join()) await replacePhotos(tx, { item_id, at_release }, now[side])
}

export const insertItem = async (
  tx: Tx,
  requestId: string,
  position: number,
  item: ItemContent,
): Promise<void> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into warehouse_items (request_id, position, name, quantity, missing, excess, sides, place, condition_in, note_in,
        condition_out, note_out)
      values (${requestId}, ${position}, ${item.name}, ${item.quantity}, ${item.missing}, ${item.excess}, ${item.sides}::int[], ${item.place},
        ${item.condition_in}, ${item.note_in}, ${item.condition_out}, ${item.note_out})
      returning id`,
  )
  await writePhotos(tx, id, item, unpictured)
}

export const updateItem = async (
  tx: Tx,
  position: number,
  item: ItemContent,
  before: ItemRow,
): Promise<void> => {
  const { id } = before
  await sql`update warehouse_items set position = ${position}, name = ${item.name}, quantity = ${item.quantity}, missing = ${item.missing},
      excess = ${item.excess}, sides = ${item.sides}::int[], place = ${item.place}, condition_in = ${item.condition_in}, note_in = ${item.note_in}, condition_out = ${item.condition_out}, note_out = ${item.note_out}
    where id = ${id}`.execute(tx)
  await writePhotos(tx, id, item, before)
}

export const deleteItems = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`delete from warehouse_items where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Counts pieces as handed over; the database refuses more than there are. */
export const addReleased = async (tx: Tx, id: string, quantity: number): Promise<void> => {
  await sql`update warehouse_items set released = released + ${quantity} where id = ${id}`.execute(tx)
}

/** Whether the inventory was noted since an instant. */
export const itemsNotedSince = async (db: Db, requestId: string, since: Date): Promise<boolean> =>
  (
    await one<{ noted: boolean }>(
      db,
      sql`select exists (select from request_events where request_id = ${requestId} and code = 'ITEMS_NOTED'
        and at >= ${since}) as noted`,
    )
  ).noted
