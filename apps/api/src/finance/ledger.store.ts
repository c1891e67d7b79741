// All SQL of the ledger: accounts, postings by natural key, balances, and the faults that the daily check looks for.
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { sql, type Sql } from '../kit/sql.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

export type AccountKey = { kind: AccountKind; ownerId?: string; currency?: string }

/** The id of an account, opened when it is used for the first time. */
export const accountOf = async (tx: Tx, { kind, ownerId, currency = 'AED' }: AccountKey): Promise<string> => {
  const find = () =>
    maybe<{ id: string }>(
      tx,
      sql`select id from ledger_accounts where kind = ${kind} and owner_id is not distinct from ${ownerId ?? null}::uuid
        and currency = ${currency}`,
    )
  const known = await find()
  if (known) return known.id
  await sql`insert into ledger_accounts (kind, owner_id, currency) values (${kind}, ${ownerId ?? null}::uuid, ${currency})
    on conflict do nothing`.execute(tx)
  return (await find())!.id
}

export type Posting = {
  kind: string
  /** Natural key of the effect: with the kind it is posted once for ever. */
  ref: string
  sessionId?: string
  subjectId?: string
  reverses?: string
  currency?: string
  /**
   * The day on which it counts, YYYY-MM-DD, where that is an earlier one; the first open day after it where its month is closed, or
   * where VAT moves and the return of that day is frozen.
   */
  effectiveOn?: string | undefined
  /** Positive is owed to or held for the owner; they add up to zero. */
  entries: readonly { accountId: string; amountFils: bigint }[]
}

/** Posts once; a repetition answers the first posting. Accounts are taken in the order of their ids (lock order). */
export const post = async (tx: Tx, posting: Posting): Promise<{ id: string; isNew: boolean }> => {
  const moved = posting.entries.reduce(
    (total, { amountFils }) => (amountFils > 0n ? total + amountFils : total),
    0n,
  )
  const inserted = await maybe<{ id: string }>(
    tx,
    sql`insert into ledger_transactions (kind, external_ref, amount_fils, session_id, subject_id, reverses, effective_on)
      values (${posting.kind}, ${posting.ref}, ${moved}, ${posting.sessionId ?? null}, ${posting.subjectId ?? null},
        ${posting.reverses ?? null}, marsa.open_day(${posting.effectiveOn ?? null}::date, ${posting.entries.map(({ accountId }) => accountId)}::uuid[]))
      on conflict (kind, external_ref) do nothing returning id`,
  )
  if (!inserted) {
    const { id } = await one<{ id: string }>(
      tx,
      sql`select id from ledger_transactions where kind = ${posting.kind} and external_ref = ${posting.ref}`,
    )
    return { id, isNew: false }
  }
  const entries = posting.entries.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
  for (const { accountId, amountFils } of entries)
    await sql`insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
      values (${inserted.id}, ${accountId}, ${posting.currency ?? 'AED'}, ${amountFils})`.execute(tx)
  return { id: inserted.id, isNew: true }
}

export const findPosting = (tx: Tx, kind: string, ref: string): Promise<{ id: string } | undefined> =>
  maybe(tx, sql`select id from ledger_transactions where kind = ${kind} and external_ref = ${ref}`)

/** The posting of a kind about a subject that was not reversed. */
export const findStanding = (tx: Tx, kind: string, subjectId: string): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`select t.id from ledger_transactions t where t.subject_id = ${subjectId} and t.kind = ${kind}
      and not exists (select from ledger_transactions r where r.reverses = t.id)`,
  )

/** How many postings of a kind about a subject were reversed. */
const countReversed = async (tx: Tx, kind: string, subjectId: string): Promise<number> =>
  (
    await one<{ count: number }>(
      tx,
      sql`select count(*)::int as count from ledger_transactions t join ledger_transactions r on r.reverses = t.id
        where t.subject_id = ${subjectId} and t.kind = ${kind}`,
    )
  ).count

/** The natural key of a posting about a subject that may be taken back and made again: once for each time that it stands. */
export const refOfNext = async (tx: Tx, kind: string, subjectId: string, ref: string): Promise<string> => {
  const takenBack = await countReversed(tx, kind, subjectId)
  return takenBack === 0 ? ref : `${ref}:${takenBack + 1}`
}

/** Posts the opposite of a posting, once; on its day where that is given. */
export const reverse = async (
  tx: Tx,
  transactionId: string,
  effectiveOn?: string,
): Promise<{ id: string; isNew: boolean }> => {
  const entries = await rows<{ accountId: string; amountFils: bigint }>(
    tx,
    sql`select account_id as "accountId", -amount_fils as "amountFils" from ledger_entries where transaction_id = ${transactionId}`,
  )
  return post(tx, { kind: 'reversal', ref: transactionId, reverses: transactionId, effectiveOn, entries })
}

