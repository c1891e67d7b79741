// What other folders may ask of reference data: places by code, and the calendar that answer clocks run on.
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import { workCalendar, weeks, type WeekName } from '@marsa/model/reference/calendar.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import type { Db } from '../kit/db.ts'
import { calendarPeriods, commoditiesMatching } from './lookups.store.ts'
import { allServedPlaces, placesByCode } from './places.store.ts'

export { exchangeOn, newestRates } from './exchange-rates.store.ts'
export { parseRows } from './reference-data.ts'
export { placeOfArea, placesMatching, placesNamed } from './places.store.ts'
export { companiesCalled, holds, lookFor } from './search.store.ts'

const byCode = (places: readonly Place[]): Map<string, Place> =>
  new Map(places.map((place) => [place.code, place]))

/** Places of stored requests by code, also those that are no longer served. */
export const placesOf = async (db: Db, codes: readonly string[]): Promise<Map<string, Place>> =>
  byCode(await placesByCode(db, codes, 'all'))

/** Places of a new request by code, without those that are not served. */
export const servedPlacesOf = async (db: Db, codes: readonly string[]): Promise<Map<string, Place>> =>
  byCode(await placesByCode(db, codes, 'served'))

/** Every place of ours that is served, for reading many names at once. */
export const everyServedPlace = (db: Db): Promise<Place[]> => allServedPlaces(db)

/** Every commodity that can be chosen: HS code and names. */
export const everyCommodity = (db: Db): Promise<{ code: string; nameEn: string; nameAr: string }[]> =>
  commoditiesMatching(db, '')

type AnyWeek = WeekName | WorkCalendar['week']

/** Makes calendars of a named week (federal, sharjah, market) or one's own, with holidays, Ramadan and own closed days. */
export const calendarMaker = async (
  db: Db,
): Promise<(week: AnyWeek, closedDays?: readonly string[]) => WorkCalendar> => {
  const periods = await calendarPeriods(db)
  return (week, closedDays) =>
    workCalendar(typeof week === 'string' ? weeks[week] : week, periods, closedDays)
}

/** One such calendar, without days of one's own. */
export const calendarOf = async (db: Db, week: AnyWeek): Promise<WorkCalendar> =>
  (await calendarMaker(db))(week)
