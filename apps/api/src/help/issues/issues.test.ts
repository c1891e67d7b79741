// Issues of the newsletter: written, tried, sent once to everybody in their language, with a way out in each mail.
import { randomUUID } from 'node:crypto'
import { sql } from '../../kit/sql.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leaveNewsletter } from '@marsa/model/help/endpoints.ts'
import { issueBatch } from '@marsa/model/help/issue.ts'
import * as contracts from '@marsa/model/help/issue-endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { rows } from '../../kit/db.ts'
import { composeMail } from '../../messages/compose.ts'

let app: TestApp
let admin: Person
let colleague: Person
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin', { language: 'ar' })
  colleague = await addPerson(app.db, 'admin')
})
beforeEach(() => app.owner.query(`delete from newsletter_subscribers`))
afterAll(() => app.close())

const must = ({ status, body }: Answer) => {
  expect([status, body]).toEqual([200, body])
  return body
}
const words = {
  subjectEn: 'A new lane to Umm Qasr',
  subjectAr: 'مسار جديد إلى أم قصر',
  textEn: 'Hello.\n\nThe first ship leaves on Sunday: https://marsa.example/lanes <b>soon</b>.',
  textAr: 'مرحبًا.\n\nتنطلق أول سفينة يوم الأحد.',
}
const written = async (): Promise<contracts.Issue> =>
  must(await app.ask(admin, contracts.saveIssue, { body: { ...words, version: 0 } }))
const send = (person: Person, { id, version }: contracts.Issue) =>
  app.ask(person, contracts.sendIssue, { query: { id }, body: { version } })
const view = async ({ id }: { id: string }): Promise<contracts.Issue> =>
  must(await app.ask(admin, contracts.viewIssue, { query: { id } }))

const subscribe = async (count: number, language: string, state = 'ACTIVE'): Promise<void> => {
  await app.owner.query(
    `insert into newsletter_subscribers (email, language, state, confirm_hash, confirm_until, leave_hash, asked_at, confirmed_at)
      select gen_random_uuid() || '@test.example', $2, $3, case when $3 = 'PENDING' then sha256(gen_random_uuid()::text::bytea) end,
        case when $3 = 'PENDING' then now() + interval '1 day' end, sha256(gen_random_uuid()::text::bytea), now(),
        case when $3 <> 'PENDING' then now() - interval '1 hour' end
      from generate_series(1, $1)`,
    [count, language, state],
  )
}
type Mail = {
  recipient: string
  language: 'en' | 'ar'
  subject: string
  body: string
  leave_token: string | null
}
const mailsOf = ({ id }: { id: string }): Promise<Mail[]> =>
  rows(
    app.db,
    sql`select recipient, language, subject, body, leave_token from outbox_messages where key like ${`${id}:%`} order by id`,
  )

