// All SQL of the goods of a booked request: where they are.
import { sql, type Sql } from '../../kit/sql.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'

export const insertGoods = async (tx: Tx, requestId: string, as: 'gateway' | 'customer'): Promise<void> => {
  await sql`insert into warehouse_goods (id, company_id, state, move, moved_as)
    select id, company_id, 'AWAITED', 'expect', ${as} from requests where id = ${requestId}`.execute(tx)
}

/** When the goods of a request `r` came into the warehouse. */
export const storedAt: Sql = sql`coalesce((select max(e.at) from request_events e where e.request_id = r.id and e.code = 'STORED'), r.created_at)`

/** Where the goods are; undefined before the booking. */
export const goodsOf = async (db: Db, requestId: string): Promise<GoodsState | undefined> =>
  (await maybe<{ state: GoodsState }>(db, sql`select state from warehouse_goods where id = ${requestId}`))
    ?.state

/** Requests whose goods are stored beyond the booked day and that have not been told so. */
export const overstaying = (db: Db, today: string): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select r.id from warehouse_goods g join requests r on r.id = g.id join storage_details space on space.id = r.id
      where g.state = 'STORED' and space.end_date < ${today}::date and space.overstay_since is null limit 500`,
  )
