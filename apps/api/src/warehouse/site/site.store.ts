// All SQL of the address and opening hours of a warehouse, and of its GS1 company prefix.
import { sql } from '../../kit/sql.ts'
import type { StorageSite } from '@marsa/model/warehouse/site.ts'
import { prefixesOverlap } from '@marsa/model/warehouse/sscc.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'

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

/** Undefined where the warehouse has said none. */
export const prefixOf = async (db: Db, companyId: string): Promise<string | undefined> =>
  (
    await maybe<{ gs1_prefix: string | null }>(
      db,
      sql`select gs1_prefix from warehouse_sites where company_id = ${companyId}`,
    )
  )?.gs1_prefix ?? undefined

/** Two warehouses that save a prefix at once do so one after the other. */
export const lockPrefixes = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('gs1-prefixes', 0))`.execute(tx)
}

/** Whether another warehouse has this prefix, or one that begins with it or that it begins with. */
export const hasOverlap = async (tx: Tx, companyId: string, prefix: string): Promise<boolean> =>
  (
    await rows<{ gs1_prefix: string }>(
      tx,
      sql`select gs1_prefix from warehouse_sites where company_id <> ${companyId} and gs1_prefix is not null`,
    )
  ).some((other) => prefixesOverlap(other.gs1_prefix, prefix))

export const savePrefix = async (tx: Tx, companyId: string, prefix: string | null): Promise<void> => {
  await sql`update warehouse_sites set gs1_prefix = ${prefix} where company_id = ${companyId}`.execute(tx)
}
