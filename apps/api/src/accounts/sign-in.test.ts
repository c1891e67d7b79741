// Signing in: the same words for a wrong name and a wrong password, locks by network, cookies, and nothing claimed from outside.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import { failuresToLock } from '@marsa/model/accounts/sign-in-lock.ts'
import { one } from '../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'

const password = 'Marsa#2026 كلمة'
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  person = await addPerson(app.db, 'customer', { password })
})
afterAll(() => app.close())

const attempt = (given: Record<string, unknown> = {}, ip = '203.0.113.7'): Promise<Answer> =>
  app.ask(null, signIn, { body: { username: person.email, password, ...given }, ip })
const fail = async (times: number, ip?: string): Promise<void> => {
  for (let index = 0; index < times; index++) await attempt({ password: 'wrong' }, ip)
}
const cookiesOf = ({ headers }: Answer): string[] => headers['set-cookie'] as string[]

describe('the right password', () => {
  test('answers tokens that work, and no administrator', async () => {
    const { status, body } = await attempt()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'SUCCESS',
      expiresTime: 300,
      idleTime: 15,
      adminToken: null,
      adminUserCode: null,
    })
    expect((await app.ask({ token: body.token }, getUserProfile)).body.email).toBe(person.email)
  })

  test('is the same in every Unicode form, and the name in every case', async () => {
    expect(
      (await attempt({ password: password.normalize('NFD'), username: person.email.toUpperCase() })).status,
    ).toBe(200)
  })

  test('sets the verifier out of reach of scripts, and a flag that says nothing else', async () => {
    const [verifier, flag] = cookiesOf(await attempt())
    expect(verifier).toMatch(/^__Host-marsa_refresh=[\w-]{43}; Path=\/; SameSite=Strict; Secure; HttpOnly$/)
    expect(flag).toBe('marsa_signed_in=1; Path=/; SameSite=Strict; Secure')
  })

  test('with remember-me keeps both cookies for thirty days', async () => {
    for (const cookie of cookiesOf(await attempt({ rememberMe: true }))) {
      const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
      expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(30)
    }
  })

  test('leaves no connection behind that does not wait for the disk', async () => {
    expect((await attempt()).status).toBe(200)
    // The tests' server waits nowhere, so that the value tells nothing; where it comes from does.
    const asked = sql`select source, pg_sleep(0.05) from pg_settings where name = 'synchronous_commit'`
    const found = await Promise.all(Array.from({ length: 10 }, () => one<{ source: string }>(app.db, asked)))
    expect(found.map(({ source }) => source)).not.toContain('session')
  })

  test.each([
    ['PENDING_APPROVAL', 'accounts.registration-waits'],
    ['REFUSED', 'accounts.registration-rejected'],
    ['DISABLED', 'accounts.not-active'],
  ] as const)('of a person who is %s opens nothing and says why', async (status, code) => {
    person = await addPerson(app.db, 'customer', { password, status })
    expect((await attempt()).body.code).toBe(code)
  })
})

describe('what the caller says of themselves', () => {
  test('counts for nothing: no role, no other person, no administrator (Z02)', async () => {
    const other = await addPerson(app.db, 'admin', { password })
    const { body } = await attempt({
      selectedUser: other.email,
      AdminUsercode: 'ADM1',
      loggedInUserRole: 'Admin',
    })
    expect(body).toMatchObject({ adminToken: null, adminUserCode: null })
    const profile = (await app.ask({ token: body.token }, getUserProfile)).body
    expect(profile).toMatchObject({ email: person.email, role: 'CUSTOMER', loggedInUserRole: 'CUSTOMER' })
  })

  test('in a field that the call does not know is refused by its name', async () => {
    const { status, body } = await attempt({ isAdmin: true })
    expect([status, body.code]).toEqual([422, 'kit.invalid'])
    expect(body.fieldErrors).toEqual([
      expect.objectContaining({ field: 'isAdmin', code: 'kit.field.unknown' }),
    ])
  })
})

test.each([
  ['', 'x', 'username', 'accounts.email-required'],
  ['nobody', 'x', 'username', 'accounts.username-invalid'],
  ['nobody@test.example', '', 'password', 'accounts.password-required'],
])(
  '%j with %j is refused under its field before anything is looked up (A 5)',
  async (username, password, field, code) => {
    const { status, body } = await app.ask(null, signIn, { body: { username, password } })
    expect(status).toBe(422)
    expect(body.fieldErrors).toMatchObject([{ field, code }])
  },
)

describe('a wrong password', () => {
  test('is answered like a name that nobody has', async () => {
    const wrong = await attempt({ password: 'wrong' })
    const unknown = await attempt({ username: `nobody-${person.email}`, password: 'wrong' })
    expect(wrong.status).toBe(422)
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.body).toMatchObject({ status: 'FAILED', code: 'accounts.wrong-password' })
  })

  test('five times from one network locks it there, with the status LOCKED and what to do', async () => {
    await fail(failuresToLock - 1)
    const fifth = await attempt({ password: 'wrong' })
    expect(fifth.body).toMatchObject({ status: 'LOCKED', code: 'accounts.locked', params: { minutes: 15 } })
    expect(fifth.body.errorMessage).toContain('15 minutes')
    expect((await attempt({}, '203.0.113.99')).body.status).toBe('LOCKED')
  })

  test('five times locks a name that nobody has just the same', async () => {
    person = { ...person, email: `nobody-${person.email}` }
    await fail(failuresToLock - 1)
    expect((await attempt()).body.status).toBe('LOCKED')
  })

  test('from elsewhere does not lock the person out', async () => {
    await fail(failuresToLock)
    expect((await attempt({}, '198.51.100.7')).status).toBe(200)
  })

  test('before a right one is forgotten', async () => {
    await fail(failuresToLock - 1)
    expect((await attempt()).status).toBe(200)
    await fail(failuresToLock - 1)
    expect((await attempt()).status).toBe(200)
  })

  test('of two days ago does not count towards a lock', async () => {
    await fail(failuresToLock)
    await app.owner.query(
      `update sign_in_failures set last_at = now() - interval '2 days', locked_until = now() - interval '2 days'`,
    )
    expect((await attempt({ password: 'wrong' })).body.code).toBe('accounts.wrong-password')
    expect((await attempt()).status).toBe(200)
  })

  test('a hundred times from everywhere locks all but the networks the person has used', async () => {
    expect((await attempt({}, '198.51.100.7')).status).toBe(200)
    await fail(1, '203.0.113.7')
    await app.owner.query(`update sign_in_failures set failures = 99 where scope = ''`)
    await fail(1, '192.0.2.1')
    expect((await attempt({}, '192.0.2.200')).body.status).toBe('LOCKED')
    expect((await attempt({}, '198.51.100.7')).status).toBe(200)
  })

  test('leaves no list of names behind', async () => {
    await fail(1)
    const { text } = await one<{ text: string }>(
      app.db,
      sql`select string_agg(f::text, ' ') as text from sign_in_failures f`,
    )
    expect(text).not.toContain('test.example')
  })
})
