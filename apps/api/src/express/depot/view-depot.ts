// A parcel as a depot sees it, and the lists of its pages: intake and shelf.
import { bayOf } from '@marsa/model/express/depot/bay.ts'
import type { depotEndpoints as calls, DepotParcel } from '@marsa/model/express/depot/depot-endpoints.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { listDepots, type DepotRow } from '../couriers/couriers.store.ts'
import { readCities } from '../places/read-cities.ts'
import { arrivedIn, expectedIn, shelfOf, type DepotParcelRow } from './depot.store.ts'
import { depotOfCaller } from './here.ts'

export type Depots = { here: DepotRow; depots: DepotRow[] }

export const depotsFor = async (db: Db, depotId: string): Promise<Depots> => {
  const depots = await listDepots(db)
  return { depots, here: depots.find(({ id }) => id === depotId)! }
}

const cities = ['from_city', 'to_city'] as const

/** Parcels as a depot reads them. */
export const parcelViews = async (
  { db, language }: Pick<Call, 'db' | 'language'>,
  found: readonly DepotParcelRow[],
  of: Depots,
): Promise<DepotParcel[]> =>
  (await readCities(db, language, found, ...cities)).map((row) => parcelView(row, of))

const parcelView = (row: DepotParcelRow, { here, depots }: Depots): DepotParcel => ({
  shipmentId: row.id,
  waybill: row.waybill,
  status: row.state,
  service: row.service,
  senderName: row.sender_name,
  recipientName: row.recipient_name,
  fromCity: row.from_city,
  toCity: row.to_city,
  toCountry: row.to_country,
  area: row.to_area,
  pieces: row.pieces,
  here: row.here,
  places: row.places,
  bay: bayOf(
    {
      state: row.state,
      area: row.area,
      toArea: row.to_area,
      isAbroad: row.to_country !== 'AE',
      attempts: row.attempts,
    },
    here,
    depots,
  ),
  cod: row.cod_fils === null ? null : toWire(row.cod_fils),
  attempts: row.attempts,
  holds: row.holds,
  since: toOffset(row.since),
})

export const depotHead = ({ here }: Depots) => ({
  id: here.id,
  code: here.code,
  name: { en: here.name_en, ar: here.name_ar },
  areas: here.areas,
})

export const viewIntake = async (
  call: Call<typeof calls.viewIntake>,
): Promise<AnswerOf<typeof calls.viewIntake>> => {
  const { db } = call
  const depotId = await depotOfCaller(db, call)
  const [of, expected, arrived, unexpected] = await Promise.all([
    depotsFor(db, depotId),
    expectedIn(db, depotId, dayOf(call.now)),
    arrivedIn(db, depotId, false),
    arrivedIn(db, depotId, true),
  ])
  const [awaited, here, strangers] = await Promise.all(
    [expected, arrived, unexpected].map((found) => parcelViews(call, found, of)),
  )
  return { depot: depotHead(of), expected: awaited!, arrived: here!, unexpected: strangers! }
}

export const viewShelf = async (
  call: Call<typeof calls.viewShelf>,
): Promise<AnswerOf<typeof calls.viewShelf>> => {
  const depotId = await depotOfCaller(call.db, call)
  const [of, waiting] = await Promise.all([
    depotsFor(call.db, depotId),
    shelfOf(call.db, depotId, dayOf(call.now)),
  ])
  return {
    parcels: (await readCities(call.db, call.language, waiting, ...cities)).map((row) => ({
      ...parcelView(row, of),
      note: row.note,
      answer: row.answer,
      wantedOn: row.wanted_on,
      days: row.days,
      isFeeDue: row.is_fee_due,
    })),
  }
}
