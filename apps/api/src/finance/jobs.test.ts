// Finance's jobs as the worker runs them: sweeps that come by themselves, refunds, and the nightly reconciliation.
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financeWorld } from '../../test/finance-world.ts'
import { one, rows, transaction } from '../kit/db.ts'
import { runJobs } from '../kit/run-jobs.ts'
import { financeJobs } from './jobs.ts'
import { reconcile } from './reconcile.ts'
import { listOpenDifferences } from './reconciliation.store.ts'
import { requestRefund } from './refund-session.ts'
import { findSession } from './sessions.store.ts'
import { startPayment } from './start-payment.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
beforeAll(async () => {
  world = await financeWorld()
})
afterAll(() => world.close())

const now = () => new Date()
/** Everything that waits becomes due, as time would make it. */
const runAll = async () => {
  await world.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts`,
  )
  await runJobs(world.database.url, financeJobs(world.parts, { now }), pino({ level: 'silent' }))
}
const waiting = (sessionId: string) =>
  rows<{ minutes: number }>(
    world.db,
    sql`select round(extract(epoch from j.run_at - s.opened_at) / 60)::int as minutes
      from graphile_worker.jobs j join payment_sessions s on j.key like 'sweep:' || s.id || ':%'
      where s.id = ${sessionId} order by 1`,
  )
const begin = async () => {
  const { id } = await world.open(world.wanted(await world.newSubject()))
  await startPayment(world.parts, id)
  return id
}

test('an open session is swept at 1, 3 and 5 minutes, found paid, refunded, and nothing is left to do', async () => {
  const id = await begin()
  expect((await waiting(id)).map((row) => row.minutes)).toEqual([1, 3, 5])
  world.gateway.settle(id, { status: 'succeeded' })
  await runAll()
  expect((await findSession(world.db, id))!.state).toBe('SUCCEEDED')
  await transaction(world.db, (tx) =>
    requestRefund(tx, { sessionId: id, amountFils: 481_388n, reason: 'cancelled', as: 'desk' }),
  )
  await runAll()
  expect((await findSession(world.db, id))!.state).toBe('REFUNDED')
  const { n } = await one<{ n: bigint }>(world.db, sql`select count(*) as n from graphile_worker.jobs`)
  expect(n).toBe(0n)
})

test('while the gateway is silent after the lease, the session stays locked and is asked about again', async () => {
  const id = await begin()
  await world.endLease(id)
  world.gateway.reachable(false)
  await runAll()
  expect((await findSession(world.db, id))!.state).toBe('EXPIRING')
  expect((await waiting(id)).map((row) => row.minutes)).toEqual([1])
  await world.owner.query(
    `update payment_sessions set opened_at = now() - interval '16 minutes', lease_until = now() - interval '11 minutes' where id = $1`,
    [id],
  )
  await runAll()
  expect((await waiting(id)).map((row) => row.minutes)).toEqual([76])
  expect(world.alarms).toContain('a payment session cannot be closed')
  world.gateway.reachable(true)
  await runAll()
  expect((await findSession(world.db, id))!.state).toBe('EXPIRED')
  expect(await waiting(id)).toEqual([])
})

test('a payment of ours that the gateway does not list is a difference', async () => {
  const id = await begin()
  world.gateway.settle(id, { status: 'succeeded' })
  await runAll()
  const [from, to] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  const forgetful = { ...world.parts, gateway: { ...world.gateway, list: async () => [] } }
  expect(await reconcile(forgetful, from, to)).toContainEqual(
    expect.objectContaining({ kind: 'missing-order', sessionId: id, oursFils: 481_388n, theirsFils: 0n }),
  )
  expect((await listOpenDifferences(world.db)).map((row) => row.reference)).toContain(id)
})
