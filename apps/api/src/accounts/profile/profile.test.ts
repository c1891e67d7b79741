// One's own profile: only one's own, mobile by password and code, choices that are kept, other devices signed out (Z13, Z14).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import * as calls from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { registrationProblems } from '@marsa/model/accounts/registration/registration-problems.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { maybe, one, rows, systemTransaction } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { applicantsOf, freshAddress, freshMobile } from '../../../test/applicants.ts'
import { addPerson, addSession, type Person, type Wanted } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const password = 'Own-quay#2026'
const customer = (wanted: Wanted = {}): Promise<Person> =>
  addPerson(app.db, 'customer', { password, ...wanted })
const names = {
  FirstName: 'Noura',
  LastName: 'Al Ketbi',
  FirstNameAr: 'نورة',
  LastNameAr: 'الكتبي',
  Address: 'Villa 4, Al Majaz, Sharjah',
}
const sentTo = (recipient: string): Promise<{ topic: string }[]> =>
  rows(app.db, sql`select topic from outbox_messages where recipient = ${recipient} order by id`)

describe('names and address', () => {
  test('are written in both scripts, and the answer is the person as they are now', async () => {
    const person = await customer()
    const body = { ...names, Email: person.email.toUpperCase(), PreferredLanguage: 'ar' }
    const answer = await app.ask(person, calls.updateProfile, { body })
    expect(answer.body).toMatchObject({
      firstName: 'Noura',
      lastNameAr: 'الكتبي',
      address: 'Villa 4, Al Majaz, Sharjah',
      preferredLanguage: 'ar',
      companyNameEn: expect.any(String),
    })
    const { firstName, address, company } = (await app.ask(person, calls.viewProfile)).body
    expect([firstName, address, company.nameAr]).toEqual(['Noura', names.Address, 'نورة الكتبي'])
    const entry = await maybe(
      app.db,
      sql`select from audit_log where action = 'updateProfile' and actor_id = ${person.userId} and object_id = ${person.userId}`,
    )
    expect(entry).toBeDefined()
  })

  test('of a colleague do not rename the company', async () => {
    const person = await addPerson(app.db, 'business')
    const before = (await app.ask(person, calls.viewProfile)).body.company
    await app.ask(person, calls.updateProfile, { body: names })
    const after = (await app.ask(person, calls.viewProfile)).body
    expect(after.company).toEqual(before)
    expect(after).toMatchObject({ firstName: 'Noura', address: names.Address })
  })

  test('are refused when they are no names, and for another person’s e-mail', async () => {
    const [person, other] = [await customer(), await customer()]
    const wrong = await app.ask(person, calls.updateProfile, { body: { ...names, FirstName: '<b>' } })
    expect(wrong.body.fieldErrors[0].code).toBe('accounts.name-invalid')
    const taken = await app.ask(person, calls.updateProfile, { body: { ...names, Email: other.email } })
    expect([taken.status, taken.body.code]).toEqual([403, 'kit.forbidden'])
    expect((await app.ask(other, calls.viewProfile)).body.firstName).toBe('Maryam')
    expect((await app.ask(person, calls.viewProfile)).body.firstName).toBe('Maryam')
  })
})

