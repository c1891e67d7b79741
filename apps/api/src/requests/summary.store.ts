// SQL of summaries: what a request's turn and tabs depend on, and their columns.
import { sql } from '../kit/sql.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { AgentTab, ListTab } from '@marsa/model/requests/phase.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import type { TurnSeen } from '@marsa/model/requests/turn-text.ts'
import { rows, type Db, type Tx } from '../kit/db.ts'

export type InvitationSummary = {
  company_id: string
  tab: AgentTab
  /** It was asked in the round that goes on. */
  invited: boolean
  answered: boolean
  own: QuotationState | null
}

export type SummaryRow = {
  id: string
  line: QuotedLine
  state: string
  agent_id: string | null
  pending_review: boolean
  asked: boolean
  was_paid: boolean
  rated: boolean
  window_over: boolean
  live_quotes: number
  quotes_end: Date | null
  held: boolean
  answer_by: Date | null
  tab: ListTab
  turn: TurnSeen | null
  turn_by: Date | null
  turn_since: Date | null
  invitations: InvitationSummary[]
  /** The transaction has written the row, and so holds its lock. */
  locked: boolean
}

const idsIn = (setting: string) =>
  sql`string_to_array(current_setting(${sql.lit(setting)}, true), ' ')::uuid[]`
const touched = idsIn('marsa.touched')
/** Sets of thousands, as a sheet of requests makes them, are looked into by a hash. */
const written = idsIn('marsa.written')

/** Of these requests, or of those that the transaction touched; none in most transactions of other capabilities. */
export const summaryRows = (db: Db, ids?: readonly string[]): Promise<SummaryRow[]> =>
  rows(
    db,
    sql`select r.id, r.line, r.state, r.agent_id, r.pending_review, r.question_since is not null as asked,
        r.booking_transaction_id is not null as was_paid, coalesce(r.window_ends_at < now(), false) as window_over,
        exists (select from request_feedback f where f.request_id = r.id) as rated,
        q.live_quotes, q.quotes_end, q.held, i.answer_by, r.tab, r.turn, r.turn_by, r.turn_since, i.invitations,
        r.id in (select unnest(${written})) as locked
      from requests r
      cross join lateral (select count(*)::int as live_quotes, min(q.valid_until) as quotes_end,
          coalesce(bool_or(q.state = 'Q_LOCKED'), false) as held
        from quotations q where q.subject_id = r.id and q.round = r.round
          and (q.state = 'Q_LOCKED' or q.final_of is null and q.state in ('Q_SUBMITTED', 'Q_FAILED', 'Q_ACCEPTED'))) q
      cross join lateral (select min(i.due_at) filter (where i.round = r.round and i.answered_at is null and i.paused_at is null) as answer_by,
          coalesce(json_agg(json_build_object('company_id', i.company_id, 'tab', i.tab, 'invited', i.round = r.round,
            'answered', i.answered_at is not null, 'own', (select q.state from quotations q where q.subject_id = r.id
              and q.round = r.round and q.company_id = i.company_id and q.final_of is null and q.state <> 'Q_SUPERSEDED'
              order by q.created_at desc limit 1))), '[]') as invitations
        from request_invitations i where i.request_id = r.id and i.is_current) i
      where r.id = any(coalesce(${ids ? [...ids] : null}::uuid[], ${touched}))`,
  )

/** Only a statement after it reads what those have written that held the locks before. */
export const lockRequests = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`select from requests where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(
    tx,
  )
}

export type Summary = Pick<SummaryRow, 'id' | 'tab' | 'turn' | 'turn_by'> & {
  turn_since: Date
  invitations: readonly Pick<InvitationSummary, 'company_id' | 'tab'>[]
}

export const writeSummaries = async (tx: Tx, summaries: readonly Summary[]): Promise<void> => {
  const column = <Value>(of: (each: Summary) => Value) => summaries.map(of)
  await sql`update requests r set tab = v.tab, turn = v.turn::jsonb, turn_by = v.turn_by, turn_since = v.turn_since
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ tab }) => tab)}::text[],
      ${column(({ turn }) => turn && JSON.stringify(turn))}::text[], ${column((each) => each.turn_by)}::timestamptz[],
      ${column((each) => each.turn_since)}::timestamptz[]) v (id, tab, turn, turn_by, turn_since)
    where r.id = v.id`.execute(tx)
}

export type NewTab = Pick<InvitationSummary, 'company_id' | 'tab'> & { request_id: string }

export const writeTabs = async (tx: Tx, tabs: readonly NewTab[]): Promise<void> => {
  await sql`update request_invitations i set tab = v.tab
    from unnest(${tabs.map((each) => each.request_id)}::uuid[], ${tabs.map((each) => each.company_id)}::uuid[],
      ${tabs.map((each) => each.tab)}::text[]) v (request_id, company_id, tab)
    where i.request_id = v.request_id and i.company_id = v.company_id and i.is_current`.execute(tx)
}

/** Ids of requests after one, in their order, for who goes through all of them. */
export const requestIdsAfter = async (db: Db, id: string | null, most: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from requests where ${id}::uuid is null or id > ${id}::uuid order by id limit ${sql.lit(most)}`,
    )
  ).map((row) => row.id)

/** Requests whose window ended while an agent of theirs could still have answered. */
export const windowsOver = async (db: Db, most: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select distinct r.id from requests r join request_invitations i on i.request_id = r.id
        where i.is_current and i.tab = 'answer' and r.window_ends_at < now() limit ${sql.lit(most)}`,
    )
  ).map(({ id }) => id)
