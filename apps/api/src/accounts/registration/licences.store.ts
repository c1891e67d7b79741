// All SQL of the register of trade licences: one of them, searching, loading a file, and what was loaded before.
import { sql } from '../../kit/sql.ts'
import type { Emirate, LicenceRow } from '@marsa/model/accounts/registration/licence.ts'
import { licencePage } from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

export type LicenceFacts = {
  number: string
  name_en: string
  name_ar: string
  authority: string
  emirate: Emirate
  expires_on: string
}

const columns = sql`number, name_en, name_ar, authority, emirate, expires_on`

export const licenceOf = (db: Db, number: string): Promise<LicenceFacts | undefined> =>
  maybe(db, sql`select ${columns} from trade_licences where number = ${number}`)

/** Those whose number or name contains the text as searches fold it. */
export const searchLicences = async (
  db: Db,
  text: string,
  page: number,
): Promise<{ items: LicenceFacts[]; total: number }> => {
  const found = sql`trade_licences where ${holds(searchTerms(text), (isLike) => sql`search ${isLike}`)}`
  const [items, { total }] = await Promise.all([
    rows<LicenceFacts>(
      db,
      sql`select ${columns} from ${found} order by name_en, number limit ${licencePage} offset ${(page - 1) * licencePage}`,
    ),
    one<{ total: number }>(db, sql`select count(*)::int as total from ${found}`),
  ])
  return { items, total }
}

/** Rows of one statement. */
const portion = 5_000

const given = (part: readonly LicenceRow[]) => {
  const column = (name: keyof LicenceRow) => part.map((row) => row[name])
  return sql`unnest(${column('number')}::text[], ${column('name_en')}::text[], ${column('name_ar')}::text[],
    ${column('authority')}::text[], ${column('emirate')}::text[], ${column('expires_on')}::date[])
    as g (number, name_en, name_ar, authority, emirate, expires_on)`
}

const differs = sql`(t.name_en, t.name_ar, t.authority, t.emirate, t.expires_on)
  is distinct from (g.name_en, g.name_ar, g.authority, g.emirate, g.expires_on)`

export type LoadCounts = { added: number; changed: number }

/** What loading the rows would do. */
export const compareLicences = async (db: Db, all: readonly LicenceRow[]): Promise<LoadCounts> => {
  const counts = { added: 0, changed: 0 }
  for (let from = 0; from < all.length; from += portion) {
    const found = await one<LoadCounts>(
      db,
      sql`select count(*) filter (where t.number is null)::int as added,
          count(*) filter (where t.number is not null and ${differs})::int as changed
        from ${given(all.slice(from, from + portion))} left join trade_licences t using (number)`,
    )
    counts.added += found.added
    counts.changed += found.changed
  }
  return counts
}

/** Writes the rows that are new or different; others stay as they are. */
export const writeLicences = async (tx: Tx, loadId: string, all: readonly LicenceRow[]): Promise<void> => {
  for (let from = 0; from < all.length; from += portion)
    await sql`insert into trade_licences as t (number, name_en, name_ar, authority, emirate, expires_on, load_id)
      select g.*, ${loadId}::uuid from ${given(all.slice(from, from + portion))}
      on conflict (number) do update set name_en = excluded.name_en, name_ar = excluded.name_ar,
        authority = excluded.authority, emirate = excluded.emirate, expires_on = excluded.expires_on, load_id = excluded.load_id
      where (t.name_en, t.name_ar, t.authority, t.emirate, t.expires_on) is distinct from
        (excluded.name_en, excluded.name_ar, excluded.authority, excluded.emirate, excluded.expires_on)`.execute(
      tx,
    )
}

export type NewLoad = LoadCounts & { at: Date; userId: string; fileName: string; rows: number }

/** One load at a time, so that its counts are those of what it finds. */
export const lockLicences = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('trade_licences', 0))`.execute(tx)
}

export const insertLoad = async (tx: Tx, load: NewLoad): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into licence_loads (at, user_id, file_name, rows_read, added, changed)
        values (${load.at}, ${load.userId}, ${load.fileName}, ${load.rows}, ${load.added}, ${load.changed}) returning id`,
    )
  ).id

export type LoadRow = {
  id: string
  at: Date
  by: string
  file_name: string
  rows_read: number
  added: number
  changed: number
}

/** The newest twenty. */
export const loadsOf = (db: Db): Promise<LoadRow[]> =>
  rows(
    db,
    sql`select l.id, l.at, u.first_name || ' ' || u.last_name as by, l.file_name, l.rows_read, l.added, l.changed
      from licence_loads l join users u on u.id = l.user_id order by l.at desc, l.id desc limit 20`,
  )
