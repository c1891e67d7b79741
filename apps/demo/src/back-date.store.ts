// Moves what the database stamped with its own clock while the demo world was played to the moments that were played.
import type { Owner } from './owner.store.ts'

/** A step of the play: when it began by the database's clock, and the moment that it stands for. */
export type Moment = { real: string; played: Date }

/** Columns that verbs leave to the database's clock. Verbs write all others themselves, by the clock they are given. */
const stamped: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['at'],
  credit_accounts: ['opened_at'],
  credit_allocations: ['made_at', 'undone_at'],
  credit_receipts: ['made_at', 'counted_at', 'undone_at'],
  credit_receivables: ['settled_at'],
  documents: ['created_at'],
  express_bank_accounts: ['entered_at', 'verified_at'],
  express_charges: ['opened_at', 'paid_at'],
  express_claims: ['filed_at'],
  express_holds: ['opened_at', 'closed_at'],
  express_leases: ['held_at', 'used_at'],
  express_memberships: ['ordered_at', 'ended_at'],
  express_parcels: ['arrived_at', 'placed_at', 'measured_at'],
  express_payout_files: ['made_at'],
  express_payouts: ['requested_at', 'approved_at', 'sent_at', 'ended_at'],
  express_scans: ['received_at'],
  express_settlements: ['opened_at', 'ended_at', 'paid_at', 'returned_at'],
  express_shipments: ['created_at', 'updated_at', 'priced_at'],
  express_timeline: ['recorded_at'],
  rate_card_versions: ['made_at'],
  rate_cards: ['created_at', 'changed_at'],
  request_events: ['recorded_at'],
  ledger_accounts: ['created_at'],
  ledger_transactions: ['posted_at'],
  notifications: ['created_at', 'read_at'],
  outbox_messages: ['created_at'],
  payment_events: ['at'],
  payment_refunds: ['requested_at'],
  payment_sessions: ['opened_at', 'abandoned_at', 'closed_at'],
  port_events: ['received_at'],
  quotations: ['created_at', 'terms_accepted_at'],
  receipts: ['issued_at'],
  request_feedback: ['rated_at', 'commented_at'],
  request_invitations: ['created_at'],
  requests: ['created_at', 'saved_at', 'submitted_at', 'status_since'],
  tax_invoices: ['issued_at'],
  user_invitations: ['created_at', 'sent_at', 'accepted_at'],
  truck_drivers: ['created_at'],
  truck_vehicles: ['created_at'],
  users: ['created_at'],
}

// Each stamp keeps its distance from the beginning of the step that it was made in, shortened where the next step was
// played before this one had ended, so order stays order.
const move = (table: string, column: string): string => `
update ${table} t set ${column} = m.played + (t.${column} - m.began) * m.pace
from played_moments m where t.${column} >= m.began and t.${column} < m.ended`

/**
 * One transaction as the owner. Ledger, audit, receipts, invoices and timeline are append-only, and stay so for everyone
 * but this step on a database that nobody has used yet: their triggers rest while the stamps move and wake before the
 * commit. Only instants change; amounts, states, numbers and their order do not.
 * `holdUntil` is the new end of the payment sessions that are left open, and `openUntil` of the windows for answers and of
 * the time that a customer has to agree to charges, so that a demo which is opened days later still shows them.
 */
export const backDate = async (
  owner: Owner,
  moments: readonly Moment[],
  holdUntil: Date,
  openUntil: Date,
): Promise<void> => {
  await owner.query('begin')
  try {
    await owner.query(
      'create temporary table played_moments (began timestamptz, ended timestamptz, played timestamptz, pace float8) on commit drop',
    )
    await owner.query(
      `insert into played_moments
       select began, ended, played, least(1, extract(epoch from following - played) / greatest(extract(epoch from ended - began), 0.000001))
       from (select began, played, coalesce(lead(began) over (order by began), clock_timestamp()) as ended,
           coalesce(lead(played) over (order by began), 'infinity') as following
         from unnest($1::timestamptz[], $2::timestamptz[]) as m (began, played)) paced`,
      [moments.map(({ real }) => real), moments.map(({ played }) => played)],
    )
    await owner.query('create index on played_moments (began, ended)')
    await owner.query('analyze played_moments')
    for (const table of Object.keys(stamped)) await owner.query(`alter table ${table} disable trigger user`)
    await owner.query(`update payment_sessions t set lease_until = m.played + (t.lease_until - m.began)
      from played_moments m where t.opened_at >= m.began and t.opened_at < m.ended`)
    await owner.query(`update user_invitations t set expires_at = m.played + (t.expires_at - m.began)
      from played_moments m where t.sent_at >= m.began and t.sent_at < m.ended`)
    for (const [table, columns] of Object.entries(stamped))
      for (const column of columns) await owner.query(move(table, column))
    // In the play everything is recorded as it happens; news is only what somebody waits for or has to answer today.
    await owner.query('update express_timeline set happened_at = recorded_at')
    await owner.query('update express_shipments set moved_at = updated_at')
    await owner.query(`delete from graphile_worker._private_jobs j where j.key like 'express.tell:%' and not exists (
      select from express_shipments s where j.key = 'express.tell:' || s.id || ':' || s.version
        and (s.state in ('ON_HOLD', 'RETURNING') or s.state = 'OUT_FOR_DELIVERY' and s.cod_fils is not null)
        and s.moved_at > now() - interval '5 hours')`)
    await owner.query(`update credit_receivables v set due_on = (i.issued_at at time zone 'Asia/Dubai')::date + c.terms_days
      from tax_invoices i, credit_accounts c where i.id = v.invoice_id and c.company_id = v.company_id`)
    await owner.query(`update payment_sessions set lease_until = $1 where state in ('CREATED', 'PENDING')`, [
      holdUntil,
    ])
    await owner.query(
      `update graphile_worker._private_jobs j set run_at = $1::timestamptz + (j.run_at - j.created_at)
       from payment_sessions s where s.state in ('CREATED', 'PENDING') and j.key like 'sweep:' || s.id || ':%'`,
      [holdUntil],
    )
    await owner.query(
      `update requests set window_ends_at = greatest(window_ends_at, $1) where state in ('QS_RCD', 'QS_RFC')`,
      [openUntil],
    )
    await owner.query(`update final_proposals set desk_at = greatest(desk_at, $1) where state = 'ASKED'`, [
      openUntil,
    ])
    await owner.query(`update graphile_worker._private_jobs j set run_at = p.desk_at
      from final_proposals p where p.state = 'ASKED' and j.key = 'freight.consent-over:' || p.id`)
    for (const table of Object.keys(stamped)) await owner.query(`alter table ${table} enable trigger user`)
    await owner.query('select marsa.recount_sales()') // by the days that were played
    await owner.query('delete from stream_events') // nobody has listened yet
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** Dates statements of the months that were played, and the news of them, to six in the morning of the day after them, or now before that. */
export const dateStatements = async (owner: Owner): Promise<void> => {
  await owner.query('alter table credit_statements disable trigger user')
  await owner.query(
    `update credit_statements set issued_at = least(now(), (to_on + 1 + time '06:00') at time zone 'Asia/Dubai')`,
  )
  await owner.query('alter table credit_statements enable trigger user')
  // People were told of each then, and have read of all but the newest.
  await owner.query(
    `update notifications n set created_at = s.issued_at, read_at = case when exists (select from credit_statements later
        where later.company_id = s.company_id and later.to_on > s.to_on) then s.issued_at + interval '3 hours' end
      from credit_statements s
      where n.template = 'credit-statement' and n.company_id = s.company_id and position(s.number in n.key) > 0`,
  )
}
