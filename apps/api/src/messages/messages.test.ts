// Telling people: once per occasion, only if the transaction commits, in their language, by real SMTP and HTTP.
import { randomUUID } from 'node:crypto'
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { amountParam, routeParam, timeParam } from '@marsa/model/messages/message.ts'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import {
  addCompany,
  addMember,
  openStream,
  quiet,
  startMailServer,
  startProcess,
  startSmsServer,
  type Member,
} from '../../test/message-world.ts'

import { one, openDb, rows, systemTransaction, transaction, type Db } from '../kit/db.ts'
import { openMail } from '../kit/mail.ts'
import { enqueue } from '../kit/jobs.ts'
import { runJobs } from '../kit/run-jobs.ts'
import { openSms } from '../kit/sms.ts'
import { notify } from './door.ts'
import { messagesJobs } from './jobs.ts'
import { claimMessage } from './outbox.store.ts'

let database: TestDatabase
let db: Db
let api: Awaited<ReturnType<typeof startProcess>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let smsServer: Awaited<ReturnType<typeof startSmsServer>>
let mail: NonNullable<ReturnType<typeof openMail>>
let customer: Member
let deskCompany: string

const publicUrl = 'http://marsa.invalid'
const route = routeParam({ en: 'Shanghai', ar: 'شنغهاي' }, { en: 'Jebel Ali', ar: 'جبل علي' })
const params = {
  number: 'FR-26-018472',
  route,
  agent: { en: 'Saffan <Shipping>', ar: 'صفّان للشحن' },
  amount: amountParam(962_775n),
  time: timeParam(new Date('2026-11-21T10:30:00Z')),
}

beforeAll(async () => {
  database = await testDatabase()
  db = openDb(database.url)
  ;[api, mailServer, smsServer] = await Promise.all([
    startProcess(database.url),
    startMailServer(),
    startSmsServer(),
  ])
  mail = openMail({ smtpUrl: mailServer.url, mailFrom: 'Marsa <no-reply@marsa.example>' })!
  deskCompany = await addCompany(db, 'platform')
})

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  customer = await addMember(db, await addCompany(db), 'business', 'ar')
  mailServer.mails.length = 0
  smsServer.posts.length = 0
})

afterAll(async () => {
  mail?.close()
  await Promise.all([api?.close(), mailServer?.close(), smsServer?.close()])
  await db?.destroy()
  await database?.drop()
})

const jobs = () => messagesJobs({ mail, sms: openSms(smsServer.url), publicUrl })
const tell = (subjectId: string, version: string | number = 1) =>
  systemTransaction(db, (tx) =>
    notify(tx, {
      to: { companyIds: [customer.companyId] },
      template: 'first-quote',
      params,
      subjectId,
      version,
    }),
  )
const outbox = (userId = customer.userId) =>
  rows<{
    id: string
    channel: string
    state: string
    attempts: number
    problem: string | null
    provider_ref: string | null
  }>(
    db,
    sql`select id, channel, state, attempts, problem, provider_ref from outbox_messages where user_id = ${userId} order by channel`,
  )
