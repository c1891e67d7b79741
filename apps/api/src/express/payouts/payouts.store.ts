// All SQL of payouts: what could leave, the rows with their moves, the bank's files, and the faults that the daily check looks for.
import {
  openPayoutStates,
  payoutMachine,
  type PayoutMove,
  type PayoutState,
} from '@marsa/model/express/payouts/payout-machine.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type PayoutRow = {
  id: string
  number: string
  company_id: string
  account_id: string
  amount_fils: bigint
  needs_two: boolean
  state: PayoutState
  move_reason: string | null
  requested_by: string
  requested_at: Date
  first_by: string | null
  approved_by: string | null
  approved_at: Date | null
  file_id: string | null
  sent_at: Date | null
  bank_reference: string | null
  ended_at: Date | null
}

export const insertPayout = async (
  tx: Tx,
  row: {
    id: string
    number: string
    companyId: string
    accountId: string
    amountFils: bigint
    needsTwo: boolean
    userId: string
    reserveId: string
  },
): Promise<void> => {
  await sql`insert into express_payouts (id, number, company_id, account_id, amount_fils, needs_two, state, move, moved_as,
      requested_by, reserve_id)
    values (${row.id}, ${row.number}, ${row.companyId}, ${row.accountId}, ${row.amountFils}, ${row.needsTwo}, 'REQUESTED',
      'request', 'customer', ${row.userId}, ${row.reserveId})`.execute(tx)
}

/** `companyId` null finds those of every company. */
export const findPayout = (db: Db, id: string, companyId: string | null): Promise<PayoutRow | undefined> =>
  maybe(
    db,
    sql`select * from express_payouts where id = ${id} and (${companyId}::uuid is null or company_id = ${companyId})`,
  )

export const lockPayout = (tx: Tx, id: string): Promise<PayoutRow> =>
  one(tx, sql`select * from express_payouts where id = ${id} for update`)

/** In the order of their ids, so that two files at once wait for each other. */
export const lockPayouts = (tx: Tx, ids: readonly string[]): Promise<PayoutRow[]> =>
  rows(tx, sql`select * from express_payouts where id = any(${[...ids]}::uuid[]) order by id for update`)

export const movePayout = (
  tx: Tx,
  id: string,
  name: PayoutMove,
  { as, reason, set }: { as: ActorKind; reason?: string; set?: Readonly<Record<string, unknown>> },
): Promise<PayoutRow> =>
  move(tx, { table: 'express_payouts', machine: payoutMachine, move: name, id, as, reason, set: set ?? {} })

export type CashTaken = { creditedFils: bigint; takenFils: bigint; hasOpen: boolean }

/** Cash that was ever credited to a company, what payouts have taken of it, and whether one is on its way. */
export const cashTaken = (db: Db, companyId: string): Promise<CashTaken> =>
  one(
    db,
    sql`select (select coalesce(sum(amount_fils), 0)::bigint from express_cod
          where company_id = ${companyId} and state in ('CREDITED', 'PAID_OUT')) as "creditedFils",
        coalesce(sum(amount_fils) filter (where state not in ('RETURNED', 'CANCELLED')), 0)::bigint as "takenFils",
        coalesce(bool_or(state = any(${[...openPayoutStates]})), false) as "hasOpen"
      from express_payouts where company_id = ${companyId}`,
  )

export type CreditedRow = { id: string; amount_fils: bigint }

/** Credited cash, the oldest first, locked; before the payout's lock, as a reversal takes them before the wallet. */
export const lockCredited = (tx: Tx, companyId: string): Promise<CreditedRow[]> =>
  rows(
    tx,
    sql`select id, amount_fils from express_cod where company_id = ${companyId} and state = 'CREDITED'
      order by collected_at, id for update`,
  )

/** What was paid and covers no row yet. */
export const uncoveredFils = async (tx: Tx, companyId: string): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      tx,
      sql`select ((select coalesce(sum(amount_fils), 0) from express_payouts
            where company_id = ${companyId} and state = 'PAID')
          - (select coalesce(sum(amount_fils), 0) from express_cod
            where company_id = ${companyId} and state = 'PAID_OUT'))::bigint as fils`,
    )
  ).fils

export type ListedPayout = PayoutRow & {
  iban_end: string
  holder: string
  is_verified: boolean
  is_suspended: boolean
  name_en: string
  name_ar: string
  requester: string
  first_name: string | null
  file_number: string | null
}

const nameOf = (alias: Sql): Sql => sql`${alias}.first_name || ' ' || ${alias}.last_name`

