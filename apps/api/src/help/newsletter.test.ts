// The newsletter: both ways a form is written, a mail to confirm, a link that ends it in every mail, no news to others.
import { randomUUID } from 'node:crypto'
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmNewsletter, joinNewsletter, leaveNewsletter } from '@marsa/model/help/endpoints.ts'
import { leaveCallPath, leavePath } from '@marsa/model/messages/templates/newsletter-mails.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { maybe, rows } from '../kit/db.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

let address = 0
const from = () => `203.0.113.${++address}`
const newEmail = () => `${randomUUID()}@test.example`

type Mail = { topic: string; language: string; link: string; reason: string; leave_token: string | null }
const mailsTo = (email: string): Promise<Mail[]> =>
  rows(
    app.db,
    sql`select topic, language, link, reason, leave_token from outbox_messages where recipient = ${email} order by id`,
  )
const tokenOf = (link: string) => /=([\w-]{43})$/.exec(link)![1]!
const stateOf = async (email: string) =>
  (
    await maybe<{ state: string }>(
      app.db,
      sql`select state from newsletter_subscribers where email = ${email}`,
    )
  )?.state
const join = (email: string, more: object = {}, ip = from()) =>
  app.ask(null, joinNewsletter, { query: { lang: 'ar' }, body: { email, ...more }, ip })
const follow = (endpoint: typeof confirmNewsletter, token: string) =>
  app.ask(null, endpoint, { body: { token } })

test('joins with a confirmed address and leaves by the link of a mail', async () => {
  const email = newEmail()
  expect((await join(email.toUpperCase())).body).toEqual({ status: 'SUCCESS', errorMessage: null })
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({ topic: 'newsletter-confirm', language: 'ar', reason: 'newsletter' })
  expect(mail!.link).toMatch(/^\/ar\/help\/newsletter\/confirm\?token=/)
  expect(await stateOf(email)).toBe('PENDING')
  const token = tokenOf(mail!.link)
  expect((await follow(confirmNewsletter, token)).status).toBe(200)
  expect(await stateOf(email)).toBe('ACTIVE')
  expect((await follow(confirmNewsletter, token)).body.code).toBe('help.link-invalid')
  const [, welcome] = await mailsTo(email)
  expect(welcome!.topic).toBe('newsletter-welcome')
  const leaving = tokenOf(welcome!.link)
  expect(welcome!.link).toMatch(/^\/ar\/help\/newsletter\/leave\?token=/)
  expect(mail!.leave_token).toBe(leaving)
  for (let count = 0; count < 2; count++) expect((await follow(leaveNewsletter, leaving)).status).toBe(200)
  expect(await stateOf(email)).toBe('LEFT')
  const trail = await rows<{ action: string }>(
    app.db,
    sql`select a.action from audit_log a join newsletter_subscribers s on s.id = a.object_id where s.email = ${email} order by a.id`,
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'newsletter.ask',
    'newsletter.confirm',
    'newsletter.leave',
  ])
})

test('a link that is too old, or made up, opens nothing', async () => {
  const email = newEmail()
  await join(email)
  const token = tokenOf((await mailsTo(email))[0]!.link)
  app.clock.pass(7 * 86_400_000 + 1)
  expect((await follow(confirmNewsletter, token)).body.code).toBe('help.link-invalid')
  app.clock.reset()
  expect((await follow(confirmNewsletter, 'a'.repeat(43))).status).toBe(404)
  expect((await follow(leaveNewsletter, 'a'.repeat(43))).status).toBe(404)
  expect((await follow(leaveNewsletter, 'short')).status).toBe(422)
})

