// International parcels go to the carrier: each piece is scanned on a manifest, which is closed under the number of the seal.
import type { depotWorkEndpoints as calls, Handed } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import type { ScanOutcome } from '@marsa/model/express/depot/scan-outcome.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { recordScan } from '../rounds/record-scan.ts'
import { findShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { arrivedIn, depotParcel } from './depot.store.ts'
import {
  addHandoverPiece,
  beginHandover,
  closedHandovers,
  lockHandover,
  openHandover,
  sealHandover,
  type HandoverRow,
} from './handovers.store.ts'
import { depotOfCaller } from './here.ts'
import { depotsFor, parcelViews } from './view-depot.ts'

const handed = (row: HandoverRow): Handed => ({
  number: row.number,
  seal: row.seal,
  openedAt: toOffset(row.opened_at),
  closedAt: row.closed_at ? toOffset(row.closed_at) : null,
  parcels: row.parcels,
})

export const viewHandover = async (
  call: Call<typeof calls.viewHandover>,
): Promise<AnswerOf<typeof calls.viewHandover>> => {
  const { db } = call
  const depotId = await depotOfCaller(db, call)
  const [of, here, open, closed] = await Promise.all([
    depotsFor(db, depotId),
    arrivedIn(db, depotId),
    openHandover(db, depotId),
    closedHandovers(db, depotId),
  ])
  return {
    waiting: await parcelViews(
      call,
      here.filter(({ to_country: to, state }) => to !== 'AE' && state === 'IN_TRANSIT'),
      of,
    ),
    open: open ? handed(open) : null,
    closed: closed.map(handed),
  }
}

const refusalOf = (row: ShipmentRow): ScanOutcome | undefined => {
  if (row.state === 'ON_HOLD') return 'HELD'
  if (row.state !== 'IN_TRANSIT' || row.to_country === 'AE') return 'OVER'
  return row.partner_number === null ? 'NOT_BOOKED' : undefined
}

type Scanned = { row: ShipmentRow; n: number | undefined; depotId: string; userId: string; day: string }

const putOnManifest = async (tx: Tx, { row, n, depotId, userId, day }: Scanned): Promise<ScanOutcome> => {
  const fault = refusalOf(row)
  if (fault) return fault
  if (n === undefined) return 'PIECE'
  await beginHandover(tx, { depotId, day, userId })
  const { id: handoverId } = (await lockHandover(tx, depotId))!
  return (await addHandoverPiece(tx, { handoverId, shipmentId: row.id, n, userId })) ? 'RIGHT' : 'AGAIN'
}

export const scanHandover = (call: Call<typeof calls.scanHandover>) => {
  const { userId } = signedIn(call)
  const { clientId, code } = call.body
  return call.once(async (tx): Promise<AnswerOf<typeof calls.scanHandover>> => {
    const depotId = await depotOfCaller(tx, call)
    const event = { clientId, code, kind: 'HANDOVER', capturedAt: call.now } as const
    const recorded = await recordScan(tx, event, { userId, role: 'depot', depotId }, call.now)
    if (recorded.outcome !== 'counts')
      return { outcome: recorded.outcome === 'repeated' ? 'AGAIN' : 'UNKNOWN', parcel: null }
    const row = (await findShipment(tx, { id: recorded.shipment.id }, null))!
    const day = dayOf(call.now)
    const outcome = await putOnManifest(tx, { row, n: recorded.pieces[0], depotId, userId, day })
    const seen = row.waybill ? await depotParcel(tx, depotId, row.id) : undefined
    const asking = { db: tx, language: call.language }
    const [parcel = null] = seen ? await parcelViews(asking, [seen], await depotsFor(tx, depotId)) : []
    return { outcome, parcel }
  })
}

export const closeHandover = (call: Call<typeof calls.closeHandover>) => {
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const open = await lockHandover(tx, await depotOfCaller(tx, call))
    if (!open || open.parcels.length === 0) throw new Problem('depot.handover-empty')
    if (open.parcels.some(({ pieces, scanned }) => scanned < pieces)) throw new Problem('depot.handover-part')
    await sealHandover(tx, open.id, call.body.seal, userId)
    return { ...succeeded, number: open.number }
  })
}
