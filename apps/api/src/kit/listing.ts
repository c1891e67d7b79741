// A list that is read in three ways from one statement: a page of it, its count and sums, or all of it from a snapshot.
import { one, rows, type Db } from './db.ts'
import { sql, type Sql } from './sql.ts'

/** Where the statement of a listing is kept for `rowsOf`. */
const statementOf = Symbol('statement')

export type Sums = { count: number; sums: Record<string, bigint> }
export type Listing<Asked, Row> = {
  page: (db: Db, asked: Asked, limit: number, offset: number) => Promise<Row[]>
  sums: (db: Db, asked: Asked) => Promise<Sums>
  [statementOf]: (asked: Asked) => Sql
}

/** `statement` has its own order; `summed` are those of its columns that are added up, in fils or as counts. */
export const listing = <Asked, Row>(
  statement: (asked: Asked) => Sql,
  summed: readonly (keyof Row & string)[],
): Listing<Asked, Row> => ({
  [statementOf]: statement,
  page: (db, asked, limit, offset) =>
    rows(db, sql`select * from (${statement(asked)}) listed limit ${limit} offset ${offset}`),
  sums: async (db, asked) => {
    const added = summed.map(
      (name) => sql`coalesce(sum(listed.${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`,
    )
    const { count, ...sums } = await one<{ count: number } & Record<string, bigint>>(
      db,
      sql`select ${sql.join([sql`count(*)::int as count`, ...added])} from (${statement(asked)}) listed`,
    )
    return { count, sums }
  },
})

/** Rows that are fetched and written at once. */
const portion = 2_000

/** All rows in portions, by a cursor of the snapshot: none of them is held longer than it takes to write it. */
export async function* rowsOf<Asked, Row>(
  snapshot: Db,
  list: Listing<Asked, Row>,
  asked: Asked,
): AsyncGenerator<Row[]> {
  await sql`declare listed no scroll cursor for ${list[statementOf](asked)}`.execute(snapshot)
  for (;;) {
    const found = await rows<Row>(snapshot, sql`fetch forward ${sql.lit(portion)} from listed`)
    if (found.length > 0) yield found
    if (found.length < portion) break
  }
  await sql`close listed`.execute(snapshot)
}
