// All SQL of cash on delivery: the row of a shipment, what a courier has in hand, and what the books disagree about.
import { codMachine, type CodMove, type CodState } from '@marsa/model/express/cash-on-delivery/cod-machine.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'

export type CodRow = {
  id: string
  company_id: string
  state: CodState
  amount_fils: bigint
  courier_id: string | null
}

/** After the lock of its shipment. */
export const lockCod = (tx: Tx, shipmentId: string): Promise<CodRow | undefined> =>
  maybe(tx, sql`select * from express_cod where id = ${shipmentId} for update`)

export const moveCod = (
  tx: Tx,
  id: string,
  name: CodMove,
  as: ActorKind,
  set: Readonly<Record<string, unknown>>,
): Promise<CodRow> => move(tx, { table: 'express_cod', machine: codMachine, move: name, id, as, set })

/** Fils that a courier has collected and not deposited. */
export const cashInHand = async (db: Db, courierId: string): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      db,
      sql`select coalesce(sum(amount_fils), 0)::bigint as fils from express_cod
        where courier_id = ${courierId} and state = 'COLLECTED'`,
    )
  ).fils

/** Couriers who owe another amount than their rows say, and merchants who are owed another; empty when the books are right. */
export const listCodFaults = async (db: Db): Promise<string[]> => {
  const found = await rows<{ fault: string }>(
    db,
    sql`with booked as (select a.kind, a.owner_id, sum(e.amount_fils)::bigint as fils from ledger_entries e
          join ledger_accounts a on a.id = e.account_id where a.kind in ('courier_receivable', 'cod_payable')
          and a.owner_id is not null group by 1, 2),
        held as (select 'courier_receivable' as kind, courier_id as owner_id, -sum(amount_fils)::bigint as fils
            from express_cod where state = 'COLLECTED' group by 2
          union all select 'cod_payable', company_id, sum(amount_fils)::bigint
            from express_cod where state in ('COLLECTED', 'DEPOSITED', 'DISPUTED') group by 2)
      select coalesce(b.kind, h.kind) || ' of ' || coalesce(b.owner_id, h.owner_id) || ' differs from the rows' as fault
      from booked b full join held h on h.kind = b.kind and h.owner_id = b.owner_id
      where coalesce(b.fils, 0) <> coalesce(h.fils, 0)`,
  )
  return found.map(({ fault }) => fault)
}
