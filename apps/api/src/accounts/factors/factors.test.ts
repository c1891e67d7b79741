// The second step: codes with drift, replay and brute force, recovery codes, remembered devices, tickets, and who must have one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { Secret, TOTP } from 'otpauth'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import * as calls from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { rateLimitOf } from '@marsa/model/kit/limit.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { listShipments } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { one, rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { seal, unseal } from './seal.ts'

const password = 'Marsa#2026-long'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ask = (who: Person, endpoint: Parameters<TestApp['ask']>[1], body: unknown = {}) =>
  app.ask(who, endpoint, { body })
const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * 30_000,
  })
const cookiesOf = ({ headers }: Answer): string =>
  [(headers['set-cookie'] ?? []) as string | string[]]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Codes count once, so each test has a person of its own and goes on in time where it needs another code. */
const withCodes = async (role: Parameters<typeof addPerson>[1] = 'customer') => {
  const person = await addPerson(app.db, role, { password })
  await ask(person, calls.passCheck, { password })
  const { secret } = (await ask(person, calls.beginCode)).body
  const { recoveryCodes } = (await ask(person, calls.confirmCode, { code: codeAt(secret, -1) })).body
  return { person, secret: secret as string, recoveryCodes: recoveryCodes as string[] }
}
const first = async (person: Person, cookie?: string, extra: object = {}) => {
  const answer = await app.ask(null, signIn, {
    body: { username: person.email, password, ...extra },
    headers: cookie ? { cookie } : {},
  })
  return { answer, ticket: answer.body.secondStep?.ticket as string, cookie: cookiesOf(answer) }
}
const second = (ticket: string, cookie: string, given: object) =>
  app.ask(null, calls.finishSignIn, { body: { ticket, ...given }, headers: { cookie } })

describe('a code', () => {
  test('stands between the right password and the session', async () => {
    const { person, secret } = await withCodes()
    const { answer, ticket, cookie } = await first(person)
    expect(answer.body).toMatchObject({ status: 'SECOND_STEP', token: null, refreshToken: null })
    const { body } = await second(ticket, cookie, { code: codeAt(secret) })
    expect(body.status).toBe('SUCCESS')
    expect((await app.ask({ token: body.token }, getUserProfile)).body.email).toBe(person.email)
  })

  test('counts once, also for another sign-in, and so does its ticket', async () => {
    const { person, secret } = await withCodes()
    const [one_, two] = [await first(person), await first(person)]
    const code = codeAt(secret)
    expect((await second(one_.ticket, one_.cookie, { code })).status).toBe(200)
    expect((await second(two.ticket, two.cookie, { code })).body.code).toBe('factors.code-used')
    const later = { code: codeAt(secret, 1) }
    expect((await second(one_.ticket, one_.cookie, later)).body.code).toBe('factors.step-over')
  })

  test('may be one step early or late, and no more', async () => {
    const { person, secret } = await withCodes()
    for (const [steps, status] of [
      [2, 422],
      [-2, 422],
      [1, 200],
    ] as const) {
      const { ticket, cookie } = await first(person)
      expect([steps, (await second(ticket, cookie, { code: codeAt(secret, steps) })).status]).toEqual([
        steps,
        status,
      ])
    }
  })

  test('may be guessed five times, over all tickets and calls, then there is a wait', async () => {
    const { person, secret } = await withCodes()
    const steps = await Promise.all([first(person), first(person)])
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const { ticket, cookie } = steps[index % 2]!
        return second(ticket, cookie, { code: '000000' })
      }),
    )
    const codes = guesses.map(({ body }) => String(body.code))
    expect(codes.filter((code) => code === 'factors.code-wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'kit.too-many')).toHaveLength(3)
    expect((await second(steps[0].ticket, steps[0].cookie, { code: codeAt(secret) })).status).toBe(429)
    expect((await ask(person, calls.passCheck, { code: codeAt(secret) })).status).toBe(429)
  })

  test('in Arabic digits and with a space is the same', async () => {
    const { person, secret } = await withCodes()
    const { ticket, cookie } = await first(person)
    const arabic = codeAt(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
    const code = `${arabic.slice(0, 3)} ${arabic.slice(3)}`
    expect((await second(ticket, cookie, { code })).status).toBe(200)
  })
})

