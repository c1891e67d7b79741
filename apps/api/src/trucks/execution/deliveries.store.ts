// SQL of the list of trucks on the road, which stands over bookings.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { visibleTo } from '../../requests/door.ts'
import type { SlotRow } from './slots.store.ts'

export type DeliveryRow = {
  id: string
  slot_id: string
  number: string
  booking_number: string
  form: TruckForm
  dropoff_at: Date
  n: number
  of: number
  plate: string
  driver_en: string
  driver_ar: string
  steps: SlotRow['steps']
  proofs: { documentId: string; fileName: string }[]
}

/** Allocated trucks of bookings under way, and those that delivered since; the next delivery first. */
export const deliveries = (db: Db, actor: Actor, relation: Relation, since: Date): Promise<DeliveryRow[]> =>
  rows(
    db,
    sql`select r.id, s.id as slot_id, r.number, d.booking_number, r.form, d.proposed_delivery as dropoff_at, s.n, d.trucks as of, a.plate, a.driver_en, a.driver_ar,
        coalesce((select json_agg(json_build_object('code', e.code, 'post', e.post, 'at', e.at) order by e.at, e.id)
          from truck_events e where e.slot_id = s.id and e.struck_at is null), '[]') as steps,
        coalesce((select json_agg(json_build_object('documentId', f.document_id, 'fileName', doc.file_name) order by f.document_id)
          from truck_events e join truck_event_files f on f.event_id = e.id join documents doc on doc.id = f.document_id
          where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null), '[]') as proofs
      from requests r join truck_details d on d.id = r.id join truck_slots s on s.request_id = r.id
      join truck_allocations a on a.slot_id = s.id and a.until is null
      where ${visibleTo(actor, relation)} and (${relation !== 'assigned'} or r.agent_id = ${actor.companyId})
        and (r.state in ('QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED') or r.state = 'QS_CMP' and exists (
          select from truck_events e where e.slot_id = s.id and e.code = 'DELIVERED' and e.struck_at is null and e.at >= ${since}))
      order by d.proposed_delivery, r.id, s.n limit 500`,
  )
