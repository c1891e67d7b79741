// Tickets of reports: the worked example, every check in its order, used once, held to what they were signed for.
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportingEndpoints as calls } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { newTicket, readTicket, signTicket } from './ticket.ts'
import { signingKeys } from './tickets.store.ts'

let app: TestApp
let auditor: Person
let customer: Person
const emailOf = async ({ userId }: Person): Promise<string> =>
  (await rows<{ email: string }>(app.db, sql`select email from users where id = ${userId}`))[0]!.email
beforeAll(async () => {
  app = await testApp()
  auditor = await addPerson(app.db, 'admin-readonly')
  customer = await addPerson(app.db, 'customer')
})
afterAll(() => app.close())

const v19 = {
  v: 1,
  jti: '0198c0de-0000-7000-8000-000000000001',
  sub: '0198c0de-0000-7000-8000-0000000000aa',
  sid: '0198c0de-0000-7000-8000-0000000000bb',
  grp: 'finance',
  rpt: 'ageing',
  aud: 'reporting',
  iat: 1_795_341_600,
  exp: 1_795_341_720,
  prm: {},
} as const
const key = Buffer.from(Array.from({ length: 32 }, (_, at) => at))

test('V19: the worked ticket to the letter, valid to its last second', () => {
  const ticket = signTicket(v19, key)
  const [body, mac] = ticket.split('.')
  expect([body!.length, mac]).toEqual([312, 'CLqMQlKsyIcywuCgrtWZ1T9wuprrvXqUllMq-dyz9Rk'])
  const at = (time: string) => readTicket(ticket, [randomBytes(32), key], new Date(time))
  expect(at('2026-11-22T10:01:59Z')).toEqual({ ticket: v19 })
  expect(at('2026-11-22T10:02:00Z')).toEqual({ refusal: 'reporting.ticket-expired' })
})

