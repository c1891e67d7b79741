// All SQL of cash on delivery: the row of a shipment, what a courier has in hand, and what the books disagree about.
import { codMachine, type CodMove, type CodState } from '@marsa/model/express/cash-on-delivery/cod-machine.ts'
import type { WebhookEventName } from '@marsa/model/integrations/events.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { emit } from '../../integrations/door.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'
import { parcelSubject } from '../shipments/emit-move.ts'
import { findShipment } from '../shipments/shipments.store.ts'

export type CodRow = {
  id: string
  company_id: string
  state: CodState
  amount_fils: bigint
  courier_id: string | null
  version: number
  transaction_id: string | null
  deposit_id: string | null
}

/** After the lock of its shipment. */
export const lockCod = (tx: Tx, shipmentId: string): Promise<CodRow | undefined> =>
  maybe(tx, sql`select * from express_cod where id = ${shipmentId} for update`)

const events: Partial<Record<CodMove, WebhookEventName>> = {
  collect: 'cod.collected',
  credit: 'cod.credited',
}

/** Moves the cash of a shipment and tells the systems of its merchant. */
export const moveCod = async (
  tx: Tx,
  id: string,
  name: CodMove,
  as: ActorKind,
  set: Readonly<Record<string, unknown>>,
  reason?: string,
): Promise<CodRow> => {
  const moved: CodRow = await move(tx, {
    table: 'express_cod',
    machine: codMachine,
    move: name,
    id,
    as,
    set,
    reason,
  })
  const event = events[name]
  if (event) {
    const subject = parcelSubject((await findShipment(tx, { id }, null))!)
    const detail = { amount: toWire(moved.amount_fils) }
    await emit(tx, [{ companyId: moved.company_id, name: event, subject, detail }])
  }
  return moved
}

/** Fils that a courier has collected and not deposited. */
export const cashInHand = async (db: Db, courierId: string): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      db,
      sql`select coalesce(sum(amount_fils), 0)::bigint as fils from express_cod
        where courier_id = ${courierId} and state = 'COLLECTED'`,
    )
  ).fils

/**
 * Where the books and the rows disagree, by account: couriers owe what they have in hand and what was short, merchants are owed
 * what is not credited, depots hold what is counted and not banked, and a surplus waits. Empty when the books are right.
 */
export const listCodFaults = async (db: Db): Promise<string[]> => {
  const found = await rows<{ fault: string }>(
    db,
    sql`with depots as (select id from express_depots),
        booked as (select a.kind, a.owner_id, sum(e.amount_fils)::bigint as fils from ledger_entries e
          join ledger_accounts a on a.id = e.account_id where a.owner_id is not null
            and (a.kind in ('courier_receivable', 'cod_payable', 'cash_depot')
              or a.kind = 'suspense' and a.owner_id in (select id from depots)) group by 1, 2),
        differences as (select x.kind, x.outcome, x.slip_id, x.amount_fils, d.depot_id, d.courier_id
          from express_cod_disputes x join express_deposits d on d.id = x.deposit_id),
        parts as (select 'courier_receivable' as kind, courier_id as owner_id, -amount_fils as fils
            from express_cod where state = 'COLLECTED'
          union all select 'courier_receivable', courier_id, -amount_fils from differences
            where kind = 'SHORT' and outcome is null
          union all select 'cod_payable', company_id, amount_fils
            from express_cod where state in ('COLLECTED', 'DEPOSITED', 'DISPUTED')
          union all select 'cash_depot', depot_id, -counted_fils from express_deposits where counts > 0 and slip_id is null
          union all select 'cash_depot', depot_id, case outcome when 'COURIER_PAID' then -amount_fils else amount_fils end
            from differences where outcome in ('COURIER_PAID', 'GIVEN_BACK') and slip_id is null
          union all select 'suspense', depot_id, amount_fils from differences where kind = 'OVER' and outcome is null),
        held as (select kind, owner_id, sum(fils)::bigint as fils from parts group by 1, 2)
      select coalesce(b.kind, h.kind) || ' of ' || coalesce(b.owner_id, h.owner_id) || ' differs from the rows' as fault
        from booked b full join held h on h.kind = b.kind and h.owner_id = b.owner_id
        where coalesce(b.fils, 0) <> coalesce(h.fils, 0)
      union all select 'deposit ' || d.number || ' expects another sum than its parcels have'
        from express_deposits d where d.counts > 0 and d.expected_fils <>
          (select coalesce(sum(c.amount_fils), 0) from express_cod c where c.deposit_id = d.id)
      union all select 'bank slip ' || s.reference || ' differs from what it took'
        from express_bank_slips s where s.amount_fils <>
          (select coalesce(sum(d.counted_fils), 0) from express_deposits d where d.slip_id = s.id)
          + (select coalesce(sum(case x.outcome when 'GIVEN_BACK' then -x.amount_fils else x.amount_fils end), 0)
            from express_cod_disputes x where x.slip_id = s.id)`,
  )
  return found.map(({ fault }) => fault)
}
