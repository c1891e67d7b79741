// Deliveries: with proof and the exact cash (E17, K2), or not delivered for a reason (E18).
import { cashRefusal } from '@marsa/model/express/cash-on-delivery/cash.ts'
import { allowedProofs, proofRefusal } from '@marsa/model/express/rounds/proof.ts'
import { absentRefusal } from '@marsa/model/express/rounds/round-reasons.ts'
import type { QuarantineReason } from '@marsa/model/express/rounds/scan.ts'
import { allows } from '@marsa/model/express/shipments/shipment-machine.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { cashInHand, lockCod } from '../cash-on-delivery/cod.store.ts'
import { collectCash } from '../cash-on-delivery/collect-cash.ts'
import { checkDeliveryCode } from '../recipient/delivery-codes.ts'
import { earnCarriage } from '../shipments/earn-carriage.ts'
import { carry, endStop } from './carry.ts'
import type { EventBody, Moving } from './moving.ts'
import { insertProof } from './proofs.store.ts'
import type { Scanner } from './record-scan.ts'
import { carried, lockCashLimit } from './rounds.store.ts'
import type { ScannedShipment } from './scans.store.ts'

const takenFils = ({ cash }: EventBody): bigint | null => (cash === null ? null : parseMoney(cash))

const proofOf = (body: EventBody) => ({
  code: body.deliveryCode !== null && !body.atDoor,
  idSeen: body.idSeen,
  signature: body.signatureId !== null,
  name: body.name !== '',
  photo: body.photoId !== null,
  atDoor: body.atDoor,
})

/** Longer ago than this, the courier has left the door before the code was checked. */
const leftAfterMs = 5 * 60_000

type Judged = {
  body: EventBody
  shipment: ScannedShipment
  pieces: readonly number[]
  scanner: Scanner
  now: Date
}

/** Refuses what is not complete; a code that is wrong sets the event aside, so that the try is counted. */
export const judgeDelivery = async (
  tx: Tx,
  secret: string,
  { body, shipment, pieces, scanner, now }: Judged,
): Promise<QuarantineReason | undefined> => {
  const row = await carried(tx, shipment.id)
  if (!allows('deliver', row.state, 'agent')) throw new Problem('express.not-out')
  if (pieces.length < shipment.pieces) throw new Problem('express.pieces-missing')
  const limitFils = await lockCashLimit(tx, scanner.userId)
  const cod = await lockCod(tx, shipment.id)
  const codFils = cod?.state === 'EXPECTED' ? cod.amount_fils : null
  refuse(cashRefusal(codFils, takenFils(body)))
  if (codFils !== null && (await cashInHand(tx, scanner.userId)) > limitFils)
    throw new Problem('express.cash-limit')
  const needs = { codFils, valueFils: row.declared_fils, allowed: allowedProofs(row.form.proof, row.wishes) }
  refuse(proofRefusal(needs, proofOf(body)))
  if (!proofOf(body).code) return undefined
  const capturedAt = new Date(body.capturedAt)
  const given = { shipmentId: shipment.id, code: body.deliveryCode!, capturedAt }
  if ((await checkDeliveryCode(tx, secret, given)) === 'right') return undefined
  if (now.getTime() - capturedAt.getTime() > leftAfterMs)
    await notify(tx, {
      to: { roles: ['desk'] },
      template: 'parcel-code-wrong',
      params: { number: row.waybill },
      subjectId: shipment.id,
      version: body.clientId,
    })
  return 'wrong-code'
}

/** After `judgeDelivery`, in the same transaction. */
export const deliver = async (tx: Tx, moving: Moving): Promise<void> => {
  const { body, counted, scanner, capturedAt } = moving
  const { id } = counted.shipment
  const row = await carried(tx, id)
  await collectCash(tx, {
    shipmentId: id,
    courierId: scanner.userId,
    cashFils: takenFils(body),
    at: capturedAt,
  })
  await carry(tx, moving, row, 'deliver')
  await earnCarriage(tx, id)
  await endStop(tx, moving, 'finish')
  await keepProof(tx, moving)
}

export const keepProof = (tx: Tx, { body, counted, capturedAt }: Moving): Promise<void> =>
  insertProof(tx, {
    scanId: counted.scan.id,
    shipmentId: counted.shipment.id,
    byCode: proofOf(body).code,
    idSeen: body.idSeen,
    atDoor: body.atDoor,
    name: body.name,
    relation: body.relation,
    signatureId: body.signatureId,
    photoId: body.photoId,
    at: capturedAt,
  })

export const notDelivered = async (tx: Tx, moving: Moving): Promise<void> => {
  const { body, counted, capturedAt } = moving
  const row = await carried(tx, counted.shipment.id)
  if (!allows('failDelivery', row.state, 'agent')) throw new Problem('express.not-out')
  const arrivedAt = body.arrivedAt === null ? null : new Date(body.arrivedAt)
  refuse(absentRefusal(body.reason!, { arrivedAt, called: body.called, at: capturedAt }))
  await endStop(tx, moving, 'fail')
  await carry(tx, moving, row, 'failDelivery', { attempts: row.attempts + 1 })
}
