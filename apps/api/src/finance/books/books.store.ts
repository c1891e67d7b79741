// All SQL of the books: balances by account, entries of an account, a transaction with what it belongs to. Amounts in fils.
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { maybe, rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type Span = { from: Date; until: Date }

/** When a posting counts: its own day, or the one that was given where that is another. */
export const countedAt = sql`coalesce(t.effective_on::timestamp at time zone 'Asia/Dubai', t.posted_at)`

/** The name of whoever an account or a document is of: a company, or a person of ours. */
export const ownerName = (owner: Sql): Sql =>
  sql`coalesce((select jsonb_build_object('en', c.name_en, 'ar', c.name_ar) from companies c where c.id = ${owner}),
    (select jsonb_build_object('en', u.first_name || ' ' || u.last_name,
      'ar', coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name)) from users u where u.id = ${owner}))`

/**
 * The number under which people know a subject: from the payment or the tax document that names it, or its own where it is one of
 * finance: a payout, a purchase, a return, a run, a case, a line of the bank, a receipt.
 */
export const subjectOf = (subject: Sql): Sql =>
  sql`(select jsonb_build_object('kind', s.subject_kind, 'id', s.subject_id, 'number', s.subject_number) from (
      (select subject_kind, subject_id, subject_number from payment_sessions where subject_id = ${subject} limit 1)
      union all (select subject_kind, subject_id, subject_number from tax_invoices where subject_id = ${subject} limit 1)
      union all select 'card-payout', id, reference from card_payouts where id = ${subject}
      union all select 'purchase', id, number from purchases where id = ${subject}
      union all select 'vat-return', id, period from vat_returns where id = ${subject}
      union all select 'settlement-run', id, number from settlement_runs where id = ${subject}
      union all select 'finance-case', id, reference from reconciliation_differences where id = ${subject}
      union all select 'bank-line', id, coalesce(nullif(reference, ''), line_text) from bank_lines where id = ${subject}
      union all select 'credit-receipt', id, coalesce(number, bank_reference, reference) from credit_receipts where id = ${subject}) s limit 1)`

/** The posting that says what `t` is about: itself, or the one that it takes back. */
const told = sql`(select t.id, t.kind, t.subject_id, t.external_ref union all
  select o.id, o.kind, o.subject_id, o.external_ref from ledger_transactions o where o.id = t.reverses)`

/** The receipt of a credit account that a posting is of, which names it by its id alone. */
export const ofReceipt = sql`(select r.id from ${told} o join credit_receipts r
    on r.id = case when o.external_ref ~ '^[0-9a-f-]{36}$' then o.external_ref::uuid end
  where o.kind in ('credit.repaid', 'receipt.unmatched', 'receipt.matched') limit 1)`

/** What a posting `t` is about; one that takes another back is about the same. */
const aboutWhat = sql`coalesce(t.subject_id, (select o.subject_id from ledger_transactions o where o.id = t.reverses), ${ofReceipt})`

/** A payout to a merchant is known by the number that it was posted under. */
const payoutOf = sql`(select jsonb_build_object('kind', 'merchant-payout', 'id', o.subject_id, 'number', o.external_ref)
  from ${told} o where o.kind in ('payout.sent', 'payout.paid') and o.external_ref <> o.subject_id::text limit 1)`

const aboutSubject = sql`coalesce(${payoutOf}, ${subjectOf(aboutWhat)})`

/** Whose a posting `t` is where an account of it is nobody's: the one party of its other entries, or of the receipt or run. */
export const partyOf = sql`coalesce((select case when count(distinct x.owner_id) = 1 then min(x.owner_id::text)::uuid end
    from ledger_entries y join ledger_accounts x on x.id = y.account_id where y.transaction_id = t.id),
  (select r.company_id from credit_receipts r where r.id = ${ofReceipt}),
  (select r.company_id from settlement_runs r where r.id = t.subject_id))`

export type EntryRow = {
  id: string
  posted_at: Date
  kind: string
  external_ref: string
  owner: { en: string; ar: string } | null
  subject: { kind: string; id: string; number: string } | null
  amount_fils: bigint
}
type Which = {
  kind: AccountKind
  ownerId: string | undefined
  span: Partial<Span>
  before: string | undefined
}

const ofAccount = ({ kind, ownerId, span }: Omit<Which, 'before'>): Sql =>
  sql`a.kind = ${kind} and a.currency = 'AED' and (${ownerId ?? null}::uuid is null or a.owner_id = ${ownerId ?? null}::uuid)
    and (${span.from ?? null}::timestamptz is null or ${countedAt} >= ${span.from ?? null})
    and (${span.until ?? null}::timestamptz is null or ${countedAt} < ${span.until ?? null})`

/** Newest first; of a transaction that has several entries on accounts of the kind, each. */
export const listEntries = (db: Db, which: Which, limit: number): Promise<EntryRow[]> =>
  rows(
    db,
    sql`select t.id, t.posted_at, t.kind, t.external_ref, e.amount_fils,
        ${ownerName(sql`coalesce(a.owner_id, ${partyOf})`)} as owner, ${aboutSubject} as subject
      from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
      where ${ofAccount(which)} and (${which.before ?? null}::uuid is null or t.id < ${which.before ?? null}::uuid)
      order by t.id desc, a.id limit ${limit}`,
  )

/** Balance of the account after this transaction and all before it. */
export const balanceAfter = async (
  db: Db,
  { kind, ownerId }: Pick<Which, 'kind' | 'ownerId'>,
  transactionId: string,
): Promise<bigint> =>
  (
    await maybe<{ fils: bigint }>(
      db,
      sql`select coalesce(sum(e.amount_fils), 0)::bigint as fils from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where ${ownerId ? sql`a.owner_id = ${ownerId} and` : sql``} a.kind = ${kind} and a.currency = 'AED'
          and e.transaction_id <= ${transactionId}`,
    )
  )?.fils ?? 0n

export const nameOfOwner = (
  db: Db,
  ownerId: string,
): Promise<{ name: { en: string; ar: string } | null } | undefined> =>
  maybe(db, sql`select ${ownerName(sql`${ownerId}::uuid`)} as name`)

export type TransactionRow = Omit<EntryRow, 'owner' | 'amount_fils'> & {
  reverses: string | null
  reversed_by: string | null
}

export const findTransaction = (db: Db, id: string): Promise<TransactionRow | undefined> =>
  maybe(
    db,
    sql`select t.id, t.posted_at, t.kind, t.external_ref, t.reverses, (select r.id from ledger_transactions r where r.reverses = t.id)
        as reversed_by, ${aboutSubject} as subject from ledger_transactions t where t.id = ${id}`,
  )

export type TransactionEntry = {
  kind: AccountKind
  owner_id: string | null
  owner: { en: string; ar: string } | null
  amount_fils: bigint
}

export const listTransactionEntries = (db: Db, id: string): Promise<TransactionEntry[]> =>
  rows(
    db,
    sql`select a.kind, a.owner_id, ${ownerName(sql`a.owner_id`)} as owner, e.amount_fils
      from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = ${id} order by e.amount_fils`,
  )
