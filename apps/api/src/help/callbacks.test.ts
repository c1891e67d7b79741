// Callback requests: asked by anybody, by program or by form, taken and closed by the desk, late after a working hour.
import { randomUUID } from 'node:crypto'
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLate } from '@marsa/model/help/callback.ts'
import {
  closeCallback,
  listCallbacks,
  sendCallbackRequest,
  takeCallback,
} from '@marsa/model/help/endpoints.ts'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { one, rows } from '../kit/db.ts'

let app: TestApp
let [huda, omar]: Person[] = []
beforeAll(async () => {
  app = await testApp()
  huda = await addPerson(app.db, 'desk')
  omar = await addPerson(app.db, 'desk', { language: 'ar' })
})
afterAll(() => app.close())

let address = 0
const from = () => `198.51.100.${++address}`
const wish = { name: 'Salma Idris', mobile: '٠٥٠ ١٢٣ ٤٥٦٧', message: 'Two pallets from Jebel Ali' }

const asked = async (caller: Person | null = null, body: object = wish) => {
  const { body: answer } = await app.ask(caller, sendCallbackRequest, { body, ip: from() })
  const { id } = await one<{ id: string }>(
    app.db,
    sql`select id from callback_requests where number = ${answer.requestId}`,
  )
  return { id, number: answer.requestId as string }
}
const found = async (person: Person, id: string, state = 'open') => {
  const { body } = await app.ask(person, listCallbacks, { query: { state } })
  return body.items.find((row: { id: string }) => row.id === id)
}

test('a visitor asks with Arabic digits; the desk is notified, live and in the list', async () => {
  const { id, number } = await asked()
  expect(number).toMatch(/^CB-\d\d-\d{6}$/)
  expect(await found(huda!, id)).toMatchObject({ mobile: '+971501234567', state: 'OPEN', company: null })
  const { body } = await app.ask(omar!, listNotifications)
  expect(body.items[0]).toMatchObject({ type: 'callback-asked', link: '/ar/desk/callbacks' })
  expect(body.items[0].titleAr).toContain(number)
  const events = await rows(
    app.db,
    sql`select from stream_events where kind = 'callback.changed' and subject_id = ${id}`,
  )
  expect(events).toHaveLength(1)
})

test('who is signed in is known by their company, not by what they typed', async () => {
  const customer = await addPerson(app.db, 'customer')
  const { id } = await asked(customer)
  expect((await found(huda!, id)).company.en).toContain('Company')
})

test.each([
  [{ ...wish, name: ' ' }, 'name', 'help.name-required'],
  [{ ...wish, mobile: '04 123 4567' }, 'mobile', 'help.mobile-invalid'],
  [{ ...wish, mobile: '+44 7700 900123' }, 'mobile', 'help.mobile-invalid'],
  [{ ...wish, message: '\u202e' }, 'message', 'help.message-required'],
  [{ ...wish, message: 'x'.repeat(2001) }, 'message', 'kit.field.too-long'],
  [{ ...wish, state: 'CLOSED' }, 'state', 'kit.field.unknown'],
])('what cannot be called back is refused: %#', async (body, field, code) => {
  const answer = await app.ask(null, sendCallbackRequest, { body, ip: from() })
  expect([answer.status, answer.body.fieldErrors[0].field, answer.body.fieldErrors[0].code]).toEqual([
    422,
    field,
    code,
  ])
})

test('each text that is too long says how many characters it may have', async () => {
  const body = { ...wish, name: 'x'.repeat(200), message: 'x'.repeat(5000) }
  const answer = await app.ask(null, sendCallbackRequest, { body, ip: from() })
  const said = answer.body.fieldErrors.map(
    ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
  )
  expect(said).toEqual([
    'name: This text is too long: 80 characters at most.',
    'message: This text is too long: 2000 characters at most.',
  ])
})

test('one address asks five times an hour', async () => {
  const ip = from()
  const ask = () => app.ask(null, sendCallbackRequest, { body: wish, ip })
  for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(200)
  expect((await ask()).body.code).toBe('kit.too-many')
})

