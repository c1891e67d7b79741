// A session's life: renewed with selector and cookie together, ended by a replay, by its person, by idleness, and for everybody at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import {
  getUserProfile,
  listPermissions,
  refreshSession,
  setPreferredLanguage,
  signIn,
  signOut,
} from '@marsa/model/accounts/endpoints.ts'
import { allEndpoints } from '@marsa/model/all.ts'
import { listShipments } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { roles } from '@marsa/model/kit/access.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { one, rows } from '../kit/db.ts'
import { secret, testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { writeToken } from './token.ts'

const password = 'Marsa#2026'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Held = { token: string; refreshToken: string; cookie: string; sessionId: string }

const heldAfter = ({ body, headers }: Answer): Held => ({
  token: body.token,
  refreshToken: body.refreshToken,
  cookie: (headers['set-cookie'] as string[])[0]!.split(';')[0]!,
  sessionId: String(body.refreshToken).split('.')[0]!,
})
const signedIn = async (change: Record<string, unknown> = {}): Promise<Held & { person: Person }> => {
  const person = await addPerson(app.db, 'customer', { password })
  return {
    person,
    ...heldAfter(await app.ask(null, signIn, { body: { username: person.email, password, ...change } })),
  }
}
const renew = (refreshToken: string, cookie: string | undefined): Promise<Answer> =>
  app.ask(null, refreshSession, { body: { RefreshToken: refreshToken }, headers: cookie ? { cookie } : {} })
const works = async (caller: { token: string }): Promise<boolean> =>
  (await app.ask(caller, getUserProfile)).status === 200
const ended = async (sessionId: string): Promise<string | null> =>
  (
    await one<{ ended_reason: string | null }>(
      app.db,
      sql`select ended_reason from sessions where id = ${sessionId}`,
    )
  ).ended_reason
const age = async (sessionId: string, change: string): Promise<void> => {
  await app.owner.query(`update sessions set ${change} where id = $1`, [sessionId])
  // A process believes a session for some seconds; a row that changes under it stands for time that has passed.
  await app.owner.query(`select pg_notify('marsa_session', $1)`, [sessionId])
}

describe('renewing', () => {
  test('gives a new token, a new selector and a new verifier', async () => {
    const first = await signedIn()
    const second = heldAfter(await renew(first.refreshToken, first.cookie))
    expect(await works(second)).toBe(true)
    expect(second.refreshToken).toBe(`${first.sessionId}.2`)
    expect(second.cookie).not.toBe(first.cookie)
  })

  test('needs the cookie, and the cookie of this session', async () => {
    const [held, other] = [await signedIn(), await signedIn()]
    for (const cookie of [undefined, other.cookie, `${held.cookie.slice(0, -1)}!`])
      expect((await renew(held.refreshToken, cookie)).status).toBe(401)
    expect(await ended(held.sessionId)).toBeNull()
    expect((await renew(held.refreshToken, held.cookie)).status).toBe(200)
  })

  test('takes no selector that is none', async () => {
    const held = await signedIn()
    for (const selector of [
      '',
      'x',
      `${held.sessionId}`,
      `${held.sessionId}.-1`,
      `${held.sessionId}.99999999999`,
    ])
      expect((await renew(selector, held.cookie)).status).toBe(401)
  })

  test('by two tabs at once succeeds for both, with the same successor', async () => {
    const held = await signedIn()
    const [one, two] = await Promise.all([
      renew(held.refreshToken, held.cookie),
      renew(held.refreshToken, held.cookie),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(heldAfter(one).cookie).toBe(heldAfter(two).cookie)
    expect((await renew(two.body.refreshToken, heldAfter(two).cookie)).status).toBe(200)
  })

  test('succeeds for a tab that holds the selector of before with the cookie that another tab has renewed', async () => {
    const held = await signedIn()
    const other = heldAfter(await renew(held.refreshToken, held.cookie))
    await age(held.sessionId, `rotated_at = now() - interval '5 minutes'`)
    const late = await renew(held.refreshToken, other.cookie)
    expect(late.status).toBe(200)
    expect(await works(heldAfter(late))).toBe(true)
  })

  test('with what was renewed long ago ends the session for everybody, and is audited', async () => {
    const held = await signedIn()
    const second = heldAfter(await renew(held.refreshToken, held.cookie))
    await age(held.sessionId, `rotated_at = now() - interval '31 seconds'`)
    expect((await renew(held.refreshToken, held.cookie)).status).toBe(401)
    expect(await ended(held.sessionId)).toBe('refresh replayed')
    expect((await renew(second.refreshToken, second.cookie)).status).toBe(401)
    await expect.poll(() => works(second)).toBe(false)
    const audited = await rows(
      app.db,
      sql`select from audit_log where action = 'session.replayed' and object_id = ${held.sessionId}`,
    )
    expect(audited).toHaveLength(1)
  })

  test('two generations back is a replay at any age', async () => {
    const held = await signedIn()
    const second = heldAfter(await renew(held.refreshToken, held.cookie))
    await renew(second.refreshToken, second.cookie)
    expect((await renew(held.refreshToken, held.cookie)).status).toBe(401)
    expect(await ended(held.sessionId)).toBe('refresh replayed')
  })

  test('of a remembered session keeps its cookies to the same day', async () => {
    const held = await signedIn({ rememberMe: true })
    const cookies = (await renew(held.refreshToken, held.cookie)).headers['set-cookie'] as string[]
    for (const cookie of cookies) expect(cookie).toContain('Expires=')
  })
})

describe('an access token', () => {
  test('of another secret, cut, altered or past its time opens nothing', async () => {
    const { token, sessionId } = await signedIn()
    const altered = `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`
    const foreign = writeToken('another secret of sufficient length', {
      sessionId,
      expiresAt: new Date(Date.now() + 60_000),
    })
    const past = writeToken(secret, { sessionId, expiresAt: new Date(Date.now() - 1000) })
    for (const wrong of [altered, foreign, past, token.slice(0, -1), 'x', `${token}A`])
      expect([wrong.length, await works({ token: wrong })]).toEqual([wrong.length, false])
  })

  test('of a person or company that was closed opens nothing', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    expect([await works(one), await works(two)]).toEqual([true, true])
    await app.owner.query(`update users set status = 'DISABLED' where id = $1`, [one.person.userId])
    await app.owner.query(`update companies set suspended_at = now() where id = $1`, [two.person.companyId])
    await expect.poll(async () => [await works(one), await works(two)]).toEqual([false, false])
  })
})

describe('signing out', () => {
  test('ends the own session at once and clears the cookies', async () => {
    const held = await signedIn()
    const answer = await app.ask(held, signOut)
    for (const cookie of answer.headers['set-cookie'] as string[])
      expect(cookie).toContain('Expires=Thu, 01 Jan 1970')
    await expect.poll(() => works(held)).toBe(false)
    expect((await renew(held.refreshToken, held.cookie)).status).toBe(401)
  })

  test("with somebody else's e-mail ends the own session and no other (Z04)", async () => {
    const [own, other] = [await signedIn(), await signedIn()]
    expect((await app.ask(own, signOut, { body: { Email: other.person.email } })).status).toBe(200)
    expect(await ended(own.sessionId)).toBe('signed out')
    expect(await works(other)).toBe(true)
  })

  test('answers the same to a visitor, to a token past its time and to one that is none', async () => {
    const held = await signedIn()
    const past = writeToken(secret, { sessionId: held.sessionId, expiresAt: new Date(Date.now() - 1000) })
    for (const caller of [null, { token: 'x' }, { token: past }])
      expect((await app.ask(caller, signOut)).body).toEqual({ status: 'SUCCESS', errorMessage: null })
    expect(await ended(held.sessionId)).toBe('signed out')
  })
})

describe('idleness', () => {
  test('ends a session whatever the browser does', async () => {
    const held = await signedIn()
    await age(held.sessionId, `last_used_at = now() - interval '15 minutes 1 second'`)
    await expect.poll(() => works(held)).toBe(false)
    expect((await renew(held.refreshToken, held.cookie)).status).toBe(401)
  })

  const lastUsed = async (sessionId: string): Promise<number> =>
    (
      await one<{ ago: number }>(
        app.db,
        sql`select extract(epoch from now() - last_used_at)::float as ago from sessions where id = ${sessionId}`,
      )
    ).ago

  test('is not interrupted by what browsers ask by themselves (Z47)', async () => {
    const held = await signedIn()
    await age(held.sessionId, `last_used_at = now() - interval '10 minutes'`)
    await app.ask(held, listNotifications)
    await app.ask(held, getUserProfile)
    expect(await lastUsed(held.sessionId)).toBeGreaterThan(590)
    await app.ask(held, listShipments)
    await expect.poll(() => lastUsed(held.sessionId), { timeout: 5000 }).toBeLessThan(60)
  })

  test('or not, twelve hours are the end', async () => {
    const held = await signedIn()
    const { hours } = await one<{ hours: number }>(
      app.db,
      sql`select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from sessions where id = ${held.sessionId}`,
    )
    expect(hours).toBe(12)
    await age(held.sessionId, `expires_at = now() - interval '1 second'`)
    await expect.poll(() => works(held)).toBe(false)
  })
})

describe('the signed-in person', () => {
  test('reads their own profile and nobody else’s', async () => {
    const [own, other] = [await signedIn(), await signedIn()]
    expect(
      (await app.ask(own, getUserProfile, { body: { email: own.person.email.toUpperCase() } })).status,
    ).toBe(200)
    expect((await app.ask(own, getUserProfile, { body: { email: other.person.email } })).body.code).toBe(
      'kit.forbidden',
    )
  })

  test.each(roles)('with the role %s is told exactly what the policies allow', async (role) => {
    const person = await addPerson(app.db, role)
    const { list } = (await app.ask(person, listPermissions)).body as {
      list: { code: string; allowed: boolean }[]
    }
    expect(list.filter((each) => each.allowed).map((each) => each.code)).toEqual(
      allEndpoints.filter((each) => each.policy[role]).map((each) => each.verb),
    )
  })

  test('keeps the language they choose; a visitor’s choice changes nobody', async () => {
    const held = await signedIn()
    await app.ask(held, setPreferredLanguage, { query: { lang: 'ar' } })
    await app.ask(null, setPreferredLanguage, { query: { lang: 'en' }, way: 1 })
    await expect.poll(async () => (await app.ask(held, getUserProfile)).body.preferredLanguage).toBe('ar')
    expect((await app.ask(held, setPreferredLanguage, { query: { lang: 'fr' } })).status).toBe(422)
  })

  test('is refused in the language that the client shows, else in that of the browser', async () => {
    const said = async (headers: Record<string, string>): Promise<string> =>
      (await app.ask(null, listShipments, { headers })).body.errorMessage
    expect(await said({ 'accept-language': 'ar-AE,ar;q=0.9' })).toMatch(/انتهت/)
    expect(await said({ 'accept-language': 'ar-AE', 'x-language': 'en' })).toMatch(/^Your session/)
  })

  test('cannot have the language set by a picture, a prefetch or a link elsewhere', async () => {
    const held = await signedIn()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-mode': 'navigate' },
    ] as Record<string, string>[])
      expect((await app.ask(held, setPreferredLanguage, { query: { lang: 'ar' }, headers })).body.code).toBe(
        'kit.cross-site',
      )
    expect((await app.ask(held, getUserProfile)).body.preferredLanguage).toBe('en')
  })
})
