// Takes points from rate limits that all processes share: one statement on one row of PostgreSQL.
import { sql } from './sql.ts'
import { rateLimitOf, type RateLimitName } from '@marsa/model/kit/limit.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { command, one, rows, type Db } from './db.ts'
import { hashKey, keyOf, type LimitedCaller } from './limit-keys.ts'

/** Where points are kept, and the secret that hides whose they are. */
export type Purse = { db: Db; secret: string }

export const tooMany = (seconds: number): Problem => {
  const wait = Math.max(1, Math.ceil(seconds))
  return new Problem('kit.too-many', { minutes: Math.ceil(wait / 60), seconds: wait })
}

/** Takes a point; answers 0, or the seconds until there are points again. What is refused is not counted further. */
export const take = async ({ db, secret }: Purse, name: RateLimitName, key: string): Promise<number> => {
  // A refusal rolls its transaction back, and the point that was spent would come back with it.
  if (db.isTransaction) throw new Error('points are spent outside of transactions')
  const { points, seconds } = rateLimitOf(name)
  const { spent, left } = await one<{ spent: number; left: number }>(
    db,
    sql`insert into limit_counters as c (budget, key, spent, resets_at)
      values (${name}, ${hashKey(secret, name, key)}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (budget, key) do update set
        spent = case when c.resets_at <= now() then 1 else least(c.spent + 1, ${points + 1}::int) end,
        resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
      returning spent, extract(epoch from resets_at - now())::float as left`,
  )
  return spent > points ? Math.max(1, left) : 0
}

/** Takes a point or refuses with `kit.too-many`. */
export const spend = async (purse: Purse, name: RateLimitName, key: string): Promise<void> => {
  const seconds = await take(purse, name, key)
  if (seconds > 0) throw tooMany(seconds)
}

/** What a verb may do with rate limits; the key follows from the rate limit's scope, `identifier` is for those of that scope. */
export type Spending = {
  /** Takes a point or refuses with `kit.too-many`. Not inside a transaction. */
  spend: (name: RateLimitName, identifier?: string) => Promise<void>
  /** Takes a point and answers whether there was one, for answers that become neutral instead of refused (Z09). */
  affords: (name: RateLimitName, identifier?: string) => Promise<boolean>
  /** Gives all points back, after a guess that was right. */
  restore: (name: RateLimitName, identifier: string) => Promise<void>
}

/** Spending on behalf of one call. A rate limit whose scope does not count this caller costs nothing. */
export const spendingOf = (purse: Purse, caller: LimitedCaller): Spending => {
  const seconds = async (name: RateLimitName, identifier?: string): Promise<number> => {
    const { by } = rateLimitOf(name)
    if (by === 'identifier' && identifier === undefined) throw new Error(`${name} needs an identifier`)
    const key = keyOf(by, caller, identifier)
    return key === undefined ? 0 : take(purse, name, key)
  }
  return {
    spend: async (name, identifier) => {
      const wait = await seconds(name, identifier)
      if (wait > 0) throw tooMany(wait)
    },
    affords: async (name, identifier) => (await seconds(name, identifier)) === 0,
    restore: async (name, identifier) => {
      await sql`delete from limit_counters where budget = ${name} and key = ${hashKey(purse.secret, name, identifier)}`.execute(
        purse.db,
      )
    },
  }
}

/** One key's count, to be added to the others'. */
export type Share = { rateLimit: string; key: Buffer; added: number }

/** Adds what one process has counted, and answers the totals of all in the same order. */
export const addShares = async (db: Db, shares: readonly Share[], seconds: number): Promise<number[]> => {
  const found = await rows<{ spent: number }>(
    db,
    sql`with added as (
        insert into limit_counters as c (budget, key, spent, resets_at)
        select budget, key, added, now() + make_interval(secs => ${seconds})
        from unnest(${shares.map((each) => each.rateLimit)}::text[], ${shares.map((each) => each.key)}::bytea[],
          ${shares.map((each) => each.added)}::int[]) as given (budget, key, added)
        order by budget, key
        on conflict (budget, key) do update set spent = c.spent + excluded.spent
        returning budget, key, spent)
      select spent from unnest(${shares.map((each) => each.rateLimit)}::text[], ${shares.map((each) => each.key)}::bytea[])
        with ordinality as given (budget, key, place) join added using (budget, key) order by place`,
  )
  return found.map((row) => row.spent)
}

/** Removes counters whose time is over. */
export const forgetCounters = (db: Db): Promise<void> =>
  command(db, 'delete from limit_counters where resets_at < now()')
