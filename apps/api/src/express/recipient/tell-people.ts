// Tells the people of a shipment of a state that it has come to: once, however often the job runs.
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { Tx } from '../../kit/db.ts'
import { lockShipment } from '../shipments/shipments.store.ts'
import { issueDeliveryCode } from './delivery-codes.ts'

export type Told = { id: string; version: number; state: ShipmentState }

/** What holds of the parcel no more is not told: no code for one that is back already. */
export const tellPeople = async (
  tx: Tx,
  secret: string,
  { id, version, state }: Told,
  now: Date,
): Promise<void> => {
  const shipment = await lockShipment(tx, id, null)
  if (!shipment || shipment.state !== state) return
  if (state === 'OUT_FOR_DELIVERY')
    await issueDeliveryCode(tx, secret, shipment, { occasion: `out:${version}`, now })
}
