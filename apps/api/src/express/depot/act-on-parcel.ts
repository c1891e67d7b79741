// What a depot does with a parcel that is in it: holds it, lets it go, sends it back, gives it to its sender.
import type { depotEndpoints as calls } from '@marsa/model/express/depot/depot-endpoints.ts'
import {
  handBackRefusal,
  holdRefusal,
  releaseRefusal,
  sendBackRefusal,
} from '@marsa/model/express/depot/hold.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { changed } from '../shipments/own-shipment.ts'
import { earnCarriage } from '../shipments/earn-carriage.ts'
import { moveShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { dueCharge, isReturnUnquoted } from './charges.store.ts'
import { lockHere } from './here.ts'
import { holdShipment, letGo } from './hold-shipment.ts'
import { openHolds } from './holds.store.ts'
import { piecesLeft, piecesOf } from './parcels.store.ts'
import { sendBack } from './send-back.ts'

type Here = { row: ShipmentRow; depotId: string; userId: string }

/** Locks the parcel, which is in the caller's depot, acts, and succeeds. */
const act = <E extends { body: { shipmentId: string } }>(
  call: E & Pick<Call, 'actor' | 'once'>,
  work: (tx: Tx, here: Here) => Promise<unknown>,
): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    await work(tx, { ...(await lockHere(tx, call, call.body.shipmentId)), userId: signedIn(call).userId })
    return succeeded
  })

export const holdParcel = (call: Call<typeof calls.holdParcel>) =>
  act(call, async (tx, { row, depotId, userId }) => {
    refuse(holdRefusal(row.state, 'agent'))
    const { reason, note } = call.body
    await holdShipment(tx, row, { depotId, reason, note, as: 'agent', userId })
  })

export const reportMissingPiece = (call: Call<typeof calls.reportMissingPiece>) =>
  act(call, async (tx, { row, depotId, userId }) => {
    refuse(holdRefusal(row.state, 'agent'))
    if ((await piecesOf(tx, row.id)).every((piece) => piece.depot_id === depotId))
      throw new Problem('express.cannot-now')
    await holdShipment(tx, row, { depotId, reason: 'PIECE', as: 'agent', userId })
  })

export const releaseParcel = (call: Call<typeof calls.releaseParcel>) =>
  act(call, async (tx, { row, userId }) => {
    const { reason } = call.body
    refuse(releaseRefusal(row.state, await openHolds(tx, row.id), 'agent', reason))
    await letGo(tx, row, { reason, as: 'agent', userId })
  })

export const sendParcelBack = (call: Call<typeof calls.sendParcelBack>) =>
  act(call, async (tx, { row, userId }) => {
    refuse(sendBackRefusal(row.state, 'agent'))
    await sendBack(tx, row, { as: 'agent', reason: call.body.reason, userId, now: call.now })
  })

export const handParcelBack = (call: Call<typeof calls.handParcelBack>) =>
  act(call, async (tx, { row }) => {
    const isFeeDue = (await dueCharge(tx, row.id, 'RETURN')) !== undefined
    const isUnquoted = await isReturnUnquoted(tx, row.id)
    refuse(handBackRefusal({ state: row.state, isFeeDue, isUnquoted }, 'agent'))
    const reason = call.body.name
    await changed(tx, await moveShipment(tx, row.id, 'handBack', { as: 'agent', reason }))
    await piecesLeft(tx, row.id)
    await earnCarriage(tx, row.id)
  })