const listed = (which: Sql): Sql =>
  sql`select p.*, a.iban_end, a.holder, a.verified_at is not null as is_verified,
      c.suspended_at is not null as is_suspended, c.name_en, c.name_ar, ${nameOf(sql`u`)} as requester, ${nameOf(sql`f`)} as first_name, b.number as file_number
    from express_payouts p join express_bank_accounts a on a.id = p.account_id join companies c on c.id = p.company_id
    join users u on u.id = p.requested_by left join users f on f.id = p.first_by
    left join express_payout_files b on b.id = p.file_id where ${which}`

export const listOwnPayouts = (db: Db, companyId: string): Promise<ListedPayout[]> =>
  rows(db, sql`${listed(sql`p.company_id = ${companyId}`)} order by p.requested_at desc, p.id limit 100`)

export const listOpenPayouts = (db: Db): Promise<ListedPayout[]> =>
  rows(
    db,
    sql`${listed(sql`p.state = any(${[...openPayoutStates]})`)} order by p.requested_at, p.id limit 500`,
  )

export const listEndedPayouts = (db: Db): Promise<ListedPayout[]> =>
  rows(db, sql`${listed(sql`p.ended_at is not null`)} order by p.ended_at desc, p.id limit 50`)

export type FileRow = {
  id: string
  number: string
  made_at: Date
  maker: string
  payouts: number
  control_fils: bigint
  sha256: string
}

const fileColumns = sql`b.id, b.number, b.made_at, ${nameOf(sql`u`)} as maker, b.payouts, b.control_fils,
  encode(b.sha256, 'hex') as sha256`

export const listFiles = (db: Db): Promise<FileRow[]> =>
  rows(
    db,
    sql`select ${fileColumns} from express_payout_files b join users u on u.id = b.made_by
      order by b.made_at desc, b.id limit 50`,
  )

export const findFile = (db: Db, id: string): Promise<(FileRow & { content: string }) | undefined> =>
  maybe(
    db,
    sql`select ${fileColumns}, b.content from express_payout_files b join users u on u.id = b.made_by where b.id = ${id}`,
  )

export const insertFile = async (
  tx: Tx,
  row: {
    number: string
    userId: string
    payouts: number
    controlFils: bigint
    content: string
    sha256: Buffer
  },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_payout_files (number, made_by, payouts, control_fils, content, sha256)
        values (${row.number}, ${row.userId}, ${row.payouts}, ${row.controlFils}, ${row.content}, ${row.sha256})
        returning id`,
    )
  ).id

export type SentTo = { number: string; amountFils: bigint; iban: string; holder: string }

/** Where payouts go, with the whole IBAN, for the file. */
export const transfersOf = (tx: Tx, ids: readonly string[]): Promise<SentTo[]> =>
  rows(
    tx,
    sql`select p.number, p.amount_fils as "amountFils", a.iban, a.holder
      from express_payouts p join express_bank_accounts a on a.id = p.account_id
      where p.id = any(${[...ids]}::uuid[]) order by p.number`,
  )

/** Empty when payouts, rows of cash and ledger say the same; each row names what does not. */
export const listPayoutFaults = async (db: Db): Promise<string[]> => {
  const found = await rows<{ fault: string }>(
    db,
    sql`with booked as (select a.kind, a.owner_id, sum(e.amount_fils)::bigint as fils from ledger_entries e
          join ledger_accounts a on a.id = e.account_id where a.kind in ('wallet_reserved', 'payout_in_transit')
          -- Without an owner it is on its way to agents.
          and a.owner_id is not null group by 1, 2),
        held as (select 'wallet_reserved' as kind, company_id as owner_id, sum(amount_fils)::bigint as fils
            from express_payouts where state in ('REQUESTED', 'APPROVED') group by 2
          union all select 'payout_in_transit', company_id, sum(amount_fils)::bigint
            from express_payouts where state = 'SENT' group by 2)
      select coalesce(b.kind, h.kind) || ' of ' || coalesce(b.owner_id, h.owner_id) || ' differs from the payouts' as fault
        from booked b full join held h on h.kind = b.kind and h.owner_id = b.owner_id
        where coalesce(b.fils, 0) <> coalesce(h.fils, 0)
      union all select 'company ' || company_id || ' has more cash paid out than payouts paid'
        from express_cod c where state = 'PAID_OUT' group by company_id having sum(amount_fils) >
          (select coalesce(sum(p.amount_fils), 0) from express_payouts p
            where p.company_id = c.company_id and p.state = 'PAID')
      union all select 'file ' || b.number || ' differs from its payouts'
        from express_payout_files b left join express_payouts p on p.file_id = b.id
        group by b.id having count(p.id) <> b.payouts or coalesce(sum(p.amount_fils), 0) <> b.control_fils`,
  )
  return found.map(({ fault }) => fault)
}
