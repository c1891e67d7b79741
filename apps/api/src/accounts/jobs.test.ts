// What accounts forget by age, and what they keep: keys, sessions, counts of wrong passwords and of limits, codes, puzzles.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quiet, testApp, type TestApp } from '../../test/app.ts'
import { addPerson } from '../../test/people.ts'
import { runJobs } from '../kit/run-jobs.ts'
import { accountsJobs } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const run = async () => {
  for (const { name } of accountsJobs())
    await app.owner.query(`select graphile_worker.add_job($1, '{}'::json)`, [name])
  await runJobs(app.database.url, accountsJobs(), quiet)
}
const texts = async (query: string) =>
  (await app.owner.query<{ text: string }>(`${query} order by 1`)).rows.map(({ text }) => text)

test('goes by age, and leaves what is alive or recent', async () => {
  const person = await addPerson(app.db, 'customer')
  await app.owner.query(
    `insert into idempotency_keys (user_id, key, route, body_hash, created_at)
     select $1, 'answer-' || days, 'probe', '', now() - make_interval(days => days) from unnest(array[1000, 31, 29]) as days`,
    [person.userId],
  )
  const session = (name: string, ended: string | null, expires: string) =>
    app.owner.query(
      `insert into sessions (user_id, remember, agent, ended_at, expires_at)
       values ($1, false, $2, now() + $3::interval, now() + $4::interval)`,
      [person.userId, name, ended, expires],
    )
  await session('ended long ago', '-91 days', '-80 days')
  await session('ran out long ago', null, '-91 days')
  await session('ended lately', '-89 days', '-88 days')
  await session('alive', null, '30 days')
  await app.owner.query(
    `insert into sign_in_failures (name_hash, scope, failures, last_at, locked_until) values
     ($1, 'old', 3, now() - interval '3 days', null), ($1, 'new', 3, now(), null),
     ($1, 'locked', 100, now() - interval '3 days', now() + interval '1 hour')`,
    [Buffer.from(randomUUID())],
  )
  await app.owner.query(
    `insert into limit_counters values ('over', '', 1, now() - interval '1 minute'), ('running', '', 1, now() + interval '1 minute')`,
  )
  await app.owner.query(
    `insert into sms_codes (purpose, mobile, binding, code_hash, created_at, expires_at)
     select 'register', '+97150100000' || days, '', '', now() - make_interval(days => days), now() from unnest(array[1, 3]) as days`,
  )
  await app.owner.query(
    `insert into solved_captchas values ('over', now() - interval '1 minute'), ('running', now() + interval '1 minute')`,
  )
  await run()
  expect(await texts('select key as text from idempotency_keys')).toEqual(['answer-29'])
  expect(await texts(`select agent as text from sessions where agent is not null`)).toEqual([
    'alive',
    'ended lately',
  ])
  expect(await texts('select scope as text from sign_in_failures')).toEqual(['locked', 'new'])
  expect(await texts('select budget as text from limit_counters')).toEqual(['running'])
  expect(await texts('select mobile as text from sms_codes')).toEqual(['+971501000001'])
  expect(await texts('select nonce as text from solved_captchas')).toEqual(['running'])
  await app.owner.query('delete from idempotency_keys')
})
