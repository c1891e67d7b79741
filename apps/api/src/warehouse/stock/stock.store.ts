// All SQL of the stock list: pieces that are stored now.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import type { itemConditions } from '@marsa/model/warehouse/answers.ts'
import type { Sides } from '@marsa/model/warehouse/intake.ts'
import { readSscc } from '@marsa/model/warehouse/sscc.ts'
import { listing } from '../../kit/listing.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { holds } from '../../reference/door.ts'
import { storedAt } from '../goods/goods.store.ts'
import { ofStock } from './movements.store.ts'

export type StockRow = {
  id: string
  request_id: string
  number: string
  name: string
  pieces: number
  sides: Sides | null
  condition: (typeof itemConditions)[number]
  place: string | null
  labels: number
  sscc: string | null
  /** All codes of its pieces, apart by spaces, where they were asked for. */
  ssccs: string | null
  customer_en: string
  customer_ar: string
  warehouse_en: string
  warehouse_ar: string
  stored_at: Date
  end_date: string
}

export type StockAsked = {
  actor: Pick<Actor, 'companyId'>
  relation: Relation
  search: string | undefined
  /** All codes of each item: up to a thousand, which a page of the list does without. */
  withCodes: boolean
}

/** A code that was scanned names one piece; what is typed else is looked for in the words. */
const matches = ({ relation, search }: StockAsked): Sql => {
  const sscc = readSscc(search ?? '')
  if (sscc !== undefined)
    return sql`exists (select from storage_units u where u.item_id = i.id and u.sscc = ${sscc})`
  // A customer finds nothing by a place that only the warehouse knows.
  const place = relation === 'own' ? sql`''` : sql`coalesce(i.place, '')`
  return holds(
    searchTerms(search ?? ''),
    (isLike) =>
      sql`fold_text(i.name || ' ' || r.number || ' ' || ${place} || ' ' || c.name_en || ' ' || c.name_ar) ${isLike}`,
  )
}

/** By place, then by request, as somebody walks through the hall. */
export const stockList = listing<StockAsked, StockRow>(
  (
    asked,
  ) => sql`select i.id, r.id as request_id, r.number, i.name, i.quantity - i.released as pieces, i.sides,
      i.condition_in as condition, i.place, unit.labels, unit.sscc, unit.ssccs, c.name_en as customer_en,
      c.name_ar as customer_ar, w.name_en as warehouse_en, w.name_ar as warehouse_ar, d.end_date,
      ${storedAt} as stored_at
    from warehouse_items i join warehouse_goods g on g.id = i.request_id and g.state = 'STORED'
    join requests r on r.id = i.request_id join storage_details d on d.id = r.id
    join companies c on c.id = r.company_id join companies w on w.id = r.agent_id
    cross join lateral (select count(*)::int as labels,
        coalesce(min(u.sscc) filter (where u.sscc = ${readSscc(asked.search ?? '') ?? null}), (array_agg(u.sscc order by u.sequence))[1]) as sscc,
        ${asked.withCodes ? sql`string_agg(u.sscc, ' ' order by u.sequence)` : sql`null`} as ssccs
      from storage_units u where u.item_id = i.id and u.sequence <= i.quantity) unit
    where i.quantity > i.released and ${ofStock(asked.actor, asked.relation)} and ${matches(asked)}
    order by i.place nulls last, r.number, i.position, i.id`,
  ['pieces'],
)
