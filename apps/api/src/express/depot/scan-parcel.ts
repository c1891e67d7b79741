// A scan at intake, sorting or the shelf: the first one collects, the last piece moves a shipment on, each names its person (E13, E14, X2, X4).
import { bayOf } from '@marsa/model/express/depot/bay.ts'
import type { depotEndpoints as calls } from '@marsa/model/express/depot/depot-endpoints.ts'
import { arrivalMoves, intakeFault, type ScanOutcome } from '@marsa/model/express/depot/scan-outcome.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { recordScan } from '../rounds/record-scan.ts'
import { changed } from '../shipments/own-shipment.ts'
import { findShipment, moveShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { depotParcel, isExpected, setDepot } from './depot.store.ts'
import { depotOfCaller } from './here.ts'
import { letGo } from './hold-shipment.ts'
import { pieceArrived, piecesOf, placePiece } from './parcels.store.ts'
import { depotsFor, parcelViews, type Depots } from './view-depot.ts'

type Asked = Call<typeof calls.scanParcel>
type Scanned = { row: ShipmentRow; piece: number | null; of: Depots; userId: string }

/** What arrives goes on as far as its state allows: collected by this scan, tried again, in transit with its last piece. */
const takeIn = async (tx: Tx, { row, piece, of, userId }: Scanned): Promise<ScanOutcome> => {
  const fault = intakeFault(row.state)
  if (fault === 'LOST') await tellFound(tx, row, of)
  if (fault === 'OVER' || fault === 'OUT') return fault
  if (piece === null) return 'PIECE'
  const depotId = of.here.id
  const pieces = await piecesOf(tx, row.id)
  if (pieces.find(({ n }) => n === piece)?.depot_id === depotId) return fault ?? 'AGAIN'
  const isUnexpected = !(await isExpected(tx, depotId, row.id))
  await pieceArrived(tx, { shipmentId: row.id, n: piece, depotId, userId, isUnexpected })
  await setDepot(tx, row.id, depotId)
  if (fault) return fault
  const place = {
    moved_place: of.here.areas.find((area) => area === row.area || area === row.to_area) ?? null,
  }
  for (const move of arrivalMoves(row.state, row.attempts))
    await moveShipment(tx, row.id, move, { as: 'agent' }, place)
  const isWhole = pieces.every(({ n, depot_id: at }) => n === piece || at === depotId)
  const now = (await findShipment(tx, { id: row.id }, null))!
  if (isWhole && now.state === 'PICKED_UP') await moveShipment(tx, row.id, 'moveOn', { as: 'agent' }, place)
  if (isWhole && now.state === 'ON_HOLD') await letGo(tx, row, { reason: 'PIECE', as: 'agent', userId })
  return isUnexpected ? 'UNEXPECTED' : 'RIGHT'
}

/** The desk decides what becomes of a parcel that was declared lost (X6). */
const tellFound = (tx: Tx, row: ShipmentRow, { here }: Depots): Promise<void> =>
  notify(tx, {
    to: { roles: ['desk'] },
    template: 'parcel-found',
    params: { number: row.waybill!, depot: { en: here.name_en, ar: here.name_ar } },
    subjectId: row.id,
    version: here.id,
  })

/** Puts a piece that is here into its bay, or where the person says. */
const putAway = async (
  tx: Tx,
  { row, piece, of, userId }: Scanned,
  place: string | null,
): Promise<ScanOutcome> => {
  if (piece === null) return 'PIECE'
  const known = (await piecesOf(tx, row.id)).find(({ n }) => n === piece)
  // Not taken in yet: this scan does it.
  const outcome = known?.depot_id === of.here.id ? undefined : await takeIn(tx, { row, piece, of, userId })
  if (outcome && outcome !== 'RIGHT' && outcome !== 'UNEXPECTED') return outcome
  const now = (await findShipment(tx, { id: row.id }, null))!
  const bay = bayOf({ ...now, toArea: now.to_area, isAbroad: now.to_country !== 'AE' }, of.here, of.depots)
  await placePiece(tx, { shipmentId: row.id, n: piece, place: place ?? bay, userId })
  return now.state === 'ON_HOLD' ? 'HELD' : (outcome ?? 'RIGHT')
}

export const scanParcel = (call: Asked): Promise<AnswerOf<typeof calls.scanParcel>> => {
  const { userId } = signedIn(call)
  const { clientId, code, kind, place } = call.body
  return call.once(async (tx) => {
    const depotId = await depotOfCaller(tx, call)
    const of = await depotsFor(tx, depotId)
    const asking = { db: tx, language: call.language }
    const scanner = { userId, role: 'depot', depotId } as const
    const recorded = await recordScan(tx, { clientId, code, kind, capturedAt: call.now }, scanner, call.now)
    const shipmentId = recorded.scan.shipment_id
    if (recorded.outcome !== 'counts' || !shipmentId) {
      const known = shipmentId ? await depotParcel(tx, depotId, shipmentId) : undefined
      return {
        outcome: recorded.outcome === 'repeated' ? 'AGAIN' : 'UNKNOWN',
        piece: null,
        parcel: known ? (await parcelViews(asking, [known], of))[0]! : null,
      }
    }
    const row = (await findShipment(tx, { id: shipmentId }, null))!
    const scanned: Scanned = { row, piece: recorded.pieces[0] ?? null, of, userId }
    const outcome = kind === 'INTAKE' ? await takeIn(tx, scanned) : await putAway(tx, scanned, place)
    await changed(tx, row)
    const seen = (await depotParcel(tx, depotId, shipmentId))!
    const [parcel] = await parcelViews(asking, [seen], of)
    return { outcome, piece: scanned.piece, parcel: row.waybill ? parcel! : null }
  })
}
