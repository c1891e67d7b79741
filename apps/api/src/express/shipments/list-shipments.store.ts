// All SQL of the lists of shipments and of how many there are in each state.
import { shipmentStates, type ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { Service } from '@marsa/model/express/services.ts'
import { readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { countedUpTo, rowsBefore } from '@marsa/model/kit/paging.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { one, rows, type Db } from '../../kit/db.ts'
import { sql, Sql } from '../../kit/sql.ts'
import { shipmentColumns, type ShipmentRow } from './shipments.store.ts'

export type ShipmentFilter = {
  companyId: string | null
  status?: ShipmentState | undefined
  search: string
  service?: Service | undefined
  cod?: 'yes' | 'no' | undefined
  from?: string | undefined
  until?: string | undefined
}

/** A whole waybill number is looked up as one; anything else is a part of what the row is searched by. */
const matches = (search: string): Sql => {
  const waybill = readWaybill(search)
  return waybill === undefined
    ? sql`s.search like '%' || ${foldText(search)} || '%'`
    : sql`s.waybill = ${waybill}`
}

/**
 * Only what is asked for stands in the statement, so that its plan knows which index answers it. Staff see no drafts of others.
 */
const where = ({ companyId, status, service, cod, from, until, search }: ShipmentFilter): Sql =>
  sql.join(
    [
      companyId === null ? sql`s.state <> 'DRAFT'` : sql`s.company_id = ${companyId}`,
      status && sql`s.state = ${status}`,
      service && sql`s.service = ${service}`,
      cod && (cod === 'yes' ? sql`s.cod_fils is not null` : sql`s.cod_fils is null`),
      from && sql`s.created_at >= (${from}::date)::timestamp at time zone 'Asia/Dubai'`,
      until && sql`s.created_at < (${until}::date + 1)::timestamp at time zone 'Asia/Dubai'`,
      search !== '' && matches(search),
    ].filter((condition) => condition instanceof Sql),
    sql` and `,
  )

const orders = {
  newest: sql`s.id desc`,
  oldest: sql`s.id`,
  recipient: sql`fold_text(s.recipient_name), s.id desc`,
  total: sql`s.total_fils desc nulls last, s.id desc`,
}

/** The days of a period are found by the instant, which has the same order as the ids. */
const orderOf = (sort: keyof typeof orders, { from, until }: ShipmentFilter): Sql =>
  sort === 'newest' && (from ?? until) ? sql`s.created_at desc, s.id desc` : orders[sort]

export const listShipmentRows = async (
  db: Db,
  filter: ShipmentFilter,
  page: { sort: keyof typeof orders; pageIndex: number; pageSize: number },
): Promise<{ items: ShipmentRow[]; totalCount: number }> => {
  const found = rows<ShipmentRow>(
    db,
    sql`select ${shipmentColumns} from express_shipments s where ${where(filter)}
      order by ${orderOf(page.sort, filter)} limit ${page.pageSize} offset ${rowsBefore(page.pageIndex, page.pageSize)}`,
  )
  // A waybill number belongs to one shipment at most.
  if (readWaybill(filter.search) !== undefined && page.pageIndex === 1) {
    const items = await found
    return { items, totalCount: items.length }
  }
  const [items, { count }] = await Promise.all([
    found,
    one<{ count: number }>(
      db,
      sql`select count(*)::int as count from (
        select from express_shipments s where ${where(filter)} limit ${sql.lit(countedUpTo + 1)}) counted`,
    ),
  ])
  return { items, totalCount: count }
}

/** Each state is counted from the index and only so far that lists can say there are more. */
export const countByState = (
  db: Db,
  companyId: string | null,
): Promise<{ state: ShipmentState; count: number }[]> =>
  rows(
    db,
    sql`select c.state, n.count from unnest(${shipmentStates.filter(
      (state) => companyId !== null || state !== 'DRAFT',
    )}::text[]) as c (state) cross join lateral (select count(*)::int as count from (
        select from express_shipments s where s.state = c.state
          and ${companyId === null ? sql`true` : sql`s.company_id = ${companyId}`}
          limit ${sql.lit(countedUpTo + 1)}) counted) n
      where n.count > 0`,
  )
