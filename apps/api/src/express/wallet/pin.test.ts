// The cash PIN over HTTP: set once, five wrong ones lock it by the database's clock, three locks end it, and a new one takes password and code.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pinEndpoints as calls } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { walletEndpoints } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'

const password = 'Harbour#2026'
const right = '258036'
const wrong = '258037'

let app: TestApp
let person: Person
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => void (person = await addPerson(app.db, 'customer', { password })))

const create = (pin = right, more: object = {}): Promise<Answer> =>
  app.ask(person, calls.createMpin, { body: { pin, password, ...more } })
const enter = (pin: string): Promise<Answer> => app.ask(person, calls.validateMpin, { way: 1, body: { pin } })
const pin = async () => (await app.ask(person, walletEndpoints.viewWallet)).body.pin
/** As if so much time had passed since the lock. */
const pass = (interval: string) =>
  app.owner.query(`update wallet_pins set locked_until = locked_until - $2::interval where user_id = $1`, [
    person.userId,
    interval,
  ])
const mobileOf = async (): Promise<string> =>
  (await app.owner.query('select mobile from users where id = $1', [person.userId])).rows[0].mobile
const code = async (): Promise<string> =>
  (
    await app.owner.query(
      `select substring(subject from '\\d{6}') as code from outbox_messages where recipient = $1 and topic = 'sms-code' order by id desc limit 1`,
      [await mobileOf()],
    )
  ).rows[0].code

describe('setting it', () => {
  test('once, with the password, and digits of either script', async () => {
    expect((await pin()).state).toBe('none')
    expect((await enter(right)).body.code).toBe('wallet.pin-none')
    const refused = await create(right, { password: 'Wrong#2026' })
    expect(refused.body.fieldErrors).toMatchObject([{ field: 'password', code: 'accounts.password-wrong' }])
    expect((await create('٢٥٨٠٣٦')).status).toBe(200)
    expect((await pin()).state).toBe('set')
    expect((await create('704182')).body.code).toBe('wallet.pin-exists')
    expect((await enter(right)).body).toMatchObject({ valid: true })
    expect((await enter('۲۵۸ ۰۳۶')).body).toMatchObject({ valid: true })
  })
  test('not one that is guessed first, nor the end of the mobile', async () => {
    for (const weak of ['111111', '123456', '198427', `77${(await mobileOf()).slice(-4)}`])
      expect((await create(weak)).body.fieldErrors).toMatchObject([{ field: 'pin', code: 'wallet.pin-weak' }])
    expect((await create('12345')).body.fieldErrors).toMatchObject([{ code: 'wallet.pin-digits' }])
    expect((await pin()).state).toBe('none')
  })
  test('what is kept cannot be read back: an argon2 hash, and nothing in the table of keys', async () => {
    await app.ask(person, calls.createMpin, { body: { pin: right, password }, key: 'a-key-of-this-call' })
    await app.ask(person, calls.validateMpin, { way: 1, body: { pin: right }, key: 'a-key-of-that-call' })
    const { rows } = await app.owner.query('select pin_hash from wallet_pins where user_id = $1', [
      person.userId,
    ])
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/)
    const kept = await app.owner.query('select from idempotency_keys where user_id = $1', [person.userId])
    expect(kept.rowCount).toBe(0)
  })
})

describe('typing it', () => {
  beforeEach(async () => void (await create()))

  test('in the header or the body, never in the query', async () => {
    const header = await app.ask(person, calls.validateMpin, { headers: { 'x-mpin': right } })
    expect(header.body).toEqual({ valid: true, attemptsLeft: 5, lockedUntil: null, mustReset: false })
    const query = await app.ask(person, calls.validateMpin, { query: { pin: right } })
    expect([query.status, query.body.code]).toEqual([422, 'kit.invalid'])
    expect((await app.ask(person, calls.validateMpin)).body.code).toBe('kit.invalid')
    const link = await app.ask(person, calls.validateMpin, {
      headers: { 'x-mpin': right, 'sec-fetch-mode': 'navigate' },
    })
    expect(link.body.code).toBe('kit.cross-site')
  })
  test('a right one opens the wallet of this session for five minutes', async () => {
    expect((await pin()).openUntil).toBeNull()
    await enter(right)
    const { rows } = await app.owner.query(
      `select open_until between now() + interval '4 minutes 50 seconds' and now() + interval '5 minutes' as five
       from wallet_pin_sessions where session_id = $1`,
      [person.sessionId],
    )
    expect(rows).toEqual([{ five: true }])
    expect((await pin()).openUntil).not.toBeNull()
  })
  test('28: the fifth wrong one locks for 15 minutes by the database’s clock', async () => {
    for (const left of [4, 3, 2, 1])
      expect((await enter(wrong)).body).toMatchObject({ valid: false, attemptsLeft: left, lockedUntil: null })
    expect((await enter(wrong)).body).toMatchObject({ valid: false, attemptsLeft: 0, mustReset: false })
    const { rows } = await app.owner.query(
      `select locked_until between now() + interval '14 minutes 50 seconds' and now() + interval '15 minutes' as quarter
       from wallet_pins where user_id = $1`,
      [person.userId],
    )
    expect(rows).toEqual([{ quarter: true }])
    expect((await pin()).state).toBe('locked')
    await pass('14 minutes 50 seconds')
    expect((await enter(right)).body).toMatchObject({ valid: false, attemptsLeft: 0 })
    await pass('10 seconds')
    expect((await enter(right)).body).toMatchObject({ valid: true, attemptsLeft: 5, lockedUntil: null })
    expect(await mailsTo(app.db, person.email)).toContain('pin-locked')
  })
  test('guesses on many connections have no more tries than on one', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, () => enter(wrong)))
    expect(guesses.every(({ body }) => body.valid === false)).toBe(true)
    const { rows } = await app.owner.query('select tries, locks from wallet_pins where user_id = $1', [
      person.userId,
    ])
    expect(rows).toEqual([{ tries: 0, locks: 1 }])
    expect(guesses.filter(({ body }) => body.attemptsLeft > 0)).toHaveLength(4)
    expect((await enter(right)).body.valid).toBe(false)
  })
  test('a right one forgets the wrong ones before it', async () => {
    for (let count = 0; count < 4; count++) await enter(wrong)
    await enter(right)
    expect((await enter(wrong)).body.attemptsLeft).toBe(4)
  })
})

