// Who drives what today: sheets are filled by emirate or by hand, changed while nothing is loaded, and published to their couriers.
import { capacityRefusal, stopCapacity, stopKindOf } from '@marsa/model/express/depot/day.ts'
import type {
  depotWorkEndpoints as calls,
  WaitingStop,
} from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { readCities } from '../places/read-cities.ts'
import { addStop, listStops, lockSheet, moveSheet, moveStop, openStopOf } from '../rounds/sheets.store.ts'
import { lockShipment } from '../shipments/shipments.store.ts'
import { couriersOf, stopsOfDay, waitingFor, type CourierRow, type StopView } from './assign.store.ts'
import { depotOfCaller } from './here.ts'

const stopView = (row: StopView): WaitingStop => ({
  shipmentId: row.id,
  waybill: row.waybill,
  kind: row.kind,
  name: row.name,
  city: row.city,
  building: row.building,
  area: row.area,
  pieces: row.pieces,
  cod: row.cod_fils === null ? null : toWire(row.cod_fils),
  wantedOn: row.wanted_on,
})

export const viewAssign = async (
  call: Call<typeof calls.viewAssign>,
): Promise<AnswerOf<typeof calls.viewAssign>> => {
  const { db } = call
  const depotId = await depotOfCaller(db, call)
  const day = dayOf(call.now)
  const [couriers, stops, waiting] = await Promise.all([
    couriersOf(db, depotId, day),
    stopsOfDay(db, depotId, day),
    waitingFor(db, depotId, day),
  ])
  const [given, open] = await Promise.all([
    readCities(db, call.language, stops, 'city'),
    readCities(db, call.language, waiting, 'city'),
  ])
  return {
    day,
    sheets: couriers.map((courier) => ({
      courierId: courier.user_id,
      name: { en: courier.name_en, ar: courier.name_ar },
      vehicle: courier.vehicle,
      areas: courier.areas,
      capacity: stopCapacity[courier.vehicle ?? 'VAN'],
      state: courier.sheet_state,
      stops: given
        .filter(({ courier_id: id }) => id === courier.user_id)
        .map((row) => ({ ...stopView(row), state: row.state })),
    })),
    waiting: open.map(stopView),
  }
}

type At = { depotId: string; day: string; now: Date }

/** Puts a shipment on a courier's sheet. What another courier has not loaded yet is taken off there first. */
const give = async (
  tx: Tx,
  shipmentId: string,
  sheetId: string,
  { depotId, day, now }: At,
): Promise<void> => {
  const row = await lockShipment(tx, shipmentId, null)
  if (!row) throw new Problem('depot.not-here')
  const open = await openStopOf(tx, shipmentId)
  if (open?.sheet_id === sheetId) return
  const kind = stopKindOf(row.state)
  if (!kind) throw new Problem('express.cannot-now')
  if (open)
    await moveStop(tx, open.id, 'takeOff', { as: 'agent', at: now, reason: 'given to another courier' })
  if (!(await waitingFor(tx, depotId, day)).some(({ id }) => id === shipmentId))
    throw new Problem('depot.not-here')
  await addStop(tx, { sheetId, shipmentId, kind }, 'agent')
}

const fillSheet = async (
  tx: Tx,
  courier: CourierRow,
  shipmentIds: readonly string[],
  at: At,
): Promise<void> => {
  const sheet = await lockSheet(tx, { courierId: courier.user_id, depotId: at.depotId, day: at.day }, 'agent')
  if (sheet.state === 'CLOSED') throw new Problem('depot.sheet-closed')
  for (const id of [...shipmentIds].toSorted()) await give(tx, id, sheet.id, at)
  const stops = (await listStops(tx, sheet.id)).filter(({ state }) => state !== 'TAKEN_OFF')
  refuse(capacityRefusal(courier.vehicle, stops.length))
}

const courierNamed = async (tx: Tx, courierId: string, { depotId, day }: At): Promise<CourierRow> => {
  const courier = (await couriersOf(tx, depotId, day)).find(({ user_id: id }) => id === courierId)
  if (!courier) throw new Problem('couriers.person-none')
  return courier
}

const atOf = async (tx: Tx, call: Pick<Call, 'actor' | 'now'>, missing?: string): Promise<At> => ({
  depotId: await depotOfCaller(tx, call, missing),
  day: dayOf(call.now),
  now: call.now,
})

export const assignParcels = (call: Call<typeof calls.assignParcels>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const at = await atOf(tx, call, 'depot.not-here')
    await fillSheet(tx, await courierNamed(tx, call.body.courierId, at), call.body.shipmentIds, at)
    return succeeded
  })

/** The courier of an emirate with the most room left; none where all are full. */
const courierFor = (stop: StopView, couriers: readonly (CourierRow & { room: number })[]) =>
  couriers
    .filter(
      ({ areas, room, sheet_state: state }) =>
        stop.area !== null && areas.includes(stop.area) && room > 0 && state !== 'CLOSED',
    )
    .toSorted((a, b) => b.room - a.room)[0]

export const assignByArea = (call: Call<typeof calls.assignByArea>) =>
  call.once(async (tx) => {
    const at = await atOf(tx, call)
    const waiting = await waitingFor(tx, at.depotId, at.day)
    const couriers = (await couriersOf(tx, at.depotId, at.day)).map((courier) => ({
      ...courier,
      room: stopCapacity[courier.vehicle ?? 'VAN'] - courier.stops,
    }))
    const given = new Map<string, string[]>()
    for (const stop of waiting) {
      const courier = courierFor(stop, couriers)
      if (!courier) continue
      courier.room -= 1
      given.set(courier.user_id, [...(given.get(courier.user_id) ?? []), stop.id])
    }
    for (const [courierId, ids] of [...given].toSorted())
      await fillSheet(
        tx,
        couriers.find(({ user_id: id }) => id === courierId)!,
        ids,
        at,
      )
    const assigned = [...given.values()].flat().length
    return { assigned, left: waiting.length - assigned }
  })

export const takeOffSheet = (call: Call<typeof calls.takeOffSheet>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { depotId, day, now } = await atOf(tx, call, 'depot.not-here')
    const row = await lockShipment(tx, call.body.shipmentId, null)
    const isOurs = (await stopsOfDay(tx, depotId, day)).some(
      ({ id, state }) => id === call.body.shipmentId && state === 'OPEN',
    )
    const open = row && isOurs ? await openStopOf(tx, row.id) : undefined
    if (!row || !open) throw new Problem('depot.not-here')
    if (!stopKindOf(row.state)) throw new Problem('express.cannot-now')
    await moveStop(tx, open.id, 'takeOff', { as: 'agent', at: now, reason: 'taken off by the depot' })
    return succeeded
  })

export const publishSheet = (call: Call<typeof calls.publishSheet>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const at = await atOf(tx, call, 'couriers.person-none')
    const { user_id: courierId } = await courierNamed(tx, call.body.courierId, at)
    const sheet = await lockSheet(tx, { courierId, depotId: at.depotId, day: at.day }, 'agent')
    if (sheet.state === 'CLOSED') throw new Problem('depot.sheet-closed')
    if (!(await listStops(tx, sheet.id)).some(({ state }) => state === 'OPEN'))
      throw new Problem('depot.sheet-empty')
    if (sheet.state === 'DRAFT') await moveSheet(tx, sheet.id, 'publish', 'agent')
    return succeeded
  })
