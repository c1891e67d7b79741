// All SQL of payouts of the card gateway: the payouts with their lines, payments as they are compared with, and what is in none.
import type { PaidSession, PayoutLine } from '@marsa/model/finance/card-payouts/card-payout.ts'
import type { PayoutState } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import type { FinanceCaseKind, FinanceCaseState } from '@marsa/model/finance/bank/finance-case.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

const day = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM-DD')`

/** The posting by which a line of the bank confirmed the payout `p`. */
const standing = sql`(select t.id from ledger_transactions t where t.kind = 'gateway.payout' and t.subject_id = p.id
  and not exists (select from ledger_transactions r where r.reverses = t.id))`
/** Nobody has given the payout `p` up. */
const isKept = sql`not exists (select from reconciliation_differences d where d.payout_id = p.id and d.kind = 'payout-short'
  and d.resolution_id is not null)`
/** The bank still owes a line for the payout `p`. */
export const isAwaited = sql`p.net_fils <> 0 and not exists ${standing} and ${isKept}`

export type NewPayout = {
  reference: string
  paidOn: string
  grossFils: bigint
  feeFils: bigint
  vatFils: bigint
  fileName: string
  sha256: Buffer
  userId: string
}

/** Whoever inserts one holds `lockMatching`. */
export const insertPayout = async (tx: Tx, row: NewPayout): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into card_payouts (reference, paid_on, gross_fils, fee_fils, vat_fils, file_name, sha256, imported_by)
        values (${row.reference}, ${row.paidOn}, ${row.grossFils}, ${row.feeFils}, ${row.vatFils}, ${row.fileName}, ${row.sha256},
          ${row.userId}) returning id`,
    )
  ).id

export const insertPayoutLine = async (
  tx: Tx,
  row: PayoutLine & { payoutId: string; position: number; sessionId: string | null },
): Promise<void> => {
  await sql`insert into card_payout_lines (payout_id, position, kind, order_ref, session_id, day, gross_fils, fee_fils, vat_fils)
    values (${row.payoutId}, ${row.position}, ${row.kind}, ${row.orderRef}, ${row.sessionId}, ${row.day}, ${row.grossFils}, ${row.feeFils},
      ${row.vatFils})`.execute(tx)
}

export type KnownPayout = {
  id: string
  reference: string
  paid_on: string
  gross_fils: bigint
  fee_fils: bigint
  vat_fils: bigint
}

/** Those of these references that were taken before. */
export const listKnown = (db: Db, references: readonly string[]): Promise<KnownPayout[]> =>
  rows(
    db,
    sql`select id, reference, ${day(sql`paid_on`)} as paid_on, gross_fils, fee_fils, vat_fils from card_payouts
      where reference = any(${[...references]}::text[])`,
  )

export type ComparedSession = PaidSession & { gatewayRef: string | null; subjectNumber: string }

/** Payments that a file names, by our key or by the gateway's; with what earlier payouts hold of them. */
export const listCompared = (
  db: Db,
  of: { keys: readonly string[]; orderRefs: readonly string[] },
): Promise<ComparedSession[]> =>
  rows(
    db,
    sql`select s.id, s.gateway_ref as "gatewayRef", s.subject_number as "subjectNumber",
        case when s.transaction_id is null then 0 else s.amount_fils end as "amountFils",
        coalesce((select sum(f.amount_fils) from payment_refunds f where f.session_id = s.id and f.settled_at is not null), 0)::bigint
          as "refundedFils",
        coalesce((select sum(l.gross_fils) from card_payout_lines l where l.session_id = s.id and l.kind = 'sale'), 0)::bigint
          as "paidOutFils",
        coalesce((select -sum(l.gross_fils) from card_payout_lines l where l.session_id = s.id and l.kind = 'refund'), 0)::bigint
          as "takenBackFils"
      from payment_sessions s
      where s.id = any(${[...of.keys]}::uuid[]) or s.gateway_ref = any(${[...of.orderRefs]}::text[])`,
  )

/** A payment with money at the gateway that no payout holds, by `s` and its posting `t`. */
const inNoPayout = sql`from payment_sessions s join ledger_transactions t on t.id = s.transaction_id
  where s.settled_fils > 0 and s.currency = 'AED'
    and not exists (select from card_payout_lines l where l.session_id = s.id and l.kind = 'sale')`
const capturedOn = sql`(t.posted_at at time zone 'Asia/Dubai')::date`

export type Missing = { sessionId: string; settledFils: bigint; orderRef: string | null }

/**
 * Payments between the first and the last day of all that was paid out, in no payout and without a case; on these two days
 * themselves a payout may begin or end within the day.
 */
export const listMissing = (tx: Tx): Promise<Missing[]> =>
  rows(
    tx,
    sql`select s.id as "sessionId", s.settled_fils as "settledFils", s.gateway_ref as "orderRef" ${inNoPayout}
      and ${capturedOn} > (select min(day) from card_payout_lines where kind = 'sale')
      and ${capturedOn} < (select max(day) from card_payout_lines where kind = 'sale')
      and not exists (select from reconciliation_differences d where d.kind = 'not-paid-out' and d.session_id = s.id)
      order by s.id`,
  )

/** Money at the gateway in no payout yet: of how many payments. */
export const sumNotPaidOut = (db: Db): Promise<{ count: number; fils: bigint }> =>
  one(db, sql`select count(*)::int as count, coalesce(sum(s.settled_fils), 0)::bigint as fils ${inNoPayout}`)

/** Undefined where the bank owes no line for it. */
export const findAwaited = (
  tx: Tx,
  id: string,
): Promise<{ reference: string; net_fils: bigint } | undefined> =>
  maybe(tx, sql`select p.reference, p.net_fils from card_payouts p where p.id = ${id} and ${isAwaited}`)

/** Payouts that should have reached the bank by then and have no open case. */
export const listOverdue = async (db: Db, paidBefore: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select p.id from card_payouts p where p.paid_on < ${paidBefore}::date and ${isAwaited}
        and not exists (select from reconciliation_differences d where d.kind = 'payout-short' and d.payout_id = p.id
          and d.state <> 'RESOLVED') order by p.id limit 200`,
    )
  ).map(({ id }) => id)

