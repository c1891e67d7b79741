// All SQL of bank statements: their lines, matches, and what of ours may be on them.
import type { BankLine, MatchRule, Ours } from '@marsa/model/finance/bank/bank-match.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { ofReceipt, partyOf } from '../books/books.store.ts'
import { isAwaited } from '../card-payouts/card-payouts.store.ts'

export type LineRow = {
  id: string
  day: string
  amount_fils: bigint
  line_text: string
  reference: string
  party: string
}

const day = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM-DD')`
const countedOn = sql`coalesce(t.effective_on, (t.posted_at at time zone 'Asia/Dubai')::date)`
const person = (id: Sql): Sql => sql`(select first_name || ' ' || last_name from users where id = ${id})`
const lineColumns = sql`l.id, ${day(sql`l.day`)} as day, l.amount_fils, l.line_text, l.reference, l.party`

export type NewStatement = {
  account: string
  from: string
  to: string
  openingFils: bigint
  closingFils: bigint
  name: string
  sha256: Buffer
  userId: string
}

/** Undefined where this very file was taken before. */
export const insertStatement = async (tx: Tx, row: NewStatement): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      tx,
      sql`insert into bank_statements (account, from_on, until_on, opening_fils, closing_fils, name, sha256, imported_by)
        values (${row.account}, ${row.from}, ${row.to}, ${row.openingFils}, ${row.closingFils}, ${row.name}, ${row.sha256}, ${row.userId})
        on conflict (sha256) do nothing returning id`,
    )
  )?.id

/** Undefined where an earlier file had the line. */
export const insertLine = (
  tx: Tx,
  row: BankLine & { statementId: string; account: string; fingerprint: Buffer },
): Promise<LineRow | undefined> =>
  maybe(
    tx,
    sql`insert into bank_lines as l (statement_id, account, day, amount_fils, line_text, reference, party, fingerprint)
      values (${row.statementId}, ${row.account}, ${row.day}, ${row.fils}, ${row.text}, ${row.reference}, ${row.party}, ${row.fingerprint})
      on conflict (account, fingerprint) do nothing returning ${lineColumns}`,
  )

export type StatementRow = {
  id: string
  name: string
  from_on: string
  until_on: string
  opening_fils: bigint
  closing_fils: bigint
  imported_at: Date
  by: string
  lines: number
}

export const listStatements = (db: Db, limit: number): Promise<StatementRow[]> =>
  rows(
    db,
    sql`select s.id, s.name, ${day(sql`s.from_on`)} as from_on, ${day(sql`s.until_on`)} as until_on, s.opening_fils, s.closing_fils,
        s.imported_at, ${person(sql`s.imported_by`)} as by, (select count(*)::int from bank_lines l where l.statement_id = s.id) as lines
      from bank_statements s order by s.id desc limit ${limit}`,
  )

/** Which of these fingerprints an earlier file had, in hexadecimal. */
export const knownOf = async (
  db: Db,
  account: string,
  fingerprints: readonly Buffer[],
): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ fingerprint: Buffer }>(
        db,
        sql`select fingerprint from bank_lines where account = ${account} and fingerprint = any(${[...fingerprints]}::bytea[])`,
      )
    ).map(({ fingerprint }) => fingerprint.toString('hex')),
  )

/** `l` is neither matched nor explained. */
export const isOpenLine = sql`not exists (select from bank_matches m where m.line_id = l.id and m.undone_at is null)
  and not exists (select from reconciliation_differences d where d.line_id = l.id and d.state = 'RESOLVED')`

export const listOpenLines = (db: Db, limit: number): Promise<(LineRow & { count: number })[]> =>
  rows(
    db,
    sql`select ${lineColumns}, count(*) over ()::int as count from bank_lines l where ${isOpenLine} order by l.day desc, l.id limit ${limit}`,
  )

/** Unless it is matched or explained; whoever changes that holds `lockMatching`. */
export const findOpenLine = (tx: Tx, id: string): Promise<LineRow | undefined> =>
  maybe(tx, sql`select ${lineColumns} from bank_lines l where l.id = ${id} and ${isOpenLine}`)

export const findLine = (tx: Tx, id: string): Promise<LineRow> =>
  one(tx, sql`select ${lineColumns} from bank_lines l where l.id = ${id}`)

export type MatchedRow = LineRow & {
  match_id: string
  rule: MatchRule
  score: number
  by: string | null
  posting: string
}

export const listMatched = (db: Db, limit: number): Promise<MatchedRow[]> =>
  rows(
    db,
    sql`select ${lineColumns}, m.id as match_id, m.rule, m.score, ${person(sql`m.matched_by`)} as by, t.kind as posting
      from bank_matches m join bank_lines l on l.id = m.line_id join ledger_transactions t on t.id = m.transaction_id
      where m.undone_at is null order by m.matched_at desc, l.id limit ${limit}`,
  )

