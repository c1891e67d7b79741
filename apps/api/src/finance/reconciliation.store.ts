// All SQL of differences between the gateway, its list and its payouts, and our books.
import type { FinanceCaseKind } from '@marsa/model/finance/bank/finance-case.ts'
import { sql } from '../kit/sql.ts'
import { maybe, rows, type Db, type Tx } from '../kit/db.ts'

export type Difference = {
  kind: Exclude<FinanceCaseKind, 'bank-unmatched'>
  /** With the kind once for ever. */
  reference: string
  sessionId?: string | undefined
  payoutId?: string
  oursFils: bigint
  theirsFils: bigint
  currency: string
}

/** Writes a difference once; true when it is new. */
export const insertDifference = async (tx: Tx, difference: Difference): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into reconciliation_differences (kind, reference, session_id, payout_id, ours_fils, theirs_fils, currency)
      values (${difference.kind}, ${difference.reference}, ${difference.sessionId ?? null}, ${difference.payoutId ?? null}, ${difference.oursFils},
        ${difference.theirsFils}, ${difference.currency})
      on conflict (kind, reference) do nothing returning id`,
  )) !== undefined

export const listOpenDifferences = (db: Db): Promise<(Difference & { id: string; foundAt: Date })[]> =>
  rows(
    db,
    sql`select id, kind, reference, session_id as "sessionId", ours_fils as "oursFils", theirs_fils as "theirsFils",
      currency, found_at as "foundAt"
    from reconciliation_differences where closed_at is null order by found_at`,
  )
