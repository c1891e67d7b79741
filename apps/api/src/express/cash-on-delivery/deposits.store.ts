// All SQL of deposits: the row and its number, its counts, the cash of its parcels, and what the depot takes to the bank.
import {
  depositMachine,
  type DepositMove,
  type DepositState,
} from '@marsa/model/express/cash-on-delivery/deposit-machine.ts'
import type { Pieces } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'
import type { CodRow } from './cod.store.ts'

export type DepositRow = {
  id: string
  number: string
  depot_id: string
  courier_id: string
  state: DepositState
  version: number
  opened_at: Date
  counts: number
  counted_by: string | null
  counted_at: Date | null
  expected_fils: bigint | null
  counted_fils: bigint | null
  slip_id: string | null
  /** Everybody who has counted it. */
  counters: string[]
}

const columns = sql`d.id, d.number, d.depot_id, d.courier_id, d.state, d.version, d.opened_at, d.counts, d.counted_by,
  d.counted_at, d.expected_fils, d.counted_fils, d.slip_id,
  array(select c.counted_by from express_deposit_counts c where c.deposit_id = d.id order by c.n) as counters`

export const findDeposit = (db: Db, id: string): Promise<DepositRow | undefined> =>
  maybe(db, sql`select ${columns} from express_deposits d where d.id = ${id}`)

/** Comes before the cash of its parcels, and that before wallets. */
export const lockDeposit = async (tx: Tx, id: string): Promise<DepositRow | undefined> => {
  const locked = await maybe(tx, sql`select id from express_deposits where id = ${id} for update`)
  return locked ? findDeposit(tx, id) : undefined
}

export const moveDeposit = (
  tx: Tx,
  { id, version }: Pick<DepositRow, 'id' | 'version'>,
  name: DepositMove,
  as: ActorKind,
  set: Readonly<Record<string, unknown>> = {},
): Promise<unknown> =>
  move(tx, { table: 'express_deposits', machine: depositMachine, move: name, id, version, as, set })

export const insertDeposit = (
  tx: Tx,
  row: { number: string; companyId: string; depotId: string; courierId: string; now: Date },
): Promise<{ id: string }> =>
  one(
    tx,
    sql`insert into express_deposits (number, company_id, depot_id, courier_id, state, move, moved_as, opened_at)
      values (${row.number}, ${row.companyId}, ${row.depotId}, ${row.courierId}, 'OPEN', 'open', 'agent', ${row.now})
      returning id`,
  )

/** Where a courier works; makes others wait who list cash of the same courier. */
export const lockCourier = (tx: Tx, userId: string): Promise<{ depot_id: string } | undefined> =>
  maybe(tx, sql`select depot_id from express_workers where user_id = ${userId} for update`)

export const openDepositOf = (db: Db, courierId: string): Promise<{ id: string } | undefined> =>
  maybe(db, sql`select id from express_deposits where courier_id = ${courierId} and state = 'OPEN'`)

/** Puts cash that the courier has in hand into a deposit, or takes it out again; answers how many rows that were. */
export const listCash = async (
  tx: Tx,
  courierId: string,
  shipmentIds: readonly string[],
  depositId: string,
): Promise<number> =>
  (
    await rows(
      tx,
      sql`with held as (select id from express_cod where id = any(${[...shipmentIds]}::uuid[]) and courier_id = ${courierId}
          and state = 'COLLECTED' and deposit_id is null order by id for update)
        update express_cod c set deposit_id = ${depositId} from held where c.id = held.id returning c.id`,
    )
  ).length

export const unlistCash = async (tx: Tx, depositId: string): Promise<void> => {
  await sql`update express_cod set deposit_id = null where deposit_id = ${depositId} and state = 'COLLECTED'`.execute(
    tx,
  )
}

export type DepositedCash = CodRow & { collected_at: Date; dispute_id: string | null; waybill: string }

/** The cash of a deposit under lock: by merchant, so that those who credit at once take wallets in one order. */
export const lockCash = (tx: Tx, depositId: string): Promise<DepositedCash[]> =>
  rows(
    tx,
    sql`select c.*, s.waybill from express_cod c join express_shipments s on s.id = c.id
      where c.deposit_id = ${depositId} order by c.company_id, c.id for update of c`,
  )

