// Unlinking one's UAE PASS: with another way in and a fresh check alone; told, written down, and its other sessions over.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { unlinkIdentity, viewLinkedIdentity } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { changePassword } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { maybe, rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'

const password = 'Own-berth#2026'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const linked = async (given: { hasOwnPassword?: boolean } = {}): Promise<Person> => {
  const person = await addPerson(app.db, 'customer', { password })
  await app.owner.query(
    `insert into external_identities (provider, issuer, subject, user_id) values ('uae-pass', 'https://issuer.example', $1, $2)`,
    [randomUUID(), person.userId],
  )
  await app.owner.query('update users set has_own_password = $1 where id = $2', [
    given.hasOwnPassword ?? true,
    person.userId,
  ])
  return person
}
const check = (person: Person) => app.ask(person, passCheck, { body: { password } })
const unlink = (person: Person) => app.ask(person, unlinkIdentity)
const isLinked = async ({ userId }: Person) =>
  (await maybe(app.db, sql`select from external_identities where user_id = ${userId}`)) !== undefined

describe('who has a password of their own', () => {
  test('sees the link and unlinks it after a fresh check', async () => {
    const person = await linked()
    const before = (await app.ask(person, viewLinkedIdentity)).body
    expect(before).toMatchObject({
      refusal: null,
      uaePass: { linkedAt: expect.stringMatching(/Z$/) as string },
    })
    expect((await unlink(person)).body.code).toBe('factors.check-needed')
    expect(await isLinked(person)).toBe(true)
    await check(person)
    expect((await unlink(person)).status).toBe(200)
    expect(await isLinked(person)).toBe(false)
    expect((await app.ask(person, viewLinkedIdentity)).body).toEqual({
      uaePass: null,
      refusal: 'accounts.not-linked',
    })
  })

  test('is told by mail, and it is written down', async () => {
    const person = await linked()
    await check(person)
    await unlink(person)
    const mails = await rows<{ topic: string }>(
      app.db,
      sql`select topic from outbox_messages where recipient = ${person.email}`,
    )
    expect(mails).toEqual([{ topic: 'identity-unlinked' }])
    const written = await rows(
      app.db,
      sql`select actor_kind, reason from audit_log where object_id = ${person.userId} and action = 'identity.unlinked'`,
    )
    expect(written).toEqual([{ actor_kind: 'customer', reason: 'uae-pass' }])
  })

  test('keeps this session and those of other ways, and loses the others that began with it', async () => {
    const person = await linked()
    const elsewhere = await addPerson(app.db, 'customer')
    const opened = await app.owner.query<{ id: string }>(
      `insert into sessions (user_id, login_kind, remember, expires_at)
        select $1, kind, false, now() + interval '1 hour' from unnest(array['uae-pass', 'password']) as k (kind) returning id`,
      [person.userId],
    )
    const [withPass, withWord] = opened.rows.map(({ id }) => id)
    await app.owner.query(`update sessions set login_kind = 'uae-pass' where id = any($1)`, [
      [person.sessionId, elsewhere.sessionId],
    ])
    await check(person)
    await unlink(person)
    const ended = await rows<{ id: string }>(
      app.db,
      sql`select id from sessions where ended_reason = 'identity unlinked' and id in (${withPass}, ${withWord}, ${person.sessionId}, ${elsewhere.sessionId})`,
    )
    expect(ended).toEqual([{ id: withPass }])
    expect((await app.ask(person, getUserProfile)).status).toBe(200)
  })

  test('asks twice at once and is unlinked once', async () => {
    const person = await linked()
    await check(person)
    const codes = (await Promise.all([unlink(person), unlink(person)])).map(({ status }) => status)
    expect(codes.toSorted((one, two) => one - two)).toEqual([200, 404])
  })
})

test('the only way in stays, until there is a password', async () => {
  const person = await linked({ hasOwnPassword: false })
  await check(person)
  expect((await app.ask(person, viewLinkedIdentity)).body.refusal).toBe('accounts.only-way-in')
  expect((await unlink(person)).body.code).toBe('accounts.only-way-in')
  expect(await isLinked(person)).toBe(true)
  await app.ask(person, changePassword, {
    body: { oldPassword: password, password: 'Next-berth#78', confirmPassword: 'Next-berth#78' },
  })
  expect((await unlink(person)).status).toBe(200)
})

test('nobody unlinks what somebody else has linked', async () => {
  const person = await linked()
  const stranger = await addPerson(app.db, 'customer', { password })
  await check(stranger)
  expect((await unlink(stranger)).body.code).toBe('accounts.not-linked')
  expect((await app.ask(null, unlinkIdentity)).status).toBe(401)
  expect(await isLinked(person)).toBe(true)
})
