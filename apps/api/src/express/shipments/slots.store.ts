// All SQL of pickup slots: the places of an emirate and a day, and which emirate a city lies in.
import { slotCapacity, slotCodes, type Slot, type SlotCode } from '@marsa/model/express/shipments/slots.ts'
import { cityKey } from '@marsa/model/express/places/city-key.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { isCalled } from '../places/places.store.ts'

/** The emirate of a city, an area or a remote place, by its name in either language or its code. */
export const emirateOf = async (db: Db, city: string): Promise<Emirate | undefined> => {
  const found = await maybe<{ emirate: Emirate }>(
    db,
    sql`select emirate from (
        select emirate, folded_en, folded_ar, code, position from places
          where active and country_code = 'AE' and kind in ('city', 'area') and emirate is not null
        union all
        select emirate, folded_en, folded_ar, 'AE-' || upper(replace(folded_en, ' ', '-')), 1000
          from express_remote_places where country_code = 'AE') k
      where ${isCalled([cityKey(city)])} or code = ${city.toUpperCase()}
      order by position limit 1`,
  )
  return found?.emirate
}

/** A city of the Emirates in both languages; as it was typed where we do not know it, or where it lies abroad. */
export const cityNames = async (
  db: Db,
  { country, city }: { country: string | null; city: string },
): Promise<{ en: string; ar: string }> => {
  const found = await maybe<{ en: string; ar: string }>(
    db,
    sql`select name_en as en, name_ar as ar from places
      where active and country_code = 'AE' and kind in ('city', 'area') and ${country} = 'AE'
        and ${isCalled([cityKey(city)])} order by position limit 1`,
  )
  return found ?? { en: city, ar: city }
}

/** What an administrator has set for the day, or usually, or what is usual with us. */
const capacityOf = (area: Emirate, day: string) => sql`coalesce(
  (select c.capacity from express_slot_capacities c where c.area = ${area} and c.day = ${day}::date),
  (select c.capacity from express_slot_capacities c where c.area = ${area} and c.day is null),
  ${slotCapacity})`

/** Places that are left of each slot of a day; none of a day that is closed. */
export const leftOn = async (db: Db, area: Emirate, day: string): Promise<Map<SlotCode, number>> => {
  const found = await rows<{ code: SlotCode; left: number }>(
    db,
    sql`select k.code, greatest(${capacityOf(area, day)} - coalesce(s.taken, 0), 0) as left
      from unnest(${[...slotCodes]}::text[]) as k (code)
        left join express_slots s on s.area = ${area} and s.day = ${day}::date and s.code = k.code`,
  )
  return new Map(found.map(({ code, left }) => [code, left]))
}

/** The slot, whose row is locked until the transaction ends, and how many places it has left. */
export const lockSlot = async (
  tx: Tx,
  area: Emirate,
  { date, slotCode }: Slot,
): Promise<{ id: string; left: number }> => {
  const capacity = capacityOf(area, date)
  await sql`insert into express_slots (area, day, code, capacity) values (${area}, ${date}::date, ${slotCode}, ${capacity})
    on conflict (area, day, code) do nothing`.execute(tx)
  await sql`select from express_slots where area = ${area} and day = ${date}::date and code = ${slotCode} for update`.execute(
    tx,
  )
  // What is booked stays where fewer are taken now.
  return one(
    tx,
    sql`update express_slots set capacity = greatest(taken, ${capacity})
      where area = ${area} and day = ${date}::date and code = ${slotCode} returning id, capacity - taken as left`,
  )
}
