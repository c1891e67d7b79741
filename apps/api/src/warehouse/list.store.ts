// SQL of the list of storage requests: one statement for a page with lowest quotation, goods and count.
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { addDays, instantOf } from '@marsa/model/kit/day.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { storageMachine } from '@marsa/model/warehouse/request-machine.ts'
import { storageForInvited, tabOf, type StorageTab } from '@marsa/model/warehouse/status.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { rows, type Db } from '../kit/db.ts'
import { inGroup, listedQuotes, newestFirst, pageOf, type ListedQuotes } from '../requests/door.ts'
import { companiesCalled, holds } from '../reference/door.ts'
import { type StorageRow } from './requests.store.ts'

export type ListFilter = {
  tab: StorageTab
  terms?: readonly SearchTerm[]
  dateFrom?: string
  dateTo?: string
}

export type ListRow = StorageRow &
  Omit<ListedQuotes, 'total_fils'> & {
    goods: GoodsState | null
    listed_fils: bigint | null
    window_over: boolean
    answered_at: Date | null
    due_at: Date | null
    customer_en: string | null
    customer_ar: string | null
    warehouse_en: string | null
    warehouse_ar: string | null
    stored_at: Date | null
    /** Of the inventory; null before anything is noted. */
    item_pieces: number | null
    documents: string[]
    release_asked: boolean
    findings_open: boolean
    rated: boolean
    total: number
  }

const tabSql = (tab: StorageTab, actor: Actor, relation: Relation): RawBuilder<unknown> =>
  tab === 'all'
    ? sql`true`
    : inGroup(actor, relation, storageMachine.states, {
        holds: (state) => tabOf(state) === tab,
        seen: storageForInvited,
      })

/** What a text is looked for in; a customer's name is the staff's. */
const matches = (terms: readonly SearchTerm[], relation: Relation): RawBuilder<unknown> =>
  sql`and ${holds(terms, (isLike) =>
    relation === 'any'
      ? sql`r.search ${isLike} or r.company_id = any(${companiesCalled(isLike)})`
      : sql`r.search ${isLike}`,
  )}`

const filterSql = (
  { tab, terms, dateFrom, dateTo }: ListFilter,
  actor: Actor,
  relation: Relation,
): RawBuilder<unknown> => sql`
  ${tabSql(tab, actor, relation)}
  ${terms?.length ? matches(terms, relation) : sql``}
  ${dateFrom ? sql`and r.created_at >= ${instantOf(dateFrom)}` : sql``}
  ${dateTo ? sql`and r.created_at < ${instantOf(addDays(dateTo, 1))}` : sql``}`

const ownInvitation = (actor: Actor, relation: Relation): RawBuilder<unknown> =>
  relation === 'assigned'
    ? sql`left join request_invitations i on i.request_id = r.id and i.round = r.round and i.company_id = ${actor.companyId}`
    : sql`left join (select null::timestamptz as answered_at, null::timestamptz as due_at) i on true`

/** A page of what the actor may see, newest first. */
export const listStorageRows = (
  db: Db,
  actor: Actor,
  relation: Relation,
  filter: ListFilter,
  page: { from: number; size: number },
): Promise<ListRow[]> => {
  const matching = pageOf('warehouse', actor, relation, filterSql(filter, actor, relation), page)
  return rows(
    db,
    sql`with matching as (${matching})
      select r.*, space.*, coalesce(r.window_ends_at < now(), false) as window_over, g.state as goods, q.total_fils as listed_fils, q.quote_count, q.quotes_end, q.own_state, q.held, i.answered_at, i.due_at,
        ${relation === 'own' ? sql`null::text as customer_en, null::text as customer_ar` : sql`c.name_en as customer_en, c.name_ar as customer_ar`},
        array(select distinct d.doc_code from documents d where d.subject_id = r.id and d.deleted_at is null
          and d.state in ('UPLOADED', 'ACCEPTED')) as documents,
        exists (select from warehouse_releases w where w.request_id = r.id and w.state = 'REQUESTED') as release_asked,
        exists (select from warehouse_findings f where f.request_id = r.id and f.state = 'NOTED') as findings_open,
        exists (select from request_feedback f where f.request_id = r.id) as rated,
        w.name_en as warehouse_en, w.name_ar as warehouse_ar,
        (select max(e.at) from request_events e where e.request_id = r.id and e.code = 'STORED') as stored_at,
        (select sum(case when g.state = 'STORED' then i.quantity - i.released else i.quantity end)::int
          from warehouse_items i where i.request_id = r.id) as item_pieces
      from matching r join storage_details space using (id)
      left join warehouse_goods g on g.id = r.id
      left join companies w on w.id = r.agent_id
      ${relation === 'own' ? sql`` : sql`join companies c on c.id = r.company_id`}
      ${ownInvitation(actor, relation)}
      cross join lateral (${listedQuotes(actor, relation, { agent: sql`r.agent_id`, total: sql`r.total_fils` })}) q
      order by ${newestFirst}`,
  )
}
