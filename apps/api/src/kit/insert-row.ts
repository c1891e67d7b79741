// SQL of a new row whose columns are the keys of an object.
import { one, type Tx } from './db.ts'
import { sql } from './sql.ts'

/** The id of the row that is written; columns left out keep what the table says. */
export const insertRow = async (
  tx: Tx,
  table: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const [names, values] = [Object.keys(columns).map((name) => sql.ref(name)), Object.values(columns)]
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)}) returning id`,
  )
  return id
}
