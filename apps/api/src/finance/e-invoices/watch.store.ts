// Figures of sending e-invoices, counted in the database.
import type { EInvoiceState } from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import type { StoredFinding } from '@marsa/model/finance/e-invoice/provider-reasons.ts'
import { one, rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export const countStates = (db: Db): Promise<{ state: EInvoiceState; count: number }[]> =>
  rows(db, sql`select state, count(*)::int as count from e_invoices group by state order by state`)

const unsent = sql`e.state in ('HELD', 'READY', 'SENDING', 'REJECTED', 'FAILED')`
/** The day in the Emirates on which a document was issued. */
const issuedOn = sql`(i.issued_at at time zone 'Asia/Dubai')::date`

export const sendingFigures = (
  db: Db,
  { today, sendDays }: { today: string; sendDays: number },
): Promise<{ sent_today: number; median_minutes: number | null; oldest_unsent: Date | null; late: number }> =>
  one(
    db,
    sql`select count(*) filter (where (e.sent_at at time zone 'Asia/Dubai')::date = ${today}::date)::int as sent_today,
        percentile_cont(0.5) within group (order by extract(epoch from e.reported_at - i.issued_at) / 60)
          filter (where e.reported_at > ${today}::date - 30)::float8 as median_minutes,
        min(i.issued_at) filter (where ${unsent}) as oldest_unsent,
        count(*) filter (where ${issuedOn} + ${sendDays}::int >= date_trunc('month', ${today}::date)
          and coalesce((e.sent_at at time zone 'Asia/Dubai')::date, ${today}::date) > ${issuedOn} + ${sendDays}::int
          and e.state not in ('NOT_REQUIRED', 'REPLACED'))::int as late
      from e_invoices e join tax_invoices i on i.id = e.id`,
  )

export type OpenRow = {
  id: string
  number: string
  customer: { nameEn: string; nameAr: string }
  state: EInvoiceState
  issued_at: Date
  findings: StoredFinding[]
  count: number
}

/** Held, refused, failed, not believed, and sent ones without a result for too long; the oldest first. */
export const listOpenEInvoices = (
  db: Db,
  { now, chaseHours }: { now: Date; chaseHours: number },
): Promise<OpenRow[]> =>
  rows(
    db,
    sql`select e.id, i.number, i.customer, e.state, i.issued_at, e.findings, count(*) over ()::int as count from e_invoices e join tax_invoices i on i.id = e.id
      where e.state in ('HELD', 'REJECTED', 'FAILED') or (e.state in ('SENDING', 'SENT', 'DELIVERED') and e.fault is not null)
        or (e.state = 'SENT' and e.sent_at < ${now}::timestamptz - make_interval(hours => ${chaseHours}))
      order by e.id limit 200`,
  )
