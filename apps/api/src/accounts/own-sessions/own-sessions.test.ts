// One's own sessions: seen by nobody else, ended at once, and those of acting are none of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import * as calls from '@marsa/model/accounts/own-sessions/sessions-endpoints.ts'
import { testApp, type Caller, type TestApp } from '../../../test/app.ts'
import { addPerson, addSession } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const works = async (caller: Caller): Promise<boolean> =>
  (await app.ask(caller, getUserProfile)).status === 200
type Item = { id: string; thisOne: boolean }

test('every device is listed, this one marked, and one is ended at once', async () => {
  const person = await addPerson(app.db, 'customer')
  const other = await addSession(app.db, person.userId)
  const { items } = (await app.ask(person, calls.listSessions)).body as { items: Item[] }
  expect(Object.fromEntries(items.map((item) => [item.id, item.thisOne]))).toEqual({
    [person.sessionId]: true,
    [other.sessionId]: false,
  })
  expect(await works(other)).toBe(true)
  const ended = await app.ask(person, calls.endOwnSession, { query: { id: other.sessionId } })
  expect(ended.status).toBe(200)
  await expect.poll(() => works(other)).toBe(false)
  expect(await works(person)).toBe(true)
  const again = await app.ask(person, calls.endOwnSession, { query: { id: other.sessionId } })
  expect(again.body.code).toBe('sessions.not-found')
})

test('nobody ends the session of somebody else', async () => {
  const [person, stranger] = [await addPerson(app.db, 'customer'), await addPerson(app.db, 'customer')]
  const { body } = await app.ask(stranger, calls.endOwnSession, { query: { id: person.sessionId } })
  expect(body.code).toBe('sessions.not-found')
  expect(await works(person)).toBe(true)
})

test('all others are ended together; an acting session is not among them and is not listed', async () => {
  const password = 'Marsa#2026-long'
  const person = await addPerson(app.db, 'customer')
  const others = [await addSession(app.db, person.userId), await addSession(app.db, person.userId)]
  const staff = await addPerson(app.db, 'desk', { password })
  await app.ask(staff, passCheck, { body: { password } })
  const acting = await app.ask(staff, startActing, {
    body: { userCode: person.email, reason: 'The customer asked us to look' },
  })
  const { items } = (await app.ask(person, calls.listSessions)).body as { items: Item[] }
  expect(items).toHaveLength(3)
  expect((await app.ask(person, calls.endOtherSessions)).body).toEqual({ ended: 2 })
  for (const other of others) await expect.poll(() => works(other)).toBe(false)
  expect([await works(person), await works(acting.body)]).toEqual([true, true])
  expect((await app.ask(person, calls.listSignIns)).body.items).toHaveLength(3)
})
