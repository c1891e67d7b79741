// SQL of when a parcel was last seen.
import { one, type Db } from '../../kit/db.ts'
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
