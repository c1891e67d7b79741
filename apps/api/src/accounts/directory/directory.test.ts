// Staff sign in at a real OpenID server: the whole way over HTTP, and every way in which it must not end inside.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import {
  leaveDirectory,
  endDirectory,
  takeHandOver,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { demoAccounts, getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import { rateLimitOf } from '@marsa/model/kit/limit.ts'
import { maybe, rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { identityAt, openidBrowser, ours, type OpenidBrowser } from '../../../test/openid-browser.ts'
import {
  openidProcess,
  openidServer,
  type OpenidPerson,
  type OpenidServer,
} from '../../../test/openid-server.ts'
import { addPerson } from '../../../test/people.ts'
import { handleOf, secretsOf } from './flow-cookie.ts'

let provider: OpenidServer
let app: TestApp
let browser: OpenidBrowser
let who: string
let person: OpenidPerson
let count = 0
beforeAll(async () => {
  provider = await openidServer({ publicUrl: ours, people: {} })
  app = await testApp({ identity: identityAt(provider.issuer) })
})
beforeEach(() => {
  who = `person-${++count}`
  person = {
    given_name: 'Hessa',
    family_name: 'Al Mazrouei',
    email: `${who}@port.example`,
    email_verified: true,
    groups: ['Staff', 'Port Desk'],
  }
  provider.people[who] = person
  browser = openidBrowser(app)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

type Kept = { id: string; role: string; status: string; kind: string; user_code: string; sessions: string[] }
const kept = (email = person.email!): Promise<Kept | undefined> =>
  maybe(
    app.db,
    sql`select u.id, u.role, u.status, c.kind, u.user_code, array(select s.login_kind from sessions s where s.user_id = u.id
        and s.ended_at is null) as sessions from users u join companies c on c.id = u.company_id where u.email = ${email}`,
  )
const noted = async (id: string): Promise<string[]> =>
  (
    await rows<{ said: string }>(
      app.db,
      sql`select concat_ws(' ', action, reason) as said from audit_log where object_id = ${id} order by id`,
    )
  ).map(({ said }) => said)
const problemOf = (address: string): string | null => new URL(address, ours).searchParams.get('problem')
const again = (): void => void (browser = openidBrowser(app))

describe('somebody of the directory', () => {
  test('comes in with the role of their group, as one of the platform, with a session of their own kind', async () => {
    const { status, body, headers } = await browser.signIn(who)
    expect(status).toBe(200)
    expect(body.pending).toBeNull()
    const profile = (await app.ask({ token: body.session.token }, getUserProfile)).body
    expect(profile).toMatchObject({ email: person.email, role: 'ServiceDesk', firstName: 'Hessa' })
    const found = (await kept())!
    expect(found).toMatchObject({ role: 'desk', status: 'ACTIVE', kind: 'platform', sessions: ['directory'] })
    expect(await noted(found.id)).toEqual([
      'user.created directory: desk',
      'identity.linked directory',
      'session.began directory',
    ])
    expect(headers['set-cookie']).toContain('marsa_login=directory; Path=/; SameSite=Strict; Secure')
  })

  test('keeps the account and gets the role of today', async () => {
    await browser.signIn(who)
    const before = (await kept())!
    person.groups = ['Marsa Admins', 'Port Desk']
    person.email = `renamed-${person.email}`
    again()
    expect((await browser.signIn(who)).status).toBe(200)
    expect((await kept(person.email.replace('renamed-', '')))!).toMatchObject({
      id: before.id,
      role: 'admin',
    })
    expect(await noted(before.id)).toContain('user.role-changed directory: desk to admin')
  })

  test('without a group of ours is turned away, and nothing is made of them', async () => {
    person.groups = ['Staff', 'marsa desk']
    expect(problemOf(await browser.arrive(who))).toBe('no-group')
    expect(await kept()).toBeUndefined()
  })

  test('whose group was taken away loses account and sessions, and gets them back with the group', async () => {
    const { body } = await browser.signIn(who)
    person.groups = []
    again()
    expect(problemOf(await browser.arrive(who))).toBe('no-group')
    expect(await kept()).toMatchObject({ status: 'DISABLED', sessions: [] })
    await expect
      .poll(async () => (await app.ask({ token: body.session.token }, getUserProfile)).status)
      .toBe(401)
    person.groups = ['Auditors']
    again()
    expect((await browser.signIn(who)).status).toBe(200)
    expect(await kept()).toMatchObject({ status: 'ACTIVE', role: 'admin-readonly' })
  })

  test('whom an administrator has disabled stays outside, whatever the directory says', async () => {
    await browser.signIn(who)
    await app.owner.query(`update users set status = 'DISABLED' where email = $1`, [person.email])
    again()
    expect(problemOf(await browser.arrive(who))).toBe('not-active')
  })

  test('with the address of a customer gets nothing', async () => {
    const customer = await addPerson(app.db, 'customer')
    person.email = customer.email
    expect(problemOf(await browser.arrive(who))).toBe('customer-mail')
    expect((await kept(customer.email))!.role).toBe('customer')
  })

  test.each([{ email: undefined }, { email_verified: false }, { email_verified: undefined }])(
    'with %j has no address for us',
    async (over) => {
      Object.assign(person, over)
      expect(problemOf(await browser.arrive(who))).toBe('no-mail')
    },
  )

  test('cannot sign in with a password', async () => {
    await browser.signIn(who)
    const answer = await app.ask(null, signIn, { body: { username: person.email, password: 'none' } })
    expect(answer.body.code).toBe('accounts.wrong-password')
  })

  test('is led to their own language', async () => {
    const first = await browser.arrive(who, 'identity/login?lang=ar')
    expect(first).toMatch(/^\/ar\/response\?token=[\w-]{22}&refreshToken=[\w-]{22}$/)
    again()
    expect(await browser.arrive(who, 'identity/login?lang=en')).toMatch(/^\/ar\/response/)
  })
})

describe('an answer that is not of this sign-in', () => {
  test('in a browser without the cookie, or with another one, leads nowhere', async () => {
    const back = await browser.visit(await browser.start(), who)
    const stranger = openidBrowser(app)
    expect(problemOf(String((await stranger.go(back)).headers['location']))).toBe('lost')
    await stranger.start()
    expect(problemOf(String((await stranger.go(back)).headers['location']))).toBe('lost')
    expect(await kept()).toBeUndefined()
    // And it is still good where it belongs.
    expect(String((await browser.go(back)).headers['location'])).toMatch(/token=/)
  })

  test('with another state leads nowhere and does not use the sign-in up', async () => {
    const back = await browser.visit(await browser.start(), who)
    const wrong = back.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`)
    expect(problemOf(String((await browser.go(wrong)).headers['location']))).toBe('lost')
    expect(problemOf(String((await browser.go(back.replace(/state=[^&]+&?/, ''))).headers['location']))).toBe(
      'lost',
    )
    expect(problemOf(String((await browser.go(`${back}&state=two`)).headers['location']))).toBe('lost')
    expect(String((await browser.go(back)).headers['location'])).toMatch(/token=/)
  })

  test('with another nonce is not believed', async () => {
    const back = await browser.visit((await browser.start()).replace(/nonce=[^&]+/, 'nonce=another'), who)
    expect(problemOf(String((await browser.go(back)).headers['location']))).toBe('refused')
    expect(await kept()).toBeUndefined()
  })

  test('with another PKCE challenge is not believed', async () => {
    const start = await browser.start()
    const back = await browser.visit(
      start.replace(/code_challenge=[^&]+/, `code_challenge=${'A'.repeat(43)}`),
      who,
    )
    expect(['used', 'refused']).toContain(problemOf(String((await browser.go(back)).headers['location'])))
    expect(await kept()).toBeUndefined()
  })

  test('from another issuer is not believed', async () => {
    const back = await browser.visit(await browser.start(), who)
    const wrong = back.replace(/iss=[^&]+/, `iss=${encodeURIComponent('https://evil.example')}`)
    expect(problemOf(String((await browser.go(wrong)).headers['location']))).toBe('refused')
  })

  test('at the address of the other provider leads nowhere', async () => {
    const back = await browser.visit(await browser.start(), who)
    const other = back.replace('callback/directory', 'callback/uae-pass')
    expect(problemOf(String((await browser.go(other)).headers['location']))).toBe('lost')
  })

  test('a second time is a replay', async () => {
    const back = await browser.visit(await browser.start(), who)
    await browser.go(back)
    expect(problemOf(String((await browser.go(back)).headers['location']))).toBe('used')
  })

  test('too late has expired', async () => {
    const back = await browser.visit(await browser.start(), who)
    await app.owner.query(`update identity_flows set expires_at = now()`)
    expect(problemOf(String((await browser.go(back)).headers['location']))).toBe('expired')
  })

  test('with an invented code is refused by the provider', async () => {
    const back = await browser.visit(await browser.start(), who)
    const wrong = back.replace(/code=[^&]+/, 'code=invented')
    expect(problemOf(String((await browser.go(wrong)).headers['location']))).toBe('used')
  })
})

describe('the provider', () => {
  test('that was told no says so', async () => {
    expect(problemOf(await browser.arrive(''))).toBe('denied')
  })

  test.each([
    [-75, null],
    [-300, 'clock'],
  ])('whose clock is %i seconds off is %s', async (clockSeconds, problem) => {
    const people = { [who]: person }
    const off = await openidProcess({ publicUrl: ours, people, clockSeconds, idTokenSeconds: 60 })
    const other = await testApp({ identity: identityAt(off.issuer) })
    expect(problemOf(await openidBrowser(other).arrive(who))).toBe(problem)
    await other.close()
    await off.close()
  })

  test('that is away is said to be away, before and after', async () => {
    const gone = await openidServer({ publicUrl: ours, people: { someone: person } })
    const other = await testApp({ identity: identityAt(gone.issuer) })
    const there = openidBrowser(other)
    const back = await there.visit(await there.start(), 'someone')
    const early = await testApp({ identity: identityAt(gone.issuer) })
    await gone.close()
    expect(problemOf(String((await there.go(back)).headers['location']))).toBe('unreachable')
    expect(problemOf(await openidBrowser(early).start())).toBe('unreachable')
    await other.close()
    await early.close()
  })
})

describe('the codes of /response', () => {
  test('work once', async () => {
    const body = browser.codesOf(await browser.arrive(who))
    expect((await browser.ask(takeHandOver, { body })).status).toBe(200)
    const { status, body: said } = await browser.ask(takeHandOver, { body })
    expect([status, said.code]).toEqual([422, 'accounts.hand-over-spent'])
  })

  test('work once among twenty at the same time', async () => {
    const body = browser.codesOf(await browser.arrive(who))
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.ask(takeHandOver, { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('work in no other browser', async () => {
    const body = browser.codesOf(await browser.arrive(who))
    const stranger = openidBrowser(app)
    expect((await stranger.ask(takeHandOver, { body })).status).toBe(422)
    await stranger.start()
    expect((await stranger.ask(takeHandOver, { body })).status).toBe(422)
    expect((await browser.ask(takeHandOver, { body })).status).toBe(200)
  })

  test('do not work one without the other, exchanged, or after a minute', async () => {
    const { token, refreshToken } = browser.codesOf(await browser.arrive(who))
    const spent = async (body: object) => (await browser.ask(takeHandOver, { body })).status
    expect(await spent({ token, refreshToken: token })).toBe(422)
    expect(await spent({ token: refreshToken, refreshToken: token })).toBe(422)
    await app.owner.query(`update identity_flows set hand_over_until = now()`)
    expect(await spent({ token, refreshToken })).toBe(422)
  })

  test('are kept as hashes, as is what finds them, and hold nothing of the provider', async () => {
    const address = await browser.arrive(who)
    const { token } = browser.codesOf(address)
    const handle = browser.jar.get('__Host-marsa_identity')!
    const { nonce, state, verifier } = secretsOf('a secret for tests that is long enough', handle)
    const all = JSON.stringify((await app.owner.query(`select * from identity_flows`)).rows)
    for (const open of [token, handle, nonce, state, verifier]) expect(all).not.toContain(open)
    expect(handle).toMatch(/^[\w-]{43}$/)
    expect(
      handleOf({ headers: { cookie: 'marsa_identity=short' } } as never, { secure: false }),
    ).toBeUndefined()
  })
})

describe('leaving', () => {
  const same = { headers: { 'sec-fetch-site': 'same-origin' } }
  const alive = async (token: string) => (await app.ask({ token }, getUserProfile)).status

  test('ends our session and leads to the sign-out of the directory, which leads home', async () => {
    const { body } = await browser.signIn(who)
    const { headers, status } = await browser.ask(leaveDirectory, { query: { lang: 'ar' }, ...same })
    expect(status).toBe(302)
    const url = new URL(String(headers['location']))
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'marsa',
      post_logout_redirect_uri: `${ours}/ar/home`,
    })
    expect(await alive(body.session.token)).toBe(401)
    expect([...browser.jar.keys()]).toEqual([])
    const form = await (
      await fetch(url, { headers: { cookie: [...browser.theirs].map((pair) => pair.join('=')).join('; ') } })
    ).text()
    expect(form).toContain('Sign out')
  })

  test.each(['cross-site', 'same-site', 'none', undefined])(
    'on the wish of %s only asks, and ends nothing',
    async (site) => {
      const { body } = await browser.signIn(who)
      const { headers } = await browser.ask(leaveDirectory, {
        query: { lang: 'en' },
        ...(site !== undefined && { headers: { 'sec-fetch-site': site } }),
      })
      expect(headers['location']).toBe('/en/redirect?logout=1')
      expect(await alive(body.session.token)).toBe(200)
    },
  )

  test('by our own page answers where to go; without a session of the directory that is home', async () => {
    const { body } = await browser.signIn(who)
    const { body: said } = await browser.ask(endDirectory, { query: { lang: 'en' } })
    expect(said.to).toContain(provider.issuer)
    expect(await alive(body.session.token)).toBe(401)
    expect((await browser.ask(endDirectory, { query: { lang: 'en' } })).body.to).toBe('/en/home')
  })
})

test('more sign-ins than the budget allows are sent to a page that says so', async () => {
  const { points } = rateLimitOf('identity.address')
  await app.owner.query(`update limit_counters set spent = $1 where budget = 'identity.address'`, [points])
  expect(problemOf(await browser.start())).toBe('too-many')
  await app.owner.query(`delete from limit_counters`)
})

test('without settings there is neither a button nor a way', async () => {
  const plain = await testApp()
  expect((await plain.ask(null, demoAccounts)).body).toMatchObject({ directory: false, uaePass: false })
  for (const path of ['login', 'uae-pass'])
    expect(problemOf(String((await plain.raw('GET', `/api/identity/${path}`)).headers['location']))).toBe(
      'not-set-up',
    )
  await plain.close()
  expect((await app.ask(null, demoAccounts)).body).toMatchObject({ directory: true, uaePass: true })
})
