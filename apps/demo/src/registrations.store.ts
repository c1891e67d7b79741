// The SQL that the registrations of the demo world need: who loads licences.
import { sql } from '../../api/src/kit/sql.ts'
import { one, type Db } from '../../api/src/kit/db.ts'

export const personIdOf = async (db: Db, email: string): Promise<string> =>
  (await one<{ id: string }>(db, sql`select id from users where email = ${email}`)).id
