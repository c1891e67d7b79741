// Results in every order and number: one posting and one receipt, or one refund, and a ledger that adds up.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { financeWorld } from '../../test/finance-world.ts'
import { abandonSession, returnFromGateway } from './follow-session.ts'
import { balanceOf } from './ledger.store.ts'
import { receiveNotice } from './receive-notice.ts'
import { reconcile } from './reconcile.ts'
import { listOpenDifferences } from './reconciliation.store.ts'
import { requestRefund, runRefund } from './refund-session.ts'
import { findOpenRefund } from './refunds.store.ts'
import { findSession } from './sessions.store.ts'
import { startPayment } from './start-payment.ts'
import { sweepSession } from './sweep-session.ts'
import { transaction } from '../kit/db.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
beforeAll(async () => {
  world = await financeWorld()
})
afterAll(() => world.close())
beforeEach(() => world.gateway.reachable(true))
afterEach(() => world.checkLedger())

const begin = async (change = {}) => {
  const subjectId = await world.newSubject()
  const session = await world.open(world.wanted(subjectId, change))
  await startPayment(world.parts, session.id)
  return { subjectId, id: session.id }
}
const state = async (id: string) => (await findSession(world.db, id))!.state
const approve = (id: string) => world.gateway.settle(id, { status: 'succeeded' })
const notice = (id: string, eventId = 'event-1') =>
  receiveNotice(world.parts, 'secret', 'secret', {
    eventId,
    order: { reference: world.gateway.order(id).ref },
  })
const finishRefund = async (id: string) => runRefund(world.parts, (await findOpenRefund(world.db, id))!.id)

test('a payment is posted, receipted and told once, however often it is reported', async () => {
  const { subjectId, id } = await begin()
  approve(id)
  await Promise.all([
    notice(id),
    notice(id, 'event-2'),
    returnFromGateway(world.parts, world.payer, id),
    sweepSession(world.parts, id),
  ])
  await notice(id)
  expect(await state(id)).toBe('SUCCEEDED')
  expect(await world.count('ledger_transactions', id)).toBe(1)
  expect(await world.count('receipts', id)).toBe(1)
  expect(await world.subject(subjectId)).toEqual({ state: 'PAID', paid: 1, ended: 0 })
  expect(await balanceOf(world.db, { kind: 'customer_advance', ownerId: subjectId })).toBe(481_388n)
})

test('a forged notice changes nothing: the gateway is asked, not believed', async () => {
  const { id } = await begin()
  await expect(
    receiveNotice(world.parts, 'secret', 'guess', { order: { reference: world.gateway.order(id).ref } }),
  ).rejects.toMatchObject({ code: 'finance.notice-refused' })
  await receiveNotice(world.parts, 'secret', 'secret', {
    eventName: 'PURCHASED',
    order: { reference: world.gateway.order(id).ref, state: 'PURCHASED' },
  })
  expect(await state(id)).toBe('PENDING')
  expect(await receiveNotice(world.parts, 'secret', 'secret', { order: { reference: 'unknown' } })).toEqual({
    known: false,
  })
})

test('a lost notice is found by the sweeper, and the sweeper twice does no more', async () => {
  const { subjectId, id } = await begin()
  approve(id)
  await sweepSession(world.parts, id)
  await sweepSession(world.parts, id)
  expect(await state(id)).toBe('SUCCEEDED')
  expect((await world.subject(subjectId)).paid).toBe(1)
})

test('a declined payment lifts the freeze, and a new attempt is free to start', async () => {
  const { subjectId, id } = await begin()
  world.gateway.settle(id, { status: 'failed' })
  await notice(id)
  expect(await state(id)).toBe('FAILED')
  expect(await world.subject(subjectId)).toEqual({ state: 'FREE', paid: 0, ended: 1 })
  expect((await world.open(world.wanted(subjectId))).attempt).toBe(2)
})

test('the end of the lease closes the session once the gateway has confirmed, and not before', async () => {
  const { subjectId, id } = await begin()
  await world.endLease(id)
  world.gateway.reachable(false)
  await sweepSession(world.parts, id)
  expect(await state(id)).toBe('EXPIRING')
  expect((await world.subject(subjectId)).state).toBe('AWAITING')
  await expect(world.open(world.wanted(subjectId))).rejects.toMatchObject({
    code: 'finance.payment-in-progress',
  })
  world.gateway.reachable(true)
  await sweepSession(world.parts, id)
  await sweepSession(world.parts, id)
  expect(await state(id)).toBe('EXPIRED')
  expect(await world.subject(subjectId)).toEqual({ state: 'FREE', paid: 0, ended: 1 })
})

test('a session that never reached the gateway is opened there and cancelled', async () => {
  const subjectId = await world.newSubject()
  const { id } = await world.open(world.wanted(subjectId))
  await world.endLease(id)
  await sweepSession(world.parts, id)
  expect(await state(id)).toBe('EXPIRED')
  expect(world.gateway.order(id).status).toBe('cancelled')
})

test('success at the last moment wins over the end of the lease', async () => {
  const { id } = await begin()
  await world.endLease(id)
  approve(id)
  await sweepSession(world.parts, id)
  expect(await state(id)).toBe('SUCCEEDED')
})

test('giving up is confirmed by the gateway; a success still wins', async () => {
  const first = await begin()
  await abandonSession(world.parts, world.payer, first.id)
  expect(await state(first.id)).toBe('CANCELLED')
  expect((await world.subject(first.subjectId)).state).toBe('FREE')
  const second = await begin()
  approve(second.id)
  await abandonSession(world.parts, world.payer, second.id)
  expect(await state(second.id)).toBe('SUCCEEDED')
  await expect(abandonSession(world.parts, world.agent, second.id)).rejects.toMatchObject({
    code: 'kit.not-found',
  })
})

