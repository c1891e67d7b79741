// Returns: handed back to the sender with name and signature (E21), or not.
import { allows } from '@marsa/model/express/shipments/shipment-machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { dueCharge, isReturnUnquoted } from '../depot/charges.store.ts'
import { earnCarriage } from '../shipments/earn-carriage.ts'
import { carry, endStop } from './carry.ts'
import { keepProof } from './deliver.ts'
import type { EventBody, Moving } from './moving.ts'
import { carried } from './rounds.store.ts'

export const judgeReturn = ({ name, signatureId }: EventBody): void => {
  if (name === '' || signatureId === null) throw new Problem('express.proof-missing')
}

export const handBack = async (tx: Tx, moving: Moving): Promise<void> => {
  const { shipment, pieces } = moving.counted
  const row = await carried(tx, shipment.id)
  if (!allows('handBack', row.state, 'agent')) throw new Problem('express.not-out')
  if (await isReturnUnquoted(tx, shipment.id)) throw new Problem('depot.return-unquoted')
  // Who is no company pays the way back first.
  if (await dueCharge(tx, shipment.id, 'RETURN')) throw new Problem('depot.return-unpaid')
  if (pieces.length < shipment.pieces) throw new Problem('express.pieces-missing')
  await carry(tx, moving, row, 'handBack')
  await earnCarriage(tx, shipment.id)
  await endStop(tx, moving, 'finish')
  await keepProof(tx, moving)
}

/** It goes back to the depot, and out again another day. */
export const missReturn = (tx: Tx, moving: Moving): Promise<void> => endStop(tx, moving, 'fail')
