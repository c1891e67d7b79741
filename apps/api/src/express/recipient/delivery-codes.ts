// Codes that prove a delivery: sent to the recipient alone, kept as an HMAC, tried five times on the day for which they hold.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import {
  codeDigits,
  hasDeliveryCode,
  mostCodeTries,
  readDeliveryCode,
  resendRefusal,
  type CodeVerdict,
} from '@marsa/model/express/recipient/delivery-code.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { findShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { codeHashes, codesOfDay, countTry, insertCode, voidCodes } from './delivery-codes.store.ts'
import { writeCode } from './write-recipient.ts'

const hashOf = (secret: string, shipmentId: string, day: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`delivery-code:${shipmentId}:${day}:${code}`).digest()

/** Makes a code of today and sends it, once for an occasion: nobody else gets it, in no answer, event or log. */
export const issueDeliveryCode = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  { occasion, now }: { occasion: string; now: Date },
): Promise<void> => {
  if (!hasDeliveryCode(shipment.service)) return
  const day = dayOf(now)
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const hash = hashOf(secret, shipment.id, day, code)
  if (!(await insertCode(tx, { shipmentId: shipment.id, occasion, day, hash, now }))) return
  await writeCode(tx, secret, shipment, { code, key: `${shipment.id}:${occasion}`, now })
}

/** Under the shipment's lock: another code of today, which the earlier ones outlive unless it is the desk that asks. */
export const resendDeliveryCode = async (
  tx: Tx,
  secret: string,
  shipment: ShipmentRow,
  { now, byDesk }: { now: Date; byDesk: boolean },
): Promise<void> => {
  const day = dayOf(now)
  const codes = await codesOfDay(tx, shipment.id, day)
  refuse(resendRefusal(shipment, codes, { now, byDesk }))
  if (byDesk) await voidCodes(tx, shipment.id, day)
  await issueDeliveryCode(tx, secret, shipment, { occasion: `${day}:${codes.sent + 1}`, now })
}

const tellDesk = async (tx: Tx, shipmentId: string, day: string): Promise<void> => {
  const shipment = await findShipment(tx, { id: shipmentId }, null)
  await notify(tx, {
    to: { roles: ['desk'] },
    template: 'parcel-code-spent',
    params: { number: shipment?.waybill ?? '' },
    subjectId: shipmentId,
    version: day,
  })
}

/**
 * Compares a code that a courier was given, with those of the day on which it was given, however late it comes. The try is
 * counted first: commit whatever the verdict, since a transaction that is rolled back takes the count with it.
 */
export const checkDeliveryCode = async (
  tx: Tx,
  secret: string,
  { shipmentId, code, capturedAt }: { shipmentId: string; code: string; capturedAt: Date },
): Promise<CodeVerdict> => {
  const day = dayOf(capturedAt)
  const tries = await countTry(tx, shipmentId, day, mostCodeTries)
  if (tries === undefined) return 'spent'
  const hashes = await codeHashes(tx, shipmentId, day)
  if (hashes.length === 0) return 'none'
  const typed = hashOf(secret, shipmentId, day, readDeliveryCode(code) ?? '')
  if (hashes.filter((hash) => timingSafeEqual(hash, typed)).length > 0) return 'right'
  if (tries === mostCodeTries) await tellDesk(tx, shipmentId, day)
  return 'wrong'
}
