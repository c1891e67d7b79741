// Rate limits on a real database: shared by processes, kept through rolled back work, nobody's name in the table; and limits of all calls.
import { sql } from './sql.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trackShipment } from '@marsa/model/freight/public-endpoints.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { secret, testApp, type Caller, type TestApp } from '../../test/app.ts'
import { addPerson } from '../../test/people.ts'
import { openDb, rows, transaction, type Db } from './db.ts'
import { forgetCounters, spend, spendingOf, take, type Purse } from './limit.ts'
import { openCallLimits, type CallLimits } from './call-limits.ts'
import { networkOf, subscriberOf } from './limit-keys.ts'

let app: TestApp
let other: Db
let [one, two]: Purse[] = []
beforeAll(async () => {
  app = await testApp()
  other = openDb(app.database.url)
  one = { db: app.db, secret }
  two = { db: other, secret }
})
afterAll(async () => {
  await other.destroy()
  await app.close()
})

let serial = 0
const newKey = (): string => `+9715012345${++serial}`
/** The time of every counter is over. */
const pass = () => app.owner.query(`update limit_counters set resets_at = now() - interval '1 second'`)

describe('a budget', () => {
  test('is one for all processes, also when everybody comes at once', async () => {
    const key = newKey()
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => take(index % 2 ? one! : two!, 'sms.number-day', key)),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(rateLimits['sms.number-day'].points)
  })

  test('is refused with the time to wait, and begins anew when its time is over', async () => {
    const key = newKey()
    for (let count = 0; count < 3; count++) await spend(one!, 'sms.number', key)
    const refusal = await spend(two!, 'sms.number', key).then(
      () => undefined,
      (error: Problem) => error,
    )
    expect(refusal).toBeInstanceOf(Problem)
    expect([refusal?.code, refusal?.params]).toEqual(['kit.too-many', { minutes: 15, seconds: 900 }])
    await spend(one!, 'sms.number', newKey())
    await pass()
    expect(await take(two!, 'sms.number', key)).toBe(0)
  })

  test('cannot be spent where a refusal would give the point back', async () => {
    const attempt = transaction(app.db, (tx) => spend({ db: tx, secret }, 'sms.number', newKey()))
    await expect(attempt).rejects.toThrow('outside of transactions')
  })

  test('keeps no number and no address that somebody could read', async () => {
    await spend(one!, 'sms.number', '+971509999999')
    await spend(one!, 'sms.address', '198.51.100.77')
    const kept = await rows<{ text: string }>(
      app.db,
      sql`select string_agg(c::text || encode(key, 'escape'), ' ') as text from limit_counters c`,
    )
    expect(kept[0]!.text).not.toMatch(/9999999|198\.51/)
  })

  test('counts by its scope: a network, a person, a visitor, or everybody', async () => {
    const from = (address: string, userId?: string) => spendingOf(one!, { address, userId })
    for (let count = 0; count < 5; count++)
      expect(await from(`203.0.113.${count}`).affords('facts.network')).toBe(true)
    expect(await from('203.0.113.200').affords('facts.network')).toBe(false)
    expect(await from('203.0.114.200').affords('facts.network')).toBe(true)
    for (let count = 0; count < 20; count++) await from(`192.0.2.${count}`, 'somebody').spend('chat.caller')
    await expect(from('192.0.2.99', 'somebody').spend('chat.caller')).rejects.toThrow('kit.too-many')
    await from('192.0.2.99').spend('chat.caller')
    await expect(from('192.0.2.99').spend('sms.number')).rejects.toThrow('needs an identifier')
  })

  test('leaves nothing behind once its time is over', async () => {
    await spend(one!, 'sms.number', newKey())
    await pass()
    await spend(one!, 'sms.number', newKey())
    await forgetCounters(app.db)
    expect((await app.owner.query('select from limit_counters')).rowCount).toBe(1)
  })
})

test('a contract refuses over its budget in the reader’s language, and says when to come back', async () => {
  const person = await addPerson(app.db, 'customer')
  const read = (who: Caller, headers = {}) =>
    app.ask(who, trackShipment, { query: { type: 'container', number: 'MSKU1234565' }, headers })
  expect((await read(person)).status).toBe(404)
  await app.owner.query(`update limit_counters set spent = $1 where budget = 'tracking.person'`, [
    rateLimits['tracking.person'].points,
  ])
  const refused = await read(person, { 'x-language': 'ar' })
  expect([refused.status, refused.body.code]).toEqual([429, 'kit.too-many'])
  expect(refused.body.errorMessage).toContain('60 دقيقة')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
  expect((await read(await addPerson(app.db, 'customer'))).status).toBe(404)
})

describe('the ceiling of all calls', () => {
  const log = pino({ level: 'silent' })
  const most = rateLimits['calls.session'].points
  const at = 1_800_000_000_000
  const opened: CallLimits[] = []
  const process = (purse: Purse, now = () => at) => {
    const callLimits = openCallLimits({ ...purse, log, now })
    opened.push(callLimits)
    return callLimits
  }
  const call = (callLimits: CallLimits, session: string, times: number): number => {
    let refused = 0
    for (let count = 0; count < times; count++)
      try {
        callLimits.countSession(session)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'kit.too-many') throw error
        refused++
      }
    return refused
  }
  afterAll(() => opened.forEach((each) => each.close()))

  test('holds in one process without the database, and ends with its minute', () => {
    let now = at
    const callLimits = process({ db: {} as Db, secret }, () => now)
    expect(call(callLimits, 'a', most + 7)).toBe(7)
    expect(call(callLimits, 'b', most)).toBe(0)
    now += 60_000
    expect(call(callLimits, 'a', most)).toBe(0)
  })

  test('holds for processes together once they have told each other', async () => {
    const [first, second] = [process(one!), process(two!)]
    expect([call(first, 'c', most / 2), call(second, 'c', most / 2)]).toEqual([0, 0])
    await first.share()
    await second.share()
    call(first, 'c', 1)
    await first.share()
    expect([call(first, 'c', 1), call(second, 'c', 1)]).toEqual([1, 1])
  })

  test('asks the database nothing about those who call little', async () => {
    const quiet = process(one!)
    await app.owner.query('delete from limit_counters')
    call(quiet, 'd', most / 10 - 1)
    await quiet.share()
    expect((await app.owner.query('select from limit_counters')).rowCount).toBe(0)
    call(quiet, 'd', 1)
    await quiet.share()
    expect((await app.owner.query('select spent from limit_counters')).rows).toEqual([{ spent: most / 10 }])
  })
})

test('a network is /24 of IPv4, also inside IPv6, and /56 of IPv6; a subscriber is an address or a /64', () => {
  const addresses = ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:12:3456::1', '2001:db8::1', '::1']
  expect(addresses.map(networkOf)).toEqual([
    '203.0.113',
    '203.0.113',
    '2001:db8:12:3400',
    '2001:db8:0:0',
    '0:0:0:0',
  ])
  expect(addresses.map(subscriberOf)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '2001:db8:12:3456',
    '2001:db8:0:0',
    '0:0:0:0',
  ])
})