test('late success on a subject that is still free pays it', async () => {
  const { subjectId, id } = await begin()
  await world.endLease(id)
  await sweepSession(world.parts, id)
  approve(id)
  await notice(id)
  expect(await state(id)).toBe('SUCCEEDED')
  expect((await world.subject(subjectId)).paid).toBe(1)
})

test.each(['a newer session', 'a closed subject'])(
  'late success beside %s goes back, once',
  async (beside) => {
    const { subjectId, id } = await begin()
    await world.endLease(id)
    await sweepSession(world.parts, id)
    if (beside === 'a newer session') await world.open(world.wanted(subjectId))
    else await world.owner.query(`update payable_subjects set state = 'CLOSED' where id = $1`, [subjectId])
    approve(id)
    await Promise.all([notice(id), notice(id, 'event-2')])
    expect(await state(id)).toBe('REFUNDING')
    expect(await balanceOf(world.db, { kind: 'unapplied_receipts' })).toBe(0n)
    const before = world.gateway.refunds()
    await finishRefund(id)
    await notice(id, 'event-3')
    expect(await state(id)).toBe('REFUNDED')
    expect(world.gateway.refunds()).toBe(before + 1)
    expect(await world.count('payment_refunds', id)).toBe(1)
    expect(await world.count('receipts', id)).toBe(0)
    expect((await findSession(world.db, id))!.settledFils).toBe(0n)
    expect(await balanceOf(world.db, { kind: 'refunds_in_transit' })).toBe(0n)
    expect((await world.subject(subjectId)).paid).toBe(0)
  },
)

test.each([
  ['amount', { amountFils: 481_387n }],
  ['currency', { currency: 'USD' }],
])('another %s is never applied: suspense, a difference to close, an alarm', async (_what, change) => {
  const { subjectId, id } = await begin()
  const currency = 'currency' in change ? change.currency : 'AED'
  const before = await balanceOf(world.db, { kind: 'suspense', currency })
  world.gateway.settle(id, { status: 'succeeded', ...change })
  await notice(id)
  await notice(id, 'event-2')
  expect(await state(id)).toBe('FAILED')
  expect((await world.subject(subjectId)).paid).toBe(0)
  expect((await listOpenDifferences(world.db)).filter((row) => row.sessionId === id)).toMatchObject([
    { kind: 'mismatch' },
  ])
  expect((await balanceOf(world.db, { kind: 'suspense', currency })) - before).toBe(
    world.gateway.order(id).amountFils,
  )
})

test('a refund runs once with two workers and after a failure between gateway and database', async () => {
  const { subjectId, id } = await begin()
  approve(id)
  await notice(id)
  const refund = await transaction(world.db, (tx) =>
    requestRefund(tx, { sessionId: id, amountFils: 100_000n, reason: 'cancelled', as: 'admin' }),
  )
  await expect(
    transaction(world.db, (tx) =>
      requestRefund(tx, { sessionId: id, amountFils: 1n, reason: 'again', as: 'admin' }),
    ),
  ).rejects.toMatchObject({ code: 'finance.refund-in-progress' })
  const before = world.gateway.refunds()
  await world.gateway.refund(world.gateway.order(id).ref, 100_000n, async () => undefined)
  await Promise.allSettled([runRefund(world.parts, refund.id), runRefund(world.parts, refund.id)])
  await runRefund(world.parts, refund.id)
  expect(world.gateway.refunds()).toBe(before + 1)
  expect(await findSession(world.db, id)).toMatchObject({ state: 'PART_REFUNDED', settledFils: 381_388n })
  expect(await balanceOf(world.db, { kind: 'customer_advance', ownerId: subjectId })).toBe(381_388n)
  await expect(
    transaction(world.db, (tx) =>
      requestRefund(tx, { sessionId: id, amountFils: 381_389n, reason: 'too much', as: 'admin' }),
    ),
  ).rejects.toMatchObject({ code: 'finance.refund-too-large' })
  await transaction(world.db, (tx) =>
    requestRefund(tx, { sessionId: id, amountFils: 381_388n, reason: 'rest', as: 'admin' }),
  )
  await finishRefund(id)
  expect(await findSession(world.db, id)).toMatchObject({ state: 'REFUNDED', settledFils: 0n })
})

test('reconciliation applies what was missed and lists what nobody can explain', async () => {
  const { id } = await begin()
  approve(id)
  const from = new Date(Date.now() - 3_600_000)
  const to = new Date(Date.now() + 3_600_000)
  await world.gateway.open({
    key: 'not-ours',
    amountFils: 500n,
    currency: 'AED',
    language: 'en',
    description: { title: { en: '', ar: '' }, lines: [] },
    expiresAt: to,
    returnUrl: '',
    cancelUrl: '',
  })
  world.gateway.settle('not-ours', { status: 'succeeded' })
  const paid = await begin()
  approve(paid.id)
  await notice(paid.id)
  world.gateway.settle(paid.id, { refundedFils: 50_000n })
  const found = await reconcile(world.parts, from, to)
  expect(await state(id)).toBe('SUCCEEDED')
  expect(found).toContainEqual(expect.objectContaining({ kind: 'unknown-order', theirsFils: 500n }))
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'amount', sessionId: paid.id, oursFils: 481_388n, theirsFils: 431_388n }),
  )
  expect(await reconcile(world.parts, from, to)).toEqual([])
})
