// Looks at a booking under way as it stands now: arrivals that positions prove, estimates that have changed, alerts that are new.
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { bareReport } from '@marsa/model/trucks/execution/bare-report.ts'
import { alertChanges, alertsOf } from '@marsa/model/trucks/road/alerts.ts'
import { borderPostCodes } from '@marsa/model/trucks/road/border-routes.ts'
import { estimateOf, etaChange } from '@marsa/model/trucks/road/estimate.ts'
import { arrivalOf } from '@marsa/model/trucks/road/geofence.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import { isAwarded, type Booked } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { proposedOf } from '../execution/proposed.ts'
import { storeTruckEvent } from '../execution/store-event.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { tellAlert } from './tell-alert.ts'
import { alertsTold, endAlerts, insertEstimate, passagesOf } from './watch.store.ts'
import { watchedTrucks, type Watched } from './watched.ts'

/** Arrivals that nobody has reported are stored as any other event; one that waits for another step waits for the next look. */
const storeArrivals = async (tx: Tx, trucks: readonly Watched[], now: Date): Promise<boolean> => {
  let isStored = false
  for (const truck of trucks) {
    const arrival = truck.isAllocated ? arrivalOf(truck) : undefined
    if (!arrival || arrival.missing) continue
    const { slotId } = truck
    const { code, at } = arrival
    const report = { ...bareReport, slotId, code, post: null, source: 'GEOFENCE', at } as const
    await storeTruckEvent(tx, report, { userId: null, now })
    isStored = true
  }
  return isStored
}

const storeEstimates = async (tx: Tx, trucks: readonly Watched[]): Promise<boolean> => {
  let isNew = false
  const passages = Map.groupBy(await passagesOf(tx, borderPostCodes), ({ post }) => post)
  for (const truck of trucks) {
    const { slot, estimate } = truck
    const found = estimateOf(truck, (post) => (passages.get(post) ?? []).map(({ minutes }) => minutes))
    const since = allocationIn(slot)?.since
    if (!found || !since) continue
    const told = estimate && { ...estimate, borderMinutes: estimate.border_minutes }
    const reason = etaChange(told, found, new Date(since))
    if (reason && (await insertEstimate(tx, slot.id, found, reason))) isNew = true
  }
  return isNew
}

const tellAlerts = async (
  tx: Tx,
  request: Booked<TruckRow>,
  trucks: readonly Watched[],
  now: Date,
): Promise<boolean> => {
  const { pickup } = proposedOf(request)
  const found = alertsOf({ pickup, trucks, returnBy: request.form.returnBy ?? null }, now)
  const known = (await alertsTold(tx, [request.id])).map((row) => ({
    ...row,
    slotId: row.slot_id,
    isOpen: row.over_at === null,
  }))
  const { raised, over } = alertChanges(found, known)
  if (over.length > 0)
    await endAlerts(
      tx,
      over.map(({ id }) => id),
      now,
    )
  for (const alert of raised) await tellAlert(tx, request, alert, { trucks, now })
  return raised.length + over.length > 0
}

/** The request of a booking under way, locked. */
const lockUnderWay = async (tx: Tx, requestId: string): Promise<Booked<TruckRow> | undefined> => {
  const request = await trucksLine.lock(tx, requestId)
  return request && isAwarded(request) && usualBooked.includes(request.state) ? request : undefined
}

/** Done twice, it does nothing the second time. `isMoved` where new positions have come. */
export const watchBooking = (db: Db, requestId: string, now: Date, isMoved: boolean): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockUnderWay(tx, requestId)
    if (!request) return
    const seen = await watchedTrucks(tx, request, now)
    const read = () => watchedTrucks(tx, request, now)
    const arrived = (await storeArrivals(tx, seen, now)) ? await read() : seen
    const isNew = await storeEstimates(tx, arrived)
    const isChanged = await tellAlerts(tx, request, isNew ? await read() : arrived, now)
    if (isMoved || isNew || isChanged)
      await publish(tx, {
        companyId: [request.company_id, request.agent_id],
        kind: 'trucks.moved',
        subjectId: request.id,
      })
  })
