// All SQL of handling units: the codes of the pieces of a storage, and the serials behind a GS1 prefix.
import { sql } from '../../kit/sql.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { storedAt } from '../goods/goods.store.ts'

export type UnitRow = { itemId: string; sequence: number; sscc: string }

/** Of items that stand in the inventory; a piece that is no longer counted keeps its code all the same. */
export const unitsOf = (db: Db, requestId: string): Promise<UnitRow[]> =>
  rows(
    db,
    sql`select item_id as "itemId", sequence, sscc from storage_units
      where request_id = ${requestId} and item_id is not null order by item_id, sequence`,
  )

/** Takes so many serials behind a prefix and answers the last; until the transaction ends nobody else takes any. */
export const takeSerials = async (tx: Tx, prefix: string, count: number): Promise<number> =>
  Number(
    (
      await one<{ last: bigint }>(
        tx,
        sql`insert into gs1_serials (prefix, last) values (${prefix}, ${count})
          on conflict (prefix) do update set last = gs1_serials.last + excluded.last returning last`,
      )
    ).last,
  )

export const insertUnits = async (
  tx: Tx,
  requestId: string,
  units: readonly UnitRow[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  await sql`insert into storage_units (request_id, item_id, sequence, sscc, issued_at, printed_at, printed_by)
    select ${requestId}::uuid, "itemId", sequence, sscc, ${now}::timestamptz, ${now}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as t ("itemId" uuid, sequence int, sscc text)`.execute(
    tx,
  )
}

/** Who printed the labels of a storage last. */
export const notePrinted = async (
  tx: Tx,
  requestId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  await sql`update storage_units set printed_at = ${now}, printed_by = ${userId} where request_id = ${requestId}`.execute(
    tx,
  )
}

export type LabelRow = { item: string; sequence: number; of: number; place: string | null; sscc: string }

/** The labels of what is counted now, in the order of the inventory; with a code, the one that has it. */
export const labelsOf = (db: Db, requestId: string, sscc?: string): Promise<LabelRow[]> =>
  rows(
    db,
    sql`select i.name as item, u.sequence, i.quantity as of, i.place, u.sscc
      from storage_units u join warehouse_items i on i.id = u.item_id
      where u.request_id = ${requestId} and u.sequence <= i.quantity
        and ${sscc === undefined ? sql`true` : sql`u.sscc = ${sscc}`} order by i.position, i.id, u.sequence`,
  )

export type LabelHead = { en: string; ar: string; received_at: Date }

/** Whose warehouse it is, and when the goods came. */
export const labelHead = (db: Db, requestId: string): Promise<LabelHead> =>
  one(
    db,
    sql`select w.name_en as en, w.name_ar as ar,
        ${storedAt} as received_at
      from requests r join companies w on w.id = r.agent_id where r.id = ${requestId}`,
  )