test('form, signature and audience are looked at before time', () => {
  const late = new Date('2026-11-23T10:00:00Z')
  const refusalOf = (text: string) => readTicket(text, [key], late)
  const body = Buffer.from(JSON.stringify({ ...v19, aud: 'other' })).toString('base64url')
  const other = `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
  const whole = signTicket(v19, key)
  for (const wrong of ['', 'a.b', `${whole}.c`, `A${whole.slice(1)}`, `${whole.slice(0, -1)}w`, other])
    expect(refusalOf(wrong)).toEqual({ refusal: 'reporting.ticket' })
  expect(refusalOf(whole)).toEqual({ refusal: 'reporting.ticket-expired' })
})

const issue = async (person = auditor, query: Record<string, string> = {}) => {
  const { status, body } = await app.ask(person, calls.issueReportTicket, {
    query: { username: (await emailOf(person)).toUpperCase(), groupName: 'FINANCE', ...query },
    way: 1,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.ticket as string
}
const open = async (ticket: string, id = 'trial-balance', query: Record<string, string> = {}) =>
  app.ask(null, calls.viewReport, { query: { id, ...query }, headers: { authorization: `Ticket ${ticket}` } })
const outcome = async (answer: ReturnType<typeof open>) => {
  const { status, body } = await answer
  return [status, body.code]
}

test('V20: it opens a report once; what it opened goes on for a while without it', async () => {
  const ticket = await issue()
  const first = await open(ticket)
  expect([first.status, first.body.session.token.length]).toEqual([200, 43])
  expect(await outcome(open(ticket))).toEqual([403, 'reporting.ticket-used'])
  const { token } = first.body.session
  expect((await open(token, 'trial-balance', { format: 'csv' })).status).toBe(200)
  expect(await outcome(open(token, 'journal'))).toEqual([403, 'reporting.ticket'])
  await app.owner.query("update report_renders set expires_at = now() - interval '1 second'")
  expect(await outcome(open(token))).toEqual([403, 'reporting.ticket-expired'])
  expect(await rows(app.db, sql`select from audit_log where action = 'openReport'`)).toHaveLength(1)
})

test('ten who use one ticket at once open it once', async () => {
  const ticket = await issue()
  const answers = await Promise.all(Array.from({ length: 10 }, () => outcome(open(ticket))))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
})

test('another user, another report, another company, and a changed letter are refused', async () => {
  const [signing] = await signingKeys(app.db)
  const facts = {
    jti: randomUUID(),
    sub: customer.userId,
    sid: randomUUID(),
    grp: 'finance',
    rpt: '',
    prm: {},
  } as const
  expect(await outcome(open(signTicket(newTicket(facts, new Date()), signing!)))).toEqual([
    403,
    'reporting.ticket',
  ])
  const held = await issue(auditor, { report: 'cod-float' })
  expect(await outcome(open(held, 'journal'))).toEqual([403, 'reporting.ticket'])
  const cod = await issue(auditor, { groupName: 'cod' })
  expect(await outcome(open(cod, 'journal'))).toEqual([403, 'reporting.ticket'])
  const ticket = await issue()
  expect(await outcome(open(`${ticket.slice(0, 5)}X${ticket.slice(6)}`))).toEqual([403, 'reporting.ticket'])
  const company = await open(await issue(auditor, { companyId: customer.companyId }), 'cash-in', {
    companyId: auditor.companyId,
  })
  expect([company.status, company.body.count]).toEqual([200, 0])
})

test('V20: a ticket bound to the session of somebody else is refused while that session lives', async () => {
  await issue()
  const other = await addPerson(app.db, 'admin-readonly')
  const [session] = await rows<{ id: string }>(
    app.db,
    sql`select id from sessions where user_id = ${auditor.userId} and ended_at is null limit 1`,
  )
  const [signing] = await signingKeys(app.db)
  const facts = {
    jti: randomUUID(),
    sub: other.userId,
    sid: session!.id,
    grp: 'finance',
    rpt: '',
    prm: {},
  } as const
  const wrong = signTicket(newTicket(facts, new Date()), signing!)
  expect(await outcome(open(wrong))).toEqual([403, 'reporting.ticket'])
  const own = signTicket(newTicket({ ...facts, sub: auditor.userId }, new Date()), signing!)
  expect(await outcome(open(own))).toEqual([200, undefined])
})

test('a ticket of one company opens no report of all of them', async () => {
  const query = { companyId: customer.companyId }
  expect(await outcome(open(await issue(auditor, query), 'trial-balance'))).toEqual([
    422,
    'reporting.company',
  ])
  const asked = await app.ask(auditor, calls.issueReportTicket, {
    query: { username: await emailOf(auditor), groupName: 'finance', report: 'journal', ...query },
    way: 1,
  })
  expect([asked.status, asked.body.code]).toEqual([422, 'reporting.company'])
})

test('a ticket ends with the session that it was signed in, and with the role', async () => {
  const person = await addPerson(app.db, 'admin-readonly')
  const [one, two] = [await issue(person), await issue(person)]
  await app.owner.query("update users set role = 'desk' where id = $1", [person.userId])
  expect(await outcome(open(one))).toEqual([403, 'reporting.ticket'])
  await app.owner.query("update users set role = 'admin-readonly' where id = $1", [person.userId])
  await app.owner.query(
    "update sessions set ended_at = now(), ended_reason = 'signed-out' where user_id = $1",
    [person.userId],
  )
  expect(await outcome(open(two))).toEqual([403, 'reporting.ticket'])
})

test('keys are rotated after a day, and the last one is believed for another', async () => {
  const ticket = await issue()
  await app.owner.query("update report_keys set made_at = now() - interval '25 hours'")
  const newer = await issue()
  expect((await open(ticket)).status).toBe(200)
  expect((await open(newer)).status).toBe(200)
  expect((await signingKeys(app.db)).length).toBe(2)
  await app.owner.query("update report_keys set made_at = made_at - interval '49 hours'")
  await issue()
  expect(await rows(app.db, sql`select from report_keys`)).toHaveLength(1)
})

test('access, dashboards and the list say what is whose; another name is refused and recorded', async () => {
  const access = async (person: Person, serviceName: string) =>
    (await app.ask(person, calls.viewReportAccess, { query: { serviceName } })).body
  expect(await access(auditor, 'bir')).toEqual({ hasAccess: true, url: '/en/finance/reports' })
  for (const [person, name] of [
    [auditor, 'OTHER'],
    [customer, 'BIR'],
  ] as const)
    expect(await access(person, name)).toEqual({ hasAccess: false, url: null })
  const boards = async (person: Person, username: string) =>
    app.ask(person, calls.listDashboards, { query: { username } })
  const ids = async (person: Person) =>
    (await boards(person, await emailOf(person))).body.dashboards.map(({ id }: { id: string }) => id)
  expect(await ids(auditor)).toEqual(['finance', 'sales', 'reports', 'operations'])
  expect(await ids(customer)).toEqual(['operations'])
  const other = await boards(customer, await emailOf(auditor))
  expect([other.status, other.body.code]).toEqual([403, 'reporting.username'])
  expect(await rows(app.db, sql`select from audit_log where action = 'refuseReport'`)).toHaveLength(1)
  const { body } = await app.ask(auditor, calls.listFinanceReports, {})
  expect(body.find(({ id }: { id: string }) => id === 'audit-file').formats).toEqual(['csv'])
})

test('tickets are limited to thirty a minute', async () => {
  const person = await addPerson(app.db, 'admin')
  const query = { username: await emailOf(person), groupName: 'nothing' }
  const codes = []
  for (let n = 0; n < 31; n++)
    codes.push((await app.ask(person, calls.issueReportTicket, { query })).body.code)
  expect([codes[0], codes[29], codes[30]]).toEqual(['reporting.group', 'reporting.group', 'kit.too-many'])
})
