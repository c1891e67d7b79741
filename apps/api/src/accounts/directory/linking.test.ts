// UAE PASS against a real OpenID server: a new person, an existing one by mobile, and every way to somebody else's account.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import {
  externalUserLogin,
  unlinkIdentity,
  verifyMobile,
  viewLinkedIdentity,
  viewPendingIdentity,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { maybe, rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { applicantsOf, freshAddress, freshMobile, type Applicants } from '../../../test/applicants.ts'
import { identityAt, openidBrowser, ours, type OpenidBrowser } from '../../../test/openid-browser.ts'
import { openidServer, type OpenidPerson, type OpenidServer } from '../../../test/openid-server.ts'
import { settle } from '../../../test/loosened.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'

let provider: OpenidServer
let app: TestApp
let people: Applicants
let browser: OpenidBrowser
let who: string
let person: OpenidPerson
let mobile: string
let ip: string
let count = 0
beforeAll(async () => {
  provider = await openidServer({ publicUrl: ours, people: {} })
  app = await testApp({ identity: identityAt(provider.issuer) })
  people = applicantsOf(app)
})
beforeEach(() => {
  who = `citizen-${++count}`
  mobile = freshMobile()
  ip = freshAddress()
  person = {
    given_name: 'Layla',
    family_name: 'Al Hashimi',
    email: `${who}@mail.example`,
    email_verified: true,
    phone_number: mobile,
    userType: 'SOP3',
  }
  provider.people[who] = person
  browser = openidBrowser(app)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

type Pending = { usercode: string; mobile: string; alreadyRegistered: boolean }
const prove = async (as = who): Promise<Answer> => browser.signIn(as, 'identity/uae-pass?lang=en')
const pendingOf = async (): Promise<Pending> => (await prove()).body.pending as Pending
const sendCode = async (number: string): Promise<Answer> =>
  browser.ask(verifyMobile, { body: { mobile: number, recaptcha: await people.solved() }, ip })
const typeCode = (number: string, SMSCode: string): Promise<Answer> =>
  browser.ask(verifyMobile, { body: { mobile: number, SMSCode }, ip })
const proveMobile = async (number = mobile): Promise<Answer> => {
  await sendCode(number)
  return typeCode(number, await people.codeFor(number))
}
const login = async (usercode: string, over: object = {}): Promise<Answer> =>
  browser.ask(externalUserLogin, {
    body: { usercode, contactNumber: mobile, recaptcha: await people.solved(), termsAccepted: true, ...over },
    ip,
  })
const linkOf = (subject = who) =>
  maybe<{ user_id: string; assurance: string }>(
    app.db,
    sql`select user_id, assurance from external_identities where subject = ${subject}`,
  )
const withMobile = async (
  role: Parameters<typeof addPerson>[1] = 'customer',
  wanted = {},
): Promise<Person> => {
  const made = await addPerson(app.db, role, wanted)
  await app.owner.query('update users set mobile = $1 where id = $2', [mobile, made.userId])
  return made
}

describe('somebody new', () => {
  test('becomes an individual customer with what was proven, and comes in at once the next time', async () => {
    const answer = await prove()
    expect(answer.body.session).toBeNull()
    expect(answer.body.pending).toMatchObject({
      firstName: 'Layla',
      mobile,
      verifiedMobile: null,
      alreadyRegistered: false,
    })
    const { usercode } = answer.body.pending as Pending
    expect((await sendCode(mobile)).body).toMatchObject({ verified: false, resendAfterSeconds: 60 })
    const verified = await typeCode(mobile, await people.codeFor(mobile))
    expect(verified.body).toEqual({ verified: true, alreadyRegistered: false, resendAfterSeconds: null })
    const done = await login(usercode, { Address: 'Villa 4, Al Barsha, Dubai' })
    expect(done.body).toMatchObject({ status: 'SUCCESS', usercode, adminToken: null })
    const profile = (await app.ask({ token: done.body.token }, getUserProfile)).body
    expect(profile).toMatchObject({
      email: person.email,
      role: 'CUSTOMER',
      mobileNumber: mobile,
      userCode: usercode,
    })
    expect((await linkOf())!.assurance).toBe('SOP3')
    expect(await mailsTo(app.db, person.email!)).toEqual(['identity-welcome'])
    // Nobody knows the password of such an account, so the identity cannot go.
    const { token } = done.body
    expect((await app.ask({ token }, viewLinkedIdentity)).body.refusal).toBe('accounts.only-way-in')
    expect((await app.ask({ token }, unlinkIdentity)).body.code).toBe('accounts.only-way-in')
    expect(await linkOf()).toBeDefined()
    browser = openidBrowser(app)
    expect((await prove()).body.session).toMatchObject({ usercode })
  })

  test('has to accept the terms, and to give an address where the provider told none', async () => {
    person.email = undefined
    const { usercode } = await pendingOf()
    await proveMobile()
    expect((await login(usercode)).body.fieldErrors).toMatchObject([
      { field: 'email', code: 'accounts.email-required' },
    ])
    const email = `typed-${who}@mail.example`
    expect((await login(usercode, { email, termsAccepted: false })).body.code).toBe('accounts.terms-required')
    expect(await linkOf()).toBeUndefined()
    expect((await login(usercode, { email })).status).toBe(200)
  })

  test('whose address has an account gets neither that account nor a second one with it', async () => {
    const held = await addPerson(app.db, 'customer')
    person.email = held.email
    const { usercode } = await pendingOf()
    await proveMobile()
    expect((await login(usercode)).body.code).toBe('accounts.email-required')
    expect((await login(usercode, { email: held.email })).body.code).toBe('accounts.email-registered')
    expect((await login(usercode, { email: `new-${held.email}` })).status).toBe(200)
    expect((await linkOf())!.user_id).not.toBe(held.userId)
  })

  test('learns nothing of a typed address where answers are neutral, and comes in by registering first', async () => {
    const held = await addPerson(app.db, 'customer')
    person.email = undefined
    const { usercode } = await pendingOf()
    await proveMobile()
    const answersFor = async (email: string) => {
      const { status, body } = await login(usercode, { email })
      return { status, code: body.code, errorMessage: body.errorMessage, fieldErrors: body.fieldErrors }
    }
    await settle(app, 'accounts.neutral-answers', true)
    const known = await answersFor(held.email)
    expect(known).toMatchObject({ status: 422, code: 'accounts.register-first' })
    expect(await answersFor(`free-${who}@mail.example`)).toEqual(known)
    await withMobile()
    expect((await login(usercode)).status).toBe(200)
    await settle(app, 'accounts.neutral-answers')
  })

  test('is told of five typed addresses a day, and then of none', async () => {
    const held = await addPerson(app.db, 'customer')
    person.email = undefined
    const { usercode } = await pendingOf()
    await proveMobile()
    const codeFor = async (email: string): Promise<string> => (await login(usercode, { email })).body.code
    for (let turn = 0; turn < 5; turn++) {
      const other = turn === 0 ? held : await addPerson(app.db, 'customer')
      expect(await codeFor(other.email)).toBe('accounts.email-registered')
    }
    const { email } = await addPerson(app.db, 'customer')
    expect(await codeFor(email)).toBe('accounts.register-first')
    expect(await codeFor(`free-${who}@mail.example`)).toBe('accounts.register-first')
  })

  test('is still waited for after the page was loaded anew, and not for ever', async () => {
    await pendingOf()
    expect((await browser.ask(viewPendingIdentity)).body.pending).toMatchObject({ mobile })
    await app.owner.query(`update identity_flows set handed_over_at = now() - interval '31 minutes'`)
    expect((await browser.ask(viewPendingIdentity)).body.pending).toBeNull()
  })
})

describe('somebody whose number is known', () => {
  test('is linked to that account, which is told, and keeps everything it had', async () => {
    const held = await withMobile('business')
    const { usercode } = await pendingOf()
    expect((await proveMobile()).body).toMatchObject({ verified: true, alreadyRegistered: true })
    const done = await login(usercode, { termsAccepted: undefined })
    expect(done.status).toBe(200)
    expect((await app.ask({ token: done.body.token }, getUserProfile)).body).toMatchObject({
      email: held.email,
      role: 'BusinessUser',
    })
    expect(await linkOf()).toMatchObject({ user_id: held.userId })
    expect(await mailsTo(app.db, held.email)).toEqual(['identity-linked'])
    const [{ said }] = (await rows<{ said: string }>(
      app.db,
      sql`select concat_ws(' ', action, reason) as said from audit_log where object_id = ${held.userId} and action = 'identity.linked'`,
    )) as [{ said: string }]
    expect(said).toBe('identity.linked uae-pass, by mobile number')
  })

  test.each(['admin', 'desk'] as const)('of the staff, %s, is not linked', async (role) => {
    await withMobile(role)
    const { usercode } = await pendingOf()
    await proveMobile()
    expect((await login(usercode)).body.code).toBe('accounts.link-staff')
    expect(await linkOf()).toBeUndefined()
  })

  test('and not active is not linked', async () => {
    await withMobile('customer', { status: 'PENDING_APPROVAL' })
    const { usercode } = await pendingOf()
    await proveMobile()
    expect((await login(usercode)).body.code).toBe('accounts.not-active')
  })

  test('and linked to another person of the provider already is not given to a second one', async () => {
    await withMobile()
    const first = await pendingOf()
    await proveMobile()
    await login(first.usercode)
    await app.owner.query(`update sms_codes set created_at = now() - interval '1 hour'`)
    provider.people['heir'] = { ...person, email: 'heir@mail.example' }
    browser = openidBrowser(app)
    const { usercode } = (await prove('heir')).body.pending as Pending
    await proveMobile()
    expect((await login(usercode)).body.code).toBe('accounts.link-taken')
    expect(await linkOf('heir')).toBeUndefined()
  })
})

describe('nobody gets into an account', () => {
  test('with a wrong code', async () => {
    await withMobile()
    const { usercode } = await pendingOf()
    await sendCode(mobile)
    const right = await people.codeFor(mobile)
    const wrong = right === '111111' ? '222222' : '111111'
    expect((await typeCode(mobile, wrong)).body.code).toBe('accounts.code-wrong')
    expect((await login(usercode)).body.code).toBe('accounts.mobile-unproven')
  })

  test('by the number that the provider tells, or the number of somebody else', async () => {
    const held = await withMobile()
    const { usercode } = await pendingOf()
    expect((await login(usercode)).body.code).toBe('accounts.mobile-unproven')
    await proveMobile(freshMobile())
    expect((await login(usercode)).body.code).toBe('accounts.mobile-unproven')
    expect(
      await maybe(app.db, sql`select from external_identities where user_id = ${held.userId}`),
    ).toBeUndefined()
  })

  test('with the code of another sign-in, or of a registration', async () => {
    await pendingOf()
    await sendCode(mobile)
    const code = await people.codeFor(mobile)
    const mine = browser
    provider.people['thief'] = { ...person, email: 'thief@mail.example' }
    browser = openidBrowser(app)
    await prove('thief')
    expect((await typeCode(mobile, code)).body.code).toBe('accounts.code-spent')
    browser = mine
    const registering = await people.applicant()
    expect((await typeCode(registering.mobile, registering.code)).body.code).toBe('accounts.code-spent')
    expect((await typeCode(mobile, code)).body.verified).toBe(true)
  })

  test('without a proven identity, whatever they know (Z16)', async () => {
    const held = await withMobile()
    for (const answer of [
      await login('MU-0000000000'),
      await proveMobile().catch(() => typeCode(mobile, '123456')),
    ])
      expect([answer.status, answer.body.code]).toEqual([422, 'accounts.no-pending-identity'])
    await browser.start('identity/uae-pass')
    expect((await login(held.email)).body.code).toBe('accounts.no-pending-identity')
  })

  test('with a user code that is not of this sign-in (Z16)', async () => {
    const held = await withMobile()
    const { usercode } = await pendingOf()
    await proveMobile()
    for (const other of [held.email, 'MU-0000000000', usercode.toLowerCase(), ''])
      expect((await login(other)).body.code).toBe('accounts.pending-differs')
  })

  test('twice with one sign-in', async () => {
    const { usercode } = await pendingOf()
    await proveMobile()
    const answers = await Promise.all([login(usercode), login(usercode), login(usercode)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await login(usercode)).body.code).toBe('accounts.no-pending-identity')
  })

  test('by sending fields that the call does not know', async () => {
    const { usercode } = await pendingOf()
    await proveMobile()
    for (const over of [{ role: 'admin' }, { userId: 'x' }, { adminToken: 'x' }])
      expect((await login(usercode, over)).body.code).toBe('kit.invalid')
  })
})
