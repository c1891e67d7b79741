// All SQL of the address and opening hours of a warehouse.
import { sql } from '../../kit/sql.ts'
import type { StorageSite } from '@marsa/model/warehouse/site.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'

export const siteOf = (db: Db, companyId: string): Promise<StorageSite | undefined> =>
  maybe(db, sql`select place, hours, note from warehouse_sites where company_id = ${companyId}`)

/** `userId` is null where nobody was signed in, as for the demo world. */
export const saveSite = async (
  tx: Tx,
  companyId: string,
  { place, hours, note }: StorageSite,
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> => {
  await sql`insert into warehouse_sites (company_id, place, hours, note, saved_at, saved_by)
    values (${companyId}, ${JSON.stringify(place)}::jsonb, ${JSON.stringify(hours)}::jsonb, ${note}, ${now}, ${userId})
    on conflict (company_id) do update set place = excluded.place, hours = excluded.hours, note = excluded.note,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`.execute(tx)
}
