// What the list of storage requests reads beside what the usual list does.
import { sql } from '../kit/sql.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { usualList, type UsualListed } from '../requests/door.ts'
import type { StorageRow } from './usual.ts'

export type ListRow = UsualListed<StorageForm> &
  Pick<StorageRow, 'start_date' | 'end_date'> & {
    goods: GoodsState | null
    /** Null unless they are stored now. */
    stored_at: Date | null
    /** Of the inventory; null before anything is noted. */
    item_pieces: number | null
  }

const usual = usualList({
  line: 'warehouse',
  details: { name: 'storage_details', columns: [] },
  date: 'start_date',
})

export const storageList = {
  ...usual,
  columns: sql`${usual.columns}, d.start_date, d.end_date, g.state as goods,
    case when g.state = 'STORED' then
      (select max(e.at) from request_events e where e.request_id = r.id and e.code = 'STORED') end as stored_at,
    case when g.id is not null then
      (select sum(case when g.state = 'STORED' then t.quantity - t.released else t.quantity end)::int
        from warehouse_items t where t.request_id = r.id) end as item_pieces`,
  joins: sql`${usual.joins} left join warehouse_goods g on g.id = r.id`,
}
