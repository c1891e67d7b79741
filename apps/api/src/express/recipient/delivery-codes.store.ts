// All SQL of delivery codes: those of a day, and how often one was tried.
import type { CodesOfDay } from '@marsa/model/express/recipient/delivery-code.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

/** False where the occasion has its code already. */
export const insertCode = async (
  tx: Tx,
  row: { shipmentId: string; occasion: string; day: string; hash: Buffer; now: Date },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into express_delivery_codes (shipment_id, occasion, day, code_hash, issued_at)
      values (${row.shipmentId}, ${row.occasion}, ${row.day}, ${row.hash}, ${row.now})
      on conflict do nothing returning day`,
  )) !== undefined

/** Those that hold. */
export const codeHashes = async (db: Db, shipmentId: string, day: string): Promise<Buffer[]> =>
  (
    await rows<{ code_hash: Buffer }>(
      db,
      sql`select code_hash from express_delivery_codes
        where shipment_id = ${shipmentId} and day = ${day} and not is_void`,
    )
  ).map(({ code_hash: hash }) => hash)

export const codesOfDay = async (db: Db, shipmentId: string, day: string): Promise<CodesOfDay> => {
  const { sent, last, tries } = await one<{ sent: number; last: Date | null; tries: number }>(
    db,
    sql`select count(*)::int as sent, max(issued_at) as last, coalesce((select t.tries from express_code_tries t
        where t.shipment_id = ${shipmentId} and t.day = ${day}), 0) as tries
      from express_delivery_codes where shipment_id = ${shipmentId} and day = ${day}`,
  )
  return { sent, lastAt: last, tries }
}

/** How many tries there were with this one; undefined where there is none left. */
export const countTry = async (
  tx: Tx,
  shipmentId: string,
  day: string,
  most: number,
): Promise<number | undefined> =>
  (
    await maybe<{ tries: number }>(
      tx,
      sql`insert into express_code_tries as t (shipment_id, day, tries) values (${shipmentId}, ${day}, 1)
        on conflict (shipment_id, day) do update set tries = t.tries + 1 where t.tries < ${most} returning tries`,
    )
  )?.tries

/** The codes of the day hold no more, and their tries are forgotten. */
export const voidCodes = async (tx: Tx, shipmentId: string, day: string): Promise<void> => {
  await sql`update express_delivery_codes set is_void = true where shipment_id = ${shipmentId} and day = ${day}`.execute(
    tx,
  )
  await sql`update express_code_tries set tries = 0 where shipment_id = ${shipmentId} and day = ${day}`.execute(
    tx,
  )
}
