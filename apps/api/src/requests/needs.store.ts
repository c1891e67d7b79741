// SQL of what needs one side, over all lines.
import { sql, type Sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import { besideActions, optionalActions } from '@marsa/model/requests/turn.ts'
import type { TurnSeen } from '@marsa/model/requests/turn-text.ts'
import { maybe, rows, type Db, type Tx } from '../kit/db.ts'
import { isLive } from './listed-total.store.ts'
import { visibleTo } from './requests.store.ts'

export type NeedRow = {
  id: string
  line: QuotedLine
  number: string
  turn: TurnSeen
  turn_by: Date | null
  turn_since: Date
  due_fils: bigint | null
  optional: boolean
  count: number
  /** Where quotes are to be compared. */
  quote_count: number | null
  lowest_fils: bigint | null
}

const turnsOf = (actor: Actor, relation: Relation): Sql => {
  const columns = sql`r.id, r.line, r.number, r.turn, r.turn_by, r.turn_since,
    case when r.turn ->> 'action' = 'pay-balance' then r.total_fils - r.paid_fils end as due_fils`
  // The own steps, and those that need not wait for the agent.
  if (relation === 'own')
    return sql`select ${columns} from requests r where r.turn_side = 'customer' and ${visibleTo(actor, relation)}
      union all
      select r.id, r.line, r.number, jsonb_build_object('side', 'customer', 'action', r.turn ->> 'meanwhile',
          'documents', '[]'::jsonb, 'meanwhile', null), null::timestamptz, r.turn_since, null::bigint
      from requests r where r.turn_side = 'agent' and r.turn ->> 'meanwhile' = any(${[...besideActions]}::text[])
        and ${visibleTo(actor, relation)}`
  if (relation === 'any') return sql`select ${columns} from requests r where r.turn_side = 'desk'`
  // The own steps of what it has won, and the invitations that it has not answered.
  return sql`select ${columns} from requests r where r.agent_id = ${actor.companyId} and r.turn_side = 'agent'
    union all
    select r.id, r.line, r.number, '{"side": "agent", "action": "answer-request", "documents": [], "meanwhile": null}'::jsonb,
      i.due_at, i.invited_at, null::bigint
    from request_invitations i join requests r on r.id = i.request_id
    where i.company_id = ${actor.companyId} and i.is_current and i.tab = 'answer' and i.paused_at is null`
}

export const needsOf = (
  db: Db,
  actor: Actor,
  relation: Relation,
  line: QuotedLine | undefined,
  most: number,
): Promise<NeedRow[]> =>
  rows(
    db,
    sql`with needs as (
        select n.*, coalesce(n.turn_by, n.turn_since + interval '1 day') as expected_by,
          n.turn ->> 'action' = any(${[...optionalActions]}::text[]) as optional,
          (count(*) filter (where n.turn ->> 'action' <> all(${[...optionalActions]}::text[])) over ())::int as count
        from (${turnsOf(actor, relation)}) n ${line ? sql`where n.line = ${line}` : sql``}
        order by optional, expected_by, n.turn_since, n.id limit ${sql.lit(most)})
      select n.*, q.quote_count, q.lowest_fils from needs n
      left join lateral (select count(*)::int as quote_count, min(q.total_fils) as lowest_fils
        from requests r join quotations q on q.subject_id = r.id and q.round = r.round
        where r.id = n.id and q.final_of is null and ${isLive}) q on n.turn ->> 'action' = 'compare-quotes'
      order by n.optional, n.expected_by, n.turn_since, n.id`,
  )

export type RemindingRow = {
  id: string
  line: QuotedLine
  number: string
  state: string
  company_id: string
  user_id: string
  agent_id: string | null
  turn: TurnSeen | null
  turn_by: Date | null
  turn_since: Date | null
  own_tab: null
  paused_at: null
  reminded_at: Date | null
}

export const lockForReminder = (
  tx: Tx,
  actor: Actor,
  relation: Relation,
  id: string,
): Promise<RemindingRow | undefined> =>
  maybe(
    tx,
    sql`select id, line, number, state, company_id, user_id, agent_id, turn, turn_by, turn_since, null as own_tab,
        null::timestamptz as paused_at, reminded_at
      from requests r where id = ${id} and ${visibleTo(actor, relation)} for update`,
  )

export const noteReminder = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql`update requests set reminded_at = ${now} where id = ${id}`.execute(tx)
}
