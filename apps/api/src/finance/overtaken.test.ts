// Two at once about the same money: callbacks of one payment, workers of one refund, and jobs that were lost on the way.
import { sql } from '../kit/sql.ts'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { financeWorld } from '../../test/finance-world.ts'
import { subjectReactions } from '../../test/finance-subject.ts'
import { one, rows, transaction } from '../kit/db.ts'
import { enqueue } from '../kit/jobs.ts'
import { runJobs } from '../kit/run-jobs.ts'
import { applyPaymentResult } from './apply-payment-result.ts'
import type { Gateway } from './gateway.ts'
import { returnFromGateway } from './follow-session.ts'
import { financeJobs } from './jobs.ts'
import { balanceOf } from './ledger.store.ts'
import { receiveNotice } from './receive-notice.ts'
import { requestRefund, runRefund } from './refund-session.ts'
import { claimRefund, findRefund, settleRefundRow } from './refunds.store.ts'
import { findSession } from './sessions.store.ts'
import { startPayment } from './start-payment.ts'
import { sweepSession } from './sweep-session.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
beforeAll(async () => {
  world = await financeWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(world.db)
})
afterEach(() => world.checkLedger())

const begin = async () => {
  const subjectId = await world.newSubject()
  const { id } = await world.open(world.wanted(subjectId))
  await startPayment(world.parts, id)
  world.gateway.settle(id, { status: 'succeeded' })
  return { subjectId, id }
}
const refundOf = async (id: string, amountFils: bigint) => {
  await sweepSession(world.parts, id)
  return transaction(world.db, (tx) =>
    requestRefund(tx, { sessionId: id, amountFils, reason: 'cancelled', as: 'desk' }),
  )
}
const state = async (id: string) => (await findSession(world.db, id))!.state
const events = async (id: string) =>
  (
    await rows<{ effect: string }>(
      world.db,
      sql`select effect from payment_events where session_id = ${id} order by id`,
    )
  ).map(({ effect }) => effect)
/** A place where somebody halts until he may go on. */
const gate = () => {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pass = async (): Promise<void> => {
    reached.resolve()
    await open.promise
  }
  return { pass, reached: reached.promise, open: open.resolve }
}
const waitsForLock = async (): Promise<number> => {
  const { rows: found } = await world.owner.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found[0]!.waiting
}

test('of two callbacks at once about one session, the second waits for the first and changes nothing', async () => {
  const { id, subjectId } = await begin()
  const posting = gate()
  const parts = {
    ...world.parts,
    reactions: {
      subject: {
        ...subjectReactions,
        lockSubject: async () => true, // so that nothing but the session's own lock stands between them
        paymentSucceeded: async (...all: Parameters<typeof subjectReactions.paymentSucceeded>) => {
          await posting.pass()
          await subjectReactions.paymentSucceeded(...all)
        },
      },
    },
  }
  const result = { status: 'succeeded', amountFils: 481_388n, currency: 'AED', sessionId: id } as const
  const first = applyPaymentResult(parts, { ...result, source: 'webhook' })
  await posting.reached
  const second = applyPaymentResult(parts, { ...result, source: 'return' })
  await expect.poll(waitsForLock, { interval: 20, timeout: 20_000 }).toBe(1)
  posting.open()
  expect([(await first).effect, (await second).effect]).toEqual(['pay', 'nothing'])
  expect(await events(id)).toEqual(['pay', 'nothing'])
  expect(await world.count('ledger_transactions', id)).toBe(1)
  expect(await world.count('receipts', id)).toBe(1)
  expect(await world.subject(subjectId)).toMatchObject({ paid: 1, ended: 0 })
})

const log = pino({ level: 'silent' })
const work = () => runJobs(world.database.url, financeJobs(world.parts, { now: () => new Date() }), log)
const notice = (id: string) =>
  receiveNotice(world.parts, 'secret', 'secret', { order: { reference: world.gateway.order(id).ref } })
