// What prices ask of places on every call: kept in the process, and forgotten when a place, a country or a holiday changes.
import type { Emirate } from '@marsa/model/reference/lists.ts'
import type { Db } from '../../kit/db.ts'
import type { Listener } from '../../kit/listen.ts'
import { calendarOf } from '../../reference/door.ts'
import { emirateOf } from '../shipments/slots.store.ts'
import { cityNamed, countryServed, type ServedCity, type ServedCountry } from './places.store.ts'

/** What is not known yet is read where the caller reads, so that a transaction needs no second connection. */
export type KnownPlaces = {
  city: (db: Db, country: string, text: string) => Promise<ServedCity | undefined>
  country: (db: Db, code: string) => Promise<ServedCountry | undefined>
  /** The emirate of a city of the Emirates. */
  emirate: (db: Db, city: string) => Promise<Emirate | undefined>
  /** Says of a day whether it is a public holiday. */
  holidays: (db: Db) => Promise<(day: string) => boolean>
}

/** Answers kept at most; what people type is endless. */
const mostKept = 5_000

export const openKnownPlaces = (listener: Listener): KnownPlaces => {
  let kept = new Map<string, Promise<unknown>>()
  const known = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const before = kept.get(key)
    if (before) return before as Promise<T>
    if (kept.size >= mostKept) kept = new Map()
    const all = kept
    const forget = (): void => void all.delete(key)
    // What does not exist may be added, and what could not be read is asked again.
    const reading = read().then(
      (found) => {
        if (found === undefined) forget()
        return found
      },
      (error: unknown) => {
        forget()
        throw error
      },
    )
    all.set(key, reading)
    return reading
  }
  const forgetAll = (): void => void (kept = new Map())
  listener.on('marsa_settings', forgetAll)
  listener.onGap(forgetAll)
  return {
    city: (db, country, text) => known(`city ${country} ${text}`, () => cityNamed(db, country, text)),
    country: (db, code) => known(`country ${code}`, () => countryServed(db, code)),
    emirate: (db, city) => known(`emirate ${city}`, () => emirateOf(db, city)),
    holidays: (db) =>
      known('holidays', async () => {
        // Only a holiday is closed on every weekday of this week.
        const { exceptions } = await calendarOf(db, 'market')
        return (day: string) => exceptions[day] === null
      }),
  }
}
