// SQL of trucks at the port's gates: those that a notice may be about, and their appointments.
import type { PortDirection } from '@marsa/model/trucks/road/movement.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type GateTruck = {
  slot_id: string
  request_id: string
  booking_number: string
  n: number
  plate: string
  container: string
  direction: PortDirection
}

/** Trucks of port movements under way that have this container or this plate, the one that was to come nearest to then first. */
export const gateTrucks = (
  db: Db,
  { container, plate, at }: { container: string; plate: string; at: Date },
): Promise<GateTruck[]> =>
  rows(
    db,
    sql`select s.id as slot_id, s.request_id, d.booking_number, s.n, a.plate, d.container_no as container,
        r.form->>'portDirection' as direction
      from truck_details d join requests r using (id) join truck_slots s on s.request_id = r.id
      join truck_allocations a on a.slot_id = s.id and a.until is null
      where r.state = any(${[...usualBooked]}::text[]) and r.agent_id is not null and d.movement_type = 'PORT'
        and d.container_no is not null and (d.container_no = ${container} or a.plate = ${plate})
      order by abs(extract(epoch from d.proposed_pickup - ${at}::timestamptz)), s.request_id, s.n limit 50`,
  )

export const gateTruck = (tx: Tx, slotId: string): Promise<{ direction: PortDirection } | undefined> =>
  maybe(
    tx,
    sql`select r.form->>'portDirection' as direction from truck_slots s join requests r on r.id = s.request_id
      join truck_details d on d.id = r.id where s.id = ${slotId} and d.movement_type = 'PORT'`,
  )

/** What the port is asked for when a truck is allocated: an import comes for its container, an export brings it. */
export const wantedAppointment = (
  db: Db,
  slotId: string,
): Promise<
  { id: string; container: string; plate: string; direction: PortDirection; slot: Date } | undefined
> =>
  maybe(
    db,
    sql`select a.id, d.container_no as container, a.plate, r.form->>'portDirection' as direction,
        case when r.form->>'portDirection' = 'IMPORT' then d.proposed_pickup else d.proposed_delivery end as slot
      from truck_allocations a join truck_slots s on s.id = a.slot_id join requests r on r.id = s.request_id
      join truck_details d on d.id = r.id
      where a.slot_id = ${slotId} and a.until is null and d.movement_type = 'PORT' and d.container_no is not null
        and r.state = any(${[...usualBooked]}::text[])`,
  )

export const noteAppointment = async (tx: Tx, allocationId: string, number: string): Promise<void> => {
  await sql`update truck_allocations set appointment = ${number} where id = ${allocationId}`.execute(tx)
}
