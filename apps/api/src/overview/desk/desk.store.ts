// SQL of the staff's dashboard: everything that waits, of all areas, and four counts, in one statement.
import { sql, type Sql } from '../../kit/sql.ts'
import { openStates } from '@marsa/model/finance/payment-session.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import {
  deskFirst,
  openPaymentMinutes,
  openReleaseHours,
  perLine,
  stalledDays,
  type DeskNeed,
} from '@marsa/model/overview/desk.ts'
import { rangeMinutes } from '@marsa/model/requests/range-decision.ts'
import { stuckRefunds } from '../../finance/door.ts'
import { waitsForDesk } from '../../messages/chat/door.ts'
import { one, type Db } from '../../kit/db.ts'

export type NeedRow = {
  kind: DeskNeed
  id: string
  number: string | null
  name_en: string
  name_ar: string
  detail: string | null
  since: string
  is_late: boolean
  count: number
  late: number
}

export type DeskRow = {
  needs: NeedRow[]
  sent: number
  booked: number
  quoting: number
  under_way: number
}

const quoting = sql`r.state in ('QS_SUB', 'QS_RCD', 'QS_RFC')`
const awaited = sql`join request_invitations i on i.request_id = r.id and i.round = r.round and i.answered_at is null and coalesce(i.left_minutes, 0) = 0 and i.due_at <`

/** Requests that wait for a first quotation; `nobody` where there is no agent to ask. */
const unquoted = (line: QuotedLine, now: Date): Sql =>
  sql`select r.id::text, r.number, c.name_en, c.name_ar, case r.turn ->> 'action' when 'review-request' then 'nobody' end, r.turn_since,
      not exists (select from request_invitations i where i.request_id = r.id and i.round = r.round and i.due_at >= ${now})
    from requests r join companies c on c.id = r.company_id
    where r.line = ${line} and r.tab = 'active' and r.turn ->> 'action' in ('answer-request', 'review-request')`

/** Booked requests whose next step is overdue, or has no date and waits for days, with the company whose turn it is. */
const stalled = (line: QuotedLine, now: Date): Sql =>
  sql`select r.id::text, r.number, c.name_en, c.name_ar, r.turn ->> 'action', coalesce(r.turn_by, r.turn_since), r.turn_by is not null
    from requests r join companies c on c.id = case r.turn_side when 'agent' then r.agent_id else r.company_id end
    where r.line = ${line} and r.tab = 'active' and r.agent_id is not null
      and coalesce(r.turn_by, r.turn_since + make_interval(days => ${stalledDays})) < ${now}`

/** Of each kind: id, number, name in both languages, detail, since when, whether it is late. */
const waiting = (now: Date): Record<DeskNeed, Sql> => ({
  checks: sql`select k.id::text, null::text, null::text, null::text, k.kind, k.checked_at, true
    from (select distinct on (kind) * from integrity_checks order by kind, id desc) k where cardinality(k.faults) > 0`,
  payments: sql`select s.id::text, s.subject_number, c.name_en, c.name_ar, 'open', s.opened_at, true
      from payment_sessions s join companies c on c.id = s.company_id
      where s.state = any(${[...openStates]}::text[]) and s.opened_at < ${now}::timestamptz - make_interval(mins => ${openPaymentMinutes})
    union all select f.id::text, f.subject_number, f.name_en, f.name_ar, 'refund', f.requested_at, true
      from (${stuckRefunds(now)}) f
    union all select d.id::text, coalesce(s.subject_number, d.reference), c.name_en, c.name_ar, 'difference', d.found_at, true
      from reconciliation_differences d left join payment_sessions s on s.id = d.session_id left join companies c on c.id = s.company_id
      where d.closed_at is null`,
  callbacks: sql`select b.id::text, b.number, b.name, b.name, null, b.created_at, b.due_at < ${now}
    from callback_requests b where b.state = 'OPEN'`,
  chats: sql`select c.id::text, null, coalesce(c.visitor_name, u.first_name || ' ' || u.last_name),
      coalesce(c.visitor_name, nullif(concat_ws(' ', u.first_name_ar, u.last_name_ar), ''), u.first_name || ' ' || u.last_name), null,
      c.waiting_since, c.late_at <= ${now}
    from chats c left join users u on u.id = c.user_id where ${waitsForDesk(now)}`,
  ...perLine('unquoted', (line) => unquoted(line, now)),
  ...perLine('stalled', (line) => stalled(line, now)),
  parcels: sql`select d.subject_id::text, coalesce(s.waybill, c.code), coalesce(s.recipient_name, c.code), coalesce(s.recipient_name, c.code),
      d.kind, d.since, d.due_at < ${now}
    from express_desk d left join express_shipments s on s.id = d.shipment_id
      left join express_scans c on d.kind = 'SCAN' and c.id = d.subject_id`,
  releases: sql`select r.id::text, r.number, c.name_en, c.name_ar, null, e.requested_at, true
    from warehouse_releases e join requests r on r.id = e.request_id join storage_details space on space.id = r.id join companies c on c.id = r.agent_id
    where e.state = 'REQUESTED' and e.requested_at < ${now}::timestamptz - make_interval(hours => ${openReleaseHours})`,
  ranges: sql`select r.id::text, r.number, c.name_en, c.name_ar, null, q.range_asked_at,
      q.range_asked_at < ${now}::timestamptz - make_interval(mins => ${sql.lit(rangeMinutes)})
    from quotations q join requests r on r.id = q.subject_id and r.round = q.round join companies c on c.id = q.company_id
    where q.state = 'Q_DRAFT' and q.range_asked_at is not null and q.range_decision is null`,
  breaches: sql`select r.id::text, r.number, c.name_en, c.name_ar, null, i.due_at, true
    from requests r ${awaited} ${now} join companies c on c.id = i.company_id where r.line = 'freight' and ${quoting}`,
  registrations: sql`select g.id::text, null, c.name_en, c.name_ar, g.user_type, g.registered_at, g.due_at < ${now}
    from registrations g join companies c on c.id = g.company_id where g.state = 'PENDING_APPROVAL'`,
  confirmations: sql`select g.id::text, null, c.name_en, c.name_ar, null, g.decided_at, false
    from registrations g join companies c on c.id = g.company_id
    where g.user_type = 'provider' and g.state = 'ACTIVE' and g.admin_confirmed_at is null`,
})

/** What waits of these kinds, and the counts since the beginning of a day. */
export const deskOverview = (
  db: Db,
  kinds: readonly DeskNeed[],
  now: Date,
  dayBegan: Date,
): Promise<DeskRow> => {
  const all = waiting(now)
  const parts = kinds.map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, w.* from (${all[kind]}) w (id, number, name_en, name_ar, detail, since, is_late)`,
  )
  return one(
    db,
    sql`with waiting as (${sql.join(parts, sql` union all `)}),
      counted as (select w.*, count(*) over kinds as count, count(*) filter (where is_late) over kinds as late,
          row_number() over (partition by kind order by is_late desc, since, id) as place
        from waiting w window kinds as (partition by kind))
      select (select coalesce(jsonb_agg(n order by n.kind, n.place), '[]') from counted n where n.place <= ${sql.lit(deskFirst)}) as needs,
        (select count(*)::int from requests where submitted_at >= ${dayBegan}) as sent,
        (select count(*)::int from requests where booked_at >= ${dayBegan}) as booked,
        (select count(*)::int from requests where tab = 'active' and agent_id is null and window_ends_at >= ${now}) as quoting,
        (select count(*)::int from requests where line = 'freight' and state = any(${[...bookedStates]}::text[])) as under_way`,
  )
}