/** A browser without script sends the form of the mail's page to that page's own address. */
const pressOn = async (link: string, headers: Record<string, string> = {}) => {
  const form = {
    method: 'POST',
    remoteAddress: from(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: '',
  } as const
  const forwarded = await app.http.inject({ ...form, url: link })
  expect(forwarded.statusCode).toBe(307)
  const { headers: ends, statusCode } = await app.http.inject({ ...form, url: forwarded.headers.location! })
  expect(statusCode).toBe(303)
  return ends.location
}

test('the links of mails work without script, each leads to a page that says what came of it', async () => {
  const email = newEmail()
  await join(email)
  const { link } = (await mailsTo(email))[0]!
  expect(await pressOn(link)).toBe('/ar/help/newsletter#confirmed')
  expect(await stateOf(email)).toBe('ACTIVE')
  expect(await pressOn(link)).toBe('/ar/help/newsletter#invalid')
  expect(await pressOn((await mailsTo(email))[1]!.link)).toBe('/ar/help/newsletter#left')
  expect(await stateOf(email)).toBe('LEFT')
  expect(await pressOn('/en/help/newsletter/leave')).toBe('/en/help/newsletter#invalid')
})

test('a mail program ends it with one click, and a browser that opens that address sees the page', async () => {
  const email = newEmail()
  await join(email)
  await follow(confirmNewsletter, tokenOf((await mailsTo(email))[0]!.link))
  const token = (await mailsTo(email))[1]!.leave_token!
  const url = leaveCallPath('ar', token)
  const seen = await app.http.inject({ url })
  expect([seen.statusCode, seen.headers.location]).toEqual([302, leavePath('ar', token)])
  expect(await stateOf(email)).toBe('ACTIVE')
  const clicked = await app.http.inject({
    method: 'POST',
    url,
    remoteAddress: from(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([clicked.statusCode, clicked.json()]).toEqual([200, { status: 'SUCCESS', errorMessage: null }])
  expect(await stateOf(email)).toBe('LEFT')
})

test('who is subscribed already gets no mail, and the answer is the same', async () => {
  const email = newEmail()
  await join(email)
  await follow(confirmNewsletter, tokenOf((await mailsTo(email))[0]!.link))
  expect((await join(email)).status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(2)
  expect(await stateOf(email)).toBe('ACTIVE')
})

test('asking out sends a mail to who is subscribed, and nothing to anybody else', async () => {
  const [reader, stranger] = [newEmail(), newEmail()]
  await join(reader)
  await follow(confirmNewsletter, tokenOf((await mailsTo(reader))[0]!.link))
  for (const email of [reader, stranger]) expect((await join(email, { join: false })).status).toBe(200)
  const farewell = (await mailsTo(reader)).at(-1)!
  expect(farewell.topic).toBe('newsletter-leave')
  expect(await mailsTo(stranger)).toEqual([])
  expect(await stateOf(reader)).toBe('ACTIVE')
  await follow(leaveNewsletter, tokenOf(farewell.link))
  expect(await stateOf(reader)).toBe('LEFT')
})

test('one address gets three mails a day, however often others type it', async () => {
  const email = newEmail()
  for (let count = 0; count < 5; count++) expect((await join(email)).status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(3)
})

const boundary = 'form'
const ways: [string, (email: string) => { type: string; payload: string }][] = [
  [
    'address-encoded',
    (email) => ({
      type: 'application/x-www-form-urlencoded',
      payload: `email=${encodeURIComponent(email)}&join=true`,
    }),
  ],
  [
    'multipart',
    (email) => ({
      type: `multipart/form-data; boundary=${boundary}`,
      payload: ['email', 'join']
        .map(
          (name) =>
            `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${name === 'email' ? email : 'on'}\r\n`,
        )
        .join('')
        .concat(`--${boundary}--\r\n`),
    }),
  ],
]

test.each(ways)('takes an %s form: data for programs, a page for people', async (_name, write) => {
  for (const accept of ['application/json', 'text/html,application/xhtml+xml']) {
    const email = newEmail()
    const { type, payload } = write(email)
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/subscription/join?lang=en',
      remoteAddress: from(),
      headers: { 'content-type': type, accept },
      payload,
    })
    if (accept.startsWith('text')) expect(answer.headers.location).toBe('/en/help/newsletter#asked')
    else expect(answer.json()).toEqual({ status: 'SUCCESS', errorMessage: null })
    expect(await stateOf(email)).toBe('PENDING')
  }
})

test('what is no address is refused with its sentence, and by form with the page', async () => {
  const answer = await join('no address')
  expect([answer.status, answer.body.fieldErrors[0].code]).toEqual([422, 'help.email-invalid'])
  const form = await app.http.inject({
    method: 'POST',
    url: '/api/Subscription/Join?lang=ar',
    remoteAddress: from(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: 'email=no',
  })
  expect(form.headers.location).toBe('/ar/help/newsletter#failed')
})

test('other calls take no forms', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=a&password=b',
  })
  expect(answer.statusCode).toBe(400)
})

test('addresses that nobody confirmed are forgotten', async () => {
  const [old, young] = [newEmail(), newEmail()]
  await join(old)
  await join(young)
  await app.owner.query(
    `update newsletter_subscribers set confirm_until = now() - interval '1 second' where email = $1`,
    [old],
  )
  await app.owner.query(`select graphile_worker.add_job('help.forget-old', '{}')`)
  await app.work()
  expect([await stateOf(old), await stateOf(young)]).toEqual([undefined, 'PENDING'])
})
