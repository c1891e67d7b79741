// SQL of the list of storage requests: one statement for a page with lowest quotation, goods and count.
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { addDays, instantOf } from '@marsa/model/kit/day.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { storageMachine } from '@marsa/model/warehouse/request-machine.ts'
import { tabOf, type StorageTab } from '@marsa/model/warehouse/status.ts'
import { rows, type Db } from '../kit/db.ts'
import { visibleTo, type StorageRow } from './requests.store.ts'

export type ListFilter = { tab: StorageTab; reference?: string; dateFrom?: string; dateTo?: string }

export type ListRow = StorageRow & {
  goods: GoodsState | null
  lowest_fils: bigint | null
  quote_count: number
  quotes_end: Date | null
  own_state: string | null
  held: boolean
  answered_at: Date | null
  due_at: Date | null
  customer_en: string | null
  customer_ar: string | null
  papers: string[]
  release_asked: boolean
  rated: boolean
  total: number
}

const statesOf = (tab: StorageTab): string[] => storageMachine.states.filter((state) => tabOf(state) === tab)

/** Folded text keeps no pattern sign but the percent sign. */
const matches = (reference: string): RawBuilder<unknown> =>
  sql`and r.search like '%' || replace(fold_text(${reference}), '%', '\\%') || '%'`

const filterSql = ({ tab, reference, dateFrom, dateTo }: ListFilter): RawBuilder<unknown> => sql`
  ${tab === 'all' ? sql`true` : sql`r.state = any(${statesOf(tab)}::text[])`}
  ${reference ? matches(reference) : sql``}
  ${dateFrom ? sql`and r.created_at >= ${instantOf(dateFrom)}` : sql``}
  ${dateTo ? sql`and r.created_at < ${instantOf(addDays(dateTo, 1))}` : sql``}`

/** A warehouse counts only its own quotation, of several its newest, once it has won as it is in force; others see the lowest live one. */
const quotesSql = (actor: Actor, relation: Relation): RawBuilder<unknown> =>
  relation === 'assigned'
    ? sql`select coalesce(case when r.agent_id = ${actor.companyId} then r.total_fils end,
            (array_agg(q.total_fils order by q.created_at desc) filter (where q.submitted_at is not null))[1]) as lowest_fils,
          count(*) filter (where q.submitted_at is not null)::int as quote_count, max(q.valid_until) as quotes_end,
          (array_agg(q.state order by q.created_at desc))[1] as own_state,
          coalesce(bool_or(q.state = 'Q_LOCKED'), false) as held
        from quotations q where q.subject_id = r.id and q.round = r.round and q.company_id = ${actor.companyId}
          and q.final_of is null and q.state <> 'Q_SUPERSEDED'`
    : sql`select min(q.total_fils) as lowest_fils, count(*)::int as quote_count,
          min(q.valid_until) filter (where q.state <> 'Q_ACCEPTED') as quotes_end, null::text as own_state,
          coalesce(bool_or(q.state = 'Q_LOCKED'), false) as held
        from quotations q where q.subject_id = r.id and q.round = r.round and q.final_of is null
          and q.state in ('Q_SUBMITTED', 'Q_LOCKED', 'Q_FAILED', 'Q_ACCEPTED')`

const ownInvitation = (actor: Actor, relation: Relation): RawBuilder<unknown> =>
  relation === 'assigned'
    ? sql`left join warehouse_invitations i on i.request_id = r.id and i.round = r.round and i.company_id = ${actor.companyId}`
    : sql`left join (select null::timestamptz as answered_at, null::timestamptz as due_at) i on true`

/** A page of what the actor may see, newest first; `total` counts them all. `limit` is written into the statement. */
export const listStorageRows = (
  db: Db,
  actor: Actor,
  relation: Relation,
  filter: ListFilter,
  page: { index: number; size: number },
): Promise<ListRow[]> => {
  const among = sql`warehouse_requests r where ${visibleTo(actor, relation)} and ${filterSql(filter)}`
  return rows(
    db,
    sql`with matching as (
        select r.*, (select count(*)::int from ${among}) as total from ${among}
        order by r.created_at desc, r.id desc
        limit ${sql.lit(page.size)} offset ${page.index * page.size})
      select r.*, g.state as goods, q.*, i.answered_at, i.due_at,
        ${relation === 'own' ? sql`null::text as customer_en, null::text as customer_ar` : sql`c.name_en as customer_en, c.name_ar as customer_ar`},
        array(select distinct d.doc_code from documents d where d.subject_id = r.id and d.deleted_at is null
          and d.state in ('UPLOADED', 'ACCEPTED')) as papers,
        exists (select from warehouse_releases w where w.request_id = r.id and w.state = 'REQUESTED') as release_asked,
        exists (select from warehouse_feedback f where f.request_id = r.id) as rated
      from matching r
      left join warehouse_goods g on g.id = r.id
      ${relation === 'own' ? sql`` : sql`join companies c on c.id = r.company_id`}
      ${ownInvitation(actor, relation)}
      cross join lateral (${quotesSql(actor, relation)}) q
      order by r.created_at desc, r.id desc`,
  )
}