describe('a ticket', () => {
  test('works in its own browser and within five minutes only', async () => {
    const { person, secret } = await withCodes()
    const [mine, other] = [await first(person), await first(person)]
    const code = codeAt(secret)
    for (const cookie of ['', other.cookie])
      expect((await second(mine.ticket, cookie, { code })).body.code).toBe('factors.step-over')
    await app.owner.query(`update open_steps set expires_at = now() where user_id = $1`, [person.userId])
    expect((await second(mine.ticket, mine.cookie, { code })).body.code).toBe('factors.step-over')
  })

  test('opens nothing by itself', async () => {
    const { person } = await withCodes()
    const { ticket } = await first(person)
    expect((await app.ask({ token: ticket }, getUserProfile)).status).toBe(401)
  })

  test('of a person who was closed in between opens nothing', async () => {
    const { person, secret } = await withCodes()
    const { ticket, cookie } = await first(person)
    await app.owner.query(`update users set status = 'DISABLED' where id = $1`, [person.userId])
    expect((await second(ticket, cookie, { code: codeAt(secret) })).body.code).toBe('accounts.not-active')
  })
})

test('a recovery code opens once, and its owner is written to', async () => {
  const { person, recoveryCodes } = await withCodes()
  expect(recoveryCodes).toHaveLength(10)
  const code = recoveryCodes[3]!.toUpperCase()
  for (const status of [200, 422]) {
    const { ticket, cookie } = await first(person)
    expect((await second(ticket, cookie, { code })).status).toBe(status)
  }
  expect((await ask(person, calls.viewFactors)).body.recoveryLeft).toBe(9)
  const mails = await rows<{ topic: string }>(
    app.db,
    sql`select topic from outbox_messages where recipient = ${person.email} order by id`,
  )
  expect(mails.map((row) => row.topic)).toEqual(['factor-added', 'recovery-used'])
})

