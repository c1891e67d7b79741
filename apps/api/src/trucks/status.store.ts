// The documented statuses of truck requests in lists: which rows read as one of them.
import { statesOfStatus, truckStatus, type TruckStatus } from '@marsa/model/trucks/status.ts'
import type { MovementType } from '@marsa/model/trucks/road/movement.ts'
import { sql, type Sql } from '../kit/sql.ts'
import type { Statuses } from '../requests/door.ts'

/** Of requests `r`: a truck is at loading. */
export const hasBegun = sql`exists (select from truck_details t where t.id = r.id and t.begun_at is not null)`

export const ofMovement = (movement: MovementType): Sql =>
  sql`and exists (select from truck_details t where t.id = r.id and t.movement_type = ${movement})`

/** CONFIRMED and TRUCK_ALLOCATED are one state with and without its trucks. */
export const truckStatusReading: Statuses<{ allocated_at: Date | null }> = {
  of: (state, row) => truckStatus(state, Boolean(row?.allocated_at)),
  since: (state, { allocated_at: at }) => (truckStatus(state, true) === 'TRUCK_ALLOCATED' ? at : null),
  columns: sql`d.allocated_at`,
  among: (statuses) =>
    sql`(${sql.join(
      statuses.map((status) => {
        const { states, allocated } = statesOfStatus(status as TruckStatus)
        const among = sql`r.state = any(${states}::text[])`
        return allocated === undefined
          ? among
          : sql`(${among} and ${allocated} = exists (select from truck_details t where t.id = r.id and t.allocated_at is not null))`
      }),
      sql` or `,
    )})`,
}
