// The day of a courier: the open sheet of today and nothing else, with what is needed at each door.
import {
  allowedProofs,
  isSignatureEnough,
  isStrict,
  mayLeaveAtDoor,
} from '@marsa/model/express/rounds/proof.ts'
import { missReasons, type MissReason } from '@marsa/model/express/rounds/round-reasons.ts'
import type { viewCourierDay as contract } from '@marsa/model/express/rounds/round-endpoints.ts'
import type { CourierDay, StopView } from '@marsa/model/express/rounds/round-views.ts'
import { usualCashLimit } from '@marsa/model/express/couriers/courier.ts'
import { slotEnd, slotStart } from '@marsa/model/express/shipments/slots.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readCities } from '../places/read-cities.ts'
import { findWorker } from '../couriers/couriers.store.ts'
import { depotName, heldCash, roundStops, type RoundStopRow } from './rounds.store.ts'
import { findSheet } from './sheets.store.ts'

const reasonOf = (reason: string | null): MissReason | null =>
  missReasons.find((each) => each === reason) ?? null

const placeOf = ({ kind, form }: RoundStopRow) =>
  kind === 'DELIVERY'
    ? { party: form.recipient, city: form.to.city }
    : { party: form.sender, city: form.from.city }

const stopView = (row: RoundStopRow & { city: string }, courierId: string): StopView => {
  const { party } = placeOf(row)
  const { city } = row
  const { latitude, longitude } = party
  const needs = {
    codFils: row.cod_fils,
    valueFils: row.declared_fils,
    allowed: allowedProofs(row.form.proof, row.wishes),
  }
  const slot =
    row.kind === 'PICKUP' && row.slot_day && row.slot_code
      ? { date: row.slot_day, slotCode: row.slot_code }
      : null
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    waybill: row.waybill,
    pieces: row.pieces,
    loaded: row.loaded,
    isOut:
      row.courier_id === courierId &&
      (row.kind === 'RETURN' ? row.loaded.length > 0 : row.shipment_state === 'OUT_FOR_DELIVERY'),
    name: party.name,
    company: party.company,
    mobile: party.mobile,
    address: [party.unit, party.building, city].filter(Boolean),
    emirate:
      row.kind !== 'DELIVERY' && row.area ? { en: emirates[row.area].en, ar: emirates[row.area].ar } : null,
    landmark: party.landmark,
    makani: party.makani,
    note: party.note,
    wishes:
      row.kind === 'DELIVERY' ? row.wishes.map(({ kind, words }) => ({ kind, words: words ?? '' })) : [],
    pin: latitude === null || longitude === null ? null : { latitude, longitude },
    window: slot && { from: toOffset(slotStart(slot)), to: toOffset(slotEnd(slot)) },
    cod: row.cod_fils === null ? null : toWire(row.cod_fils),
    proof: {
      isStrict: isStrict(needs),
      signature: isSignatureEnough(needs),
      door: mayLeaveAtDoor(needs),
    },
    reason: reasonOf(row.move_reason),
    endedAt: row.ended_at && toOffset(row.ended_at),
  }
}

type Reader = { userId: string; language: Lang; now: Date }

export const dayOfCourier = async (db: Db, { userId, language, now }: Reader): Promise<CourierDay> => {
  const worker = await findWorker(db, userId)
  if (!worker?.depot_id) throw new Problem('couriers.no-depot')
  const day = dayOf(now)
  const sheet = await findSheet(db, { courierId: userId, day })
  const isOpen = sheet?.state === 'PUBLISHED'
  const [stops, held, depot] = await Promise.all([
    isOpen ? roundStops(db, sheet.id) : [],
    heldCash(db, userId),
    depotName(db, worker.depot_id),
  ])
  const read = await readCities(
    db,
    language,
    stops.map((row) => ({ ...row, city: placeOf(row).city })),
    'city',
  )
  return {
    now: toOffset(now),
    day,
    courierId: userId,
    depot: depot!,
    sheetId: isOpen ? sheet.id : null,
    stops: read.map((row) => stopView(row, userId)),
    cash: {
      held: toWire(sum(held.map(({ amount_fils: fils }) => fils))),
      limit: worker.cash_limit_fils === null ? usualCashLimit : toWire(worker.cash_limit_fils),
      rows: held.map((row) => ({
        waybill: row.waybill,
        amount: toWire(row.amount_fils),
        at: toOffset(row.collected_at),
      })),
    },
  }
}

export const viewCourierDay = (call: Call<typeof contract>): Promise<CourierDay> =>
  dayOfCourier(call.db, { userId: signedIn(call).userId, language: call.language, now: call.now })
