// Finance's jobs as the worker runs them: sweeps that come by themselves, refunds, and the nightly reconciliation.
import { sql } from '../kit/sql.ts'
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

const later = async (name: string) =>
  one<{ n: bigint }>(
    world.db,
    sql`select count(*) as n from graphile_worker.jobs where key = ${`timer:${name}`} and run_at > now() + interval '23 hours'`,
  )
/** One run of a timer; answers what it logged as an error. */
const runTimer = async (name: string, parts = world.parts): Promise<string[]> => {
  const errors: string[] = []
  const log = pino(
    { level: 'error' },
    { write: (line: string) => void errors.push((JSON.parse(line) as { msg: string }).msg) },
  )
  await world.owner.query(`select graphile_worker.add_job($1, '{}'::json, job_key => 'timer:' || $1)`, [name])
  await runJobs(world.database.url, financeJobs(parts, { now }), log)
  expect((await later(name)).n).toBe(1n)
  return errors
}
const checks = () =>
  rows<{ kind: string; faults: string[] }>(
    world.db,
    sql`select kind, faults from integrity_checks order by id`,
  )

test('without a gateway the nightly comparison rests', async () => {
  const silent = { ...world.gateway, list: () => Promise.reject(new Error('asked a gateway that is none')) }
  expect(await runTimer('finance.reconcile', { ...world.parts, gateway: silent })).toEqual(['a timer failed'])
  const none = { ...silent, isSet: false }
  expect(await runTimer('finance.reconcile', { ...world.parts, gateway: none })).toEqual([])
})

test('the books are recomputed every day; a balance that somebody has bent is a row and a line in the log', async () => {
  expect(await runTimer('finance.check-ledger')).toEqual([])
  await world.owner.query(
    `insert into ledger_balances (account_id, balance_fils) select id, 7 from ledger_accounts where not is_bounded limit 1`,
  )
  expect(await runTimer('finance.check-ledger')).toEqual(['an integrity check found faults'])
  await world.owner.query(
    'delete from ledger_balances b using ledger_accounts a where a.id = b.account_id and not a.is_bounded',
  )
  const [clean, bent] = (await checks()).map(({ faults }) => faults)
  expect(clean).toEqual([])
  expect(bent).toEqual([expect.stringMatching(/^account .* differs from its history$/)])
})
