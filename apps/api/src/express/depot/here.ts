// Which depot a caller works at, and the shipments that they may act on: those that are in it.
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { depotOf } from '../couriers/save-couriers.ts'
import { lockShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { isInDepot } from './depot.store.ts'

/** `missing` is said to who works in none: where an object is named, that it does not exist. */
export const depotOfCaller = async (
  db: Db,
  call: Pick<Call, 'actor'>,
  missing = 'couriers.no-depot',
): Promise<string> => {
  const depotId = await depotOf(db, signedIn(call))
  if (!depotId) throw new Problem(missing)
  return depotId
}

/** Under its lock; a shipment of another depot does not exist here. */
export const lockHere = async (
  tx: Tx,
  call: Pick<Call, 'actor'>,
  shipmentId: string,
): Promise<{ row: ShipmentRow; depotId: string }> => {
  const depotId = await depotOfCaller(tx, call, 'depot.not-here')
  const row = await lockShipment(tx, shipmentId, null)
  if (!row || !(await isInDepot(tx, shipmentId, depotId))) throw new Problem('depot.not-here')
  return { row, depotId }
}
