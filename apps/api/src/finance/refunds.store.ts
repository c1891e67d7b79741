// All SQL of refunds: requested in the ledger first, then carried out by one worker at a time.
import { sql } from '../kit/sql.ts'
import { liveTransferStates } from '@marsa/model/finance/refunds/refund.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

export type Refund = {
  id: string
  sessionId: string
  amountFils: bigint
  /** What the gateway shall have refunded in all once this one is done. */
  settleAtFils: bigint
  origin: 'unapplied_receipts' | 'customer_advance'
  reason: string
  settledAt: Date | null
  /** Until when one worker has it for itself. */
  claimedUntil: Date | null
  claim: number
}

const columns = sql`id, session_id as "sessionId", amount_fils as "amountFils", settle_at_fils as "settleAtFils", origin, reason,
  settled_at as "settledAt", claimed_until as "claimedUntil", claim`

export const insertRefund = (
  tx: Tx,
  input: Pick<Refund, 'sessionId' | 'amountFils' | 'origin' | 'reason'>,
): Promise<Refund> =>
  one(
    tx,
    sql`insert into payment_refunds (session_id, amount_fils, settle_at_fils, origin, reason)
      select ${input.sessionId}::uuid, ${input.amountFils}::bigint,
        ${input.amountFils}::bigint + coalesce(sum(amount_fils), 0)::bigint, ${input.origin}, ${input.reason}
      from payment_refunds f where session_id = ${input.sessionId}::uuid
        and not exists (select from refund_transfers t where t.refund_id = f.id and t.state = 'PAID')
      returning ${columns}`,
  )

export const findOpenRefund = (db: Db, sessionId: string): Promise<Refund | undefined> =>
  maybe(
    db,
    sql`select ${columns} from payment_refunds where session_id = ${sessionId} and settled_at is null`,
  )

export const findRefund = (db: Db, id: string): Promise<Refund | undefined> =>
  maybe(db, sql`select ${columns} from payment_refunds where id = ${id}`)

/** Longer than the gateway's slowest answers, before money is sent and after it. */
const claimTime = sql`interval '1 minute'`

/** A bank transfer is prepared instead of `f`. */
const isByTransfer = sql`exists (select from refund_transfers t where t.refund_id = f.id
  and t.state = any(${[...liveTransferStates]}::text[]))`

/** Takes a refund for a while; nothing when another worker has it, or a bank transfer is prepared instead. */
export const claimRefund = (tx: Tx, id: string): Promise<Refund | undefined> =>
  maybe(
    tx,
    sql`update payment_refunds f set claim = claim + 1, claimed_until = now() + ${claimTime}, tried_at = now()
      where id = ${id} and settled_at is null and (claimed_until is null or claimed_until < now()) and not ${isByTransfer}
      returning ${columns}`,
  )

/** Takes it for as long again, for the worker that still holds it; false for one that was overtaken. */
export const renewClaim = async (tx: Tx, refund: Refund): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update payment_refunds f set claimed_until = now() + ${claimTime}
      where id = ${refund.id} and claim = ${refund.claim} and settled_at is null and not ${isByTransfer} returning id`,
  )) !== undefined

/** After an attempt that failed, with what the gateway said. */
export const releaseRefund = async (tx: Tx, refund: Refund, failure: string): Promise<void> => {
  await sql`update payment_refunds set claimed_until = null, failures = failures + 1, failure = ${failure.slice(0, 300)}
    where id = ${refund.id} and claim = ${refund.claim}`.execute(tx)
}

/** Marks a refund done for the worker that still holds it; false for one that was overtaken or is done. */
export const settleRefundRow = async (tx: Tx, refund: Refund): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update payment_refunds set settled_at = clock_timestamp(), claimed_until = null
      where id = ${refund.id} and claim = ${refund.claim} and settled_at is null returning id`,
  )) !== undefined

/** The bank has paid it; nobody asks the gateway any more. */
export const settleTransferred = async (tx: Tx, id: string): Promise<void> => {
  await sql`update payment_refunds set settled_at = clock_timestamp(), claimed_until = null where id = ${id}`.execute(
    tx,
  )
}

/** Names the job of a refund, so that it has one at a time. */
export const refundKey = (id: string): string => `refund:${id}`

/** Refunds that nobody works on, neither a job nor a person with a transfer, oldest first, with their age in minutes. */
export const listLostRefunds = (db: Db): Promise<{ id: string; minutes: number }[]> =>
  rows(
    db,
    sql`select f.id, floor(extract(epoch from now() - f.requested_at) / 60)::int as minutes from payment_refunds f
      where f.settled_at is null and (f.claimed_until is null or f.claimed_until < now()) and not ${isByTransfer} and not exists (
        select from graphile_worker.jobs j where j.key = 'refund:' || f.id and j.attempts < j.max_attempts)
      order by f.requested_at limit 100`,
  )