const call = (path: string, member: Member, body?: object) =>
  fetch(`${api.address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${member.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
const list = async (member: Member, query = '') =>
  (await (await call(`Notifications${query}`, member)).json()) as {
    items: { id: string; [key: string]: unknown }[]
    unread: number
  }

test('an Arabic reader gets the notification, the mail and the text message, and each of them once', async () => {
  const subjectId = randomUUID()
  const stream = await openStream(api.address, customer.token)
  await stream.next()
  await tell(subjectId)
  await tell(subjectId)
  expect(await stream.next()).toMatchObject({ kind: 'notification' })
  stream.leave()
  await runJobs(database.url, jobs(), quiet)

  const [sent] = mailServer.mails
  expect(mailServer.mails).toHaveLength(1)
  expect(sent?.subject).toBe('وصل أول عرض سعر للطلب FR-26-018472')
  expect(sent?.to?.[0]?.address).toBe(customer.email)
  expect(sent?.text).toContain(`قدّم صفّان للشحن عرضًا بقيمة 9,627.75\u00a0د.إ للشحنة من شنغهاي إلى جبل علي`)
  expect(sent?.text).toContain(`${publicUrl}/ar/freight/shipments/${subjectId}`)
  expect(sent?.html).toContain('<html lang="ar" dir="rtl">')
  expect(sent?.html).toContain('<bdi dir="ltr">FR-26-018472</bdi>')

  expect(smsServer.posts).toHaveLength(1)
  expect(smsServer.posts[0]).toMatchObject({
    authorization: `Basic ${Buffer.from('sid:token').toString('base64')}`,
    form: {
      To: customer.mobile,
      From: '+971500000000',
      Body: `مرسى: وصل أول عرض سعر للطلب FR-26-018472\n${publicUrl}/ar/freight/shipments/${subjectId}`,
    },
  })
  const [byMail, bySms] = await outbox()
  expect(byMail).toMatchObject({
    channel: 'mail',
    state: 'sent',
    attempts: 1,
    provider_ref: `<${byMail?.id}@marsa.example>`,
  })
  expect(sent?.messageId).toBe(byMail?.provider_ref)
  expect(bySms).toMatchObject({ channel: 'sms', state: 'sent', provider_ref: 'SM1' })
  expect(smsServer.posts[0]?.key).toBe(bySms?.id)
})

test('another version of the same subject is another occasion', async () => {
  const subjectId = randomUUID()
  await tell(subjectId, 1)
  await tell(subjectId, 2)
  expect((await list(customer)).unread).toBe(2)
})

test('a transaction that is rolled back tells nobody', async () => {
  const attempt = systemTransaction(db, async (tx) => {
    await notify(tx, {
      to: { userIds: [customer.userId] },
      template: 'first-quote',
      params,
      subjectId: randomUUID(),
    })
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  await runJobs(database.url, jobs(), quiet)
  expect(mailServer.mails).toHaveLength(0)
  expect(await outbox()).toEqual([])
  expect((await list(customer)).items).toEqual([])
})

test('a job that runs twice sends once, and a sender that was overtaken cannot report', async () => {
  await tell(randomUUID())
  await runJobs(database.url, jobs(), quiet)
  for (const { id } of await outbox()) await enqueue(db, 'messages.send', { id })
  await runJobs(database.url, jobs(), quiet)
  expect(mailServer.mails).toHaveLength(1)
  expect(smsServer.posts).toHaveLength(1)

  await tell(randomUUID(), 'held')
  const waiting = (await outbox()).find((row) => row.state === 'waiting')!
  expect(await claimMessage(db, waiting.id)).toMatchObject({ attempts: 1 })
  expect(await claimMessage(db, waiting.id)).toBeUndefined()
})

test('what a killed process left claimed is sent by the next one', async () => {
  await tell(randomUUID())
  for (const { id } of await outbox()) {
    await claimMessage(db, id)
    await sql`update outbox_messages set lease_until = now() - interval '1 second' where id = ${id}`.execute(
      db,
    )
  }
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await enqueue(db, 'messages.requeue-stranded', {})
  await runJobs(database.url, jobs(), quiet)
  expect((await outbox()).map((row) => [row.state, row.attempts])).toEqual([
    ['sent', 2],
    ['sent', 2],
  ])
  expect(mailServer.mails).toHaveLength(1)
})

test('a refusal for the moment is tried again; a refusal for good is given up and the desk is notified', async () => {
  const desk = await addMember(db, deskCompany, 'desk')
  mailServer.fail.add(customer.email)
  smsServer.refuse.add(customer.mobile)
  await tell(randomUUID())
  await runJobs(database.url, jobs(), quiet)
  expect(await outbox()).toMatchObject([
    {
      channel: 'mail',
      state: 'waiting',
      attempts: 1,
      problem: expect.stringContaining('no such mailbox') as string,
    },
    { channel: 'sms', state: 'dead', problem: 'text message service answered 400 21211' },
  ])
  const notified = await list(desk)
  expect(notified.items[0]).toMatchObject({
    type: 'message-undelivered',
    titleEn: 'A message could not be delivered',
  })

  mailServer.fail.clear()
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
  await runJobs(database.url, jobs(), quiet)
  expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 2, problem: null })
})

test('after ten tries a message is dead', async () => {
  mailServer.fail.add(customer.email)
  await tell(randomUUID())
  await sql`update outbox_messages set attempts = 9 where user_id = ${customer.userId} and channel = 'mail'`.execute(
    db,
  )
  await runJobs(database.url, jobs(), quiet)
  expect((await outbox())[0]).toMatchObject({ state: 'dead', attempts: 10 })
  mailServer.fail.clear()
})

test('without services messages are kept for the outbox page, in both languages, and nothing on it runs', async () => {
  await tell(randomUUID())
  await runJobs(database.url, messagesJobs({ mail: null, sms: null, publicUrl }), quiet)
  expect((await outbox()).map((row) => row.state)).toEqual(['kept', 'kept'])
  const page = await fetch(`${api.address}/outbox?to=${customer.email}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  expect(html).toContain('وصل أول عرض سعر للطلب FR-26-018472')
  expect(html).toContain('The first quote for FR-26-018472 is here')
  expect(html).not.toContain('<Shipping>')
  const found = (await (await fetch(`${api.address}/api/Outbox?to=${customer.email}`)).json()) as {
    items: object[]
  }
  expect(found.items).toMatchObject([{ channel: 'mail', to: customer.email, state: 'kept', language: 'ar' }])
  const none = await fetch(`${api.address}/outbox?to=${randomUUID()}&lang=ar`)
  expect(await none.text()).toContain('لا توجد رسائل بعد.')
})

test('outside the demo there is no outbox page', async () => {
  const production = await startProcess(database.url, false)
  expect((await fetch(`${production.address}/outbox`)).status).toBe(404)
  expect((await fetch(`${production.address}/api/Outbox`)).status).toBe(404)
  await production.close()
})

