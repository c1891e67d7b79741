// SQL of the status by quotation number: only a quotation that was accepted leads to goods.
import { sql } from '../../kit/sql.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { maybe, type Db } from '../../kit/db.ts'
import { timelineOrder } from '../../kit/timeline-order.ts'

export type TrackedRow = {
  goods: string
  form: StorageForm
  events: { code: string; at: string }[]
}

export const trackedByQuotation = (db: Db, number: string): Promise<TrackedRow | undefined> =>
  maybe(
    db,
    sql`select g.state as goods, r.form,
        coalesce((select json_agg(json_build_object('code', e.code, 'at', e.at) order by ${timelineOrder})
          from request_events e where e.request_id = r.id), '[]'::json) as events
      from quotations q join requests r on r.quotation_id = q.id join storage_details space on space.id = r.id join warehouse_goods g on g.id = r.id
      where q.subject_kind = 'storage-request' and q.number = ${number}`,
  )
