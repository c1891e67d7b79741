// What an operator watches, read from the database at each look: queues, messages, payments, checks.
import { sql } from '../kit/sql.ts'
import { one, rows, type Db } from '../kit/db.ts'
import { newestChecks } from '../kit/integrity.ts'
import type { Metric } from '../kit/metrics.ts'

type Row = {
  jobs_due: number
  jobs_oldest: number
  jobs_dead: number
  outbox_waiting: number
  outbox_oldest: number
  outbox_dead: number
  refunds_oldest: number
  differences: number
  sealed_ago: number | null
}

const metric = (name: string, help: string, value: number): Metric => ({ name, help, samples: [{ value }] })

export const operatorMetrics = async (db: Db): Promise<Metric[]> => {
  const row = await one<Row>(
    db,
    sql`with jobs as (select run_at, locked_at, attempts < max_attempts or locked_at is not null as lives from graphile_worker.jobs),
        due as (select run_at from jobs where lives and locked_at is null and run_at <= now()),
        open_messages as (select created_at from outbox_messages where state in ('waiting', 'sending'))
      select (select count(*) from due)::int as jobs_due,
        (select coalesce(extract(epoch from now() - min(run_at)), 0) from due)::float as jobs_oldest,
        (select count(*) from jobs where not lives)::int as jobs_dead,
        (select count(*) from open_messages)::int as outbox_waiting,
        (select coalesce(extract(epoch from now() - min(created_at)), 0) from open_messages)::float as outbox_oldest,
        (select count(*) from outbox_messages where state = 'dead')::int as outbox_dead,
        (select coalesce(extract(epoch from now() - min(requested_at)), 0) from payment_refunds
          where settled_at is null)::float as refunds_oldest,
        (select count(*) from reconciliation_differences where closed_at is null)::int as differences,
        (select extract(epoch from now() - at) from audit_seal_runs order by id desc limit 1)::float as sealed_ago`,
  )
  const sessions = await rows<{ state: string; count: number; oldest: number }>(
    db,
    sql`select state, count(*)::int as count, extract(epoch from now() - min(opened_at))::float as oldest
      from payment_sessions where state in ('CREATED', 'PENDING', 'EXPIRING') group by state order by state`,
  )
  const checks = await newestChecks(db)
  return [
    metric('marsa_jobs_due', 'Jobs that could run now.', row.jobs_due),
    metric('marsa_jobs_oldest_due_seconds', 'How long the oldest of them has waited.', row.jobs_oldest),
    metric('marsa_jobs_dead', 'Jobs given up.', row.jobs_dead),
    metric('marsa_outbox_waiting', 'Mail and text messages not sent yet.', row.outbox_waiting),
    metric('marsa_outbox_oldest_seconds', 'How long the oldest of them has waited.', row.outbox_oldest),
    metric('marsa_outbox_dead', 'Messages given up.', row.outbox_dead),
    metric(
      'marsa_reconciliation_differences',
      'Differences with the gateway that are open.',
      row.differences,
    ),
    {
      name: 'marsa_payment_sessions_open',
      help: 'Payment sessions that are not final.',
      samples: sessions.map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    {
      name: 'marsa_payment_sessions_oldest_seconds',
      help: 'Age of the oldest of them.',
      samples: sessions.map(({ state, oldest }) => ({ labels: { state }, value: oldest })),
    },
    metric('marsa_refunds_oldest_seconds', 'Age of the oldest refund that is open.', row.refunds_oldest),
    {
      name: 'marsa_integrity_faults',
      help: 'What the newest check of a kind has found.',
      samples: checks.map(({ kind, faults }) => ({ labels: { check: kind }, value: faults })),
    },
    {
      name: 'marsa_integrity_checked_seconds',
      help: 'How long ago that was.',
      samples: checks.map(({ kind, checkedAt }) => ({
        labels: { check: kind },
        value: (Date.now() - checkedAt.getTime()) / 1000,
      })),
    },
    {
      name: 'marsa_audit_sealed_seconds',
      help: 'How long ago the audit trail was last sealed; it rests while nothing happens.',
      samples: row.sealed_ago === null ? [] : [{ value: row.sealed_ago }],
    },
  ]
}
