// All SQL of costs of a way back that the desk enters.
import { one, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'

export type ReturnCostRow = Proposal & {
  shipment_id: string
  amount_fils: bigint
  reason: string
  needs_second: boolean
}

const own = proposals<ReturnCostRow>('express_return_costs')
export const { find: findReturnCost, close: closeReturnCost } = own

export const openReturnCost = (db: Db, shipmentId: string): Promise<ReturnCostRow | undefined> =>
  own.findBy(db, sql`p.shipment_id = ${shipmentId}`)

export const insertReturnCost = async (
  tx: Tx,
  row: {
    shipmentId: string
    amountFils: bigint
    reason: string
    needsSecond: boolean
    userId: string
    now: Date
  },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_return_costs (shipment_id, amount_fils, reason, needs_second, proposed_by, proposed_at)
        values (${row.shipmentId}, ${row.amountFils}, ${row.reason}, ${row.needsSecond}, ${row.userId}, ${row.now})
        returning id`,
    )
  ).id
