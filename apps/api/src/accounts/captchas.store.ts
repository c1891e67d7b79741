// All SQL of solved puzzles: each opens one form.
import { sql } from '../kit/sql.ts'
import { maybe, type Db, type Tx } from '../kit/db.ts'

/** Notes a puzzle as used; false when it was used before. */
export const spendCaptcha = async (tx: Tx, nonce: string, expiresAt: number): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into solved_captchas (nonce, expires_at) values (${nonce}, to_timestamp(${expiresAt}))
      on conflict do nothing returning nonce`,
  )) !== undefined

export const forgetCaptchas = async (db: Db): Promise<void> => {
  await sql`delete from solved_captchas where expires_at < now()`.execute(db)
}
