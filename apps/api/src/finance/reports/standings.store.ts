// All SQL of how things stand: balances of all accounts of a kind by their owners, and since when something is open.
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { rows, type Db } from '../../kit/db.ts'
import { listing } from '../../kit/listing.ts'
import { sql } from '../../kit/sql.ts'
import { ownerName } from '../books/books.store.ts'
import { ofCompany } from './lists.store.ts'

export type Standing = {
  owner_id: string
  owner: { en: string; ar: string } | null
  /** Of the first kind and of the second, in the sign of the ledger. */
  first_fils: bigint
  second_fils: bigint
  both_fils: bigint
}
type Kinds = {
  first: AccountKind
  second: AccountKind | undefined
  companyId: string | undefined
}

/** Owners with something on one of two kinds of account, most first. */
export const standingList = listing<Kinds, Standing>(
  ({ first, second, companyId }) => sql`
    select s.owner_id, ${ownerName(sql`s.owner_id`)} as owner, s.first_fils, s.second_fils, s.first_fils + s.second_fils as both_fils
      from (select a.owner_id, coalesce(sum(e.amount_fils) filter (where a.kind = ${first}), 0)::bigint as first_fils,
          coalesce(sum(e.amount_fils) filter (where a.kind = ${second ?? null}), 0)::bigint as second_fils
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.currency = 'AED' and a.kind in (${first}, ${second ?? null}) and a.owner_id is not null
          and ${ofCompany(sql`a.owner_id`, companyId)} group by a.owner_id) s
      where s.first_fils <> 0 or s.second_fils <> 0
      order by abs(s.first_fils + s.second_fils) desc, s.owner_id`,
  ['first_fils', 'second_fils', 'both_fils'],
)

/** Since when there is something on the accounts of each kind: the first posting after each was last at zero. */
export const openSince = (
  db: Db,
  kinds: readonly AccountKind[],
): Promise<{ kind: AccountKind; since: Date }[]> =>
  rows(
    db,
    sql`with entries as (select a.id, a.kind, t.posted_at, row_number() over posted as place,
          sum(e.amount_fils) over posted as after_fils, sum(e.amount_fils) over (partition by a.id) as now_fils
        from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
        where a.currency = 'AED' and a.kind = any(${[...kinds]}::text[])
        window posted as (partition by a.id order by t.posted_at, t.id)),
      open as (select kind, posted_at, place, max(place) filter (where after_fils = 0) over (partition by id) as zero
        from entries where now_fils <> 0)
      select kind, min(posted_at) as since from open where zero is null or place > zero group by kind`,
  )
