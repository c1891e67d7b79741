// SQL of when a parcel was last seen, and of who is on the way to the door with it.
import { maybe, one, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

/** With its last move, or with a scan after it that counts. */
export const lastSeen = async (db: Db, shipmentId: string): Promise<Date> =>
  (
    await one<{ at: Date }>(
      db,
      sql`select greatest(s.moved_at, (select max(c.captured_at) from express_scans c
          where c.shipment_id = s.id and c.quarantined_because is null)) as at
        from express_shipments s where s.id = ${shipmentId}`,
    )
  ).at

export type OutWith = { name_en: string; name_ar: string; mobile: string | null }

export const outWith = (db: Db, shipmentId: string): Promise<OutWith | undefined> =>
  maybe(
    db,
    sql`select u.first_name || ' ' || u.last_name as name_en,
        coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name) as name_ar, u.mobile
      from express_shipments s join users u on u.id = s.courier_id
      where s.id = ${shipmentId} and s.state = 'OUT_FOR_DELIVERY'`,
  )
