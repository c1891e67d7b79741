// Two API processes on one database, as an installation of several nodes runs them: what one does the other knows at once.
import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endActing, startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { getUserProfile, refreshSession, signIn, signOut } from '@marsa/model/accounts/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { temporaryFolder } from '../src/kit/embedded-postgres.ts'
import { addressOf, testApp, type TestApp } from './app.ts'
import { openStream } from './message-world.ts'
import { addPerson } from './people.ts'
import { startProgram, type Started } from './started.ts'
import { worldOf, type World } from './world.ts'

const password = 'Marsa#2026'
const folder = temporaryFolder('marsa-two')

const started: Started[] = []
const startProcess = async (databaseUrl: string): Promise<string> => {
  const process = await startProgram({ program: 'main', databaseUrl, folder })
  started.push(process)
  await process.logged('"listening"')
  return process.address
}

let app: TestApp
let world: World
let [one, two] = ['', '']
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  ;[one, two] = await Promise.all([startProcess(app.database.url), startProcess(app.database.url)])
})
afterAll(async () => {
  expect(await Promise.all(started.map((process) => process.end()))).toEqual([0, 0])
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const post = (
  address: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${address}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const profile = async (address: string, token: string): Promise<number> =>
  (await post(address, addressOf(getUserProfile), {}, bearer(token))).status

test('an event raised in one reaches a stream that the other holds', async () => {
  const journey = await world.submitted()
  const stream = await openStream(two, journey.agents[0]!.token)
  expect(await stream.take(1)).toEqual([expect.objectContaining({ kind: 'ready' })])
  const url = addressOf(freight.cancelRequest, { id: journey.requestId })
  const answer = await post(one, url, { reason: 'No longer needed' }, bearer(journey.customer.token))
  expect(answer.status).toBe(200)
  // The invitation that came before may still be on its way.
  let event = await stream.next()
  while (event?.kind === 'notification') event = await stream.next()
  expect(event).toMatchObject({ kind: 'freight.changed', data: { subjectId: journey.requestId } })
  stream.leave()
})

test('a session that is ended in one is refused by the other at once', async () => {
  const person = await addPerson(app.db, 'customer')
  expect([await profile(one, person.token), await profile(two, person.token)]).toEqual([200, 200])
  const stream = await openStream(two, person.token)
  await stream.take(1)
  expect((await post(one, addressOf(signOut), {}, bearer(person.token))).status).toBe(200)
  // The other's stream ends with the notification that empties its cache; after it, no cached session is left.
  expect(await stream.next()).toBeUndefined()
  expect(await profile(two, person.token)).toBe(401)
})

test('acting that is ended in one is refused by the other at once, and the own session works in both', async () => {
  const staff = await addPerson(app.db, 'admin-readonly', { password })
  const whom = await addPerson(app.db, 'customer')
  expect((await post(one, addressOf(passCheck), { password }, bearer(staff.token))).status).toBe(200)
  const begun = await post(
    one,
    addressOf(startActing),
    { userCode: whom.email, reason: 'The customer asked us to look' },
    bearer(staff.token),
  )
  const acting = (await begun.json()) as { token: string; adminToken: string }
  const cookie = begun.headers.getSetCookie()[0]!.split(';')[0]!
  expect([await profile(one, acting.token), await profile(two, acting.token)]).toEqual([200, 200])
  const stream = await openStream(two, acting.token)
  await stream.take(1)
  const ended = await post(one, addressOf(endActing), { adminToken: acting.adminToken }, { cookie })
  const own = (await ended.json()) as { token: string }
  // As above, the other's stream ends with the notification that empties its cache.
  expect(await stream.next()).toBeUndefined()
  expect(await profile(two, acting.token)).toBe(401)
  await expect.poll(() => profile(one, acting.token)).toBe(401)
  expect([await profile(one, own.token), await profile(two, own.token)]).toEqual([200, 200])
})

test('what one signs the other reads: signed in at one, renewed at the other, used at both', async () => {
  const person = await addPerson(app.db, 'customer', { password })
  const signed = await post(one, addressOf(signIn), { username: person.email, password })
  const { refreshToken } = (await signed.json()) as { refreshToken: string }
  const cookie = signed.headers.getSetCookie()[0]!.split(';')[0]!
  const renewed = await post(two, addressOf(refreshSession), { RefreshToken: refreshToken }, { cookie })
  const { token } = (await renewed.json()) as { token: string }
  expect([await profile(one, token), await profile(two, token)]).toEqual([200, 200])
})

test('accepted in both at once, a request has one payment', async () => {
  const journey = await world.quoted()
  const accept = (address: string, index: number) =>
    post(
      address,
      addressOf(freight.acceptQuote, { id: journey.quotations[index]!.id }),
      { terms: true, pay: 'half' },
      bearer(journey.customer.token),
    )
  await Promise.all(Array.from({ length: 20 }, (_, index) => accept(index % 2 ? one : two, index % 2)))
  const { rows } = await app.owner.query(
    `select count(*)::int as n from payment_sessions where subject_id = $1`,
    [journey.requestId],
  )
  expect(rows[0]).toEqual({ n: 1 })
})
