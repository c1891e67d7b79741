// All SQL of how many pickups a slot of an emirate takes: usually, and on days that differ.
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type CapacityRow = {
  area: Emirate
  day: string | null
  capacity: number
  taken: number
  author: string
}

export const slotCapacities = (db: Db, from: string): Promise<CapacityRow[]> =>
  rows(
    db,
    sql`select c.area, to_char(c.day, 'YYYY-MM-DD') as day, c.capacity, u.first_name || ' ' || u.last_name as author,
        coalesce((select sum(s.taken)::int from express_slots s where s.area = c.area and s.day = c.day), 0) as taken
      from express_slot_capacities c join users u on u.id = c.changed_by
      where c.day is null or c.day >= ${from}::date order by c.day nulls first, c.area`,
  )

export const writeCapacity = async (
  tx: Tx,
  {
    area,
    day,
    capacity,
    userId,
  }: { area: Emirate; day: string | null; capacity: number | null; userId: string },
): Promise<void> => {
  if (capacity === null)
    await sql`delete from express_slot_capacities where area = ${area} and day is not distinct from ${day}::date`.execute(
      tx,
    )
  else
    await sql`insert into express_slot_capacities (area, day, capacity, changed_by)
      values (${area}, ${day}::date, ${capacity}, ${userId})
      on conflict (area, day) do update set capacity = excluded.capacity, changed_by = excluded.changed_by,
        changed_at = clock_timestamp()`.execute(tx)
}