const sweepsToRunNow = async (): Promise<number> => {
  const { rows: found } = await world.owner.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'finance.sweep-session' and run_at <= now()`,
  )
  return found[0]!.n
}
/** Somebody else holds rows all the while. */
const whileHeld = async (statement: string, id: string[], meanwhile: () => Promise<void>): Promise<void> => {
  const holder = new pg.Client({ connectionString: world.database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`${statement} for update`, id)
  try {
    await meanwhile()
  } finally {
    await holder.end()
  }
}

test('a payment that waits too long for a receipt number is kept, and applied once as soon as there is one', async () => {
  await sweepSession(world.parts, (await begin()).id) // so that the counter is there
  const { id, subjectId } = await begin()
  await whileHeld('select from document_numbers', [], async () => {
    const returned = returnFromGateway(world.parts, world.payer, id)
    expect(await notice(id)).toEqual({ known: true })
    expect((await returned).state).toBe('PENDING')
  })
  expect([await state(id), await sweepsToRunNow()]).toEqual(['PENDING', 1])
  await work()
  expect([await state(id), await world.count('receipts', id)]).toEqual(['SUCCEEDED', 1])
  expect(await world.count('ledger_transactions', id)).toBe(1)
  expect(await world.subject(subjectId)).toMatchObject({ paid: 1, ended: 0 })
})

test('a success after the end of its session goes back, also when its notice waits too long', async () => {
  const { id, subjectId } = await begin()
  world.gateway.settle(id, { status: 'cancelled' })
  await sweepSession(world.parts, id)
  expect(await state(id)).toBe('CANCELLED')
  await world.owner.query(`update payable_subjects set state = 'CLOSED' where id = $1`, [subjectId])
  world.gateway.settle(id, { status: 'succeeded' })
  await whileHeld('select from payment_sessions where id = $1', [id], async () =>
    expect(await notice(id)).toEqual({ known: true }),
  )
  await work()
  expect(await state(id)).toBe('REFUNDED')
})

const partsWith = (refund: Gateway['refund']) => ({
  ...world.parts,
  gateway: { ...world.gateway, refund },
})
/** The time for which a worker has a refund for itself is over. */
const endClaim = (refundId: string) =>
  world.owner.query(`update payment_refunds set claimed_until = now() - interval '1 second' where id = $1`, [
    refundId,
  ])
const waitingJobs = () =>
  rows<{ task: string; later: boolean; attempts: number }>(
    world.db,
    sql`select task_identifier as task, run_at > now() as later, attempts from graphile_worker.jobs
      where task_identifier <> 'finance.sweep-session' order by id`,
  )

test('while one worker speaks to the gateway about a refund, another one comes back later', async () => {
  const { id } = await begin()
  const refund = await refundOf(id, 481_388n)
  const asking = gate()
  const slow = partsWith(async (...all) => {
    await asking.pass()
    return world.gateway.refund(...all)
  })
  const first = runRefund(slow, refund.id)
  await asking.reached
  const { claimedUntil } = (await findRefund(world.db, refund.id))!
  await runRefund(world.parts, refund.id)
  expect(await state(id)).toBe('REFUNDING')
  expect(
    await one(world.db, sql`select run_at from graphile_worker.jobs where key = ${`refund:${refund.id}`}`),
  ).toEqual({ run_at: claimedUntil })
  asking.open()
  await first
  expect(await state(id)).toBe('REFUNDED')
})

test('a worker that was overtaken while it read the gateway sends no money', async () => {
  const { id } = await begin()
  const refund = await refundOf(id, 100_000n)
  const sent = world.gateway.refunds()
  const sending = gate()
  const frozen = partsWith((ref, total, isStillMine) =>
    world.gateway.refund(ref, total, async () => {
      await sending.pass()
      await isStillMine()
    }),
  )
  const first = runRefund(frozen, refund.id)
  await sending.reached
  await endClaim(refund.id)
  await runRefund(world.parts, refund.id)
  sending.open()
  await expect(first).rejects.toThrow('taken over')
  expect(world.gateway.refunds()).toBe(sent + 1)
  expect(world.gateway.order(id).refundedFils).toBe(100_000n)
  expect(await state(id)).toBe('PART_REFUNDED')
})

test('a second result of a refund that is settled changes nothing', async () => {
  const { id, subjectId } = await begin()
  const refund = await refundOf(id, 100_000n)
  const answering = gate()
  const late = partsWith(async (...all) => {
    const order = await world.gateway.refund(...all)
    await answering.pass()
    return order
  })
  const first = runRefund(late, refund.id)
  await answering.reached
  await endClaim(refund.id)
  await runRefund(world.parts, refund.id)
  const seen = async () => [
    await findRefund(world.db, refund.id),
    await findSession(world.db, id).then((session) => [session!.state, session!.settledFils]),
    await events(id),
    await world.count('ledger_transactions', id),
    await balanceOf(world.db, { kind: 'customer_advance', ownerId: subjectId }),
    await balanceOf(world.db, { kind: 'refunds_in_transit' }),
  ]
  const settled = await seen()
  answering.open()
  await first
  await runRefund(world.parts, refund.id)
  expect(await seen()).toEqual(settled)
  expect(settled[1]).toEqual(['PART_REFUNDED', 381_388n])
})

test('a refund is settled once, also by a worker that comes twice', async () => {
  const { id } = await begin()
  const refund = await refundOf(id, 100_000n)
  const answers: boolean[] = []
  await transaction(world.db, async (tx) => {
    const claimed = (await claimRefund(tx, refund.id))!
    answers.push(await settleRefundRow(tx, claimed), await settleRefundRow(tx, claimed))
    throw new Error('seen enough')
  }).catch(() => undefined)
  expect(answers).toEqual([true, false])
})

/** Looks for what was lost, then runs what that has added. */
const sweepLost = async (): Promise<void> => {
  await enqueue(world.db, 'finance.sweep-lost', {})
  await work()
  await sql`delete from graphile_worker._private_jobs where key = 'timer:finance.sweep-lost'`.execute(
    world.db,
  )
}

test('a refund whose job is gone is carried out all the same, and the operator hears of it', async () => {
  const { id } = await begin()
  await refundOf(id, 481_388n)
  await sql`delete from graphile_worker._private_jobs`.execute(world.db)
  await sweepLost()
  expect(await state(id)).toBe('REFUNDED')
  expect(world.alarms).toContain('a refund had lost its job')
})

test('a refund that the gateway has done and whose job was given up is settled, not sent again', async () => {
  const { id } = await begin()
  const refund = await refundOf(id, 100_000n)
  await world.gateway.refund(world.gateway.order(id).ref, 100_000n, async () => undefined)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(world.db)
  const sent = world.gateway.refunds()
  await sweepLost()
  expect(world.gateway.refunds()).toBe(sent)
  expect((await findRefund(world.db, refund.id))!.settledAt).not.toBeNull()
  expect(await state(id)).toBe('PART_REFUNDED')
  expect(await waitingJobs()).toEqual([])
})

test('a refund that has a job, or that a worker has in hand, gets no other one', async () => {
  const [waits, held] = [await begin(), await begin()]
  await refundOf(waits.id, 1_000n)
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour', attempts = 3`.execute(
    world.db,
  )
  const refund = await refundOf(held.id, 1_000n)
  await sql`delete from graphile_worker._private_jobs where key = ${`refund:${refund.id}`}`.execute(world.db)
  await world.owner.query(
    `update payment_refunds set claimed_until = now() + interval '1 minute' where id = $1`,
    [refund.id],
  )
  await sweepLost()
  expect(await waitingJobs()).toEqual([{ task: 'finance.run-refund', later: true, attempts: 3 }])
})

test('a payment session whose jobs are gone is closed after its end', async () => {
  const subjectId = await world.newSubject()
  const { id } = await world.open(world.wanted(subjectId))
  await startPayment(world.parts, id)
  await sql`delete from graphile_worker._private_jobs`.execute(world.db)
  await sweepLost()
  expect(await state(id)).toBe('PENDING')
  await world.owner.query(
    `update payment_sessions set lease_until = now() - interval '2 minutes' where id = $1`,
    [id],
  )
  await sweepLost()
  expect(await state(id)).toBe('EXPIRED')
  expect((await world.subject(subjectId)).state).toBe('FREE')
})
