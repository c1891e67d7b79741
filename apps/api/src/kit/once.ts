// One transaction, one effect: a write with an Idempotency-Key runs once, and every repetition gets the first answer.
import { createHash } from 'node:crypto'
import { sql } from './sql.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { deleteInPortions } from './integrity.ts'
import { actingSettings, maybe, one, transaction, type Acting, type Db, type Tx } from './db.ts'
import { writeLast, type LastWrite } from './last-writes.ts'

export type Claim = { userId: string; key: string; route: string; body: unknown }

const hashOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()

/**
 * Says who acts and claims the key, or answers what was stored for it. A second caller waits here until the first one is done.
 */
const claimKey = async (tx: Tx, acting: Acting, claim: Claim): Promise<{ answer: unknown } | undefined> => {
  const hash = hashOf(claim.body)
  const { claimed } = await one<{ claimed: boolean }>(
    tx,
    sql`with claim as (
      insert into idempotency_keys (user_id, key, route, body_hash)
      values (${claim.userId}, ${claim.key}, ${claim.route}, ${hash})
      on conflict (user_id, key) do nothing returning true)
    select exists (select from claim) as claimed, ${actingSettings(acting)}`,
  )
  if (claimed) return undefined
  const stored = await maybe<{ route: string; body_hash: Buffer; answer: unknown }>(
    tx,
    sql`select route, body_hash, answer from idempotency_keys where user_id = ${claim.userId} and key = ${claim.key}`,
  )
  if (!stored) throw new Problem('kit.busy')
  if (stored.route !== claim.route || !stored.body_hash.equals(hash)) throw new Problem('kit.key-reused')
  return { answer: stored.answer }
}

// Of one transaction there is one answer; as rows of JSON it would be planned as a hundred, and read all keys to find theirs.
const answers: LastWrite<{ userId: string; key: string; answer: unknown }> = {
  queries: (rows) => sql`answered as (
    update idempotency_keys k set answer = a.row -> 'answer' from (select ${rows} -> 0 as row) a
    where k.user_id = (a.row ->> 'userId')::uuid and k.key = a.row ->> 'key')`,
}

/**
 * Runs `work` in one transaction as `acting`. With a claim the result is stored under its key in the same
 * transaction, so a crash leaves nothing or all; the result must survive JSON.
 */
export const once = <T>(
  db: Db,
  acting: Acting,
  claim: Claim | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  transaction(
    db,
    async (tx) => {
      const earlier = claim && (await claimKey(tx, acting, claim))
      if (earlier) return earlier.answer as T
      const answer = await work(tx)
      if (claim) await writeLast(tx, answers, { userId: claim.userId, key: claim.key, answer })
      return answer
    },
    claim ? undefined : (tx) => sql`select ${actingSettings(acting)}`.execute(tx),
  )

/** Forgets the answers of keys that nobody repeats any more; what a key has done is done for ever by its natural key. */
export const forgetKeys = (db: Db, days: number): Promise<number> =>
  deleteInPortions(db, 'idempotency_keys', `created_at < now() - interval '${days} days'`)
