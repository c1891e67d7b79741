// SQL of the list of requests of a line: what an actor may see and a filter finds, its pages, and how many each tab has.
import { sql, type Sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { addDays, instantOf } from '@marsa/model/kit/day.ts'
import { countedUpTo } from '@marsa/model/kit/paging.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import type { AnySort, FurtherSort, ListSort } from '@marsa/model/requests/list-sorts.ts'
import type { AgentTab, ListTab, RequestTab, tabGroups } from '@marsa/model/requests/phase.ts'
import type { TurnSeen } from '@marsa/model/requests/turn-text.ts'
import { rows, type Db } from '../kit/db.ts'
import { companiesCalled, holds } from '../reference/door.ts'
import { listedQuotes, type ListedQuotes } from './listed-total.store.ts'
import { visibleTo } from './requests.store.ts'

/** What a line adds to the statements; `r` is the request. Its details are `d` in `columns` and `joins` alone. */
export type ListPart = {
  line: QuotedLine
  /** Its own table of details. */
  details: string
  /** What its rows show beside the common columns, of `r` and `d` too, with the joins that they need. */
  columns: Sql
  joins: Sql
  tabs: typeof tabGroups
  /** Requests that read as one of these statuses to whoever may read all of them, and to an agent that was only invited. */
  statusIn(statuses: readonly string[]): {
    open: Sql
    invited(actor: Actor): Sql
  }
  /** Column of the date that its list shows. */
  date: Sql
  /** What only this line sorts by. */
  sorts?: Readonly<Record<FurtherSort, Sql>>
  /** Requests whose execution has begun, where tabs tell them apart. */
  begun?: Sql
  /** What only this line filters by, of the query of its list. */
  further?(query: object): Sql | undefined
}

export type ListFilter = {
  tab?: RequestTab | undefined
  statuses?: readonly string[] | undefined
  terms?: readonly SearchTerm[] | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
  agent?: string | undefined
  /** What the reader has to answer, or to do, before then. */
  dueBefore?: Date | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
  /** What only this line filters by. */
  further?: Sql | undefined
}

/** The columns that rows of every line have. */
export type ListedRow = Omit<ListedQuotes, 'total_fils'> & {
  id: string
  number: string
  created_at: Date
  window_ends_at: Date | null
  window_over: boolean
  agent_id: string | null
  paid_fils: bigint | null
  /** Of the award; `listed_fils` is what the row shows. */
  total_fils: bigint | null
  listed_fils: bigint | null
  booking_transaction_id: string | null
  turn: TurnSeen | null
  turn_by: Date | null
  turn_since: Date | null
  own_tab: AgentTab | null
  answered_at: Date | null
  due_at: Date | null
  paused_at: Date | null
  customer_en: string | null
  customer_ar: string | null
}

const listed = sql`r.id, r.number, r.nickname, r.state, r.balance_state, r.created_at, r.window_ends_at, r.agent_id,
  r.total_fils, r.paid_fils, r.booking_transaction_id, r.turn, r.turn_by, r.turn_since`

/**
 * An agent's rows are found by its invitations, which keep the order of their requests: it is invited to most of a line.
 * Line and tab stand in the statement, so that one plan is kept: their shares differ too much for it to be chosen without them.
 */
const seenIn = (line: QuotedLine, actor: Actor, relation: Relation) =>
  relation === 'assigned'
    ? {
        rows: sql`request_invitations i join requests r on r.id = i.request_id
          where i.company_id = ${actor.companyId} and i.line = ${sql.lit(line)} and i.is_current`,
        tab: sql`i.tab`,
        added: sql`i.created_at`,
        id: sql`i.request_id`,
      }
    : {
        rows: sql`requests r where r.line = ${sql.lit(line)} and ${visibleTo(actor, relation)}`,
        tab: sql`r.tab`,
        added: sql`r.created_at`,
        id: sql`r.id`,
      }

/** What a text is looked for in; the nickname of a draft is its customer's, a customer's name is the staff's. */
const matches = (terms: readonly SearchTerm[], relation: Relation): Sql =>
  sql`and ${holds(terms, (isLike) => {
    if (relation === 'own')
      return sql`r.search ${isLike} or fold_text(r.number || ' ' || coalesce(r.nickname, '')) ${isLike}`
    if (relation === 'any') return sql`r.search ${isLike} or r.company_id = any(${companiesCalled(isLike)})`
    return sql`r.search ${isLike}`
  })}`

/** Whoever has not won finds a request by the status that it reads. */
const hasStatus = (
  { statusIn }: ListPart,
  statuses: readonly string[],
  actor: Actor,
  relation: Relation,
): Sql => {
  const { open, invited } = statusIn(statuses)
  return relation === 'assigned'
    ? sql`and case when r.agent_id = ${actor.companyId} then ${open} else ${invited(actor)} end`
    : sql`and ${open}`
}

const groupsOf = (
  part: ListPart,
  relation: Relation,
  tab: RequestTab,
): readonly (ListTab | AgentTab)[] | null => part.tabs[tab][relation === 'assigned' ? 'agent' : 'customer']

/** For an agent its open invitation, or its turn of what it has won. */
const isDue = (before: Date, actor: Actor, relation: Relation): Sql =>
  relation === 'assigned'
    ? sql`and case when i.tab = 'answer' and i.paused_at is null then i.due_at
        when r.agent_id = ${actor.companyId} and r.turn_side = 'agent' then r.turn_by end < ${before}`
    : sql`and r.turn_by < ${before}`

const conditions = (part: ListPart, filter: ListFilter, actor: Actor, relation: Relation): Sql => sql`
  ${filter.statuses ? hasStatus(part, filter.statuses, actor, relation) : sql``}
  ${filter.ids ? sql`and r.id = any(${[...filter.ids]}::uuid[])` : sql``}
  ${filter.terms?.length ? matches(filter.terms, relation) : sql``}
  ${filter.dateFrom ? sql`and r.created_at >= ${instantOf(filter.dateFrom)}` : sql``}
  ${filter.dateTo ? sql`and r.created_at < ${instantOf(addDays(filter.dateTo, 1))}` : sql``}
  ${filter.dueBefore ? isDue(filter.dueBefore, actor, relation) : sql``}
  ${filter.agent ? sql`and r.agent_id = ${filter.agent}` : sql``}
  ${filter.further ?? sql``}`

/** An agent's groups tell by themselves what it has won. */
const partOfActive = (part: ListPart, tab: RequestTab, relation: Relation): Sql => {
  const { awarded, begun } = part.tabs[tab]
  const won =
    awarded === undefined || relation === 'assigned' ? sql`` : sql`and (r.agent_id is not null) = ${awarded}`
  return begun === undefined || !part.begun ? won : sql`${won} and ${part.begun} = ${begun}`
}

const inTab = (part: ListPart, tab: RequestTab = 'all', relation: Relation, column: Sql): Sql => {
  const groups = groupsOf(part, relation, tab)
  if (!groups) return sql``
  const within =
    groups.length === 1
      ? sql`and ${column} = ${sql.lit(groups[0]!)}`
      : sql`and ${column} = any(${sql.lit(`{${groups.join()}}`)}::text[])`
  return sql`${within} ${partOfActive(part, tab, relation)}`
}

const orderOf = (part: ListPart, sort: AnySort, seen: { added: Sql; id: Sql }, relation: Relation): Sql => {
  const columns: Partial<Record<ListSort | FurtherSort, Sql>> = {
    ...part.sorts,
    added: seen.added,
    number: sql`r.number`,
    status: sql`r.status_since`,
    date: part.date,
    due: sql`coalesce(${relation === 'assigned' ? sql`case when i.tab = 'answer' then i.due_at end, ` : sql``}r.turn_by, r.turn_since + interval '1 day')`,
    amount: sql`r.total_fils`,
  }
  const isDown = sort.startsWith('-')
  const column = columns[(isDown ? sort.slice(1) : sort) as ListSort] ?? seen.added
  return isDown
    ? sql`${column} desc ${sort === '-added' ? sql`` : sql`nulls last`}, ${seen.id} desc`
    : sql`${column} asc nulls last, ${seen.id}`
}

export type ListPage = { from: number; size: number; sort?: AnySort | undefined }

/** A page of what the actor may see, newest first unless it says otherwise. */
export const listRequests = <Row extends ListedRow>(
  part: ListPart,
  db: Db,
  actor: Actor,
  relation: Relation,
  filter: ListFilter,
  { from, size, sort = '-added' }: ListPage,
): Promise<Row[]> => {
  const seen = seenIn(part.line, actor, relation)
  const found = sql`${seen.rows} ${inTab(part, filter.tab, relation, seen.tab)} ${conditions(part, filter, actor, relation)}`
  const order = orderOf(part, sort, seen, relation)
  const agent = relation === 'assigned'
  return rows(
    db,
    sql`with matching as (
        select r.*, row_number() over (order by ${order}) as place
          ${
            agent
              ? sql`, i.tab as own_tab, case when i.round = r.round then i.answered_at end as answered_at,
            case when i.round = r.round then i.due_at end as due_at, case when i.round = r.round then i.paused_at end as paused_at`
              : sql``
          }
        from ${found} order by ${order} limit ${sql.lit(size)} offset ${from})
      select ${listed}, coalesce(r.window_ends_at < now(), false) as window_over, q.total_fils as listed_fils, q.quote_count, q.quotes_end, q.own_state, q.held,
        ${agent ? sql`r.own_tab, r.answered_at, r.due_at, r.paused_at,` : sql`null::text as own_tab, null::timestamptz as answered_at, null::timestamptz as due_at, null::timestamptz as paused_at,`}
        ${relation === 'own' ? sql`null::text as customer_en, null::text as customer_ar` : sql`c.name_en as customer_en, c.name_ar as customer_ar`},
        ${part.columns}
      from matching r join ${sql.table(part.details)} d using (id) ${part.joins}
      ${relation === 'own' ? sql`` : sql`join companies c on c.id = r.company_id`}
      cross join lateral (${listedQuotes(actor, relation, { agent: sql`r.agent_id`, total: sql`r.total_fils` })}) q
      order by r.place`,
  )
}

/** The requests of a list in its order, as far as lists count; `is_won` is of the agent that asks. */
export const orderOfList = (
  part: ListPart,
  db: Db,
  actor: Actor,
  relation: Relation,
  filter: ListFilter,
  sort: AnySort,
): Promise<{ id: string; is_won: boolean }[]> => {
  const seen = seenIn(part.line, actor, relation)
  return rows(
    db,
    sql`select ${seen.id} as id, coalesce(r.agent_id = ${actor.companyId}, false) as is_won
      from ${seen.rows} ${inTab(part, filter.tab, relation, seen.tab)} ${conditions(part, filter, actor, relation)}
      order by ${orderOf(part, sort, seen, relation)} limit ${sql.lit(countedUpTo)}`,
  )
}

/** Rows of each tab under the other filters; none is counted beyond what lists count, or `most` for whoever is further on. */
export const countTabs = async (
  part: ListPart,
  db: Db,
  actor: Actor,
  relation: Relation,
  filter: ListFilter,
  tabs: readonly RequestTab[],
  most = countedUpTo,
): Promise<Partial<Record<RequestTab, number>>> => {
  const seen = seenIn(part.line, actor, relation)
  const found = sql`${seen.rows} ${conditions(part, filter, actor, relation)}`
  const counts = tabs.map((tab) => {
    const rowsOf = sql`select from ${found} ${inTab(part, tab, relation, seen.tab)} limit ${sql.lit(Math.max(most, countedUpTo) + 1)}`
    return sql`(select count(*)::int from (${rowsOf}) counted) as ${sql.ref(tab)}`
  })
  const [row = {}] = await rows<Partial<Record<RequestTab, number>>>(db, sql`select ${sql.join(counts)}`)
  return row
}
