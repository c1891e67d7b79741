// What was paid for a shipment is revenue once it is delivered or handed back (E17, E21).
import { balanceOf, postRevenue } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'

/** Posts what the shipment's advance holds after VAT, credits of a bundle included; a repetition posts nothing. */
export const earnCarriage = async (tx: Tx, shipmentId: string): Promise<void> =>
  postRevenue(tx, shipmentId, await balanceOf(tx, { kind: 'customer_advance', ownerId: shipmentId }))
