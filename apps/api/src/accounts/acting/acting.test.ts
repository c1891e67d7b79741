// Acting for somebody: who may, after what, how far, how it ends, and what the person sees of it (Z02, Z03).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { allEndpoints } from '@marsa/model/all.ts'
import * as acting from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { getUserProfile, refreshSession, signIn, signOut } from '@marsa/model/accounts/endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { financeEndpoints } from '@marsa/model/finance/endpoints.ts'
import { actingRefusal, isWrite, type Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { one, rows } from '../../kit/db.ts'
import { addressOf, testApp, type Answer, type Caller, type TestApp } from '../../../test/app.ts'
import { formFor } from '../../../test/freight-forms.ts'
import { settle } from '../../../test/loosened.ts'
import { addPerson, type Person } from '../../../test/people.ts'

/** Contracts of a line, by their verb. */
const callOf = (verb: string): Endpoint => allEndpoints.find((each) => each.verb === verb)!

const password = 'Marsa#2026-staff'
const reason = 'The customer asked us by telephone'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const codeOf = async ({ userId }: Person): Promise<string> =>
  (await one<{ user_code: string }>(app.db, sql`select user_code from users where id = ${userId}`)).user_code
const cookieOf = ({ headers }: Answer): string => (headers['set-cookie'] as string[])[0]!.split(';')[0]!

const staff = async (role: Role = 'admin', checked = true): Promise<Person> => {
  const person = await addPerson(app.db, role, { password })
  if (checked) expect((await app.ask(person, passCheck, { body: { password } })).status).toBe(200)
  return person
}

type Held = { token: string; cookie: string; adminToken: string; sessionId: string; refreshToken: string }
const begin = async (who: Person, whom: Person, scope: 'read' | 'write' = 'read'): Promise<Held> => {
  const answer = await app.ask(who, acting.startActing, {
    body: { userCode: await codeOf(whom), reason, scope },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { token, refreshToken, adminToken } = answer.body
  return { token, refreshToken, adminToken, cookie: cookieOf(answer), sessionId: refreshToken.split('.')[0] }
}
const works = async (caller: Caller): Promise<boolean> =>
  (await app.ask(caller, getUserProfile)).status === 200

describe('beginning', () => {
  test.each(['admin', 'admin-readonly', 'desk'] as const)(
    'is open to %s, who then is the person',
    async (role) => {
      const [who, whom] = [await staff(role), await addPerson(app.db, 'customer')]
      const held = await begin(who, whom)
      const { body } = await app.ask(held, getUserProfile)
      expect(body).toMatchObject({ email: whom.email, role: 'CUSTOMER' })
      expect(body.loggedInUserRole).not.toBe('CUSTOMER')
      const { acting: seen } = (await app.ask(held, acting.viewActing)).body
      expect(seen).toMatchObject({ reason, scope: 'read', roleName: role, adminToken: held.adminToken })
    },
  )

  test.each(['customer', 'business', 'clearing-agent'] as const)('is closed to %s', async (role) => {
    const [who, whom] = [await addPerson(app.db, role), await addPerson(app.db, 'customer')]
    const { body } = await app.ask(who, acting.startActing, {
      body: { userCode: await codeOf(whom), reason },
    })
    expect(body.code).toBe('kit.forbidden')
  })

  test('needs a fresh check, and one of ten minutes ago is none', async () => {
    const [who, whom] = [await staff('admin', false), await addPerson(app.db, 'customer')]
    const ask = async () =>
      (await app.ask(who, acting.startActing, { body: { userCode: await codeOf(whom), reason } })).body.code
    expect(await ask()).toBe('factors.check-needed')
    expect((await app.ask(who, passCheck, { body: { password: 'wrong' } })).body.code).toBe(
      'factors.password-wrong',
    )
    await app.ask(who, passCheck, { body: { password } })
    await app.owner.query(`update sessions set checked_at = now() - interval '10 minutes' where id = $1`, [
      who.sessionId,
    ])
    expect(await ask()).toBe('factors.check-needed')
  })

  test('is refused without a reason, for staff, for oneself, and for who is not active', async () => {
    const who = await staff()
    const other = await addPerson(app.db, 'desk')
    const closed = await addPerson(app.db, 'customer', { status: 'DISABLED' })
    const whom = await addPerson(app.db, 'customer')
    const ask = async (person: Person, why = reason) =>
      (await app.ask(who, acting.startActing, { body: { userCode: await codeOf(person), reason: why } })).body
    expect((await ask(whom, 'short')).fieldErrors).toEqual([
      expect.objectContaining({ field: 'reason', code: 'acting.reason-required' }),
    ])
    expect((await ask(other)).code).toBe('acting.staff')
    expect((await ask(who)).code).toBe('acting.self')
    expect((await ask(closed)).code).toBe('acting.not-active')
  })

  test('inside acting is refused', async () => {
    const held = await begin(await staff(), await addPerson(app.db, 'customer'), 'write')
    const { body } = await app.ask(held, acting.startActing, { body: { userCode: 'x', reason } })
    expect(body.code).toBe('kit.forbidden')
  })
})

describe('the documented fields of sign-in', () => {
  const signInAs = (caller: Caller, email: string, given: Record<string, unknown>) =>
    app.ask(caller, signIn, { body: { username: email, password, ...given } })

  test('do nothing without a session of the staff', async () => {
    const [who, whom] = [await staff('admin', false), await addPerson(app.db, 'customer', { password })]
    const claims = { selectedUser: await codeOf(whom), AdminUsercode: await codeOf(who), reason }
    for (const [caller, email] of [
      [null, who.email],
      [whom, whom.email],
      [whom, who.email],
    ] as [Caller, string][]) {
      const { body } = await signInAs(caller, email, { ...claims, loggedInUserRole: 'Admin' })
      expect(body).toMatchObject({ adminToken: null, adminUserCode: null })
      expect((await app.ask({ token: body.token }, getUserProfile)).body.email).toBe(email)
    }
  })

  test('count for nothing where the session of one administrator meets the password of another', async () => {
    const [who, other] = [await staff(), await staff('admin', false)]
    const selectedUser = await codeOf(await addPerson(app.db, 'customer'))
    const { body } = await signInAs(who, other.email, { selectedUser, reason })
    expect(body).toMatchObject({ adminToken: null, usercode: await codeOf(other) })
  })

  test('act for the selected user under a session of the same administrator', async () => {
    const [who, whom] = [await staff('admin-readonly', false), await addPerson(app.db, 'customer')]
    const given = { selectedUser: await codeOf(whom), AdminUsercode: await codeOf(who), reason }
    const wrong = await signInAs(who, who.email, { ...given, AdminUsercode: 'somebody' })
    expect(wrong.body.code).toBe('kit.forbidden')
    const claimed = await signInAs(who, who.email, { ...given, loggedInUserRole: 'Admin' })
    expect(claimed.body.code).toBe('kit.forbidden')
    const { body } = await signInAs(who, who.email, { ...given, loggedInUserRole: 'ADMIN-READONLY' })
    expect(body).toMatchObject({ usercode: await codeOf(whom), adminUserCode: await codeOf(who) })
    expect((await app.ask({ token: body.token }, getUserProfile)).body.email).toBe(whom.email)
  })
})

describe('who only looks', () => {
  const writes = allEndpoints.filter(
    (each) => isWrite(each) && each.policy.customer && actingRefusal('read', each) !== undefined,
  )
  let held: Held
  beforeAll(async () => {
    held = await begin(await staff('admin-readonly'), await addPerson(app.db, 'customer'))
  })

  test('finds the calls that write', () => {
    expect(writes.length).toBeGreaterThan(25)
    const open = allEndpoints.filter((each) => isWrite(each) && !actingRefusal('read', each))
    expect(open.map((each) => each.verb).toSorted()).toEqual([
      'calculateRates',
      'endActing',
      'endDirectory',
      'estimateFreight',
      'generateCommercialInvoice',
      'getDepartmentDirectory',
      'getUserProfile',
      'listFreeSlots',
      'refreshSession',
      'signOut',
      'transactionLog',
      'validateAddress',
      'validateBestFit',
      'validateDocumentNumbers',
    ])
  })

  test.each(writes.map((each) => [each.verb, each] as const))('is refused %s', async (_verb, endpoint) => {
    const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [
      name!,
      '0198c0de-0000-7000-8000-000000000001',
    ])
    const url = addressOf(endpoint, Object.fromEntries(path) as Record<string, string>)
    const given = endpoint.method === 'GET' ? {} : { body: {} }
    const { status, body } = await app.raw(endpoint.method, url, held, given)
    expect([status, body.code]).toEqual([403, 'kit.read-only'])
  })

  test('reads as the role of the database that cannot write, whatever a verb does', async () => {
    const { openDb, readingOnly, transaction } = await import('../../kit/db.ts')
    const db = openDb(app.database.url, { max: 2 })
    const reader = readingOnly(db)
    const write = sql`update users set first_name = 'Changed'`
    await expect(rows(reader, write)).rejects.toMatchObject({ code: '25006' })
    await expect(transaction(reader, (tx) => rows(tx, write))).rejects.toMatchObject({ code: '25006' })
    await expect(rows(reader, sql`select password_hash from users`)).rejects.toMatchObject({ code: '42501' })
    // The connection is the application's again afterwards.
    for (const _ of [1, 2, 3])
      expect(await one(db, sql`select current_user::text as role`)).toEqual({ role: 'marsa_app' })
    await db.destroy()
  })
})

describe('who may write', () => {
  const give = (value: boolean): Promise<void> => settle(app, 'accounts.acting-changes', value)
  const scopeOf = async (held: Held) => (await app.ask(held, acting.viewActing)).body.acting.scope

  test('is nobody before the installation gives the right', async () => {
    const who = await staff()
    expect((await app.ask(who, acting.viewActing)).body.mayChange).toBe(false)
    const held = await begin(who, await addPerson(app.db, 'customer'), 'write')
    expect(await scopeOf(held)).toBe('read')
    await give(true)
    expect((await app.ask(who, acting.viewActing)).body.mayChange).toBe(true)
    expect(await scopeOf(held)).toBe('read')
  })

  test('looks at once when the right is taken back', async () => {
    const held = await begin(await staff(), await addPerson(app.db, 'customer'), 'write')
    expect(await scopeOf(held)).toBe('write')
    await give(false)
    const refused = await app.ask(held, callOf('saveRequest'), { body: { form: { mode: 'sea' } } })
    expect([refused.status, refused.body.code]).toEqual([403, 'kit.read-only'])
    expect((await app.ask(held, getUserProfile)).body.actingScope).toBe('read')
    await give(true)
  })

  test('saves a draft for the person, with both in the audit trail', async () => {
    const [who, whom] = [await staff(), await addPerson(app.db, 'customer')]
    const held = await begin(who, whom, 'write')
    const saved = await app.ask(held, callOf('saveRequest'), {
      body: { form: formFor('sea-import-port', app.clock.now()) },
    })
    expect(saved.status).toBe(200)
    const audited = await rows(
      app.db,
      sql`select actor_id, subject_id, session_id from audit_log where object_id = ${saved.body.RequestId}`,
    )
    expect(audited).toEqual([{ actor_id: who.userId, subject_id: whom.userId, session_id: held.sessionId }])
    expect((await app.ask(whom, acting.listSupportVisits)).body.items).toEqual([
      expect.objectContaining({ roleName: 'admin', reason, changes: 1 }),
    ])
  })

  test('is only the administrator: for others the wish counts for nothing', async () => {
    const held = await begin(await staff('desk'), await addPerson(app.db, 'customer'), 'write')
    expect((await app.ask(held, acting.viewActing)).body.acting.scope).toBe('read')
  })

  test('never reaches money, codes, passwords, factors or sessions', async () => {
    const never: Endpoint[] = [
      ...Object.values(financeEndpoints),
      callOf('acceptQuote'),
      callOf('pay'),
      ...allEndpoints.filter(({ path }) =>
        /^(factors|check|sessions|sign-ins|SendSMSCode|UpdateMobile|UpdateProfile|resetpassword)/i.test(path),
      ),
    ].filter((each) => isWrite(each) || /^(factors|sessions|sign-ins)/.test(each.path))
    expect(never.length).toBeGreaterThan(15)
    expect(never.filter((each) => !actingRefusal('write', each)).map((each) => each.verb)).toEqual([])
    const held = await begin(await staff(), await addPerson(app.db, 'customer'), 'write')
    const answer = await app.raw('POST', addressOf(callOf('acceptQuote'), { id: held.sessionId }), held, {
      body: { terms: true, pay: 'half' },
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'kit.acting'])
  })
})

describe('the end', () => {
  test('leads back to the own session with the ticket and the cookie of acting, once', async () => {
    const [who, whom] = [await staff(), await addPerson(app.db, 'customer')]
    const held = await begin(who, whom)
    const end = (adminToken: string, cookie?: string) =>
      app.ask(null, acting.endActing, { body: { adminToken }, headers: cookie ? { cookie } : {} })
    expect((await end(held.adminToken)).body.code).toBe('acting.over')
    expect((await end(`${held.adminToken.slice(0, -1)}x`, held.cookie)).body.code).toBe('acting.over')
    const back = await end(held.adminToken, held.cookie)
    expect((await app.ask({ token: back.body.token }, getUserProfile)).body.email).toBe(who.email)
    await expect.poll(() => works(held)).toBe(false)
    expect((await end(held.adminToken, held.cookie)).body.code).toBe('acting.over')
  })

  test('works when the time of acting is over', async () => {
    const [who, whom] = [await staff(), await addPerson(app.db, 'customer')]
    const held = await begin(who, whom)
    const { minutes } = await one<{ minutes: number }>(
      app.db,
      sql`select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from sessions where id = ${held.sessionId}`,
    )
    expect(minutes).toBe(30)
    await app.owner.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
      held.sessionId,
    ])
    await app.owner.query(`select pg_notify('marsa_session', $1)`, [held.sessionId])
    await expect.poll(() => works(held)).toBe(false)
    const body = { adminToken: held.adminToken }
    const headers = { cookie: held.cookie }
    expect((await app.ask(held, acting.endActing, { body, headers })).status).toBe(200)
  })

  test('comes at the latest when the own session would have ended', async () => {
    const [who, whom] = [await staff(), await addPerson(app.db, 'customer')]
    await app.owner.query(
      `update sessions set expires_at = now() + interval '7 minutes' where user_id = $1`,
      [who.userId],
    )
    const { sessionId } = await begin(who, whom)
    const { isIts } = await one<{ isIts: boolean }>(
      app.db,
      sql`select s.expires_at = o.expires_at as "isIts" from sessions s join sessions o on o.id = s.actor_session_id
        where s.id = ${sessionId}`,
    )
    expect(isIts).toBe(true)
  })

  test('the ticket opens nothing else', async () => {
    const held = await begin(await staff(), await addPerson(app.db, 'customer'))
    expect(await works({ token: held.adminToken })).toBe(false)
    const renewed = await app.ask(null, refreshSession, {
      body: { RefreshToken: held.adminToken },
      headers: { cookie: held.cookie },
    })
    expect(renewed.status).toBe(401)
  })

  test('comes with the end of the own session, and signing out ends both', async () => {
    const [who, whom] = [await staff(), await addPerson(app.db, 'customer')]
    const first = await begin(who, whom)
    await app.ask(who, signOut)
    await expect.poll(() => works(first)).toBe(false)
    const [other, second] = await staff().then(async (person) => [person, await begin(person, whom)] as const)
    await app.ask(second, signOut)
    await expect.poll(async () => [await works(second), await works(other)]).toEqual([false, false])
    expect(await works(whom)).toBe(true)
  })

  test('of either person’s account ends it', async () => {
    for (const which of [0, 1]) {
      const people = [await staff(), await addPerson(app.db, 'customer')] as const
      const held = await begin(...people)
      await app.owner.query(`update users set status = 'DISABLED' where id = $1`, [people[which]!.userId])
      await expect.poll(() => works(held)).toBe(false)
    }
  })
})

test('people are found by name or e-mail, never the staff, and masked', async () => {
  const who = await staff('desk', false)
  const whom = await addPerson(app.db, 'customer')
  const find = async (searchText: string) =>
    (await app.ask(who, acting.findSubjects, { query: { searchText } })).body.items as { email: string }[]
  const [found] = await find(whom.email)
  expect(found).toMatchObject({ userCode: await codeOf(whom), roleName: 'customer' })
  expect(found!.email).not.toBe(whom.email)
  expect(await find(who.email)).toEqual([])
})
