// A directory identity whose address has a local account: linked by its password alone; and the last administrator stays.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { Secret, TOTP } from 'otpauth'
import {
  finishLink,
  linkDirectory,
  takeHandOver,
  viewPendingIdentity,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import { beginCode, confirmCode, passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { disableUser, enableUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { one } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { identityAt, openidBrowser, ours, type OpenidBrowser } from '../../../test/openid-browser.ts'
import { openidServer, type OpenidPerson, type OpenidServer } from '../../../test/openid-server.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'

const password = 'Marsa#2026-long-one'
let provider: OpenidServer
let app: TestApp
let browser: OpenidBrowser
let staff: Person
let who: string
let person: OpenidPerson
let count = 0
beforeAll(async () => {
  provider = await openidServer({ publicUrl: ours, people: {} })
})
beforeEach(async () => {
  // Who is the last administrator is asked of the whole portal, so each test has one of its own.
  app = await testApp({ identity: identityAt(provider.issuer) })
  staff = await addPerson(app.db, 'desk', { password })
  who = `colleague-${++count}`
  person = {
    given_name: 'Maryam',
    family_name: 'Al Suwaidi',
    email: staff.email,
    email_verified: true,
    groups: ['Port Desk'],
  }
  provider.people[who] = person
  browser = openidBrowser(app)
  return () => app.close()
})
afterAll(() => provider.close())

const again = (): void => void (browser = openidBrowser(app))
const problemOf = (address: string): string | null => new URL(address, ours).searchParams.get('problem')
const standing = (id = staff.userId) =>
  one<{ role: string; status: string; linked: boolean; sessions: number }>(
    app.db,
    sql`select role, status, exists (select from external_identities i where i.user_id = u.id) as linked,
        (select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null) as sessions
      from users u where id = ${id}`,
  )
const mails = () => mailsTo(app.db, person.email!)
const linkBy = (word: string): Promise<Answer> => browser.ask(linkDirectory, { body: { password: word } })
const linked = async (): Promise<Answer> => {
  await browser.signIn(who)
  return linkBy(password)
}
/** Makes the person of the test an administrator, and the only one unless another is made. */
const asAdministrator = async (): Promise<void> => {
  await app.owner.query(`update users set role = 'admin' where id = $1`, [staff.userId])
  person.groups = ['Marsa Admins']
}

describe('an address that has a local account', () => {
  test('opens nothing and changes nothing before the password', async () => {
    person.groups = ['Marsa Admins']
    const { body } = await browser.signIn(who)
    expect(body).toEqual({ session: null, pending: null, link: { email: staff.email } })
    expect((await browser.ask(viewPendingIdentity)).body.link).toEqual({ email: staff.email })
    expect(await standing()).toEqual({ role: 'desk', status: 'ACTIVE', linked: false, sessions: 1 })
    expect(await mails()).toEqual([])
  })

  test('is linked by the password, told, and from then on opened by the directory alone', async () => {
    person.groups = ['Auditors']
    const { body } = await linked()
    expect((await app.ask({ token: body.token }, getUserProfile)).body.email).toBe(staff.email)
    // The session with the role before has ended.
    expect(await standing()).toEqual({ role: 'admin-readonly', status: 'ACTIVE', linked: true, sessions: 1 })
    expect(await mails()).toEqual(['directory-linked', 'directory-role-changed'])
    again()
    expect((await browser.signIn(who)).body.session.status).toBe('SUCCESS')
    expect(await mails()).toHaveLength(2)
  })

  test('is guessed at as seldom as at sign-in, and both count together', async () => {
    await browser.signIn(who)
    for (let guess = 0; guess < 4; guess++)
      expect((await linkBy('wrong')).body.code).toBe('accounts.wrong-password')
    expect((await linkBy('wrong')).body.code).toBe('accounts.locked')
    expect((await linkBy(password)).body.code).toBe('accounts.locked')
    const body = { username: staff.email, password }
    expect((await app.ask(null, signIn, { body })).body.code).toBe('accounts.locked')
    expect((await standing()).linked).toBe(false)
  })

  test('is linked in the browser that signed in, once, and within half an hour', async () => {
    const { body } = await browser.ask(takeHandOver, { body: browser.codesOf(await browser.arrive(who)) })
    expect(body.link).not.toBeNull()
    const mine = browser
    again()
    expect((await linkBy(password)).body.code).toBe('accounts.no-pending-link')
    browser = mine
    await app.owner.query(`update identity_flows set handed_over_at = now() - interval '31 minutes'`)
    expect((await linkBy(password)).body.code).toBe('accounts.no-pending-link')
    await app.owner.query(`update identity_flows set handed_over_at = now()`)
    const answers = await Promise.all([linkBy(password), linkBy(password), linkBy(password)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await linkBy(password)).body.code).toBe('accounts.no-pending-link')
  })

  test('is not linked before its codes are taken', async () => {
    await browser.arrive(who)
    expect((await linkBy(password)).body.code).toBe('accounts.no-pending-link')
  })

  test('with a second factor is linked after that', async () => {
    await app.ask(staff, passCheck, { body: { password } })
    const { secret } = (await app.ask(staff, beginCode, { body: {} })).body
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
    await app.ask(staff, confirmCode, { body: { code: codeAt(-1) } })
    const { body } = await linked()
    expect(body).toMatchObject({ status: 'SECOND_STEP', token: null })
    expect((await standing()).linked).toBe(false)
    const { ticket } = body.secondStep
    const wrong = await browser.ask(finishLink, { body: { ticket, code: '000000' } })
    expect(wrong.body.code).toBe('factors.code-wrong')
    const right = await browser.ask(finishLink, { body: { ticket, code: codeAt(0) } })
    expect(right.body.status).toBe('SUCCESS')
    expect((await standing()).linked).toBe(true)
  })

  test('that is disabled is not linked', async () => {
    await app.owner.query(`update users set status = 'DISABLED' where id = $1`, [staff.userId])
    expect(problemOf(await browser.arrive(who))).toBe('not-active')
    expect((await standing()).linked).toBe(false)
  })
})

test('an address that the directory says nothing of counts only where a setting trusts it', async () => {
  delete person.email_verified
  expect(problemOf(await browser.arrive(who))).toBe('no-mail')
  const trusting = await testApp({ identity: identityAt(provider.issuer, true) })
  person.email = `${who}@port.example`
  expect((await openidBrowser(trusting).signIn(who)).body.session.status).toBe('SUCCESS')
  provider.people['denied'] = { ...person, email: 'denied@port.example', email_verified: false }
  expect(problemOf(await openidBrowser(trusting).arrive('denied'))).toBe('no-mail')
  await trusting.close()
})

describe('the last administrator', () => {
  beforeEach(async () => {
    await asAdministrator()
    await linked()
  })

  test('stays one whatever the groups say, and comes in', async () => {
    person.groups = ['Port Desk']
    again()
    expect((await browser.signIn(who)).body.session.status).toBe('SUCCESS')
    expect(await standing()).toMatchObject({ role: 'admin', status: 'ACTIVE' })
    expect(await mails()).toEqual(['directory-linked'])
  })

  test('without any group is turned away by the directory, and keeps account and sessions', async () => {
    const before = await standing()
    person.groups = []
    again()
    expect(problemOf(await browser.arrive(who))).toBe('no-group')
    expect(await standing()).toEqual(before)
  })

  test('is another one as soon as there is one: then the groups count, and the person is told', async () => {
    await addPerson(app.db, 'admin')
    person.groups = ['Port Desk']
    again()
    await browser.signIn(who)
    expect(await standing()).toMatchObject({ role: 'desk', status: 'ACTIVE' })
    person.groups = []
    again()
    await browser.arrive(who)
    expect(await standing()).toMatchObject({ status: 'DISABLED', sessions: 0 })
    expect(await mails()).toEqual(['directory-linked', 'directory-role-changed', 'directory-withdrawn'])
  })

  test('is one of two who lose their group at the same moment', async () => {
    const other = await addPerson(app.db, 'admin', { password })
    provider.people['second'] = { ...person, email: other.email }
    const browsers = [openidBrowser(app), openidBrowser(app)] as const
    await browsers[1].signIn('second')
    await browsers[1].ask(linkDirectory, { body: { password } })
    person.groups = ['Port Desk']
    provider.people['second'].groups = []
    await Promise.all([browsers[0].arrive(who), openidBrowser(app).arrive('second')])
    const both = [await standing(), await standing(other.userId)]
    expect(both.filter(({ role, status }) => role === 'admin' && status === 'ACTIVE')).toHaveLength(1)
  })
})

test('whom the directory had taken away and an administrator then disabled does not come back by a group', async () => {
  const admin = await addPerson(app.db, 'admin')
  await linked()
  const query = {
    userCode: (
      await one<{ user_code: string }>(app.db, sql`select user_code from users where id = ${staff.userId}`)
    ).user_code,
  }
  person.groups = []
  again()
  await browser.arrive(who)
  expect((await app.ask(admin, enableUser, { query, body: {} })).status).toBe(200)
  const body = { reason: 'Left the company' }
  expect((await app.ask(admin, disableUser, { query, body })).status).toBe(200)
  person.groups = ['Port Desk']
  again()
  expect(problemOf(await browser.arrive(who))).toBe('not-active')
})
