// All SQL of payment sessions and of what was heard about them.
import { sql, type Sql } from '../kit/sql.ts'
import {
  openStates,
  paymentSessionMachine,
  type GatewayStatus,
  type PaymentPart,
  type PaymentSessionState,
} from '@marsa/model/finance/payment-session.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import { move } from '../kit/move.ts'
import type { GatewayOrder, PaymentDescription } from './gateway.ts'
import type { PaymentSession } from './session.ts'

const columns = sql`id, fencing, subject_kind as "subjectKind", subject_id as "subjectId", subject_number as "subjectNumber",
  quotation_id as "quotationId", quote_version as "quoteVersion", part, attempt, amount_fils as "amountFils", currency,
  settled_fils as "atGatewayFils",
  settled_fils - returned_fils as "settledFils", company_id as "companyId", user_id as "userId", language, description, state,
  opened_at as "openedAt", lease_until as "leaseUntil", clock_timestamp() >= lease_until as "isLeaseOver",
  floor(extract(epoch from clock_timestamp() - opened_at) / 60)::int as "ageMinutes", abandoned_at as "abandonedAt",
  gateway_ref as "gatewayRef", pay_url as "payUrl", transaction_id as "transactionId"`

const isOpen: Sql = sql`state in (${sql.join(openStates.map((state) => sql.lit(state)))})`

export const findSession = (db: Db, id: string): Promise<PaymentSession | undefined> =>
  maybe(db, sql`select ${columns} from payment_sessions where id = ${id}`)

/** Locks the row; the subject must have been locked before (lock order). */
export const lockSession = (tx: Tx, id: string): Promise<PaymentSession> =>
  one(tx, sql`select ${columns} from payment_sessions where id = ${id} for update`)

export const findSessionByRef = (db: Db, ref: string): Promise<PaymentSession | undefined> =>
  maybe(db, sql`select ${columns} from payment_sessions where gateway_ref = ${ref}`)

export const findOpenSession = (
  db: Db,
  subjectKind: string,
  subjectId: string,
): Promise<PaymentSession | undefined> =>
  maybe(
    db,
    sql`select ${columns} from payment_sessions where subject_kind = ${subjectKind} and subject_id = ${subjectId} and ${isOpen}`,
  )

/** Sessions of a subject, newest first. */
export const listSessions = (db: Db, subjectId: string): Promise<PaymentSession[]> =>
  rows(db, sql`select ${columns} from payment_sessions where subject_id = ${subjectId} order by fencing desc`)

/** True when the subject has taken another session since: open, or paid for the same part. */
export const hasNewerSession = async (tx: Tx, session: PaymentSession): Promise<boolean> =>
  (await maybe(
    tx,
    sql`select from payment_sessions where subject_kind = ${session.subjectKind} and subject_id = ${session.subjectId}
      and id <> ${session.id} and (${isOpen} or (state = 'SUCCEEDED' and fencing > ${session.fencing}))`,
  )) !== undefined

export type NewSession = {
  subjectKind: string
  subjectId: string
  subjectNumber: string
  quotationId: string | null
  quoteVersion: number
  part: PaymentPart
  amountFils: bigint
  companyId: string
  userId: string
  language: Lang
  description: PaymentDescription
}

/** Inserts an open session that is held for so long, or nothing when the subject has one: the unique index decides every race. */
export const insertSession = (
  tx: Tx,
  input: NewSession,
  leaseMinutes: number,
): Promise<PaymentSession | undefined> =>
  maybe(
    tx,
    sql`insert into payment_sessions (subject_kind, subject_id, subject_number, quotation_id, quote_version, part, attempt,
        amount_fils, company_id, user_id, language, description, state, move, moved_as, lease_until)
      values (${input.subjectKind}, ${input.subjectId}, ${input.subjectNumber}, ${input.quotationId}, ${input.quoteVersion},
        ${input.part},
        1 + (select count(*) from payment_sessions where subject_kind = ${input.subjectKind} and subject_id = ${input.subjectId}),
        ${input.amountFils}, ${input.companyId}, ${input.userId}, ${input.language}, ${JSON.stringify(input.description)}::jsonb,
        'CREATED', 'open', 'customer', now() + make_interval(mins => ${leaseMinutes}))
      on conflict (subject_kind, subject_id) where state in ('CREATED', 'PENDING', 'EXPIRING') do nothing
      returning ${columns}`,
  )

type MoveName = keyof (typeof paymentSessionMachine)['moves']
type MoveOptions = {
  to?: PaymentSessionState
  transactionId?: string
  set?: Readonly<Record<string, unknown>>
  reason?: string
}

/** Moves a session along its machine; every end but a refund stamps `closed_at`. */
export const moveSession = async (
  tx: Tx,
  id: string,
  name: MoveName,
  as: ActorKind,
  { to, transactionId, set, reason }: MoveOptions = {},
): Promise<PaymentSession> => {
  const target = to ?? paymentSessionMachine.moves[name].to[0]!
  const isOpen = openStates.some((state) => state === target)
  const further = {
    ...set,
    ...(transactionId && { transaction_id: transactionId }),
    ...(!isOpen && { closed_at: sql`coalesce(closed_at, clock_timestamp())` }),
  }
  await move(tx, {
    table: 'payment_sessions',
    machine: paymentSessionMachine,
    move: name,
    id,
    as,
    to: target,
    reason,
    set: further,
  })
  return lockSession(tx, id)
}

/** Writes down the gateway's reference; a fresh session thereby becomes PENDING. */
export const recordOrder = async (tx: Tx, id: string, order: GatewayOrder): Promise<void> => {
  const session = await lockSession(tx, id)
  const set = { gateway_ref: order.ref, pay_url: order.payUrl }
  if (session.state === 'CREATED') await moveSession(tx, id, 'redirect', 'system', { set })
  else if (!session.gatewayRef)
    await sql`update payment_sessions set gateway_ref = ${order.ref}, pay_url = ${order.payUrl} where id = ${id}`.execute(
      tx,
    )
}

export const markAbandoned = async (tx: Tx, id: string): Promise<void> => {
  await sql`update payment_sessions set abandoned_at = clock_timestamp()
    where id = ${id} and abandoned_at is null and ${isOpen}`.execute(tx)
}

export type PaymentEvent = {
  sessionId: string
  source: 'webhook' | 'return' | 'sweeper' | 'abandon' | 'reconciliation' | 'refund'
  eventId?: string
  status: GatewayStatus
  amountFils: bigint
  currency: string
  effect: string
}

export const insertEvent = async (tx: Tx, event: PaymentEvent): Promise<void> => {
  await sql`insert into payment_events (session_id, source, event_id, status, amount_fils, currency, effect)
    values (${event.sessionId}, ${event.source}, ${event.eventId ?? null}, ${event.status}, ${event.amountFils},
      ${event.currency}, ${event.effect})`.execute(tx)
}

/** Open sessions that should have ended a minute ago and that no job looks after any more. */
export const listLostSessions = (db: Db): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select s.id from payment_sessions s where ${isOpen} and s.lease_until < now() - interval '1 minute' and not exists (
        select from graphile_worker.jobs j where j.key like 'sweep:' || s.id || ':%' and j.attempts < j.max_attempts)
      order by s.lease_until limit 100`,
  )

/** Open sessions and those that were opened in a period, for reconciliation. */
export const listSessionsOpened = (db: Db, from: Date, to: Date): Promise<PaymentSession[]> =>
  rows(
    db,
    sql`select ${columns} from payment_sessions where opened_at >= ${from} and opened_at < ${to} order by fencing`,
  )
