// Passkeys: registered and used here only, for one challenge, by one browser; alone they need fingerprint, face or PIN.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import * as calls from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { madePasskey, type Asked } from '../../../test/made-passkey.ts'
import { addPerson, type Person } from '../../../test/people.ts'

const password = 'Marsa#2026-long'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const cookiesOf = ({ headers }: Answer): string =>
  [(headers['set-cookie'] ?? []) as string | string[]]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
const ask = (who: Person | null, endpoint: Parameters<TestApp['ask']>[1], body: unknown = {}, cookie = '') =>
  app.ask(who, endpoint, { body, headers: cookie ? { cookie } : {} })

const person = async (): Promise<Person> => {
  const made = await addPerson(app.db, 'customer', { password })
  await ask(made, calls.passCheck, { password })
  return made
}
const register = async (
  who: Person,
  key = madePasskey(),
  asked: Asked = {},
  change = (text: string) => text,
) => {
  const { ticket, passkey } = (await ask(who, calls.beginPasskey)).body
  const made = key.make(change(passkey.challenge), asked)
  return { key, answer: await ask(who, calls.addPasskey, { ticket, name: 'Work laptop', passkey: made }) }
}
const first = async (who: Person) => {
  const answer = await ask(null, signIn, { username: who.email, password })
  return { ...answer.body.secondStep, cookie: cookiesOf(answer) }
}
const otherChallenge = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`

describe('registering', () => {
  test('makes a second step of it, with recovery codes the first time', async () => {
    const who = await person()
    const { answer } = await register(who)
    expect(answer.body.recoveryCodes).toHaveLength(10)
    expect((await register(who)).answer.body.recoveryCodes).toBeNull()
    expect((await ask(who, calls.viewFactors)).body.passkeys).toHaveLength(2)
    expect(await first(who)).toMatchObject({ hasCode: false, passkey: { rpId: 'localhost' } })
  })

  test.each<[string, Asked, ((text: string) => string)?]>([
    ['on another page', { origin: 'https://marsa.example.com' }],
    ['for another host', { rpId: 'example.com' }],
    ['for another challenge', {}, otherChallenge],
  ])('%s is refused', async (_name, asked, change) => {
    const { answer } = await register(await person(), madePasskey(), asked, change)
    expect(answer.body.code).toBe('factors.passkey-wrong')
  })

  test('the same key for a second person is refused, and so is a ticket of another session', async () => {
    const [one, two] = [await person(), await person()]
    const { key } = await register(one)
    expect((await register(two, key)).answer.body.code).toBe('factors.passkey-known')
    const { ticket, passkey } = (await ask(one, calls.beginPasskey)).body
    const body = { ticket, name: 'Mine', passkey: madePasskey().make(passkey.challenge) }
    expect((await ask(two, calls.addPasskey, body)).body.code).toBe('factors.step-over')
    expect((await ask(one, calls.addPasskey, body)).status).toBe(200)
    const again = { ...body, passkey: madePasskey().make(passkey.challenge) }
    expect((await ask(one, calls.addPasskey, again)).body.code).toBe('factors.step-over')
  })
})

describe('as the second step', () => {
  test('opens the session, and the same answer opens no other one', async () => {
    const who = await person()
    const { key } = await register(who)
    const step = await first(who)
    const passkey = key.use(step.passkey.challenge, { verified: false })
    const opened = await ask(null, calls.finishSignIn, { ticket: step.ticket, passkey }, step.cookie)
    expect((await app.ask({ token: opened.body.token }, getUserProfile)).body.email).toBe(who.email)
    const replayed = await ask(null, calls.finishSignIn, { ticket: step.ticket, passkey }, step.cookie)
    expect(replayed.body.code).toBe('factors.step-over')
    const next = await first(who)
    const stale = await ask(null, calls.finishSignIn, { ticket: next.ticket, passkey }, next.cookie)
    expect(stale.body.code).toBe('factors.passkey-wrong')
  })

  test.each<[string, Asked]>([
    ['from another page', { origin: 'http://localhost:4000' }],
    ['for another host', { rpId: 'example.com' }],
    ['with a count that does not go on', { counter: 1 }],
  ])('%s is refused', async (_name, asked) => {
    const who = await person()
    const { key } = await register(who)
    const step = await first(who)
    const passkey = key.use(step.passkey.challenge, asked)
    const { body } = await ask(null, calls.finishSignIn, { ticket: step.ticket, passkey }, step.cookie)
    expect(body.code).toBe('factors.passkey-wrong')
  })

  test('of somebody else is refused', async () => {
    const [who, other] = [await person(), await person()]
    await register(who)
    const { key } = await register(other)
    const step = await first(who)
    const passkey = key.use(step.passkey.challenge)
    const { body } = await ask(null, calls.finishSignIn, { ticket: step.ticket, passkey }, step.cookie)
    expect(body.code).toBe('factors.passkey-wrong')
  })
})

describe('alone', () => {
  const begin = async () => {
    const answer = await ask(null, calls.beginPasskeySignIn)
    return { ticket: answer.body.ticket, challenge: answer.body.passkey.challenge, cookie: cookiesOf(answer) }
  }

  test('signs in whose key it is, once, in the browser that began', async () => {
    const who = await person()
    const { key } = await register(who)
    const { ticket, challenge, cookie } = await begin()
    const passkey = key.use(challenge)
    const elsewhere = await ask(null, calls.signInWithPasskey, { ticket, passkey }, (await begin()).cookie)
    expect(elsewhere.body.code).toBe('factors.step-over')
    const { body } = await ask(null, calls.signInWithPasskey, { ticket, passkey }, cookie)
    expect((await app.ask({ token: body.token }, getUserProfile)).body.email).toBe(who.email)
    const again = await ask(null, calls.signInWithPasskey, { ticket, passkey: key.use(challenge) }, cookie)
    expect(again.body.code).toBe('factors.step-over')
  })

  test('needs fingerprint, face or PIN, and a key that is known', async () => {
    const { key } = await register(await person())
    for (const passkey of [
      (challenge: string) => key.use(challenge, { verified: false }),
      (challenge: string) => madePasskey().use(challenge),
    ]) {
      const { ticket, challenge, cookie } = await begin()
      const body = { ticket, passkey: passkey(challenge) }
      expect((await ask(null, calls.signInWithPasskey, body, cookie)).body.code).toBe('factors.passkey-wrong')
    }
  })

  test('of a closed account opens nothing', async () => {
    const who = await person()
    const { key } = await register(who)
    await app.owner.query(`update users set status = 'DISABLED' where id = $1`, [who.userId])
    const { ticket, challenge, cookie } = await begin()
    const { body } = await ask(null, calls.signInWithPasskey, { ticket, passkey: key.use(challenge) }, cookie)
    expect(body.code).toBe('accounts.not-active')
  })
})

test('a passkey is named and removed by its owner only, and then asks nobody any more', async () => {
  const [who, other] = [await person(), await person()]
  await register(who)
  const [{ id }] = (await ask(who, calls.viewFactors)).body.passkeys
  for (const call of [calls.renamePasskey, calls.removePasskey]) {
    const given = { query: { id }, body: call === calls.renamePasskey ? { name: 'Mine' } : {} }
    expect((await app.ask(other, call, given)).body.code).toBe('factors.not-found')
    expect((await app.ask(who, call, given)).status).toBe(200)
  }
  expect((await ask(null, signIn, { username: who.email, password })).body.status).toBe('SUCCESS')
})
