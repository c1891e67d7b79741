// A forgotten password: what is told and to whom, a link that opens one account once, and what ends with it (Z09, Z15).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import { fieldProblems } from '@marsa/model/accounts/field-problems.ts'
import * as calls from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { recoveryProblems } from '@marsa/model/accounts/recovery/recovery-problems.ts'
import { listOutbox } from '@marsa/model/messages/endpoints.ts'
import { maybe, one, rows } from '../../kit/db.ts'
import { testApp, type Answer, type Ask, type TestApp } from '../../../test/app.ts'
import { applicantsOf, freshAddress } from '../../../test/applicants.ts'
import { settle } from '../../../test/loosened.ts'
import { addPerson, addSession, type Person } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const old = 'Old-quay#2026'
const fresh = 'New-berth#2026-x'

const forget = async (email: string, given: Ask = {}): Promise<Answer> =>
  app.ask(null, calls.forgotPassword, {
    ip: freshAddress(),
    ...given,
    body: { email, captcha: await applicantsOf(app).solved() },
  })

const mails = (email: string): Promise<{ link: string; language: string }[]> =>
  rows(
    app.db,
    sql`select link, language from outbox_messages where topic = 'password-reset' and recipient = ${email} order by id`,
  )
/** What the newest mail's link holds behind its #. */
const linkFor = async (email: string): Promise<string> => {
  await forget(email)
  await app.work()
  return (await mails(email)).at(-1)!.link.split('#')[1]!
}
const reset = (RequestID: string, Email: string, over: object = {}): Promise<Answer> =>
  app.ask(null, calls.resetPassword, {
    ip: freshAddress(),
    body: { RequestID, Email, Password: fresh, ConfirmPassword: fresh, ...over },
  })
const enter = (username: string, password: string): Promise<Answer> =>
  app.ask(null, signIn, { ip: freshAddress(), body: { username, password } })

describe('asking for a link', () => {
  test('sends one to whoever has the e-mail, in their language, with only its hash kept', async () => {
    const person = await addPerson(app.db, 'customer', { password: old, language: 'ar' })
    const answer = await forget(` ${person.email.toUpperCase()}`, { headers: { 'x-language': 'ar' } })
    expect(answer.body).toEqual({ status: 'SUCCESS', errorMessage: null })
    await app.work()
    const [mail] = await mails(person.email)
    expect(mail).toMatchObject({ language: 'ar' })
    expect(mail!.link).toMatch(/^\/ar\/hub\/reset-password#[\w-]{43}$/)
    const kept = await rows<{ all: string }>(app.db, sql`select r::text as all from password_resets r`)
    expect(JSON.stringify(kept)).not.toContain(mail!.link.split('#')[1])
  })

  test('says that an e-mail is not registered, with the documented words, while facts may be told', async () => {
    const answer = await forget(`${randomUUID()}@test.example`)
    expect(answer.status).toBe(422)
    expect(answer.body.errorMessage).toBe(recoveryProblems['accounts.email-unknown'].en)
    const arabic = await forget(`${randomUUID()}@test.example`, { headers: { 'x-language': 'ar' } })
    expect(arabic.body.errorMessage).toBe(recoveryProblems['accounts.email-unknown'].ar)
    expect((await forget('nobody')).body.fieldErrors[0].code).toBe('accounts.email-invalid')
    expect((await forget('')).body.fieldErrors[0].code).toBe('accounts.email-required')
  })

  test('beyond the budget of a network the answer is the same for everybody', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    const ip = freshAddress()
    const asked = []
    for (let count = 0; count < 8; count++)
      asked.push((await forget(`${randomUUID()}@test.example`, { ip })).status)
    expect(asked).toEqual([422, 422, 422, 422, 422, 200, 200, 200])
    const unknown = await forget(`${randomUUID()}@test.example`, { ip })
    const known = await forget(person.email, { ip })
    expect(unknown.body).toEqual(known.body)
    await app.work()
    expect(await mails(person.email)).toHaveLength(1)
  })

  test('never tells where the installation is set so', async () => {
    await settle(app, 'accounts.neutral-answers', true)
    const person = await addPerson(app.db, 'customer', { password: old })
    const unknown = await forget(`${randomUUID()}@test.example`)
    const known = await forget(person.email)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await app.work()
    expect(await mails(person.email)).toHaveLength(1)
    await settle(app, 'accounts.neutral-answers')
    expect((await forget(`${randomUUID()}@test.example`)).status).toBe(422)
  })

  test('needs a puzzle of its own each time, and sends three mails an hour to an address', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    const captcha = await applicantsOf(app).solved()
    const body = { email: person.email, captcha }
    expect((await app.ask(null, calls.forgotPassword, { ip: freshAddress(), body })).status).toBe(200)
    const again = await app.ask(null, calls.forgotPassword, { ip: freshAddress(), body })
    expect(again.body.code).toBe('accounts.captcha-wrong')
    for (const status of [200, 200, 429]) expect((await forget(person.email)).status).toBe(status)
    await app.work()
    expect(await mails(person.email)).toHaveLength(3)
  })

  test('writes the address of the installation into the mail, whatever host was asked', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    await forget(person.email, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    })
    await app.work()
    const { items } = (await app.ask(null, listOutbox, { query: { to: person.email } })).body
    expect(items[0].link).toMatch(/^http:\/\/localhost:3000\/en\/hub\/reset-password#/)
    expect(JSON.stringify(items)).not.toContain('evil')
  })

  test('sends nothing to an account that is closed or was refused', async () => {
    const person = await addPerson(app.db, 'customer', { password: old, status: 'DISABLED' })
    expect((await forget(person.email)).body.code).toBe('accounts.email-unknown')
    await app.work()
    expect(await mails(person.email)).toEqual([])
  })
})