test('a person reads and marks their own notifications only', async () => {
  const other = await addMember(db, customer.companyId)
  const subjectId = randomUUID()
  await tell(subjectId)
  const mine = await list(customer)
  expect(mine.items[0]).toMatchObject({
    type: 'first-quote',
    subjectId,
    titleEn: 'The first quote for FR-26-018472 is here',
    titleAr: 'وصل أول عرض سعر للطلب FR-26-018472',
    link: `/ar/freight/shipments/${subjectId}`,
    readAt: null,
  })
  expect((await call('Notifications/Read', other, { ids: [mine.items[0]!.id] })).status).toBe(200)
  expect((await list(customer)).unread).toBe(1)
  expect((await call('Notifications/Read', customer, {})).status).toBe(200)
  const after = await list(customer)
  expect(after.unread).toBe(0)
  expect(after.items[0]?.['readAt']).toEqual(expect.any(String))
  expect((await list(other)).unread).toBe(1)
})

test('the list goes on before its last row', async () => {
  const subjectId = randomUUID()
  for (let version = 0; version < 31; version++) await tell(subjectId, version)
  const page = await list(customer)
  expect(page.items).toHaveLength(30)
  const rest = (await (await call(`Notifications?before=${page.items.at(-1)!.id}`, customer)).json()) as {
    items: { id: string }[]
  }
  expect(rest.items).toHaveLength(1)
  expect(page.items.map((item) => item.id)).not.toContain(rest.items[0]!.id)
})

test('what one did oneself is in the list, mailed and not counted; a colleague has it unread', async () => {
  const colleague = await addMember(db, customer.companyId)
  await transaction(
    db,
    (tx) =>
      notify(tx, {
        to: { companyIds: [customer.companyId] },
        template: 'first-quote',
        params,
        subjectId: randomUUID(),
      }),
    (tx) => sql`select set_config('marsa.user', ${customer.userId}, true)`.execute(tx),
  )
  const own = await list(customer)
  expect([own.unread, own.items.map(({ readAt }) => typeof readAt)]).toEqual([0, ['string']])
  expect((await outbox()).map(({ channel }) => channel)).toEqual(['mail', 'sms'])
  expect((await list(colleague)).unread).toBe(1)
  // The next transaction of the same connection is a timer's again.
  await tell(randomUUID())
  expect((await list(customer)).unread).toBe(1)
})

test('in groups each subject stands once, by its newest, and is read as a whole', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  for (const [subjectId, version] of [
    [first, 1],
    [first, 2],
    [second, 1],
    [first, 3],
  ] as const)
    await tell(subjectId, version)
  const plain = await list(customer)
  expect(plain.items.map((item) => [item['subjectId'], item['group']])).toEqual(
    [first, second, first, first].map((subjectId) => [subjectId, undefined]),
  )
  const { ids } = { ids: [plain.items[3]!.id] }
  await call('Notifications/Read', customer, { ids })
  const grouped = await list(customer, '?group=subject')
  expect(grouped.items.map((item) => [item.id, item['group']])).toEqual([
    [plain.items[0]!.id, { more: 2, unread: 2 }],
    [plain.items[1]!.id, { more: 0, unread: 1 }],
  ])
  expect(grouped.unread).toBe(3)
  const unread = await list(customer, '?group=subject&show=unread')
  expect(unread.items.map((item) => item['group'])).toEqual([
    { more: 1, unread: 2 },
    { more: 0, unread: 1 },
  ])
  const after = await list(customer, `?group=subject&before=${plain.items[0]!.id}`)
  expect(after.items.map(({ id }) => id)).toEqual([plain.items[1]!.id])
  const rest = await list(customer, `?subjectId=${first}&before=${plain.items[0]!.id}`)
  expect(rest.items.map(({ id }) => id)).toEqual([plain.items[2]!.id, plain.items[3]!.id])

  const other = await addMember(db, customer.companyId)
  await call('Notifications/Read', other, { subjectIds: [first] })
  expect((await list(customer)).unread).toBe(3)
  await call('Notifications/Read', customer, { subjectIds: [first] })
  expect((await list(customer, '?group=subject')).items.map((item) => item['group'])).toEqual([
    { more: 2, unread: 0 },
    { more: 0, unread: 1 },
  ])
  expect((await list(customer, '?group=subject&show=unread')).items.map(({ id }) => id)).toEqual([
    plain.items[1]!.id,
  ])
})

test('what is about nothing else is a group of its own', async () => {
  for (const version of [1, 2])
    await systemTransaction(db, (tx) =>
      notify(tx, {
        to: { userIds: [customer.userId] },
        template: 'password-changed',
        params: {},
        subjectId: null,
        version,
      }),
    )
  const { items } = await list(customer, '?group=subject')
  expect(items.map((item) => item['group'])).toEqual([
    { more: 0, unread: 1 },
    { more: 0, unread: 1 },
  ])
})

test('people who are not active hear nothing', async () => {
  await sql`update users set status = 'DISABLED' where id = ${customer.userId}`.execute(db)
  await tell(randomUUID())
  const { count } = await one<{ count: number }>(
    db,
    sql`select count(*)::int as count from notifications where user_id = ${customer.userId}`,
  )
  expect(count).toBe(0)
})
