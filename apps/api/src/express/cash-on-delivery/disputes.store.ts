// All SQL of differences in counted cash, and of credits that were reversed.
import type { CodState } from '@marsa/model/express/cash-on-delivery/cod-machine.ts'
import type { DisputeKind, Outcome } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type { DepositState } from '@marsa/model/express/cash-on-delivery/deposit-machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type DisputeRow = {
  id: string
  deposit_id: string
  kind: DisputeKind
  amount_fils: bigint
  opened_at: Date
  outcome: Outcome | null
  number: string
  depot_id: string
  courier_id: string
  state: DepositState
  counters: string[]
}

const disputes = sql`select x.*, d.number, d.depot_id, d.courier_id, d.state,
    array(select c.counted_by from express_deposit_counts c where c.deposit_id = d.id order by c.n) as counters
  from express_cod_disputes x join express_deposits d on d.id = x.deposit_id`

export const findDispute = (db: Db, id: string): Promise<DisputeRow | undefined> =>
  maybe(db, sql`${disputes} where x.id = ${id}`)

/** Of a deposit, the one that is not settled. */
export const openDisputeOf = (db: Db, depositId: string): Promise<DisputeRow | undefined> =>
  maybe(db, sql`${disputes} where x.deposit_id = ${depositId} and x.outcome is null`)

export const insertDispute = async (
  tx: Tx,
  row: { depositId: string; kind: DisputeKind; amountFils: bigint; now: Date },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_cod_disputes (deposit_id, kind, amount_fils, opened_at)
        values (${row.depositId}, ${row.kind}, ${row.amountFils}, ${row.now}) returning id`,
    )
  ).id

export const closeDispute = async (
  tx: Tx,
  id: string,
  row: {
    outcome: Outcome
    reason: string | null
    userId: string | null
    now: Date
    transactionId: string | null
  },
): Promise<void> => {
  await sql`update express_cod_disputes set outcome = ${row.outcome}, reason = ${row.reason}, decided_by = ${row.userId},
      decided_at = ${row.now}, transaction_id = ${row.transactionId}
    where id = ${id} and outcome is null`.execute(tx)
}

/** Surplus that nobody has claimed in time. */
export const unclaimedSurplus = (
  db: Db,
  before: Date,
): Promise<{ id: string; deposit_id: string; depot_id: string }[]> =>
  rows(
    db,
    sql`select x.id, x.deposit_id, d.depot_id from express_cod_disputes x join express_deposits d on d.id = x.deposit_id
      where x.kind = 'OVER' and x.outcome is null and x.opened_at < ${before} and d.state = 'CONFIRMED' order by x.opened_at`,
  )

/** The cash of a parcel with its merchant. */
export const findCredit = (
  db: Db,
  shipmentId: string,
): Promise<
  | { state: CodState; amount_fils: bigint; credited_at: Date | null; name_en: string; name_ar: string }
  | undefined
> =>
  maybe(
    db,
    sql`select c.state, c.amount_fils, c.credited_at, m.name_en, m.name_ar from express_cod c
      join companies m on m.id = c.company_id where c.id = ${shipmentId}`,
  )

export const insertReversal = async (
  tx: Tx,
  row: {
    id: string
    amountFils: bigint
    reason: string
    userId: string
    now: Date
    transactionId: string
    toShipmentId: string | null
    passedId: string
  },
): Promise<void> => {
  await sql`insert into express_cod_reversals (id, amount_fils, reason, reversed_by, reversed_at, transaction_id,
      to_shipment_id, passed_id)
    values (${row.id}, ${row.amountFils}, ${row.reason}, ${row.userId}, ${row.now}, ${row.transactionId},
      ${row.toShipmentId}, ${row.passedId})`.execute(tx)
}