test('staff of a directory get no link: their groups are asked for there', async () => {
  const person = await addPerson(app.db, 'desk', { password: old })
  await app.owner.query(
    `insert into external_identities (provider, issuer, subject, user_id) values ('directory', 'https://id.test', $1, $2)`,
    [randomUUID(), person.userId],
  )
  expect((await forget(person.email)).body.code).toBe('accounts.email-unknown')
  await app.work()
  expect(await mails(person.email)).toEqual([])
})

describe('the link', () => {
  test('sets a new password, ends every session, lifts the lock, signs nobody in, and says so by mail', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    const other = await addSession(app.db, person.userId)
    const ip = freshAddress()
    const wrong = { ip, body: { username: person.email, password: 'wrong' } }
    for (let count = 0; count < 5; count++) await app.ask(null, signIn, wrong)
    const right = { ip, body: { username: person.email, password: old } }
    expect((await app.ask(null, signIn, right)).body.code).toBe('accounts.locked')

    const link = await linkFor(person.email)
    const looked = await app.ask(null, calls.viewPasswordReset, { body: { RequestID: link } })
    expect(looked.body).toMatchObject({ email: person.email, leastPassword: 6 })
    const answer = await reset(link, person.email)
    expect(answer.body).toEqual({ status: 'SUCCESS', errorMessage: null })
    expect(answer.headers['set-cookie']).toBeUndefined()
    for (const session of [person, other])
      await expect.poll(async () => (await app.ask(session, getUserProfile)).status).toBe(401)
    expect((await app.ask(null, signIn, right)).body.code).toBe('accounts.wrong-password')
    expect(
      (await app.ask(null, signIn, { ip, body: { username: person.email, password: fresh } })).status,
    ).toBe(200)
    const notified = await maybe(
      app.db,
      sql`select from outbox_messages where topic = 'password-changed' and recipient = ${person.email}`,
    )
    expect(notified).toBeDefined()
    const entry = await maybe(
      app.db,
      sql`select from audit_log where action = 'resetPassword' and object_id = ${person.userId}`,
    )
    expect(entry).toBeDefined()
  })

  test('works once, also when two people press at the same moment', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    const link = await linkFor(person.email)
    const answers = await Promise.all([
      reset(link, person.email),
      reset(link, person.email, { Password: `${fresh}2`, ConfirmPassword: `${fresh}2` }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const replayed = await reset(link, person.email)
    expect(replayed.body.code).toBe('accounts.reset-expired')
    expect(replayed.body.errorMessage).toBe('The link has expired. Please try again.')
  })

  test('has half an hour', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    const link = await linkFor(person.email)
    const { minutes } = await one<{ minutes: number }>(
      app.db,
      sql`select extract(epoch from expires_at - created_at)::int / 60 as minutes from password_resets where user_id = ${person.userId}`,
    )
    expect(minutes).toBe(30)
    await app.owner.query(`update password_resets set expires_at = now() where user_id = $1`, [person.userId])
    const view = { body: { RequestID: link } }
    expect((await app.ask(null, calls.viewPasswordReset, view)).body.code).toBe('accounts.reset-expired')
    expect((await reset(link, person.email)).body.code).toBe('accounts.reset-expired')
    expect((await enter(person.email, old)).status).toBe(200)
  })

  test('dies with the password it was made for: another link used, or changed in the profile', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    const [first, second] = [await linkFor(person.email), await linkFor(person.email)]
    expect(first).not.toBe(second)
    expect((await reset(second, person.email)).status).toBe(200)
    expect((await reset(first, person.email)).body.code).toBe('accounts.reset-expired')
  })

  test('opens nobody else’s account, and no guess opens any', async () => {
    const [person, victim] = [
      await addPerson(app.db, 'customer', { password: old }),
      await addPerson(app.db, 'customer', { password: old }),
    ]
    const link = await linkFor(person.email)
    const stolen = await reset(link, victim.email)
    expect([stolen.status, stolen.body.errorMessage]).toEqual([422, 'Invalid request.'])
    expect((await enter(victim.email, old)).status).toBe(200)
    expect((await reset('A'.repeat(43), person.email)).body.code).toBe('accounts.reset-invalid')
    expect((await reset('short', person.email)).body.fieldErrors[0].code).toBe('accounts.reset-invalid')
    expect((await reset(link, person.email)).status).toBe(200)
  })

  test('refuses passwords that differ, are weak, common or about the person, and stays open', async () => {
    const person = await addPerson(app.db, 'customer', { password: old })
    const link = await linkFor(person.email)
    const differ = await reset(link, person.email, { ConfirmPassword: `${fresh} ` })
    expect(differ.body.fieldErrors).toEqual([
      {
        field: 'ConfirmPassword',
        code: 'accounts.passwords-differ',
        message: fieldProblems['accounts.passwords-differ'].en,
      },
    ])
    const refused = async (Password: string): Promise<string> =>
      (await reset(link, person.email, { Password, ConfirmPassword: Password })).body.fieldErrors[0].code
    expect(await refused('short')).toBe('accounts.password-rule')
    expect(await refused('Password1!')).toBe('accounts.password-common')
    expect(await refused('Maryam#1')).toBe('accounts.password-personal')
    expect((await reset(link, person.email)).status).toBe(200)
  })

  test('asks staff and agents’ administrators for fifteen characters', async () => {
    const admin = await addPerson(app.db, 'admin', { password: old })
    const link = await linkFor(admin.email)
    const view = { body: { RequestID: link } }
    expect((await app.ask(null, calls.viewPasswordReset, view)).body.leastPassword).toBe(15)
    const short = await reset(link, admin.email, { Password: 'Berth#93kq', ConfirmPassword: 'Berth#93kq' })
    expect(short.body.fieldErrors[0].code).toBe('accounts.password-staff')
    expect((await reset(link, admin.email)).status).toBe(200)
    const boss: Person = await addPerson(app.db, 'clearing-agent', { password: old })
    await app.owner.query(`update users set is_company_admin = true where id = $1`, [boss.userId])
    const read = { body: { RequestID: await linkFor(boss.email) } }
    expect((await app.ask(null, calls.viewPasswordReset, read)).body.leastPassword).toBe(15)
  })
})