test('everybody who has confirmed gets one mail in their language, in batches, and the history counts them', async () => {
  await subscribe(issueBatch + 3, 'en')
  await subscribe(2, 'ar')
  await subscribe(4, 'en', 'PENDING')
  await subscribe(4, 'ar', 'LEFT')
  const issue = await written()
  const list = must(await app.ask(admin, contracts.listIssues))
  expect(list).toMatchObject({ readers: { en: issueBatch + 3, ar: 2 }, unconfirmed: 4 })
  const begun = must(await send(admin, issue))
  expect(begun).toMatchObject({ state: 'SENDING', audience: issueBatch + 5, written: { en: 0, ar: 0 } })
  await app.work()
  const mails = await mailsOf(issue)
  expect(mails).toHaveLength(issueBatch + 5)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(issueBatch + 5)
  const arabic = mails.filter(({ language }) => language === 'ar')
  expect(arabic.map(({ subject, body }) => [subject, body])).toEqual([
    [words.subjectAr, words.textAr],
    [words.subjectAr, words.textAr],
  ])
  expect(await view(issue)).toMatchObject({
    state: 'SENT',
    written: { en: issueBatch + 3, ar: 2 },
    waiting: 0,
    failed: 0,
  })
  const trail = await rows<{ action: string }>(
    app.db,
    sql`select action from audit_log where object_id = ${issue.id} order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['writeIssue', 'sendIssue', 'finishIssue'])
})

test('two tabs and a double click send it once', async () => {
  await subscribe(3, 'en')
  const issue = await written()
  const both = await Promise.all([send(admin, issue), send(admin, issue), send(colleague, issue)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('help.issue-sent')
  await app.work()
  await app.owner.query(
    `select graphile_worker.add_job('help.write-letters', json_build_object('id', $1::text))`,
    [issue.id],
  )
  await app.work()
  expect(await mailsOf(issue)).toHaveLength(3)
})

test('mails that were half written when the process died are written once', async () => {
  await subscribe(5, 'en')
  const issue = await written()
  must(await send(admin, issue))
  // What the first batch has noted before it died, with its mails.
  await app.owner.query(
    `insert into newsletter_deliveries (issue_id, subscriber_id, language, leave_hash, at)
      select $1, id, language, sha256(id::text::bytea), now() from newsletter_subscribers limit 2`,
    [issue.id],
  )
  await app.work()
  expect(await mailsOf(issue)).toHaveLength(3)
  expect((await view(issue)).written.en).toBe(5)
})

test('each mail has its own way out, which ends the subscription and is counted', async () => {
  await subscribe(2, 'en')
  const issue = await written()
  must(await send(admin, issue))
  await app.work()
  const [mail, other] = await mailsOf(issue)
  expect(mail!.leave_token).not.toBe(other!.leave_token)
  for (let count = 0; count < 2; count++)
    must(await app.ask(null, leaveNewsletter, { body: { token: mail!.leave_token } }))
  const states = await rows(
    app.db,
    sql`select state from newsletter_subscribers where email in (${mail!.recipient}, ${other!.recipient}) order by state`,
  )
  expect(states).toEqual([{ state: 'ACTIVE' }, { state: 'LEFT' }])
  expect((await view(issue)).left).toBe(1)
  const next = await written()
  expect(must(await send(admin, next)).audience).toBe(1)
})

test('what an administrator typed stays text, addresses become links, and mail programs find the way out', () => {
  const mail = composeMail(
    {
      language: 'en',
      subject: words.subjectEn,
      body: words.textEn,
      button: null,
      link: null,
      reason: 'newsletter',
      leaveToken: 'a'.repeat(43),
    },
    'https://marsa.test',
  )
  expect(mail.html).toContain('<a href="https://marsa.example/lanes"')
  expect(mail.html).not.toContain('<b>soon')
  expect(mail.html.match(/<p style/g)).toHaveLength(2)
  expect(mail.leaveAddress).toBe(`https://marsa.test/api/Subscription/Leave?lang=en&token=${'a'.repeat(43)}`)
  const page = `https://marsa.test/en/help/newsletter/leave?token=${'a'.repeat(43)}`
  expect(mail.text).toContain(page)
  expect(mail.html).toContain(page)
})

test('a draft is changed by one at a time, tried on oneself, and removed; what was sent stays', async () => {
  await subscribe(1, 'en')
  const issue = await written()
  const change = (person: Person, version: number, subjectEn = 'Changed') =>
    app.ask(person, contracts.saveIssue, { body: { ...words, id: issue.id, version, subjectEn } })
  const changed: contracts.Issue = must(await change(colleague, issue.version))
  expect((await change(admin, issue.version)).body.code).toBe('help.issue-changed')
  expect((await send(admin, issue)).body.code).toBe('help.issue-changed')
  must(await app.ask(admin, contracts.tryIssue, { query: { id: issue.id }, body: { language: 'ar' } }))
  const tried = await rows(
    app.db,
    sql`select subject, language, reason from outbox_messages where recipient = ${admin.email}`,
  )
  expect(tried).toEqual([{ subject: words.subjectAr, language: 'ar', reason: 'newsletter' }])
  must(await send(admin, changed))
  expect((await change(admin, changed.version + 1)).body.code).toBe('help.issue-sent')
  const removal = { query: { id: issue.id, version: changed.version + 1 } }
  expect((await app.ask(admin, contracts.removeIssue, removal)).body.code).toBe('help.issue-sent')
  const draft = await written()
  must(await app.ask(admin, contracts.removeIssue, { query: { id: draft.id, version: draft.version } }))
  expect((await app.ask(admin, contracts.viewIssue, { query: { id: draft.id } })).status).toBe(404)
  expect((await app.ask(admin, contracts.viewIssue, { query: { id: randomUUID() } })).status).toBe(404)
})

test('nothing goes out without both languages, or to nobody', async () => {
  const half = await app.ask(admin, contracts.saveIssue, {
    body: { ...words, version: 0, subjectAr: ' ', textAr: '' },
  })
  const codes = (half.body.fieldErrors as { field: string; code: string }[]).map(({ code }) => code)
  expect([half.status, codes]).toEqual([422, ['help.subject-required', 'help.issue-text-required']])
  expect((await send(admin, await written())).body.code).toBe('help.no-readers')
})

test('others than administrators neither write nor read issues', async () => {
  const issue = await written()
  for (const role of ['customer', 'desk', 'clearing-agent'] as const) {
    const person = await addPerson(app.db, role)
    expect((await send(person, issue)).status).toBe(403)
    expect((await app.ask(person, contracts.listIssues)).status).toBe(403)
  }
  const reader = await addPerson(app.db, 'admin-readonly')
  expect((await send(reader, issue)).body.code).toBe('kit.read-only')
  must(await app.ask(reader, contracts.listIssues))
})
