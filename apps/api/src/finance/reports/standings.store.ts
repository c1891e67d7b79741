// All SQL of how things stand: balances of all accounts of a kind by their owners, and since when something is open.
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { rows, type Db } from '../../kit/db.ts'
import { listing } from '../../kit/listing.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { ownerName } from '../books/books.store.ts'

export type Standing = {
  owner_id: string
  owner: { en: string; ar: string } | null
  /** Of the first kind and of the second, in the sign of the ledger. */
  first_fils: bigint
  second_fils: bigint
  both_fils: bigint
}
type Kinds = { first: AccountKind; second: AccountKind | undefined }

/** Entries of accounts that are not at zero, with what each kind of account came to after them. */
const open = (kinds: readonly (AccountKind | undefined)[]): Sql => sql`
  select a.id, a.kind, a.owner_id, t.id as transaction_id, t.posted_at, e.amount_fils,
      sum(e.amount_fils) over (partition by a.id order by t.posted_at, t.id) as after_fils,
      sum(e.amount_fils) over (partition by a.id) as now_fils
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.currency = 'AED' and a.kind = any(${[...kinds]}::text[])`

/** The first posting of each account after it was last at zero. */
const since = (entries: Sql): Sql => sql`
  select o.id, o.kind, o.owner_id, min(o.posted_at) as since from (${entries}) o
    left join lateral (select max(z.posted_at) as at from (${entries}) z where z.id = o.id and z.after_fils = 0) zero on true
    where o.now_fils <> 0 and (zero.at is null or o.posted_at > zero.at) group by o.id, o.kind, o.owner_id`

/** Owners with something on one of two kinds of account, most first. */
export const standingList = listing<Kinds, Standing>(
  ({ first, second }) => sql`
    select s.owner_id, ${ownerName(sql`s.owner_id`)} as owner, s.first_fils, s.second_fils, s.first_fils + s.second_fils as both_fils
      from (select a.owner_id, coalesce(sum(e.amount_fils) filter (where a.kind = ${first}), 0)::bigint as first_fils,
          coalesce(sum(e.amount_fils) filter (where a.kind = ${second ?? null}), 0)::bigint as second_fils
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.currency = 'AED' and a.kind in (${first}, ${second ?? null}) and a.owner_id is not null group by a.owner_id) s
      where s.first_fils <> 0 or s.second_fils <> 0
      order by abs(s.first_fils + s.second_fils) desc, s.owner_id`,
  ['first_fils', 'second_fils', 'both_fils'],
)

/** Since when there is something on the accounts of each kind. */
export const openSince = (
  db: Db,
  kinds: readonly AccountKind[],
): Promise<{ kind: AccountKind; since: Date }[]> =>
  rows(
    db,
    sql`with entries as materialized (${open(kinds)})
      select o.kind, min(o.since) as since from (${since(sql`select * from entries`)}) o group by o.kind`,
  )