export const insertCount = async (
  tx: Tx,
  row: {
    depositId: string
    n: number
    userId: string
    now: Date
    pieces: Pieces
    expectedFils: bigint
    countedFils: bigint
    transactionId: string | null
  },
): Promise<void> => {
  await sql`insert into express_deposit_counts (deposit_id, n, counted_by, counted_at, pieces, expected_fils, counted_fils,
      transaction_id)
    values (${row.depositId}, ${row.n}, ${row.userId}, ${row.now}, ${JSON.stringify(row.pieces)}::jsonb, ${row.expectedFils},
      ${row.countedFils}, ${row.transactionId})`.execute(tx)
}

/** Whom to tell about money of a merchant: the administrators of the company, and who sent these parcels. */
export const merchantsToTell = async (
  db: Db,
  companyId: string,
  shipmentIds: readonly string[],
): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users where company_id = ${companyId} and status = 'ACTIVE' and (is_company_admin
        or id in (select user_id from express_shipments where id = any(${[...shipmentIds]}::uuid[])))`,
    )
  ).map(({ id }) => id)

export const depotName = async (db: Db, depotId: string): Promise<{ en: string; ar: string }> =>
  one(db, sql`select name_en as en, name_ar as ar from express_depots where id = ${depotId}`)

/** The posting of the last count; none where nothing was counted. */
export const lastCountPosting = async (tx: Tx, depositId: string): Promise<string | null> =>
  (
    await one<{ transaction_id: string | null }>(
      tx,
      sql`select transaction_id from express_deposit_counts where deposit_id = ${depositId} order by n desc limit 1`,
    )
  ).transaction_id

/**
 * Makes others wait who confirm cash of this depot, take it to the bank or give it back. Comes before the lock of a deposit: a bank
 * slip takes all deposits at once.
 */
export const lockDepot = async (tx: Tx, depotId: string): Promise<boolean> =>
  (await maybe(tx, sql`select id from express_depots where id = ${depotId} for no key update`)) !== undefined

/** Confirmed cash of depots, and what was paid in or given back for a difference, that no bank slip has taken. */
export const cashToBank = (db: Db, depotId: string | null): Promise<{ depot_id: string; fils: bigint }[]> =>
  rows(
    db,
    sql`select depot_id, sum(fils)::bigint as fils from (
        select depot_id, counted_fils as fils from express_deposits where state = 'CONFIRMED' and slip_id is null
        union all select d.depot_id, case x.outcome when 'GIVEN_BACK' then -x.amount_fils else x.amount_fils end
          from express_cod_disputes x join express_deposits d on d.id = x.deposit_id
          where x.outcome in ('COURIER_PAID', 'GIVEN_BACK') and x.slip_id is null) held
      where ${depotId}::uuid is null or depot_id = ${depotId}::uuid group by depot_id`,
  )

export const slipExists = async (db: Db, depotId: string, reference: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select id from express_bank_slips where depot_id = ${depotId} and reference = ${reference}`,
  )) !== undefined

export const insertSlip = async (
  tx: Tx,
  row: {
    id: string
    depotId: string
    reference: string
    amountFils: bigint
    day: string
    userId: string
    now: Date
    transactionId: string
  },
): Promise<void> => {
  await sql`insert into express_bank_slips (id, depot_id, reference, amount_fils, banked_on, banked_by, banked_at, transaction_id)
    values (${row.id}, ${row.depotId}, ${row.reference}, ${row.amountFils}, ${row.day}, ${row.userId}, ${row.now},
      ${row.transactionId})`.execute(tx)
  await sql`update express_deposits set slip_id = ${row.id} where depot_id = ${row.depotId} and state = 'CONFIRMED'
    and slip_id is null`.execute(tx)
  await sql`update express_cod_disputes x set slip_id = ${row.id} from express_deposits d where d.id = x.deposit_id
    and d.depot_id = ${row.depotId} and x.outcome in ('COURIER_PAID', 'GIVEN_BACK') and x.slip_id is null`.execute(
    tx,
  )
}
