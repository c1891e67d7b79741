// The SQL that the invitations of the demo world need: what only the mail of an invited person holds.
import { sql } from '../../api/src/kit/sql.ts'
import { one, type Db } from '../../api/src/kit/db.ts'

/** What stands behind the # of the newest invitation's link. */
export const mailTokenOf = async (db: Db, email: string): Promise<string> => {
  const { link } = await one<{ link: string }>(
    db,
    sql`select link from outbox_messages where topic = 'user-invitation' and recipient = ${email} order by id desc limit 1`,
  )
  return link.slice(link.indexOf('#') + 1)
}
