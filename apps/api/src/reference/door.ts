// What other folders may ask of reference data: places by code, and the calendar that answer clocks run on.
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import { workCalendar, weeks, type WeekName } from '@marsa/model/reference/calendar.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import type { Db } from '../kit/db.ts'
import { calendarPeriods } from './lookups.store.ts'
import { placesByCode } from './places.store.ts'

const byCode = (places: readonly Place[]): Map<string, Place> =>
  new Map(places.map((place) => [place.code, place]))

/** Places of stored requests by code, also those that are no longer served. */
export const placesOf = async (db: Db, codes: readonly string[]): Promise<Map<string, Place>> =>
  byCode(await placesByCode(db, codes, 'all'))

/** Places of a new request by code, without those that are not served. */
export const servedPlacesOf = async (db: Db, codes: readonly string[]): Promise<Map<string, Place>> =>
  byCode(await placesByCode(db, codes, 'served'))

/** Working time of a named week (federal, sharjah, market) or an agent's own, with holidays and Ramadan. */
export const calendarOf = async (db: Db, week: WeekName | WorkCalendar['week']): Promise<WorkCalendar> =>
  workCalendar(typeof week === 'string' ? weeks[week] : week, await calendarPeriods(db))