describe('a new mobile', () => {
  const sendCode = (person: Person, mobile: string, over: object = {}): Promise<Answer> =>
    app.ask(person, calls.sendMobileCode, {
      ip: freshAddress(),
      body: { UpdatedMobile: mobile, Password: password, ...over },
    })
  const change = (caller: Person, mobile: string, SMSCode: string, over: object = {}): Promise<Answer> =>
    app.ask(caller, calls.updateMobile, { body: { updatedMobile: mobile, SMSCode, ...over } })
  const mobileOf = async (person: Person): Promise<string> =>
    (await app.ask(person, calls.viewProfile)).body.mobileNumber
  const code = (mobile: string): Promise<string> => applicantsOf(app).codeFor(mobile)

  test('takes the password, the code that was sent to it, and word goes to the old number and by e-mail', async () => {
    const person = await customer()
    const [before, mobile] = [await mobileOf(person), freshMobile()]
    const sent = await sendCode(person, mobile)
    expect(sent.body).toEqual({
      status: 'SUCCESS',
      errorMessage: null,
      resendAfterSeconds: 60,
      expiresInSeconds: 300,
      tries: 5,
    })
    const answer = await change(person, mobile, await code(mobile), { Email: person.email })
    expect(answer.body).toEqual({ status: 'SUCCESS', errorMessage: null, mobileNumber: mobile })
    expect(await mobileOf(person)).toBe(mobile)
    expect(await sentTo(before)).toContainEqual({ topic: 'mobile-left' })
    expect(await sentTo(person.email)).toContainEqual({ topic: 'mobile-changed' })
    const { recent } = await one<{ recent: boolean }>(
      app.db,
      sql`select mobile_changed_at > now() - interval '1 minute' as recent from users where id = ${person.userId}`,
    )
    expect(recent).toBe(true)
    expect((await change(person, mobile, await code(mobile))).body.code).toBe('accounts.code-spent')
  })

  test('is refused without the password, for no UAE number, and for the number one has', async () => {
    const person = await customer()
    const mobile = freshMobile()
    const wrong = await sendCode(person, mobile, { Password: 'not mine' })
    expect(wrong.body.fieldErrors[0]).toMatchObject({ field: 'Password', code: 'accounts.password-wrong' })
    expect(await sentTo(mobile)).toEqual([])
    const land = await sendCode(person, '04 123 4567')
    expect(land.body.fieldErrors[0].code).toBe('accounts.mobile-invalid')
    expect((await sendCode(person, await mobileOf(person))).body.code).toBe('profile.same-mobile')
  })

  test('counts wrong passwords', async () => {
    const person = await customer()
    const tries = []
    for (let count = 0; count < 11; count++)
      tries.push((await sendCode(person, freshMobile(), { Password: 'guess' })).status)
    expect(tries.at(-1)).toBe(429)
    expect((await sendCode(person, freshMobile())).status).toBe(429)
  })

  test('is refused with a wrong code, in another session, for another number and another person’s e-mail', async () => {
    const [person, other] = [await customer(), await customer()]
    const mobile = freshMobile()
    await sendCode(person, mobile)
    const right = await code(mobile)
    const wrong = await change(person, mobile, right === '000000' ? '111111' : '000000')
    expect(wrong.body.fieldErrors[0]).toMatchObject({ field: 'SMSCode', code: 'accounts.code-wrong' })
    const elsewhere = { ...person, ...(await addSession(app.db, person.userId)) }
    expect((await change(elsewhere, mobile, right)).body.code).toBe('accounts.code-spent')
    expect((await change(other, mobile, right)).body.code).toBe('accounts.code-spent')
    expect((await change(person, freshMobile(), right)).body.code).toBe('accounts.code-spent')
    expect((await change(person, mobile, right, { Email: other.email })).status).toBe(403)
    expect((await change(person, mobile, right)).status).toBe(200)
  })

  test('that is somebody else’s is only told to who holds it', async () => {
    const [person, owner] = [await customer(), await customer()]
    const mobile = await mobileOf(owner)
    expect((await sendCode(person, mobile)).status).toBe(200)
    const answer = await change(person, mobile, await code(mobile))
    expect(answer.body.code).toBe('accounts.mobile-registered')
    expect(answer.body.errorMessage).toBe(registrationProblems['accounts.mobile-registered'].en)
    expect(await mobileOf(person)).not.toBe(mobile)
  })

  test('goes to one of two who are quick', async () => {
    const people = [await customer(), await customer()]
    const mobile = freshMobile()
    await sendCode(people[0]!, mobile)
    const first = await code(mobile)
    await sendCode(people[1]!, mobile)
    const codes = [first, await code(mobile)]
    const answers = await Promise.all(people.map((person, index) => change(person, mobile, codes[index]!)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a new password', () => {
  const body = { oldPassword: password, password: 'Next-berth#77', confirmPassword: 'Next-berth#77' }

  test('needs the old one, ends the other sessions and keeps this one', async () => {
    const person = await customer()
    const other = await addSession(app.db, person.userId)
    const wrong = await app.ask(person, calls.changePassword, { body: { ...body, oldPassword: 'no' } })
    expect(wrong.body.fieldErrors[0]).toMatchObject({ field: 'oldPassword', code: 'accounts.password-wrong' })
    const answer = await app.ask(person, calls.changePassword, { body })
    expect(answer.body).toEqual({ endedSessions: 1 })
    expect((await app.ask(person, getUserProfile)).status).toBe(200)
    await expect.poll(async () => (await app.ask(other, getUserProfile)).status).toBe(401)
    const entered = { ip: freshAddress(), body: { username: person.email, password: body.password } }
    expect((await app.ask(null, signIn, entered)).status).toBe(200)
    expect(await sentTo(person.email)).toContainEqual({ topic: 'password-changed' })
  })

  test('obeys the same rules as every new password', async () => {
    const person = await addPerson(app.db, 'desk', { password })
    const refused = async (over: object): Promise<string> =>
      (await app.ask(person, calls.changePassword, { body: { ...body, ...over } })).body.fieldErrors[0].code
    expect(await refused({ confirmPassword: 'other' })).toBe('accounts.passwords-differ')
    expect(await refused({ password: 'weak', confirmPassword: 'weak' })).toBe('accounts.password-rule')
    expect(await refused({})).toBe('accounts.password-staff')
  })
})

describe('choices of notices', () => {
  const noOffers = ['offers:mail', 'offers:sms']
  const choose = (person: Person, kind: string, channel: string, sent: boolean): Promise<Answer> =>
    app.ask(person, calls.saveNoticeChoice, { body: { kind, channel, sent } })
  const quoted = async (person: Person, version: string): Promise<string[]> => {
    const params = { number: 'FR-26-000001', route: 'r', agent: 'a', amount: 'AED 1', time: 't' }
    await systemTransaction(app.db, (tx) =>
      notify(tx, {
        to: { userIds: [person.userId] },
        template: 'first-quote',
        params,
        subjectId: null,
        version,
      }),
    )
    return (
      await rows<{ channel: string }>(
        app.db,
        sql`select channel from outbox_messages where user_id = ${person.userId} and topic = 'first-quote'
          and key like ${`:${version}:%`} order by channel`,
      )
    ).map(({ channel }) => channel)
  }

  test('hold for mail and text message, while the list inside gets everything', async () => {
    const person = await customer()
    expect(await quoted(person, 'one')).toEqual(['mail', 'sms'])
    await choose(person, 'quotes', 'sms', false)
    expect(await quoted(person, 'two')).toEqual(['mail'])
    await choose(person, 'quotes', 'mail', false)
    expect(await quoted(person, 'three')).toEqual([])
    expect((await app.ask(person, calls.viewProfile)).body.refused).toEqual([
      ...noOffers,
      'quotes:mail',
      'quotes:sms',
    ])
    expect((await app.ask(person, listNotifications)).body.items).toHaveLength(3)
    await choose(person, 'quotes', 'sms', true)
    expect(await quoted(person, 'four')).toEqual(['sms'])
    const stranger = await customer()
    expect(await quoted(stranger, 'five')).toEqual(['mail', 'sms'])
  })

  test('do not reach security and payments', async () => {
    const person = await customer()
    for (const kind of ['security', 'payments'])
      expect((await choose(person, kind, 'mail', false)).body.code).toBe('profile.always-sent')
    expect((await choose(person, 'help', 'sms', false)).body.code).toBe('profile.no-channel')
    await app.owner.query(
      `insert into notice_refusals select $1, kind, 'mail' from unnest(array['security', 'payments']) as k (kind)`,
      [person.userId],
    )
    await app.ask(person, calls.changePassword, {
      body: { oldPassword: password, password: 'Next-berth#78', confirmPassword: 'Next-berth#78' },
    })
    expect(await sentTo(person.email)).toContainEqual({ topic: 'password-changed' })
  })
})
