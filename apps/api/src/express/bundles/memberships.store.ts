// All SQL of bundles: the rows with what the ledger holds for them, who is told, and the faults that the daily check looks for.
import { membershipMachine, type MembershipState } from '@marsa/model/express/bundles/membership.ts'
import type { Plan } from '@marsa/model/express/services.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'

export type MembershipRow = {
  id: string
  company_id: string
  user_id: string
  plan: Plan
  state: MembershipState
  move_reason: string | null
  version: number
  net_fils: bigint
  vat_fils: bigint
  replaces: string | null
  bought_at: Date | null
  ends_at: Date | null
  ended_at: Date | null
  left_fils: bigint
  reserved_fils: bigint
  saved_fils: bigint
  invoice_number: string | null
  /** By the database's clock. */
  is_over: boolean
}

const membership = sql`select m.*, coalesce(m.ends_at <= clock_timestamp(), false) as is_over,
    coalesce((select b.balance_fils from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.kind = 'bundle_credits' and a.owner_id = m.id), 0)::bigint as left_fils,
    coalesce((select b.balance_fils from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.kind = 'credits_reserved' and a.owner_id = m.id), 0)::bigint as reserved_fils,
    coalesce((select sum(l.saved_fils) from express_leases l where l.membership_id = m.id and l.used_at is not null
      and l.returned_at is null), 0)::bigint as saved_fils,
    (select i.number from tax_invoices i where i.subject_id = m.id and i.kind <> 'credit-note') as invoice_number
  from express_memberships m`

export const findMembership = (db: Db, id: string): Promise<MembershipRow | undefined> =>
  maybe(db, sql`${membership} where m.id = ${id}`)

export const listOwn = (db: Db, companyId: string): Promise<MembershipRow[]> =>
  rows(db, sql`${membership} where m.company_id = ${companyId} order by m.id desc`)

/** The one whose credits are used; by time it may be over although no job has ended it yet. */
export const activeOf = (db: Db, companyId: string): Promise<MembershipRow | undefined> =>
  maybe(db, sql`${membership} where m.company_id = ${companyId} and m.state = 'ACTIVE'`)

/** Those of a company that can still move, in one order, until the transaction ends: the later caller sees what became of them. */
export const lockMemberships = async (tx: Tx, companyId: string): Promise<MembershipRow[]> => {
  await sql`select from express_memberships where company_id = ${companyId} and state not in ('CANCELLED', 'EXPIRED')
    order by id for update`.execute(tx)
  return rows(
    tx,
    sql`${membership} where m.company_id = ${companyId} and m.state not in ('CANCELLED', 'EXPIRED') order by m.id`,
  )
}

export const lockMembership = async (tx: Tx, id: string): Promise<MembershipRow> => {
  await sql`select from express_memberships where id = ${id} for update`.execute(tx)
  return one(tx, sql`${membership} where m.id = ${id}`)
}

export const insertOrder = async (
  tx: Tx,
  row: {
    companyId: string
    userId: string
    plan: Plan
    netFils: bigint
    vatFils: bigint
    replaces: string | null
  },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_memberships (company_id, user_id, plan, state, move, moved_as, net_fils, vat_fils, replaces)
        values (${row.companyId}, ${row.userId}, ${row.plan}, 'ORDERED', 'order', 'customer', ${row.netFils}, ${row.vatFils},
          ${row.replaces}) returning id`,
    )
  ).id

type MoveName = keyof (typeof membershipMachine)['moves']
const ends = new Set<MoveName>(['useUp', 'expire', 'upgrade', 'cancel'])

export const moveMembership = (
  tx: Tx,
  id: string,
  name: MoveName,
  as: ActorKind,
  { set, ...more }: { reason?: string; set?: Readonly<Record<string, unknown>> } = {},
): Promise<unknown> =>
  move(tx, {
    table: 'express_memberships',
    machine: membershipMachine,
    move: name,
    id,
    as,
    ...more,
    set: { ...set, ...(ends.has(name) && { ended_at: sql`coalesce(ended_at, clock_timestamp())` }) },
  })

/** Who is told: the administrators of the company and who bought it. */
export const bundleReadersOf = async (
  db: Db,
  { company_id: companyId, user_id: userId }: Pick<MembershipRow, 'company_id' | 'user_id'>,
): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users where company_id = ${companyId} and status = 'ACTIVE'
        and (is_company_admin or id = ${userId})`,
    )
  ).map(({ id }) => id)

/** Those whose time is over, by the database's clock. */
export const listOver = async (db: Db): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from express_memberships where state in ('ACTIVE', 'INACTIVE') and ends_at <= clock_timestamp()
        order by ends_at limit 500`,
    )
  ).map(({ id }) => id)

/** Those that end within a month, with the days that are left, counted to their last one. */
export const listEnding = (db: Db): Promise<{ id: string; days: number }[]> =>
  rows(
    db,
    sql`select id, ((ends_at at time zone 'Asia/Dubai')::date - 1 - (clock_timestamp() at time zone 'Asia/Dubai')::date) as days
      from express_memberships where state = 'ACTIVE' and ends_at > clock_timestamp()
        and ends_at < clock_timestamp() + interval '32 days' order by ends_at`,
  )

export type ListedMembership = MembershipRow & { name_en: string; name_ar: string }

/** The newest first; those that were never paid are nobody's membership. */
export const listAll = (
  db: Db,
  { search, state }: { search: string; state: MembershipState | null },
): Promise<ListedMembership[]> =>
  rows(
    db,
    sql`select b.*, c.name_en, c.name_ar from (${membership}) b join companies c on c.id = b.company_id
      where (${state}::text is null and b.state not in ('ORDERED', 'UNPAID') or b.state = ${state}::text)
        and (${search} = '' or fold_text(c.name_en || ' ' || c.name_ar) like '%' || fold_text(${search}) || '%')
      order by b.id desc limit 200`,
  )

/** Empty when the books of bundles are right; each row names what is not. */
export const listBundleFaults = async (db: Db): Promise<string[]> => {
  const found = await rows<{ fault: string }>(
    db,
    sql`select 'bundle ' || b.id || ' is over and holds credits' as fault from (${membership}) b
        where b.state <> 'ACTIVE' and b.left_fils <> 0
      union all select 'bundle ' || b.id || ' is used up and active' from (${membership}) b
        where b.state = 'ACTIVE' and b.left_fils = 0 and b.reserved_fils = 0
      union all select 'bundle ' || b.id || ' holds other credits than its payments' from (${membership}) b
        where b.reserved_fils <> coalesce((select sum(l.amount_fils) from express_leases l
          where l.membership_id = b.id and l.used_at is null and l.released_at is null), 0)`,
  )
  return found.map(({ fault }) => fault)
}