test('a form without script comes back to the page, right or wrong', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' }
  const send = (payload: string, ip = from()) =>
    app.http.inject({
      method: 'POST',
      url: '/api/sendCallbackRequest?lang=ar',
      remoteAddress: ip,
      headers,
      payload,
    })
  const name = randomUUID()
  const good = await send(String(new URLSearchParams({ ...wish, name })))
  expect([good.statusCode, good.headers.location]).toEqual([303, '/ar/help/contact#sent'])
  expect(
    await rows(app.db, sql`select from callback_requests where name = ${name} and language = 'ar'`),
  ).toHaveLength(1)
  const bad = await send('name=x&mobile=1&message=y')
  expect([bad.statusCode, bad.headers.location]).toEqual([303, '/ar/help/contact#failed'])
})

test('a person takes a request, a colleague takes it over, and only who has it closes it', async () => {
  const { id } = await asked()
  const early = await app.ask(huda!, closeCallback, { query: { id }, body: { note: 'Called' } })
  expect(early.body.code).toBe('help.callback-take-first')
  expect((await app.ask(huda!, takeCallback, { query: { id } })).body.isMine).toBe(true)
  expect((await app.ask(huda!, takeCallback, { query: { id } })).body.code).toBe('help.callback-yours')
  expect((await app.ask(omar!, takeCallback, { query: { id } })).body.isMine).toBe(true)
  expect((await app.ask(huda!, closeCallback, { query: { id }, body: { note: 'Called' } })).body.code).toBe(
    'help.callback-take-first',
  )
  expect(await found(omar!, id, 'mine')).toBeTruthy()
  expect((await app.ask(omar!, closeCallback, { query: { id }, body: { note: ' ' } })).status).toBe(422)
  const closed = await app.ask(omar!, closeCallback, {
    query: { id },
    body: { note: 'Sent a quote by e-mail' },
  })
  expect(closed.body).toMatchObject({ state: 'CLOSED', note: 'Sent a quote by e-mail' })
  expect((await app.ask(omar!, takeCallback, { query: { id } })).body.code).toBe('help.callback-closed')
  expect(await found(huda!, id)).toBeUndefined()
  expect(await found(huda!, id, 'closed')).toBeTruthy()
  const trail = await rows<{ action: string; actor_id: string | null }>(
    app.db,
    sql`select action, actor_id from audit_log where object_id = ${id} order by id`,
  )
  expect(trail).toEqual([
    { action: 'ask', actor_id: null },
    { action: 'take', actor_id: huda!.userId },
    { action: 'take', actor_id: omar!.userId },
    { action: 'close', actor_id: omar!.userId },
  ])
})

test('one of two who take it at once has it in the end, and both moves are kept', async () => {
  const { id } = await asked()
  const answers = await Promise.all(
    [huda!, omar!].map((person) => app.ask(person, takeCallback, { query: { id } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await found(huda!, id)).state).toBe('IN_WORK')
})

test('the clock counts one working hour: asked on a Saturday night it runs out on Monday', async () => {
  app.clock.at(new Date('2026-10-31T20:00:00Z'))
  const { id } = await asked()
  app.clock.reset()
  const { dueAt, state } = await found(huda!, id)
  expect(new Date(dueAt).getUTCDay()).toBe(1)
  const due = new Date(dueAt)
  expect(isLate(state, due, due)).toBe(false)
  expect(isLate(state, due, new Date(due.getTime() + 1))).toBe(true)
  expect(isLate('IN_WORK', due, new Date(due.getTime() + 1))).toBe(false)
})

test('a read-only administrator looks and does not touch', async () => {
  const reader = await addPerson(app.db, 'admin-readonly')
  const { id } = await asked()
  expect(await found(reader, id)).toBeTruthy()
  expect((await app.ask(reader, takeCallback, { query: { id } })).body.code).toBe('kit.read-only')
  expect((await app.ask(reader, sendCallbackRequest, { body: wish, ip: from() })).body.code).toBe(
    'kit.read-only',
  )
})
