// Who is disabled by an administrator is out at once and for good: on every device, by every way in, also of streams that run.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { getUserProfile, refreshSession, signIn } from '@marsa/model/accounts/endpoints.ts'
import { disableUser, enableUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { openStream } from '../../../test/message-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'

const password = 'Marsa#2026'
const patient = { timeout: 20_000 }
let app: TestApp
let address: string
let admin: Person
beforeAll(async () => {
  app = await testApp()
  address = await app.http.listen({ host: '127.0.0.1', port: 0 })
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

type Device = { token: string; refreshToken: string; cookie: string; sessionId: string }

const enter = (person: Person): Promise<Answer> =>
  app.ask(null, signIn, { body: { username: person.email, password } })
const deviceOf = async (person: Person): Promise<Device> => {
  const { body, headers } = await enter(person)
  const { token, refreshToken } = body as Device
  const cookie = (headers['set-cookie'] as string[])[0]!.split(';')[0]!
  return { token, refreshToken, cookie, sessionId: refreshToken.split('.')[0]! }
}
const works = async (device: { token: string }): Promise<number> =>
  (await app.ask(device, getUserProfile)).status
const renews = async ({ refreshToken, cookie }: Device): Promise<number> =>
  (await app.ask(null, refreshSession, { body: { RefreshToken: refreshToken }, headers: { cookie } })).status
/** Resolves when the server has ended the stream. */
const endOf = async ({ next }: Awaited<ReturnType<typeof openStream>>): Promise<'ended'> => {
  while (await next()) continue
  return 'ended'
}
const set = (status: 'disabled' | 'enabled', { email }: Person) => {
  const query = { userCode: email.split('@')[0]! }
  return status === 'disabled'
    ? app.ask(admin, disableUser, { query, body: { reason: 'Has left the company' } })
    : app.ask(admin, enableUser, { query })
}

test('a disabled user is signed out everywhere, and stays so when enabled again', async () => {
  const person = await addPerson(app.db, 'business', { password })
  const colleague = await addPerson(app.db, 'business', { password, companyId: person.companyId })
  await app.owner.query('update users set is_company_admin = true where id = $1', [colleague.userId])
  const [desktop, phone, other] = [await deviceOf(person), await deviceOf(person), await deviceOf(colleague)]
  expect(await Promise.all([desktop, phone, other].map(works))).toEqual([200, 200, 200])
  const streams = await Promise.all([desktop, phone].map(({ token }) => openStream(address, token)))
  const lasting = await openStream(address, other.token)
  for (const stream of [...streams, lasting]) expect(await stream.next()).toMatchObject({ kind: 'ready' })

  expect((await set('disabled', person)).status).toBe(200)
  expect(await Promise.all(streams.map(endOf))).toEqual(['ended', 'ended'])
  await expect.poll(() => Promise.all([desktop, phone, person].map(works)), patient).toEqual([401, 401, 401])
  expect(await Promise.all([desktop, phone].map(renews))).toEqual([401, 401])
  expect((await enter(person)).body.code).toBe('accounts.not-active')
  expect([await works(other), await renews(other)]).toEqual([200, 200])
  lasting.leave()
  const sessions = await rows<{ ended_reason: string | null }>(
    app.db,
    sql`select ended_reason from sessions where user_id = ${person.userId}`,
  )
  expect(sessions).toEqual(Array.from({ length: 3 }, () => ({ ended_reason: 'disabled' })))

  expect((await set('enabled', person)).status).toBe(200)
  expect((await enter(person)).status).toBe(200)
  expect(await Promise.all([desktop, phone, person].map(works))).toEqual([401, 401, 401])
  expect(await Promise.all([desktop, phone].map(renews))).toEqual([401, 401])
})

test('a session that begins while its user is disabled opens nothing', async () => {
  const person = await addPerson(app.db, 'customer', { password })
  const device = await deviceOf(person)
  expect((await set('disabled', person)).status).toBe(200)
  await app.owner.query('update sessions set ended_at = null where id = $1', [device.sessionId])
  await app.owner.query(`select pg_notify('marsa_session', $1)`, [device.sessionId])
  await expect.poll(() => works(device), patient).toBe(401)
  expect(await renews(device)).toBe(401)
  const stream = await openStream(address, device.token)
  expect(stream.status).toBe(401)
  stream.leave()
})
