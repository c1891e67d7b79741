// All SQL of solved puzzles: each opens one form.
import { sql } from '../kit/sql.ts'
import { maybe, type Db, type Tx } from '../kit/db.ts'
import { deleteInPortions } from '../kit/integrity.ts'

/** Notes a puzzle as used; false when it was used before. */
export const spendCaptcha = async (tx: Tx, nonce: string, expiresAt: number): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into solved_captchas (nonce, expires_at) values (${nonce}, to_timestamp(${expiresAt}))
      on conflict do nothing returning nonce`,
  )) !== undefined

/** Forgets puzzles past their time, which open nothing any more; answers how many. */
export const forgetCaptchas = (db: Db): Promise<number> =>
  deleteInPortions(db, 'solved_captchas', 'expires_at < now()')
