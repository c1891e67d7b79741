// Rows that nobody reads before their transaction ends: gathered while it runs, and written together by one statement at its end.
import { sql, type Runner, type Sql } from './sql.ts'

/** One kind of such rows. The queries of all kinds stand in one statement, so their names differ from those of other kinds. */
export type LastWrite<Row extends object> = {
  /** Named queries that write the rows, without the word before them; `rows` is a value of JSON and is named once. */
  queries: (rows: Sql) => Sql
  /** Of these queries, the one that only calls functions: unread, it would not run. */
  read?: string
  /** Never set; keeps the rows of one kind from being taken for those of another. */
  row?: Row
}

type Gathered = Map<LastWrite<object>, object[]>
const gathered = new WeakMap<Runner, Gathered>()

/**
 * Writes the rows when the transaction of `tx` is about to be committed: one round trip for everything that a change leaves
 * behind it, instead of one each. What is wrong with a row is therefore told at the end, not where it is given. It answers as other
 * writes do, so that whoever writes need not know which of them waits.
 */
export const writeLast = <Row extends object>(
  tx: Runner & { readonly isTransaction: true },
  kind: LastWrite<Row>,
  ...rows: readonly Row[]
): Promise<void> => {
  const kinds: Gathered = gathered.get(tx) ?? new Map()
  gathered.set(tx, kinds)
  kinds.set(kind, [...(kinds.get(kind) ?? []), ...rows])
  return Promise.resolve()
}

/** Halves of pairs are no text for PostgreSQL's JSON; as text they would arrive as the same sign of replacement. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))

const statementOf = (kinds: readonly [LastWrite<object>, readonly object[]][]): Sql => {
  const queries = kinds.map(([kind, rows]) => kind.queries(sql`${toJson(rows)}::jsonb`))
  const read = kinds
    .flatMap(([kind]) => kind.read ?? [])
    .map((name) => sql`(select count(*) from ${sql.ref(name)})`)
  return sql`with ${sql.join(queries)} select ${sql.join(read.length > 0 ? read : [sql`1`])}`
}

/** Writes what was gathered; nothing is sent where there is nothing. */
export const writeGathered = async (tx: Runner): Promise<void> => {
  const kinds = [...(gathered.get(tx) ?? [])].filter(([, rows]) => rows.length > 0)
  gathered.delete(tx)
  if (kinds.length > 0) await statementOf(kinds).execute(tx)
}