describe('setting it anew', () => {
  beforeEach(async () => void (await create()))
  const ask = (given = password) => app.ask(person, calls.sendPinCode, { body: { password: given } })
  const reset = async (more: object = {}) =>
    app.ask(person, calls.resetPin, { body: { pin: '704182', password, code: await code(), ...more } })
  const lockOut = () =>
    app.owner.query(
      `update wallet_pins set locks = 3, locked_until = now() + interval '15 minutes' where user_id = $1`,
      [person.userId],
    )

  test('three locks end it: nothing opens but a new PIN, by password and a code to the mobile', async () => {
    for (let lock = 1; lock <= 3; lock++) {
      for (let count = 0; count < 4; count++) await enter(wrong)
      expect((await enter(wrong)).body).toMatchObject({ mustReset: lock === 3 })
      await pass('15 minutes')
    }
    expect((await enter(right)).body).toMatchObject({ valid: false, mustReset: true })
    expect((await pin()).state).toBe('blocked')
    const sent = await ask()
    expect(sent.body).toMatchObject({ status: 'SUCCESS', mobile: (await mobileOf()).slice(-4) })
    expect((await reset()).status).toBe(200)
    expect((await pin()).state).toBe('set')
    expect((await enter(right)).body.valid).toBe(false)
    expect((await enter('704182')).body.valid).toBe(true)
    expect(await mailsTo(app.db, person.email)).toEqual(expect.arrayContaining(['pin-blocked', 'pin-reset']))
  })
  test('not without the password, not with another code, not twice with one', async () => {
    await lockOut()
    expect((await ask('Wrong#2026')).body.fieldErrors).toMatchObject([{ field: 'password' }])
    await ask()
    expect((await reset({ password: 'Wrong#2026' })).body.fieldErrors).toMatchObject([{ field: 'password' }])
    const real = await code()
    const other = real === '000000' ? '000001' : '000000'
    expect((await reset({ code: other })).body.fieldErrors).toMatchObject([
      { field: 'code', code: 'accounts.code-wrong' },
    ])
    expect((await reset()).status).toBe(200)
    expect((await reset({ code: real })).body.code).toBe('accounts.code-spent')
  })
  test('a number that was changed within 24 hours opens nothing', async () => {
    await lockOut()
    const changed = (ago: string) =>
      app.owner.query(`update users set mobile_changed_at = now() - $2::interval where id = $1`, [
        person.userId,
        ago,
      ])
    await changed('23 hours 59 minutes')
    expect((await ask()).body.code).toBe('wallet.pin-new-mobile')
    await changed('24 hours')
    await ask()
    await changed('1 minute')
    expect((await reset()).body.code).toBe('wallet.pin-new-mobile')
    expect((await pin()).state).toBe('blocked')
  })
  test('it ends the minutes that the old one opened', async () => {
    await enter(right)
    await ask()
    await reset()
    expect((await pin()).openUntil).toBeNull()
  })
  test('who has none sets it instead', async () => {
    await app.owner.query('delete from wallet_pins where user_id = $1', [person.userId])
    expect((await ask()).body.code).toBe('wallet.pin-none')
  })
})

test('the number of tries is the setting', async () => {
  await create()
  const admin = await addPerson(app.db, 'admin', { password })
  const saved = await app.ask(admin, saveSetting, {
    query: { key: 'express.pin-tries' },
    body: { value: 3, version: 0, reason: 'Because of the test' },
  })
  expect(saved.status).toBe(200)
  expect((await enter(wrong)).body.attemptsLeft).toBe(2)
  await enter(wrong)
  expect((await enter(wrong)).body).toMatchObject({ attemptsLeft: 0 })
})
