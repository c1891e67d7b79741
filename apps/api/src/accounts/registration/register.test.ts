// Registering: what each kind becomes, every message of A 8 that belongs here, and what a stranger cannot find out or do.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import { viewProfile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import {
  existingAgentPage,
  lookUpLicence,
  register,
  registerExistingAgent,
  registerExistingBusiness,
  sendRegistrationCode,
  userExists,
} from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { smsCodeTries } from '@marsa/model/accounts/code.ts'
import { rateLimitOf } from '@marsa/model/kit/limit.ts'
import { one, rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import {
  applicantsOf,
  freshAddress,
  freshMobile,
  password,
  type Applicants,
} from '../../../test/applicants.ts'
import { addPerson, mailsTo } from '../../../test/people.ts'

let app: TestApp
let people: Applicants
beforeAll(async () => {
  app = await testApp()
  people = applicantsOf(app)
  await people.addLicences()
})
afterAll(() => app.close())

type Kept = {
  role: string
  status: string
  user_code: string
  is_company_admin: boolean
  kind: string
  approved: boolean
  mobile: string
  first_name: string
}
const personOf = (email: string) =>
  rows<Kept>(
    app.db,
    sql`select u.role, u.status, u.user_code, u.is_company_admin, u.mobile, u.first_name, c.kind, c.approved_at is not null as approved
      from users u join companies c on c.id = u.company_id where u.email = ${email}`,
  )
const enter = (email: string) =>
  app.ask(null, signIn, { body: { username: email, password }, ip: freshAddress() })
/** Problem code and the code of each field of a refusal. */
const said = ({
  status,
  body,
}: {
  status: number
  body: { code: string; fieldErrors?: { field: string; code: string }[] }
}) => ({
  status,
  code: body.code,
  fields: Object.fromEntries((body.fieldErrors ?? []).map(({ field, code }) => [field, code])),
})

describe('who registers', () => {
  test('as an individual is active, may sign in with what was chosen, and gets no session from the form', async () => {
    const { email, answer } = await people.registered('customer', { promotions: true })
    expect(answer.body).toMatchObject({ status: 'SUCCESS', approval: 'ACTIVE' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const [person] = await personOf(email)
    expect(person).toMatchObject({ role: 'customer', status: 'ACTIVE', kind: 'person', approved: true })
    expect(person!.user_code).toBe(answer.body.usercode)
    expect(await mailsTo(app.db, email)).toEqual(['registration-welcome'])
    expect((await enter(email)).status).toBe(200)
  })

  test.each([
    [true, []],
    [false, ['offers:mail', 'offers:sms']],
  ])('as an individual with offers wanted: %s, finds that in the profile', async (promotions, refused) => {
    const { email } = await people.registered('customer', { promotions })
    const { token } = (await enter(email)).body
    expect((await app.ask({ token }, viewProfile)).body.refused).toEqual(refused)
  })

  test.each(['provider', 'business'] as const)(
    'as %s waits for the approval and cannot sign in',
    async (type) => {
      const { email, id, answer } = await people.registered(type)
      expect(answer.body.approval).toBe('PENDING_APPROVAL')
      const [person] = await personOf(email)
      expect(person).toMatchObject({
        role: 'customer',
        status: 'PENDING_APPROVAL',
        kind: 'business',
        approved: false,
        is_company_admin: false,
      })
      expect(await mailsTo(app.db, email)).toEqual(['registration-received'])
      expect(said(await enter(email)).code).toBe('accounts.registration-waits')
      const { action, actor_kind } = await one<{ action: string; actor_kind: string }>(
        app.db,
        sql`select action, actor_kind from audit_log where object_id = ${id}`,
      )
      expect({ action, actor_kind }).toEqual({ action: 'register', actor_kind: 'visitor' })
    },
  )

  test('tells the desk of a company that waits', async () => {
    const desk = await addPerson(app.db, 'desk')
    const { id } = await people.registered('provider')
    const notified = await rows(
      app.db,
      sql`select from notifications where user_id = ${desk.userId} and template = 'registration-new' and subject_id = ${id}`,
    )
    expect(notified).toHaveLength(1)
  })

  test('with an existing company makes a pending application like every other', async () => {
    for (const [endpoint, kind] of [
      [registerExistingAgent, 'provider'],
      [registerExistingBusiness, 'business'],
    ] as const) {
      const who = await people.applicant()
      const { userType: _, ...form } = await people.formOf(kind, who)
      const answer = await people.send(who, form, endpoint)
      expect(answer.body).toMatchObject({ status: 'SUCCESS', approval: 'PENDING_APPROVAL' })
      expect((await personOf(who.email))[0]).toMatchObject({ role: 'customer', status: 'PENDING_APPROVAL' })
    }
  })

  test('as an existing agent is shown the way by a call that changes nothing', async () => {
    const { body } = await app.ask(null, existingAgentPage, { query: { lang: 'ar' } })
    expect(body.registrationUrl).toBe('http://localhost:3000/ar/hub/register/provider')
  })

  test('may type Arabic digits and long names', async () => {
    const who = await people.applicant({ mobile: freshMobile() })
    const arabic = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    const answer = await people.send(
      who,
      await people.formOf('business', who, {
        firstname: 'م'.repeat(60),
        contactNumber: arabic(who.mobile.replace('+971', '0')),
        SMSCode: `${arabic(who.code.slice(0, 3))} ${arabic(who.code.slice(3))}`,
        tradeLicenseNumber: 'cn-٤٠٠١٠٠١',
        numberOfEmployees: '١٢',
      }),
    )
    expect(answer.status).toBe(200)
    expect((await personOf(who.email))[0]).toMatchObject({ mobile: who.mobile, first_name: 'م'.repeat(60) })
  })
})

describe('the form is refused', () => {
  test.each([
    ['names', { firstname: 'L4yla' }, 'firstname', 'accounts.name-invalid'],
    ['a name of 300 characters', { lastname: 'a'.repeat(300) }, 'lastname', 'kit.field.too-long'],
    ['the e-mail', { usercode: 'layla@' }, 'usercode', 'accounts.email-invalid'],
    ['the mobile', { contactNumber: '04 123 4567' }, 'contactNumber', 'accounts.mobile-invalid'],
    [
      'the password rule',
      { Password: 'short', PasswordConfirmation: 'short' },
      'Password',
      'accounts.password-rule',
    ],
    [
      'passwords that differ',
      { PasswordConfirmation: 'Quayside#48 north' },
      'PasswordConfirmation',
      'accounts.passwords-differ',
    ],
    [
      'the own name',
      { Password: 'Layla#1', PasswordConfirmation: 'Layla#1' },
      'Password',
      'accounts.password-personal',
    ],
    ['terms', { termsAccepted: false }, 'termsAccepted', 'accounts.terms-required'],
    ['a missing code', { SMSCode: '' }, 'SMSCode', 'accounts.code-required'],
    ['a code of five digits', { SMSCode: '12345' }, 'SMSCode', 'accounts.code-wrong'],
    ['the puzzle', { captcha: undefined }, 'captcha', 'accounts.captcha-wrong'],
    ['the address', { address: '12' }, 'address', 'accounts.address-invalid'],
    ['a field of nobody', { role: 'admin' }, 'role', 'kit.field.unknown'],
    ['a state of nobody', { status: 'ACTIVE' }, 'status', 'kit.field.unknown'],
    ['an administrator of their own making', { isCAAdmin: true }, 'isCAAdmin', 'kit.field.unknown'],
    ['another kind of user', { userType: 'admin' }, 'userType', 'kit.field.invalid'],
  ])('for %s', async (_, over, field, code) => {
    const who = {
      mobile: freshMobile(),
      email: `nobody-${freshMobile()}@test.example`,
      ip: freshAddress(),
      cookie: '',
      code: '123456',
    }
    const answer = said(await people.send(who, await people.formOf('customer', who, over)))
    expect([answer.status, answer.code, answer.fields[field]]).toEqual([422, 'kit.invalid', code])
    expect(await personOf(who.email)).toEqual([])
  })

  test.each([
    ['a licence', 'tradeLicenseNumber', 'accounts.licence-required'],
    ['a company name', 'companyName', 'kit.field.required'],
    ['employees', 'numberOfEmployees', 'accounts.count-invalid'],
    ['branches', 'numberOfBranches', 'accounts.count-invalid'],
    ['a location', 'location', 'kit.field.required'],
    ['services', 'services', 'accounts.services-required'],
  ])('for a provider without %s', async (_, field, code) => {
    const who = {
      mobile: freshMobile(),
      email: 'p@test.example',
      ip: freshAddress(),
      cookie: '',
      code: '123456',
    }
    const answer = said(await people.send(who, await people.formOf('provider', who, { [field]: undefined })))
    expect(answer.fields).toEqual({ [field]: code })
  })

  test.each([
    ['is in no register', 'CN-9999999', 'accounts.licence-unknown'],
    ['has expired', 'CN-4001002', 'accounts.licence-expired'],
  ])('for a licence that %s', async (_, number, code) => {
    const who = await people.applicant()
    const form = await people.formOf('business', who, { tradeLicenseNumber: number })
    expect(said(await people.send(who, form))).toEqual({
      status: 422,
      code,
      fields: { tradeLicenseNumber: code },
    })
  })

  test('for a common password, a wrong code and a forged puzzle', async () => {
    const who = await people.applicant()
    const common = { Password: 'Password1!', PasswordConfirmation: 'Password1!' }
    expect(said(await people.send(who, await people.formOf('customer', who, common))).fields).toEqual({
      Password: 'accounts.password-common',
    })
    const wrong = { SMSCode: who.code === '000000' ? '000001' : '000000' }
    expect(said(await people.send(who, await people.formOf('customer', who, wrong))).fields).toEqual({
      SMSCode: 'accounts.code-wrong',
    })
    const captcha = await people.solved()
    captcha.solution.counter++
    expect(said(await people.send(who, await people.formOf('customer', who, { captcha }))).fields).toEqual({
      captcha: 'accounts.captcha-wrong',
    })
  })
})

describe('the code', () => {
  test('is the same answer for a registered number and a free one', async () => {
    const { mobile } = await people.registered('customer')
    const answers = await Promise.all(
      [mobile, freshMobile()].map(async (number) =>
        app.ask(null, sendRegistrationCode, {
          body: { mobile: number, captcha: await people.solved() },
          ip: freshAddress(),
        }),
      ),
    )
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    expect(answers[0]!.status).toBe(200)
  })

  test('comes again only after a minute', async () => {
    const who = await people.applicant()
    const again = await app.ask(null, sendRegistrationCode, {
      body: { mobile: who.mobile, captcha: await people.solved() },
      ip: who.ip,
      headers: { cookie: who.cookie },
    })
    expect(said(again).code).toBe('accounts.code-wait')
    expect(again.headers['retry-after']).toBeDefined()
  })

  test('opens nothing in another browser, and nothing twice', async () => {
    const who = await people.applicant()
    const thief = { ...who, cookie: (await people.applicant()).cookie }
    expect(said(await people.send(thief, await people.formOf('customer', thief))).code).toBe(
      'accounts.code-spent',
    )
    expect((await people.send(who, await people.formOf('customer', who))).status).toBe(200)
    const replay = { ...who, email: 'replay@test.example' }
    expect(said(await people.send(replay, await people.formOf('customer', replay))).code).toBe(
      'accounts.code-spent',
    )
    expect(await personOf('replay@test.example')).toEqual([])
  })

  test('cannot be guessed: it is closed after wrong tries', async () => {
    const who = await people.applicant()
    const wrong = await people.formOf('customer', who, {
      SMSCode: who.code === '000000' ? '000001' : '000000',
    })
    for (let turn = 0; turn < smsCodeTries; turn++)
      expect(said(await people.send(who, wrong)).code).toBe('accounts.code-wrong')
    expect(said(await people.send(who, await people.formOf('customer', who))).code).toBe(
      'accounts.code-spent',
    )
  })

  test('and the puzzle open one registration', async () => {
    const [first, second] = [await people.applicant(), await people.applicant()]
    const form = await people.formOf('customer', first)
    expect((await people.send(first, form)).status).toBe(200)
    const again = await people.formOf('customer', second, { captcha: form.captcha })
    expect(said(await people.send(second, again)).code).toBe('accounts.captcha-wrong')
  })
})

describe('what is known already', () => {
  test.each([
    ['an e-mail', 'usercode', 'accounts.email-registered'],
    ['a mobile', 'contactNumber', 'accounts.mobile-registered'],
  ])('is said for %s, and nothing is changed', async (_, field, code) => {
    const owner = await people.registered('customer')
    const who = await people.applicant(field === 'usercode' ? { email: owner.email } : {})
    if (field === 'contactNumber')
      await app.owner.query(`update users set mobile = $1 where email = $2`, [who.mobile, owner.email])
    const before = await personOf(owner.email)
    expect(said(await people.send(who, await people.formOf('customer', who)))).toEqual({
      status: 409,
      code,
      fields: { [field]: code },
    })
    expect(await personOf(owner.email)).toEqual(before)
  })

  test('is a request that was sent before, while it waits', async () => {
    const { email } = await people.registered('business')
    const who = await people.applicant({ email })
    expect(said(await people.send(who, await people.formOf('business', who))).code).toBe(
      'accounts.registration-sent',
    )
  })

  test('is not said once the budget is spent: the answer is that of a free address, and the owner is warned', async () => {
    const owner = await people.registered('customer')
    const { points } = rateLimitOf('facts.identifier')
    for (let turn = 0; turn < points; turn++) {
      const who = await people.applicant({ email: owner.email })
      expect(said(await people.send(who, await people.formOf('customer', who))).status).toBe(409)
    }
    const before = await personOf(owner.email)
    const who = await people.applicant({ email: owner.email })
    const taken = await people.send(who, await people.formOf('customer', who))
    const free = (await people.registered('customer')).answer
    const shape = ({ status, body, headers }: typeof taken) => ({
      status,
      body: { ...body, usercode: body.usercode.replace(/[0-9A-Z]/g, 'x') },
      headers: Object.keys(headers),
    })
    expect(shape(taken)).toEqual(shape(free))
    expect(await personOf(owner.email)).toEqual(before)
    expect(await mailsTo(app.db, owner.email)).toEqual(['registration-welcome', 'registration-known'])
    // Code and puzzle are used up as in a registration.
    expect(said(await people.send(who, await people.formOf('customer', who))).code).toBe(
      'accounts.code-spent',
    )
  })

  test('cannot be asked without a puzzle, and not without end with one', async () => {
    const { email } = await people.registered('customer')
    const ip = freshAddress()
    const exists = async (captcha: boolean, UserCode = email) =>
      (
        await app.ask(null, userExists, {
          body: { UserCode, ...(captcha && { captcha: await people.solved() }) },
          ip,
        })
      ).body.exists
    expect(await exists(false)).toBe(false)
    expect(await exists(true)).toBe(true)
    expect(await exists(true, email.toUpperCase())).toBe(true)
    expect(await exists(true, 'nobody@test.example')).toBe(false)
    expect(await exists(true)).toBe(true)
    expect(await exists(true)).toBe(false)
  })

  test('does not bar who was refused before', async () => {
    const { email, mobile, id } = await people.registered('business')
    await app.owner.query(
      `update registrations set state = 'REFUSED', move = 'refuseRegistration', moved_as = 'desk', reason = 'other', version = 2 where id = $1`,
      [id],
    )
    await app.owner.query(`update users set status = 'REFUSED' where email = $1`, [email])
    await app.owner.query(`delete from sms_codes where mobile = $1`, [mobile])
    const who = await people.applicant({ email, mobile })
    const answer = await people.send(who, await people.formOf('provider', who))
    expect(answer.body.approval).toBe('PENDING_APPROVAL')
    expect(await personOf(email)).toMatchObject([
      { status: 'PENDING_APPROVAL', user_code: answer.body.usercode },
    ])
  })
})

describe('at the same time', () => {
  test('the same form sent twice registers once', async () => {
    const who = await people.applicant()
    const form = await people.formOf('customer', who)
    const answers = await Promise.all([
      people.send(who, form),
      people.send(who, form),
      people.send(who, form),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await personOf(who.email)).toHaveLength(1)
  })

  test.each(['email', 'mobile'] as const)('two with the same %s make one person', async (same) => {
    const first = await people.applicant()
    const second = await people.applicant(
      same === 'email' ? { email: first.email } : { mobile: first.mobile },
    )
    const forms = await Promise.all(
      [first, second].map(async (who) => [who, await people.formOf('customer', who)] as const),
    )
    const answers = await Promise.all(forms.map(([who, form]) => people.send(who, form)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { found } = await one<{ found: number }>(
      app.db,
      sql`select count(*)::int as found from users where email in (${first.email}, ${second.email})`,
    )
    expect(found).toBe(1)
  })
})

test('a licence is found in any digits, and not found otherwise', async () => {
  const read = async (number: string) =>
    (await app.ask(null, lookUpLicence, { query: { number } })).body.licence
  expect(await read(' cn-٤٠٠١٠٠١')).toMatchObject({
    number: 'CN-4001001',
    nameEn: 'Test Shipping LLC',
    expired: false,
  })
  expect(await read('CN-4001002')).toMatchObject({ expired: true })
  expect(await read('CN-1')).toBeNull()
})

test('registering is limited by address', async () => {
  const who = {
    mobile: freshMobile(),
    email: 'l@test.example',
    ip: freshAddress(),
    cookie: '',
    code: '123456',
  }
  const form = await people.formOf('customer', who)
  const { points } = rateLimitOf('registration.address')
  for (let turn = 0; turn < points; turn++) await people.send(who, form)
  expect(said(await people.send(who, form)).code).toBe('kit.too-many')
  expect(said(await people.send({ ...who, ip: freshAddress() }, form)).code).not.toBe('kit.too-many')
  expect(register.limit).toEqual(['registration.address', 'registration.all'])
})
