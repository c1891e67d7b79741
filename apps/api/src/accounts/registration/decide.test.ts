// Deciding registrations: the queue against two working days, approval and refusal in the applicant's language, four eyes.
import { changeUserRole, inviteUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { viewCompany } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { getUserProfile, signIn } from '@marsa/model/accounts/endpoints.ts'
import { viewProfile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import {
  approveRegistration,
  confirmAgentAdmin,
  listRegistrations,
  refuseRegistration,
  viewRegistration,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { approvalDue, confirmAdminRefusal } from '@marsa/model/accounts/registration/registration.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { weeks, workCalendar } from '@marsa/model/reference/calendar.ts'
import { one, rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { applicantsOf, freshAddress, password, type Applicants } from '../../../test/applicants.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let people: Applicants
let desk: Person
let admin: Person
beforeAll(async () => {
  app = await testApp()
  people = applicantsOf(app)
  await people.addLicences()
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

let codes = 0
const freshCode = () => `AG_T${++codes}`
const approve = (by: Person, id: string, body: object = {}) =>
  app.ask(by, approveRegistration, { query: { id }, body })
const terms = () => ({ modes: ['sea', 'air'], agentCode: freshCode() })
const confirm = (by: Person, id: string) => app.ask(by, confirmAgentAdmin, { query: { id } })
const enter = async (email: string) =>
  (await app.ask(null, signIn, { body: { username: email, password }, ip: freshAddress() })).body
const outgoing = (recipient: string) =>
  rows<{ topic: string; language: string; subject: string; body: string }>(
    app.db,
    sql`select topic, language, subject, body from outbox_messages where recipient = ${recipient} and topic <> 'sms-code' order by id`,
  )

describe('approval', () => {
  test('makes a provider a clearing agent with services and code, and its first person administrator after a second colleague', async () => {
    const { id, email, mobile } = await people.registered('provider', { language: 'ar' })
    const given = terms()
    expect((await approve(desk, id, given)).status).toBe(200)
    const { token } = await enter(email)
    const before = (await app.ask({ token }, getUserProfile)).body
    expect(before).toMatchObject({
      role: 'ClearingAgent',
      agentCode: given.agentCode,
      hasSeaCompany: true,
      isCAAdmin: false,
    })
    expect((await outgoing(email)).at(-1)).toMatchObject({ topic: 'registration-approved', language: 'ar' })
    expect((await outgoing(mobile)).map(({ topic }) => topic)).toEqual(['registration-approved'])

    expect((await confirm(desk, id)).body.code).toBe('accounts.second-person')
    expect((await confirm(admin, id)).status).toBe(200)
    expect((await confirm(admin, id)).body.code).toBe('accounts.registration-admin-done')
    // The profile is that of the person as they are now, not as they were when they signed in.
    expect((await app.ask({ token: (await enter(email)).token }, getUserProfile)).body.isCAAdmin).toBe(true)
    const audited = await rows<{ action: string; actor_id: string }>(
      app.db,
      sql`select action, actor_id from audit_log where object_id = ${id} and actor_id is not null order by id`,
    )
    expect(audited).toEqual([
      { action: 'approveRegistration', actor_id: desk.userId },
      { action: 'confirmAgentAdmin', actor_id: admin.userId },
    ])
  })

  test('leaves no other way to an administrator before the second colleague', async () => {
    const { id, email } = await people.registered('provider')
    await approve(admin, id, terms())
    const [first] = await rows<{ user_code: string; company_id: string }>(
      app.db,
      sql`select user_code, company_id from users where email = ${email}`,
    )
    const query = { userCode: first!.user_code }
    const promotion = { role: 'clearing-agent', isCompanyAdmin: true }
    const invitation = {
      ...promotion,
      email: 'friend@mail.example',
      language: 'en',
      company: first!.company_id,
    }
    const promoted = () => app.ask(admin, changeUserRole, { query, body: promotion })
    expect((await promoted()).body.code).toBe('users.admin-waits')
    expect((await app.ask(admin, inviteUser, { body: invitation })).body.code).toBe('users.admin-waits')
    await confirm(desk, id)
    expect((await promoted()).status).toBe(200)
    expect((await app.ask(admin, inviteUser, { body: invitation })).status).toBe(200)
  })

  test.each([
    [['warehouse', 'trucks'], 'WarehouseAgent'],
    [['trucks'], 'TruckProvider'],
  ])('of %s makes a %s', async (modes, role) => {
    const { id, email } = await people.registered('provider')
    await approve(admin, id, { modes, agentCode: freshCode() })
    const { token } = await enter(email)
    expect((await app.ask({ token }, getUserProfile)).body.role).toBe(role)
  })

  test('lets a business begin with its first person as administrator', async () => {
    const { id, email } = await people.registered('business')
    expect((await approve(admin, id)).status).toBe(200)
    const { token } = await enter(email)
    expect((await app.ask({ token }, getUserProfile)).body).toMatchObject({
      role: 'BusinessUser',
      agentCode: null,
      companyNameEn: 'Test Shipping LLC',
      companyNameAr: 'الاختبار للشحن',
    })
    expect((await confirm(desk, id)).body.code).toBe('accounts.registration-no-admin')
  })

  test.each([
    ['business', true, []],
    ['provider', true, []],
    ['business', false, ['offers:mail', 'offers:sms']],
  ] as const)(
    'of a %s with offers wanted: %s carries that into the choices',
    async (type, wanted, refused) => {
      const { id, email } = await people.registered(type, { promotions: wanted })
      const refusedNow = async () =>
        (
          await rows<{ choice: string }>(
            app.db,
            sql`select kind || ':' || channel as choice from notice_refusals r join users u on u.id = r.user_id
            where u.email = ${email} order by 1`,
          )
        ).map(({ choice }) => choice)
      expect(await refusedNow()).toEqual(['offers:mail', 'offers:sms'])
      expect((await approve(admin, id, type === 'provider' ? terms() : {})).status).toBe(200)
      expect(await refusedNow()).toEqual(refused)
      const { token } = await enter(email)
      expect((await app.ask({ token }, viewProfile)).body.refused).toEqual(refused)
    },
  )

  test.each([
    ['without services', { modes: [], agentCode: 'AG_X' }, 'modes', 'companies.mode-required'],
    ['without a code', { modes: ['sea'] }, 'agentCode', 'companies.code-form'],
    [
      'with a code of lower case and spaces',
      { modes: ['sea'], agentCode: 'ag mico' },
      'agentCode',
      'companies.code-form',
    ],
  ])('of a provider %s is refused', async (_, body, field, code) => {
    const { id } = await people.registered('provider')
    const answer = await approve(desk, id, body)
    expect([answer.status, answer.body.fieldErrors[0]]).toMatchObject([422, { field, code }])
    expect((await app.ask(desk, viewRegistration, { query: { id } })).body.state).toBe('PENDING_APPROVAL')
  })

  test('gives no code twice', async () => {
    const [first, second] = [await people.registered('provider'), await people.registered('provider')]
    const given = terms()
    await approve(desk, first.id, given)
    expect((await approve(desk, second.id, given)).body.code).toBe('companies.code-taken')
  })

  test('and refusal at once decide once', async () => {
    const { id, email } = await people.registered('business')
    const answers = await Promise.all([
      approve(desk, id),
      app.ask(admin, refuseRegistration, { query: { id }, body: { reason: 'not-served' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { status, state } = await one<{ status: string; state: string }>(
      app.db,
      sql`select u.status, r.state from users u join registrations r on r.user_id = u.id where u.email = ${email}`,
    )
    expect(status).toBe(state)
  })
})

test('the list of companies tells which wait for a decision, which are approved and which rejected', async () => {
  const [waiting, approved, refused] = [
    await people.registered('provider'),
    await people.registered('business'),
    await people.registered('business'),
  ]
  await approve(desk, approved.id)
  await app.ask(desk, refuseRegistration, { query: { id: refused.id }, body: { reason: 'not-served' } })
  const stateOf = async ({ email }: { email: string }) => {
    const { companyId } = await one<{ companyId: string }>(
      app.db,
      sql`select company_id as "companyId" from users where email = ${email}`,
    )
    return (await app.ask(desk, viewCompany, { query: { companyId } })).body.state
  }
  expect([await stateOf(waiting), await stateOf(approved), await stateOf(refused)]).toEqual([
    'waiting',
    'active',
    'rejected',
  ])
})

describe('refusal', () => {
  test('tells the applicant the reason in their language, by mail and text message, and ends in REFUSED', async () => {
    const { id, email, mobile } = await people.registered('business', { language: 'ar' })
    const body = { reason: 'licence-mismatch', note: 'الرخصة باسم شركة أخرى' }
    expect((await app.ask(desk, refuseRegistration, { query: { id }, body })).status).toBe(200)
    const mail = (await outgoing(email)).at(-1)!
    expect(mail).toMatchObject({ topic: 'registration-refused', language: 'ar' })
    expect(mail.body).toContain('الرخصة التجارية لا تعود إلى الشركة المذكورة')
    expect(mail.body).toContain(body.note)
    expect((await outgoing(mobile)).map(({ topic }) => topic)).toEqual(['registration-refused'])
    expect((await enter(email)).code).toBe('accounts.registration-rejected')
    const seen = (await app.ask(desk, viewRegistration, { query: { id } })).body
    expect(seen).toMatchObject({ state: 'REFUSED', ...body, decidedBy: { id: desk.userId } })
    expect((await approve(admin, id)).body.code).toBe('accounts.registration-decided')
  })

  test('for another reason needs words', async () => {
    const { id } = await people.registered('business')
    const answer = await app.ask(desk, refuseRegistration, { query: { id }, body: { reason: 'other' } })
    expect(answer.body.fieldErrors).toMatchObject([{ field: 'note', code: 'accounts.reason-required' }])
  })
})

describe('the queue', () => {
  test('shows who waits, by text and kind, with the licence behind it', async () => {
    const { id, email } = await people.registered('provider', {
      lastname: 'Al Zaabi',
      remark: 'We have five ships',
    })
    const { items, counts } = (
      await app.ask(admin, listRegistrations, { query: { text: 'zaabi', userType: 'provider' } })
    ).body
    expect(items).toMatchObject([
      { id, email, userType: 'provider', late: false, services: ['sea', 'trucks'] },
    ])
    expect(counts.pending).toBeGreaterThan(0)
    const none = await app.ask(admin, listRegistrations, { query: { text: 'zaabi', userType: 'business' } })
    expect(none.body.items).toEqual([])
    const seen = (await app.ask(admin, viewRegistration, { query: { id } })).body
    expect(seen).toMatchObject({
      remark: 'We have five ships',
      employees: 12,
      licence: { number: 'CN-4001001', name: { en: 'Test Shipping LLC' }, expired: false },
    })
  })

  test('names approved companies with the same licence', async () => {
    const first = await people.registered('business')
    await approve(desk, first.id)
    const second = await people.registered('business')
    const { sameLicence } = (await app.ask(desk, viewRegistration, { query: { id: second.id } })).body
    expect(sameLicence).toContainEqual({ en: 'Test Shipping LLC', ar: 'الاختبار للشحن' })
  })

  test('flags what is over two working days, and reminds the desk of it once', async () => {
    const { id } = await people.registered('business')
    const late = async () =>
      (await app.ask(desk, listRegistrations, { query: { filter: 'late', page: 1 } })).body.items.map(
        (row: { id: string }) => row.id,
      )
    expect(await late()).not.toContain(id)
    const { due_at } = await one<{ due_at: Date }>(
      app.db,
      sql`select due_at from registrations where id = ${id}`,
    )
    app.clock.at(new Date(due_at.getTime() + 60_000))
    try {
      expect(await late()).toContain(id)
      for (let turn = 0; turn < 2; turn++) {
        await app.owner.query(`select graphile_worker.add_job('registrations.remind-late', '{}')`)
        await app.work()
      }
      const notified = await rows(
        app.db,
        sql`select from notifications where user_id = ${desk.userId} and template = 'registration-late' and subject_id = ${id}`,
      )
      expect(notified).toHaveLength(1)
    } finally {
      app.clock.reset()
    }
  })
})

test('two working days end with the second working day after the registration', () => {
  const calendar = workCalendar(weeks.market, [
    {
      code: 'x',
      kind: 'holiday',
      firstDay: '2026-12-02',
      lastDay: '2026-12-03',
      nameEn: '',
      nameAr: '',
      certainty: 'fixed',
    },
  ])
  const due = (text: string) => toOffset(approvalDue(new Date(text), calendar, 2))
  expect(due('2026-11-17T09:00:00+04:00')).toBe('2026-11-19T18:00:00+04:00')
  // Friday is a short working day, Saturday and Sunday are none.
  expect(due('2026-11-19T23:00:00+04:00')).toBe('2026-11-23T18:00:00+04:00')
  expect(due('2026-11-18T09:00:00+04:00')).toBe('2026-11-20T12:00:00+04:00')
  // National Day.
  expect(due('2026-12-01T09:00:00+04:00')).toBe('2026-12-07T18:00:00+04:00')
})

test('an administrator is never confirmed by who approved the provider', () => {
  const standing = { userType: 'provider', state: 'ACTIVE', decidedBy: 'a', adminConfirmed: false } as const
  expect(confirmAdminRefusal(standing, 'a')).toBe('accounts.second-person')
  expect(confirmAdminRefusal(standing, 'b')).toBeUndefined()
})