export const insertMatch = async (
  tx: Tx,
  row: {
    lineId: string
    transactionId: string
    rule: MatchRule
    score: number
    userId: string | null
    /** The posting was made for the match, and goes with it. */
    isMade: boolean
  },
): Promise<void> => {
  await sql`insert into bank_matches (line_id, transaction_id, rule, score, matched_by, is_made)
    values (${row.lineId}, ${row.transactionId}, ${row.rule}, ${row.score}, ${row.userId}, ${row.isMade})`.execute(
    tx,
  )
}

export type StandingMatch = {
  id: string
  line_id: string
  transaction_id: string
  is_made: boolean
  posting: string
  /** The run or the payout that it is of. */
  subject_id: string | null
  amount_fils: bigint
  /** The day on which the posting counts, and whether it or the line is of a closed month. */
  counted_on: string
  is_closed: boolean
}

/** Unless it was taken back; whoever changes that holds `lockMatching`. */
export const findMatch = (tx: Tx, id: string): Promise<StandingMatch | undefined> =>
  maybe(
    tx,
    sql`select m.id, m.line_id, m.transaction_id, m.is_made, t.kind as posting, t.subject_id, t.amount_fils, ${day(countedOn)} as counted_on,
        exists (select from finance_periods p where p.state in ('CLOSED', 'REOPENING')
          and p.month in (date_trunc('month', l.day)::date, date_trunc('month', ${countedOn})::date)) as is_closed
      from bank_matches m join bank_lines l on l.id = m.line_id join ledger_transactions t on t.id = m.transaction_id
      where m.id = ${id} and m.undone_at is null`,
  )

export const markUndone = async (
  tx: Tx,
  { id, userId, reason }: { id: string; userId: string; reason: string },
): Promise<void> => {
  await sql`update bank_matches set undone_at = clock_timestamp(), undone_by = ${userId}, undo_reason = ${reason} where id = ${id}`.execute(
    tx,
  )
}

/** A posting is matched by one at a time. */
export const lockMatching = async (tx: Tx): Promise<void> => {
  await one(tx, sql`select pg_advisory_xact_lock(7216390026) as locked`)
}

/** Postings to the bank that no line has confirmed and that did not go with an undone match, by `t`, with their entries `e`; to be narrowed by `having`. */
const unconfirmed = sql`from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'bank'
        left join settlement_runs r on r.id = t.subject_id left join companies c on c.id = r.company_id
      where not exists (select from bank_matches m where m.transaction_id = t.id and m.undone_at is null)
        and not exists (select from bank_matches m where m.is_made and m.undone_at is not null and m.transaction_id in (t.id, t.reverses))
      group by t.id having sum(e.amount_fils) <> 0`

/** How many of them count before an instant. */
export const countUnconfirmed = async (db: Db, until: Date): Promise<number> =>
  (
    await one<{ count: number }>(
      db,
      sql`select count(*)::int as count from (select t.id ${unconfirmed}
        and ${countedOn} < (${until} at time zone 'Asia/Dubai')::date) p`,
    )
  ).count

const ours = sql`select 'run' as kind, r.id, -r.net_fils as fils, ${day(sql`r.sent_at at time zone 'Asia/Dubai'`)} as day,
        array[r.number] as "references", b.holder as party
      from settlement_runs r join agent_bank_accounts b on b.id = r.account_id where r.state = 'SENT'
      union all select 'return', r.id, r.net_fils, ${day(sql`r.sent_at at time zone 'Asia/Dubai'`)}, array[r.number], b.holder
      from settlement_runs r join agent_bank_accounts b on b.id = r.account_id where r.state = 'PAID'
      union all select 'payout', p.id, p.net_fils, ${day(sql`p.paid_on`)}, array[p.reference], ''
      from card_payouts p where ${isAwaited}
      union all select 'posting', t.id, -sum(e.amount_fils)::bigint, ${day(countedOn)},
        array_remove(array[t.external_ref, max(r.number), max(r.bank_reference),
          (select coalesce(x.bank_reference, x.reference) from credit_receipts x where x.id = ${ofReceipt})], null),
        coalesce(max(c.name_en), (select p.name_en from companies p where p.id = ${partyOf}), '')
      ${unconfirmed}`

/**
 * Runs that wait for the bank, runs that may come back, and postings to the bank that no line has confirmed: of these amounts.
 * Payouts of the gateway that are awaited with any amount, because the bank may get another one.
 */
export const listOurs = (db: Db, amounts: readonly bigint[]): Promise<Ours[]> =>
  rows(
    db,
    sql`select * from (${ours}) o where o.fils = any(${[...amounts]}::bigint[]) or o.kind = 'payout' order by o.day, o.id`,
  )

/** What waits for the bank, the newest first; what may come back is nothing that anybody waits for. */
export const listAwaited = (db: Db, limit: number): Promise<(Ours & { count: number })[]> =>
  rows(
    db,
    sql`select o.*, count(*) over ()::int as count from (${ours}) o where o.kind <> 'return' order by o.day desc, o.id desc limit ${limit}`,
  )
