// Charges the way back from abroad with what it costs us, whoever has said it: our cost is posted, and its sender owes the same.
import { accountOf, post } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'
import { returnPaid } from './pay-charge.ts'
import { chargeReturn } from './send-back.ts'

/** Under the shipment's lock, and only where nobody has priced it yet; for nothing it is free, and goes on as if it were paid. */
export const chargeQuotedReturn = async (
  tx: Tx,
  row: ShipmentRow,
  { now, quotedFils }: { now: Date; quotedFils: bigint },
): Promise<void> => {
  if (quotedFils === 0n) return returnPaid(tx, row)
  await post(tx, {
    kind: 'carrier.cost',
    ref: `return:${row.id}`,
    subjectId: row.id,
    entries: [
      { accountId: await accountOf(tx, { kind: 'carrier_cost' }), amountFils: -quotedFils },
      { accountId: await accountOf(tx, { kind: 'agent_payable' }), amountFils: quotedFils },
    ],
  })
  await chargeReturn(tx, row, { now, quotedFils })
}
