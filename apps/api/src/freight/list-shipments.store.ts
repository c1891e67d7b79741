// SQL of the list of freight requests: one statement for a page with lowest quotation, count and places.
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { instantOf, addDays } from '@marsa/model/kit/day.ts'
import { groupOf, stateForInvited, type ListGroup } from '@marsa/model/freight/status.ts'
import { requestMachine } from '@marsa/model/freight/request-machine.ts'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { rows, type Db } from '../kit/db.ts'
import { inGroup, listedQuotes, newestFirst, pageOf, type ListedQuotes } from '../requests/door.ts'
import { companiesCalled, holds } from '../reference/door.ts'
import type { FactSource } from './facts.ts'
import { factColumns } from './facts.store.ts'
import type { RequestRow } from './requests.store.ts'

export type ListFilter = {
  status: ListGroup
  terms?: readonly SearchTerm[]
  dateFrom?: string
  dateTo?: string
  /** Only these. */
  ids?: readonly string[]
}

export type ListRow = FactSource &
  Pick<
    RequestRow,
    | 'id'
    | 'number'
    | 'nickname'
    | 'state'
    | 'mode'
    | 'direction'
    | 'latest'
    | 'created_at'
    | 'window_ends_at'
    | 'eta'
    | 'question_since'
    | 'booking_transaction_id'
  > &
  Pick<ListedQuotes, 'total_fils' | 'quote_count' | 'own_state'> & {
    reference: string | null
    goods: string | null
    origin_code: string | null
    origin_en: string | null
    origin_ar: string | null
    origin_country: string | null
    destination_code: string | null
    destination_en: string | null
    destination_ar: string | null
    destination_country: string | null
    balance_state: BalanceState | null
    due_fils: bigint | null
    agent_id: string | null
    window_over: boolean
    answered_at: Date | null
    due_at: Date | null
    paused_at: Date | null
    customer_en: string | null
    customer_ar: string | null
    rated: boolean
    total: number
  }

const groupSql = (group: ListGroup, actor: Actor, relation: Relation): RawBuilder<unknown> =>
  group === 'all'
    ? sql`true`
    : inGroup(actor, relation, requestMachine.states, {
        holds: (state) => groupOf(state) === group,
        seen: stateForInvited,
      })

/** What a text is looked for in; number and nickname of a draft are its customer's, a customer's name is the staff's. */
const matches = (terms: readonly SearchTerm[], relation: Relation): RawBuilder<unknown> =>
  sql`and ${holds(terms, (isLike) => {
    if (relation === 'own')
      return sql`r.search ${isLike} or fold_text(r.number || ' ' || coalesce(r.nickname, '')) ${isLike}`
    if (relation === 'any') return sql`r.search ${isLike} or r.company_id = any(${companiesCalled(isLike)})`
    return sql`r.search ${isLike}`
  })}`

const filterSql = (filter: ListFilter, actor: Actor, relation: Relation): RawBuilder<unknown> => sql`
  ${groupSql(filter.status, actor, relation)}
  ${filter.ids ? sql`and r.id = any(${[...filter.ids]}::uuid[])` : sql``}
  ${filter.terms?.length ? matches(filter.terms, relation) : sql``}
  ${filter.dateFrom ? sql`and r.created_at >= ${instantOf(filter.dateFrom)}` : sql``}
  ${filter.dateTo ? sql`and r.created_at < ${instantOf(addDays(filter.dateTo, 1))}` : sql``}`

/** A page of what the actor may see, newest first. */
export const listRequests = (
  db: Db,
  actor: Actor,
  relation: Relation,
  filter: ListFilter,
  page: { from: number; size: number },
): Promise<ListRow[]> => {
  const matching = pageOf('freight', actor, relation, filterSql(filter, actor, relation), page)
  return rows(
    db,
    sql`with matching as (${matching})
      select r.id, r.number, r.nickname, nullif(trim(r.form->>'description'), '') as goods, r.state, cargo.mode, cargo.direction, cargo.latest, r.created_at, r.window_ends_at, coalesce(r.window_ends_at < now(), false) as window_over, cargo.eta, cargo.milestones, r.question_since, r.booking_transaction_id,
        coalesce(cargo.container_number, cargo.chassis_number, cargo.awb_number, cargo.bl_number) as reference, r.total,
        o.code as origin_code, o.name_en as origin_en, o.name_ar as origin_ar, o.country_code as origin_country,
        d.code as destination_code, d.name_en as destination_en, d.name_ar as destination_ar, d.country_code as destination_country,
        q.total_fils, q.quote_count, q.own_state, r.balance_state, r.total_fils - r.paid_fils as due_fils, r.agent_id,
        ${factColumns},
        ${relation === 'assigned' ? sql`(select i.answered_at from request_invitations i where i.request_id = r.id and i.round = r.round and i.company_id = ${actor.companyId})` : sql`null::timestamptz`} as answered_at,
        ${relation === 'assigned' ? sql`(select i.due_at from request_invitations i where i.request_id = r.id and i.round = r.round and i.company_id = ${actor.companyId})` : sql`null::timestamptz`} as due_at,
        ${relation === 'assigned' ? sql`(select i.paused_at from request_invitations i where i.request_id = r.id and i.round = r.round and i.company_id = ${actor.companyId})` : sql`null::timestamptz`} as paused_at,
        ${relation === 'own' ? sql`null::text as customer_en, null::text as customer_ar` : sql`c.name_en as customer_en, c.name_ar as customer_ar`},
        exists (select from request_feedback f where f.request_id = r.id) as rated
      from matching r join freight_details cargo using (id)
      left join places o on o.code = cargo.origin_code
      left join places d on d.code = cargo.destination_code
     
      ${relation === 'own' ? sql`` : sql`join companies c on c.id = r.company_id`}
      cross join lateral (${listedQuotes(actor, relation, { agent: sql`r.agent_id`, total: sql`r.total_fils` })}) q
      order by ${newestFirst}`,
  )
}