/** Sum of an account's entries; 0 for an account that was never used. */
export const balanceOf = async (db: Db, { kind, ownerId, currency = 'AED' }: AccountKey): Promise<bigint> => {
  const { balance } = await one<{ balance: bigint }>(
    db,
    sql`select coalesce(sum(e.amount_fils), 0)::bigint as balance from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind = ${kind} and a.owner_id is not distinct from ${ownerId ?? null}::uuid and a.currency = ${currency}`,
  )
  return balance
}

/** What the account of a bounded kind may still give: its balance above the floor. Locks nothing; the floor decides. */
export const availableOf = async (
  db: Db,
  { kind, ownerId, currency = 'AED' }: AccountKey,
): Promise<bigint> => {
  const row = await maybe<{ available: bigint }>(
    db,
    sql`select b.balance_fils - b.floor_fils as available from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where a.kind = ${kind} and a.owner_id is not distinct from ${ownerId ?? null}::uuid and a.currency = ${currency}`,
  )
  return row?.available ?? 0n
}

/** Sums of the lines of tax invoices by VAT category, for whichever invoice `id` names. */
const sumsOf = (id: Sql, which: Sql): Sql =>
  sql`select ${id} as id, line->>'category' as category, sum((line->>'net')::numeric) as net,
    sum((line->>'vat')::numeric) as vat, sum((line->>'total')::numeric) as total
    from tax_invoices i, jsonb_array_elements(i.lines) line where ${which} group by 1, 2`

/** Recomputes what the triggers keep, and compares credit notes with what they credit. Empty when the books are right; each row names what is not. */
export const listLedgerFaults = async (db: Db): Promise<string[]> => {
  const found = await rows<{ fault: string }>(
    db,
    sql`select 'transaction ' || transaction_id || ' does not balance in ' || currency as fault
        from ledger_entries group by transaction_id, currency having sum(amount_fils) <> 0
      union all select 'transaction ' || t.id || ' moves another amount'
        from ledger_transactions t where t.amount_fils is distinct from
          (select sum(amount_fils) filter (where amount_fils > 0) from ledger_entries e where e.transaction_id = t.id)
      union all select 'account ' || b.account_id || ' differs from its history'
        from ledger_balances b where b.balance_fils <>
          (select coalesce(sum(amount_fils), 0) from ledger_entries e where e.account_id = b.account_id)
      union all select 'session ' || s.id || ' differs from its postings'
        from payment_sessions s where s.settled_fils <> (
          select coalesce(-sum(e.amount_fils), 0) from ledger_entries e
          join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id
          where t.session_id = s.id and a.kind = 'gateway_clearing')
      union all select 'session ' || s.id || ' differs from what the bank has returned'
        from payment_sessions s where s.returned_fils <> (select coalesce(sum(t.amount_fils), 0) from ledger_transactions t
          where t.session_id = s.id and t.kind = 'refund.transferred')
      union all select 'session ' || s.id || ' is paid without a receipt'
        from payment_sessions s join ledger_transactions t on t.id = s.transaction_id
        where t.kind <> 'payment.unapplied' and not exists (select from receipts r where r.session_id = s.id)
      union all select 'payouts to agents on their way differ from their runs by ' || sent.fils - held.fils
        from (select coalesce(sum(net_fils), 0) as fils from settlement_runs where state = 'SENT') sent,
          (select coalesce(sum(e.amount_fils), 0) as fils from ledger_entries e join ledger_accounts a on a.id = e.account_id
            where a.kind = 'payout_in_transit' and a.owner_id is null and a.currency = 'AED') held
        where sent.fils <> held.fils
      union all select 'numbers of ' || series || ' ' || year || ' have gaps'
        from (select series, year, sequence from receipts union all select series, year, sequence from tax_invoices) numbered
        group by series, year having max(sequence) <> count(*)
      union all select 'credit note ' || n.number || ' differs from its refund'
        from tax_invoices n join payment_refunds r on r.id = n.refund_id where n.total_fils <> r.amount_fils
      union all select 'invoice ' || i.number || ' is credited above its ' || n.category || ' lines'
        from (${sumsOf(sql`i.relates_to`, sql`i.kind = 'credit-note'`)}) n join tax_invoices i on i.id = n.id
        left join (${sumsOf(sql`i.id`, sql`i.kind <> 'credit-note'`)}) w on w.id = n.id and w.category = n.category
        where (n.net <= w.net and n.vat <= w.vat and n.total <= w.total) is not true`,
  )
  return found.map((row) => row.fault)
}
