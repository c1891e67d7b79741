// Pickups, and loading at the depot: collected (E13), not made (X1), out for delivery once every piece is loaded (E16, X4).
import { missedPickupsToDesk, missReasonText } from '@marsa/model/express/rounds/round-reasons.ts'
import { allows } from '@marsa/model/express/shipments/shipment-machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { carry, endStop } from './carry.ts'
import type { Moving } from './moving.ts'
import { carried, setCourier } from './rounds.store.ts'
import { scannedPieces } from './scans.store.ts'

/** With at least one piece: what is missing the depot finds when the parcel comes in. */
export const collect = async (tx: Tx, moving: Moving): Promise<void> => {
  const { counted, scanner } = moving
  if (counted.pieces.length === 0) throw new Problem('express.pieces-missing')
  const row = await carried(tx, counted.shipment.id)
  // Another device was faster, such as the depot's: the timeline stays as it is.
  if (allows('pickUp', row.state, 'agent'))
    await carry(tx, moving, row, 'pickUp', { depot_id: scanner.depotId, courier_id: scanner.userId })
  await endStop(tx, moving, 'finish')
}

export const missPickup = async (tx: Tx, moving: Moving): Promise<void> => {
  const { counted, body } = moving
  const row = await carried(tx, counted.shipment.id)
  await endStop(tx, moving, 'fail')
  if (!allows('missPickup', row.state, 'agent')) return
  const missed = row.missed_pickups + 1
  await carry(tx, moving, row, 'missPickup', { slot_id: null, missed_pickups: missed })
  if (missed >= missedPickupsToDesk)
    await notify(tx, {
      to: { roles: ['desk'] },
      template: 'parcel-pickup-missed-often',
      params: { number: row.waybill, why: missReasonText[body.reason!], count: missed },
      subjectId: counted.shipment.id,
      version: missed,
    })
}

export const load = async (tx: Tx, moving: Moving): Promise<void> => {
  const { counted, stopId, scanner } = moving
  const { id, pieces } = counted.shipment
  const loaded = await scannedPieces(tx, stopId, 'LOADED')
  if (loaded.length < pieces) return
  const row = await carried(tx, id)
  if (allows('sendOut', row.state, 'agent'))
    await carry(tx, moving, row, 'sendOut', { courier_id: scanner.userId })
  else if (row.state === 'RETURNING') await setCourier(tx, id, scanner.userId)
  else if (row.state !== 'OUT_FOR_DELIVERY') throw new Problem('express.not-out')
}
