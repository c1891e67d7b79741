// The end of a depot's day: scans that were set aside are settled, and the day is closed once everything has a place or a case.
import { closeRefusal } from '@marsa/model/express/depot/day.ts'
import type { depotWorkEndpoints as calls } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listSheets, moveSheet } from '../rounds/sheets.store.ts'
import { lockShipment } from '../shipments/shipments.store.ts'
import { closedDay, dayFaultsOf, insertDay, lockDay, setAsideIn, settleScanRow } from './day.store.ts'
import { setDepot } from './depot.store.ts'
import { depotOfCaller } from './here.ts'
import { pieceArrived, piecesOf, placePiece } from './parcels.store.ts'

export const listSetAside = async (
  call: Call<typeof calls.listSetAside>,
): Promise<AnswerOf<typeof calls.listSetAside>> => {
  const found = await setAsideIn(call.db, await depotOfCaller(call.db, call))
  return {
    scans: found.map((row) => ({
      scanId: row.id,
      code: row.code,
      kind: row.kind,
      because: row.because,
      isReview: row.is_review,
      who: { en: row.name_en, ar: row.name_ar },
      at: toOffset(row.captured_at),
      shipmentId: row.shipment_id,
    })),
  }
}

export const settleScan = (call: Call<typeof calls.settleScan>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { scanId, place, reason } = call.body
  return call.once(async (tx) => {
    const depotId = await depotOfCaller(tx, call, 'depot.scan-none')
    const how = place === null ? 'DISMISSED' : 'PLACED'
    const scan = await settleScanRow(tx, { id: scanId, depotId, userId, how, why: reason })
    if (!scan) throw new Problem('depot.scan-none')
    if (place === null) return succeeded
    // A number of nobody has no parcel of ours that could stand anywhere.
    const row = scan.shipment_id ? await lockShipment(tx, scan.shipment_id, null) : undefined
    if (!row) throw new Problem('depot.not-here')
    for (const { n } of await piecesOf(tx, row.id))
      if (scan.pieces.length === 0 || scan.pieces.includes(n)) {
        await pieceArrived(tx, { shipmentId: row.id, n, depotId, userId, isUnexpected: true })
        await placePiece(tx, { shipmentId: row.id, n, place, userId })
      }
    await setDepot(tx, row.id, depotId)
    return succeeded
  })
}

export const viewDay = async (call: Call<typeof calls.viewDay>): Promise<AnswerOf<typeof calls.viewDay>> => {
  const { db, language } = call
  const depotId = await depotOfCaller(db, call)
  const day = dayOf(call.now)
  const [closed, faults] = await Promise.all([
    closedDay(db, depotId, day),
    dayFaultsOf(db, { depotId, day, language }),
  ])
  return {
    day,
    closedAt: closed ? toOffset(closed.closed_at) : null,
    closedBy: closed ? { en: closed.name_en, ar: closed.name_ar } : null,
    faults: faults.map(({ fault, about, fils }) => ({
      fault,
      about,
      amount: fils === null ? null : toWire(fils),
    })),
  }
}

export const closeDay = (call: Call<typeof calls.closeDay>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const day = dayOf(call.now)
  return call.once(async (tx) => {
    const depotId = await depotOfCaller(tx, call)
    await lockDay(tx, depotId)
    const faults = await dayFaultsOf(tx, { depotId, day, language: call.language })
    refuse(closeRefusal(faults.length, (await closedDay(tx, depotId, day)) !== undefined))
    for (const sheet of await listSheets(tx, depotId, day))
      if (sheet.state !== 'CLOSED') await moveSheet(tx, sheet.id, 'close', 'agent')
    await insertDay(tx, depotId, day, userId)
    return succeeded
  })
}
