// Something to pay for, as finance's tests have it: FREE, AWAITING payment, PAID or CLOSED; it counts what it is told.
import { sql } from '../src/kit/sql.ts'
import { one } from '../src/kit/db.ts'
import type { PaymentReactions } from '../src/finance/session.ts'

// Finance stands below requests: what its tests pay for is none.
const withoutRequests = ['payment_sessions', 'receipts', 'tax_invoices']
  .map((table) => `alter table ${table} drop constraint ${table}_request`)
  .join(';')

export const subjectTable = `create table public.payable_subjects (
  id uuid primary key default uuidv7(), state text not null default 'FREE', paid int not null default 0, ended int not null default 0);
  grant select, insert, update on public.payable_subjects to marsa_app;
  ${withoutRequests}`

export const subjectReactions: PaymentReactions = {
  page: 'subjects',
  lockSubject: async (tx, session) => {
    const { state } = await one<{ state: string }>(
      tx,
      sql`select state from payable_subjects where id = ${session.subjectId} for update`,
    )
    return state === 'FREE' || state === 'AWAITING'
  },
  paymentSucceeded: async (tx, session) => {
    await sql`update payable_subjects set state = 'PAID', paid = paid + 1 where id = ${session.subjectId}`.execute(
      tx,
    )
  },
  paymentEnded: async (tx, session) => {
    await sql`update payable_subjects set state = case state when 'AWAITING' then 'FREE' else state end, ended = ended + 1
      where id = ${session.subjectId}`.execute(tx)
  },
}
