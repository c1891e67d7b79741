// All SQL of refunds: requested in the ledger first, then carried out by one worker at a time.
import { sql } from 'kysely'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'

export type Refund = {
  id: string
  sessionId: string
  amountFils: bigint
  /** What the gateway shall have refunded in all once this one is done. */
  settleAtFils: bigint
  origin: 'unapplied_receipts' | 'customer_advance'
  reason: string
  settledAt: Date | null
  claim: number
}

const columns = sql`id, session_id as "sessionId", amount_fils as "amountFils", settle_at_fils as "settleAtFils", origin, reason,
  settled_at as "settledAt", claim`

export const insertRefund = (
  tx: Tx,
  input: Pick<Refund, 'sessionId' | 'amountFils' | 'origin' | 'reason'>,
): Promise<Refund> =>
  one(
    tx,
    sql`insert into payment_refunds (session_id, amount_fils, settle_at_fils, origin, reason)
      select ${input.sessionId}::uuid, ${input.amountFils}::bigint,
        ${input.amountFils}::bigint + coalesce(sum(amount_fils), 0)::bigint, ${input.origin}, ${input.reason}
      from payment_refunds where session_id = ${input.sessionId}::uuid
      returning ${columns}`,
  )

export const findOpenRefund = (db: Db, sessionId: string): Promise<Refund | undefined> =>
  maybe(
    db,
    sql`select ${columns} from payment_refunds where session_id = ${sessionId} and settled_at is null`,
  )

export const findRefund = (db: Db, id: string): Promise<Refund | undefined> =>
  maybe(db, sql`select ${columns} from payment_refunds where id = ${id}`)

/** Takes a refund for a minute and a half, longer than the gateway's slowest answer; nothing when another worker has it. */
export const claimRefund = (tx: Tx, id: string): Promise<Refund | undefined> =>
  maybe(
    tx,
    sql`update payment_refunds set claim = claim + 1, claimed_until = now() + interval '90 seconds'
      where id = ${id} and settled_at is null and (claimed_until is null or claimed_until < now())
      returning ${columns}`,
  )

export const releaseRefund = async (tx: Tx, refund: Refund): Promise<void> => {
  await sql`update payment_refunds set claimed_until = null where id = ${refund.id} and claim = ${refund.claim}`.execute(
    tx,
  )
}

/** Marks a refund done for the worker that still holds it; false for one that was overtaken or is done. */
export const settleRefundRow = async (tx: Tx, refund: Refund): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update payment_refunds set settled_at = clock_timestamp(), claimed_until = null
      where id = ${refund.id} and claim = ${refund.claim} and settled_at is null returning id`,
  )) !== undefined
