// A depot weighs and measures a piece: what is more than declared, above the tolerance, is charged and holds the shipment (X2).
import { remeasureCharge } from '@marsa/model/express/depot/charge.ts'
import type { depotEndpoints as calls } from '@marsa/model/express/depot/depot-endpoints.ts'
import {
  chargeableGrams,
  parcelFaults,
  readGrams,
  readMillimetres,
  type Parcel,
} from '@marsa/model/express/pricing/parcel.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { legOfForm } from '@marsa/model/express/shipments/shipment-rules.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { findOpenSession } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { changed } from '../shipments/own-shipment.ts'
import { subjectKind, type ShipmentRow } from '../shipments/shipments.store.ts'
import type { ExpressParts } from '../parts.ts'
import { chargesOf, dropCharge, insertCharge, type ChargeRow } from './charges.store.ts'
import { lockHere } from './here.ts'
import { holdShipment, letGo } from './hold-shipment.ts'
import { declaredOf, measuredOf, piecesOf, writeMeasure } from './parcels.store.ts'

type Asked = Call<typeof calls.measurePiece>

const measuredIn = ({ weight, length, width, height }: Asked['body']): Parcel => ({
  grams: readGrams(weight)!,
  sides: [readMillimetres(length)!, readMillimetres(width)!, readMillimetres(height)!],
})

/** What all measured pieces are charged now, without those that were paid before. */
const chargeOf = async (tx: Tx, { tariffs }: ExpressParts, row: ShipmentRow, paid: readonly number[]) => {
  const leg = legOfForm(row.form as ShipmentForm)
  if (!leg || !row.service || !row.priced_at) return undefined
  const measured = (await piecesOf(tx, row.id)).flatMap((piece) => {
    const now = measuredOf(piece)
    return now && !paid.includes(piece.n) ? [{ n: piece.n, declared: declaredOf(piece), measured: now }] : []
  })
  const priced = { leg, service: row.service, plan: row.plan, tariff: await tariffs.at(row.priced_at) }
  return remeasureCharge(measured, priced)
}

/** The charge that is due is replaced; the shipment is held for it, or goes on without one. */
const recharge = async (
  tx: Tx,
  parts: ExpressParts,
  row: ShipmentRow,
  { depotId, userId, charges }: { depotId: string; userId: string; charges: ChargeRow[] },
): Promise<ChargeRow | undefined> => {
  const paid = charges.flatMap(({ paid_at: at, pieces }) => (at ? pieces : []))
  const next = await chargeOf(tx, parts, row, paid)
  const due = charges.find(({ paid_at: at, kind }) => !at && kind === 'REMEASURE')
  if (due) await dropCharge(tx, due.id)
  if (!next) {
    if (due) await letGo(tx, row, { reason: 'PAYMENT', as: 'agent', userId })
    return undefined
  }
  const charge = await insertCharge(
    tx,
    { shipmentId: row.id, companyId: row.company_id, kind: 'REMEASURE' },
    next,
  )
  await holdShipment(tx, row, { depotId, reason: 'PAYMENT', as: 'agent', userId })
  return charge
}

export const measurePiece =
  (parts: ExpressParts) =>
  (call: Asked): Promise<AnswerOf<typeof calls.measurePiece>> => {
    const { userId } = signedIn(call)
    const { shipmentId, piece } = call.body
    const parcel = measuredIn(call.body)
    return call.once(async (tx) => {
      const { row, depotId } = await lockHere(tx, call, shipmentId)
      if (!['PICKED_UP', 'IN_TRANSIT', 'ON_HOLD'].includes(row.state)) throw new Problem('express.cannot-now')
      const pieces = await piecesOf(tx, row.id)
      const known = pieces.find(({ n }) => n === piece)
      if (!known) throw new Problem('depot.piece-none')
      const charges = await chargesOf(tx, row.id)
      if (charges.some(({ paid_at: at, pieces: paid }) => at && paid.includes(piece)))
        throw new Problem('depot.measured-paid')
      if (await findOpenSession(tx, subjectKind, row.id)) throw new Problem('finance.payment-in-progress')
      await writeMeasure(tx, { shipmentId: row.id, n: piece, userId }, parcel)
      const charge = await recharge(tx, parts, row, { depotId, userId, charges })
      await changed(tx, row)
      return {
        declared: chargeableGrams(declaredOf(known)),
        measured: chargeableGrams(parcel),
        isOverLimits: Object.keys(parcelFaults(parcel)).length > 0,
        charge: charge ? toWire(charge.net_fils + charge.vat_fils) : null,
      }
    })
  }
