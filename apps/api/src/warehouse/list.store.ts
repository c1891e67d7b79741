// What the list of storage requests reads beside what every line's list does.
import { sql } from '../kit/sql.ts'
import { tabGroupsTogether } from '@marsa/model/requests/phase.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { storageMachine } from '@marsa/model/warehouse/request-machine.ts'
import { storageForInvited } from '@marsa/model/warehouse/status.ts'
import { readAs, type ListedRow, type ListPart } from '../requests/door.ts'
import type { StorageRow } from './requests.store.ts'

export type ListRow = ListedRow &
  Pick<StorageRow, 'state' | 'form' | 'start_date' | 'end_date'> & {
    goods: GoodsState | null
    warehouse_en: string | null
    warehouse_ar: string | null
    stored_at: Date | null
    /** Of the inventory; null before anything is noted. */
    item_pieces: number | null
  }

export const storageList: ListPart = {
  line: 'warehouse',
  details: 'storage_details',
  tabs: tabGroupsTogether,
  columns: sql`r.form, d.start_date, d.end_date, g.state as goods, w.name_en as warehouse_en, w.name_ar as warehouse_ar,
    (select max(e.at) from request_events e where e.request_id = r.id and e.code = 'STORED') as stored_at,
    (select sum(case when g.state = 'STORED' then t.quantity - t.released else t.quantity end)::int
      from warehouse_items t where t.request_id = r.id) as item_pieces`,
  joins: sql`left join warehouse_goods g on g.id = r.id left join companies w on w.id = r.agent_id`,
  date: sql`(select s.start_date from storage_details s where s.id = r.id)`,
  statusIn: (statuses) => ({
    open: sql`r.state = any(${[...statuses]}::text[])`,
    invited: (actor) => readAs(actor, storageMachine.states, statuses, storageForInvited),
  }),
}