export type PayoutFilter = {
  from?: string | undefined
  to?: string | undefined
  state?: PayoutState | undefined
  searchText: string
}
export type PayoutRow = {
  id: string
  reference: string
  paid_on: string
  gross_fils: bigint
  fee_fils: bigint
  vat_fils: bigint
  net_fils: bigint
  lines: number
  is_awaited: boolean
  open_cases: number
}

const payoutColumns = sql`p.id, p.reference, ${day(sql`p.paid_on`)} as paid_on, p.gross_fils, p.fee_fils, p.vat_fils, p.net_fils,
  (select count(*)::int from card_payout_lines l where l.payout_id = p.id) as lines, ${isAwaited} as is_awaited,
  (select count(*)::int from reconciliation_differences d where d.payout_id = p.id and d.state <> 'RESOLVED') as open_cases`

/** By its number, or by that of a request that one of its payments is for. */
const among = ({ from, to, state, searchText }: PayoutFilter): Sql =>
  sql`(${from ?? null}::date is null or p.paid_on >= ${from ?? null}::date)
    and (${to ?? null}::date is null or p.paid_on <= ${to ?? null}::date)
    and (${state ?? null}::text is null or (${isAwaited}) = (${state ?? null} = 'awaited'))
    and (${searchText} = '' or p.reference ilike '%' || ${searchText} || '%' or exists (select from card_payout_lines l
      join payment_sessions s on s.id = l.session_id where l.payout_id = p.id and s.subject_number ilike ${searchText}))`

export const listPayouts = (
  db: Db,
  filter: PayoutFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayoutRow[]> =>
  rows(
    db,
    sql`select ${payoutColumns} from card_payouts p where ${among(filter)} order by p.paid_on desc, p.id desc
      limit ${limit} offset ${offset}`,
  )

export type PayoutSums = { count: number; gross: bigint; fee: bigint; vat: bigint; net: bigint }
export const sumPayouts = (db: Db, filter: PayoutFilter): Promise<PayoutSums> =>
  one(
    db,
    sql`select count(*)::int as count, coalesce(sum(p.gross_fils), 0)::bigint as gross, coalesce(sum(p.fee_fils), 0)::bigint as fee,
        coalesce(sum(p.vat_fils), 0)::bigint as vat, coalesce(sum(p.net_fils), 0)::bigint as net
      from card_payouts p where ${among(filter)}`,
  )

export type FoundPayout = PayoutRow & {
  file_name: string
  importer: string
  imported_at: Date
  bank: { day: string; amount: string } | null
}

export const findPayout = (db: Db, reference: string): Promise<FoundPayout | undefined> =>
  maybe(
    db,
    sql`select ${payoutColumns}, p.file_name, p.imported_at, (select first_name || ' ' || last_name from users where id = p.imported_by)
        as importer, (select jsonb_build_object('day', ${day(sql`l.day`)}, 'amount', l.amount_fils::text) from bank_matches m
          join bank_lines l on l.id = m.line_id where m.undone_at is null and m.transaction_id = ${standing}) as bank
      from card_payouts p where p.reference = ${reference}`,
  )

export type PayoutLineRow = {
  kind: PayoutLine['kind']
  order_ref: string
  subject_number: string | null
  day: string
  gross_fils: bigint
  fee_fils: bigint
  vat_fils: bigint
}

export const listPayoutLines = (
  db: Db,
  payoutId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayoutLineRow[]> =>
  rows(
    db,
    sql`select l.kind, l.order_ref, s.subject_number, ${day(sql`l.day`)} as day, l.gross_fils, l.fee_fils, l.vat_fils
      from card_payout_lines l left join payment_sessions s on s.id = l.session_id where l.payout_id = ${payoutId}
      order by l.position limit ${limit} offset ${offset}`,
  )

export type PayoutCaseRow = {
  id: string
  kind: FinanceCaseKind
  state: FinanceCaseState
  subject_number: string | null
  ours_fils: bigint
  theirs_fils: bigint
}

export const listPayoutCases = (db: Db, payoutId: string): Promise<PayoutCaseRow[]> =>
  rows(
    db,
    sql`select d.id, d.kind, d.state, s.subject_number, d.ours_fils, d.theirs_fils from reconciliation_differences d
      left join payment_sessions s on s.id = d.session_id where d.payout_id = ${payoutId} order by d.state = 'RESOLVED', d.id`,
  )