describe('recovery codes', () => {
  const left = async (person: Person): Promise<number> =>
    (await ask(person, calls.viewFactors)).body.recoveryLeft

  test('open although a stranger who knows the password has used up every guess at the code', async () => {
    const { person, recoveryCodes } = await withCodes()
    const stranger = await first(person)
    for (let guess = 0; guess < 6; guess++) await second(stranger.ticket, stranger.cookie, { code: '000000' })
    const mine = await first(person)
    expect((await second(mine.ticket, mine.cookie, { code: '000001' })).status).toBe(429)
    expect((await second(mine.ticket, mine.cookie, { code: recoveryCodes[0] })).status).toBe(200)
  })

  test('are guessed so often from one address and no more; the owner elsewhere is not kept out', async () => {
    const { person, recoveryCodes } = await withCodes()
    const { points } = rateLimitOf('proof.tries')
    const stranger = await first(person)
    const guess = () => second(stranger.ticket, stranger.cookie, { code: 'aaaaa-aaaaa' })
    const guesses = await Promise.all(Array.from({ length: points + 3 }, guess))
    expect(guesses.filter(({ body }) => body.code === 'factors.code-wrong')).toHaveLength(points)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3)
    const mine = await first(person)
    const elsewhere = await app.ask(null, calls.finishSignIn, {
      body: { ticket: mine.ticket, code: recoveryCodes[0] },
      headers: { cookie: mine.cookie },
      ip: '198.51.100.7',
    })
    expect(elsewhere.status).toBe(200)
  })

  test('a word that cannot be one costs no try', async () => {
    const { person, recoveryCodes } = await withCodes()
    const { ticket, cookie } = await first(person)
    for (let guess = 0; guess <= rateLimitOf('proof.tries').points; guess++)
      expect((await second(ticket, cookie, { code: 'abc' })).body.code).toBe('factors.code-wrong')
    expect((await second(ticket, cookie, { code: recoveryCodes[0] })).status).toBe(200)
  })

  test('ten at once for one sign-in: one opens and one is gone', async () => {
    const { person, recoveryCodes } = await withCodes()
    const { ticket, cookie } = await first(person)
    const answers = await Promise.all(recoveryCodes.map((code) => second(ticket, cookie, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await left(person)).toBe(9)
  })

  test('one at ten sign-ins at once opens one of them', async () => {
    const { person, recoveryCodes } = await withCodes()
    const steps = await Promise.all(Array.from({ length: 10 }, () => first(person)))
    const answers = await Promise.all(
      steps.map(({ ticket, cookie }) => second(ticket, cookie, { code: recoveryCodes[0] })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await left(person)).toBe(9)
  })

  test('several at once for one fresh check: one is gone, and the check is passed', async () => {
    const { person, recoveryCodes } = await withCodes()
    await app.owner.query(`update sessions set checked_at = null where id = $1`, [person.sessionId])
    const answers = await Promise.all(recoveryCodes.map((code) => ask(person, calls.passCheck, { code })))
    expect(answers.map(({ status }) => status)).toEqual(recoveryCodes.map(() => 200))
    expect(await left(person)).toBe(9)
  })
})

describe('a remembered device', () => {
  const remembered = async () => {
    const made = await withCodes()
    const { ticket, cookie } = await first(made.person)
    const answer = await second(ticket, cookie, { code: codeAt(made.secret), rememberDevice: true })
    return { ...made, device: cookiesOf(answer) }
  }

  test('needs no second step, and another browser still does', async () => {
    const { person, device } = await remembered()
    expect((await first(person, device)).answer.body.status).toBe('SUCCESS')
    expect((await first(person)).answer.body.status).toBe('SECOND_STEP')
    const { body } = await ask(person, calls.viewFactors)
    expect(body.devices).toHaveLength(1)
  })

  test('is remembered for as many days as the setting says', async () => {
    const query = { key: 'accounts.device-days' }
    const body = { value: 3, version: 0, reason: 'Because of the test' }
    expect((await app.ask(await addPerson(app.db, 'admin'), saveSetting, { query, body })).status).toBe(200)
    const { person } = await remembered()
    const { days } = await one<{ days: number }>(
      app.db,
      sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days from remembered_devices where user_id = ${person.userId}`,
    )
    expect(days).toBe(3)
  })

  test('is forgotten by its owner, by time, and is nobody else’s', async () => {
    const { person, device } = await remembered()
    const other = await withCodes()
    expect((await first(other.person, device)).answer.body.status).toBe('SECOND_STEP')
    const [{ id }] = (await ask(person, calls.viewFactors)).body.devices
    const stranger = await app.ask(other.person, calls.forgetDevice, { query: { id } })
    expect(stranger.body.code).toBe('factors.not-found')
    expect((await app.ask(person, calls.forgetDevice, { query: { id } })).status).toBe(200)
    expect((await first(person, device)).answer.body.status).toBe('SECOND_STEP')
    const again = await remembered()
    await app.owner.query(`update remembered_devices set expires_at = now()`)
    expect((await first(again.person, again.device)).answer.body.status).toBe('SECOND_STEP')
  })
})

describe('changing factors', () => {
  test('needs a fresh check; with a factor the password is none', async () => {
    const { person, secret } = await withCodes()
    await app.owner.query(`update sessions set checked_at = null where id = $1`, [person.sessionId])
    for (const call of [calls.removeCode, calls.beginPasskey, calls.renewRecovery])
      expect((await ask(person, call)).body.code).toBe('factors.check-needed')
    expect((await ask(person, calls.passCheck, { password })).body.code).toBe('factors.code-required')
    expect((await ask(person, calls.passCheck, { code: codeAt(secret) })).status).toBe(200)
    expect((await ask(person, calls.beginCode)).body.code).toBe('factors.set-up')
    expect((await ask(person, calls.removeCode)).status).toBe(200)
    expect((await first(person)).answer.body.status).toBe('SUCCESS')
    expect((await ask(person, calls.viewFactors)).body).toMatchObject({ codeSince: null, recoveryLeft: 0 })
  })

  test('a key that was never confirmed asks nobody for anything', async () => {
    const person = await addPerson(app.db, 'customer', { password })
    await ask(person, calls.passCheck, { password })
    await ask(person, calls.beginCode)
    expect((await ask(person, calls.confirmCode, { code: '000000' })).body.code).toBe('factors.code-wrong')
    expect((await first(person)).answer.body.status).toBe('SUCCESS')
  })

  test('an administrator with a factor acts only after showing it, not after the password', async () => {
    const { person } = await withCodes('admin')
    await app.owner.query(`update sessions set checked_at = null where id = $1`, [person.sessionId])
    const whom = await addPerson(app.db, 'customer')
    const body = { username: person.email, password, selectedUser: whom.email, reason: 'Asked by telephone' }
    expect((await app.ask(person, signIn, { body })).body.code).toBe('factors.check-needed')
  })

  test('leaves neither the key nor a recovery code readable in the database', async () => {
    const { person, secret, recoveryCodes } = await withCodes()
    const { row } = await one<{ row: string }>(
      app.db,
      sql`select (select a::text from authenticators a where user_id = ${person.userId}) ||
        (select string_agg(r::text, '') from recovery_codes r where user_id = ${person.userId}) as row`,
    )
    const key = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')
    expect(row).not.toContain(key)
    expect(row).not.toContain(recoveryCodes[0]!.replace('-', ''))
  })
})

test('what is sealed opens with its secret and for its owner only', () => {
  const sealed = seal('one secret', 'owner', Buffer.from('key'))
  expect(unseal('one secret', 'owner', sealed).toString()).toBe('key')
  expect(() => unseal('other secret', 'owner', sealed)).toThrow()
  expect(() => unseal('one secret', 'somebody', sealed)).toThrow()
})

describe('outside the demo', () => {
  let real: TestApp
  beforeAll(async () => {
    real = await testApp({ demo: false })
  })
  afterAll(() => real.close())
  const enter = async (role: Parameters<typeof addPerson>[1]) => {
    const person = await addPerson(real.db, role, { password })
    const { body } = await real.ask(null, signIn, { body: { username: person.email, password } })
    return { person, caller: { token: body.token as string }, duty: body.factorDuty as string | null }
  }

  test('administrators are asked for a second factor, the desk is offered one, customers are left alone', async () => {
    const duties = await Promise.all(
      (['admin', 'admin-readonly', 'desk', 'customer'] as const).map(
        async (role) => (await enter(role)).duty,
      ),
    )
    expect(duties).toEqual(['required', 'required', 'offered', null])
  })

  test('an administrator may put it off for fourteen days, then do nothing else', async () => {
    const { person, caller } = await enter('admin')
    expect((await real.ask(caller, listShipments)).status).toBe(200)
    await real.owner.query(
      `update users set factor_asked_at = now() - interval '14 days 1 minute' where id = $1`,
      [person.userId],
    )
    await expect.poll(async () => (await real.ask(caller, listShipments)).body.code).toBe('kit.factor-due')
    expect(
      (await real.ask(caller, startActing, { body: { userCode: 'x', reason: 'Long enough' } })).body.code,
    ).toBe('kit.factor-due')
    expect((await real.ask(caller, calls.viewFactors)).body).toMatchObject({ duty: 'required' })
    await real.ask(caller, calls.passCheck, { body: { password } })
    const { secret } = (await real.ask(caller, calls.beginCode)).body
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await real.ask(caller, calls.confirmCode, { body: { code } })).status).toBe(200)
    await real.owner.query(`select pg_notify('marsa_session', '*')`)
    await expect.poll(async () => (await real.ask(caller, listShipments)).status).toBe(200)
  })
})
