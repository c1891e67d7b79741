// The database goes away and comes back: calls are refused at once and clearly, nothing ends, and nobody has to help.
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { updateProfile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { openListener } from '../src/kit/listen.ts'
import { quiet, testApp, type Answer, type TestApp } from './app.ts'
import { openProxy } from './proxy.ts'
import { addPerson, type Person } from './people.ts'

let app: TestApp
let person: Person
const proxy = () => app.proxy!
const profile = () => app.ask(person, getUserProfile)
const rename = (firstName: string) =>
  app.ask(person, updateProfile, {
    body: {
      FirstName: firstName,
      LastName: 'Al Ketbi',
      FirstNameAr: 'نورة',
      LastNameAr: 'الكتبي',
      Address: 'Sharjah',
    },
  })
const ready = async () => (await app.raw('GET', '/readyz')).status
const untilBack = () =>
  vi.waitFor(async () => expect([await ready(), (await profile()).status]).toEqual([200, 200]), 20_000)

const isRefused = (answer: Answer): void => {
  expect(answer.status).toBe(503)
  expect(answer.body.code).toBe('kit.unavailable')
  expect(answer.headers['retry-after']).toBe('3')
}

beforeAll(async () => {
  app = await testApp({ proxied: true, pool: 4 })
  person = await addPerson(app.db, 'customer')
})
beforeEach(async () => {
  proxy().restore()
  await untilBack()
})
afterAll(() => app.close())

/** Runs `work` while another transaction holds the person's row and a call waits for it. */
const whileWaiting = async (
  call: Promise<Answer>,
  work: (pid: number) => Promise<unknown>,
): Promise<Answer> => {
  const waiting = await vi.waitFor(async () => {
    const found = await app.owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(found.rows).toHaveLength(1)
    return found.rows[0]!.pid
  })
  await work(waiting)
  return call
}

describe('a connection that ends while a call waits on it', () => {
  let holder: pg.Client
  beforeEach(async () => {
    holder = new pg.Client({ connectionString: app.database.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from users where id = $1 for update', [person.userId])
    return () => holder.end()
  })

  test('refuses that call alone', async () => {
    const answer = await whileWaiting(rename('Layla'), (pid) =>
      app.owner.query('select pg_terminate_backend($1)', [pid]),
    )
    isRefused(answer)
    await holder.query('rollback')
    expect((await rename('Mariam')).status).toBe(200)
    await vi.waitFor(async () => expect((await profile()).body.firstName).toBe('Mariam'))
  })

  test('refuses it too when the database freezes under it', async () => {
    isRefused(await whileWaiting(rename('Layla'), async () => proxy().freeze()))
  })
})

describe.each(['cut', 'freeze'] as const)('a database that is %s', (how) => {
  test('is said by /readyz while the process lives, and forgotten when it is back', async () => {
    proxy()[how]()
    await vi.waitFor(async () => expect(await ready()).toBe(503), 20_000)
    expect((await app.raw('GET', '/livez')).status).toBe(200)
    for (const answer of await Promise.all([profile(), rename('Hessa'), profile()])) isRefused(answer)
    proxy().restore()
    await untilBack()
    expect((await rename('Noura')).status).toBe(200)
  })
})

describe('the listening connection', () => {
  test('is one, however long the database is away, and hears again when it is back', async () => {
    const between = await openProxy(app.database.url)
    const times = { everyMs: 5, limitMs: 2_000, firstMs: 1, longestMs: 5 }
    const listener = openListener(between.url, ['away_test'], quiet, times)
    const heard: string[] = []
    listener.on('away_test', (payload) => heard.push(payload))
    await listener.ready
    between.cut()
    await vi.waitFor(() => expect(between.counts().begun).toBeGreaterThan(20))
    expect(listener.isUp()).toBe(false)
    between.restore()
    await vi.waitFor(() => expect(listener.isUp()).toBe(true))
    expect(between.counts().mostOpen).toBe(1)
    await app.owner.query(`notify away_test, 'hello'`)
    await vi.waitFor(() => expect(heard).toEqual(['hello']))
    const { begun } = between.counts()
    await listener.close()
    await between.close()
    // Every try waited for the end of the one before it, so there were as many connections as tries.
    expect(begun).toBeLessThan(60)
  })

  test('waits for a database that is away at the start, and tells of its first connection as of every other', async () => {
    const between = await openProxy(app.database.url)
    between.cut()
    const listener = openListener(between.url, [], quiet, {
      everyMs: 5,
      limitMs: 500,
      firstMs: 1,
      longestMs: 5,
    })
    let gaps = 0
    listener.onGap(() => gaps++)
    await vi.waitFor(() => expect(between.counts().begun).toBeGreaterThan(3))
    between.restore()
    await listener.ready
    expect([listener.isUp(), gaps]).toEqual([true, 1])
    await listener.close()
    await between.close()
  })

  test('tells who asks after its first connection of that one, too', async () => {
    const listener = openListener(app.database.url, [], quiet)
    await listener.ready
    let gaps = 0
    listener.onGap(() => gaps++)
    expect(gaps).toBe(1)
    await listener.close()
  })
})
