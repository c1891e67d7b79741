// Nobody makes a second person alone: roles that take second steps and capabilities of finance wait for another administrator.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import * as calls from '@marsa/model/accounts/users/users-endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, mailsTo, type Person } from '../../../test/people.ts'
import { codeOf as sqlCodeOf, maybe, one } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

const password = 'Marsa#2026-long'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const codeOf = ({ email }: Person): string => email.split('@')[0]!
const administrator = async (companyId?: string): Promise<Person> => {
  const person = await addPerson(app.db, 'admin', {
    password,
    capabilities: [],
    ...(companyId && { companyId }),
  })
  await app.ask(person, passCheck, { body: { password } })
  return person
}
let count = 0
const newEmail = (): string => `access.${++count}@test.example`
const invite = (by: Person, role: Role, email = newEmail()): Promise<Answer> =>
  app.ask(by, calls.inviteUser, { body: { email, role, language: 'en' } })
const give = (by: Person, to: Person, capabilities: string[]): Promise<Answer> =>
  app.ask(by, calls.setCapabilities, { query: { userCode: codeOf(to) }, body: { capabilities } })
const change = (by: Person, to: Person, role: Role): Promise<Answer> =>
  app.ask(by, calls.changeUserRole, {
    query: { userCode: codeOf(to) },
    body: { role, isCompanyAdmin: false },
  })
const list = async (by: Person): Promise<calls.AccessProposal[]> =>
  (await app.ask(by, calls.listAccessProposals)).body.items
const decide = (by: Person, proposalId: string, isConfirmed = true): Promise<Answer> =>
  app.ask(by, calls.decideAccess, { query: { proposalId }, body: { isConfirmed } })
const onlyOne = async (by: Person): Promise<calls.AccessProposal> => {
  const items = await list(by)
  expect(items).toHaveLength(1)
  return items[0]!
}
const linkSent = (email: string) =>
  maybe(app.db, sql`select from outbox_messages where topic = 'user-invitation' and recipient = ${email}`)
const standing = (person: Person) =>
  one<{ role: Role; status: string; capabilities: string[] }>(
    app.db,
    sql`select role, status, capabilities from users where id = ${person.userId}`,
  )

/** Leaves the installation without administrators: as the test wants to find it. */
const nobodyElse = async (): Promise<void> => {
  await app.owner
    .query(`update access_proposals set outcome = 'DROPPED', decided_by = proposed_by, decided_at = now()
    where outcome is null`)
  await app.owner.query(`alter table users disable trigger users_been_admin`)
  await app.owner.query(
    `update users set role = 'admin-readonly', capabilities = '{}', has_been_admin = false where role = 'admin' or has_been_admin`,
  )
  await app.owner.query(`alter table users enable trigger users_been_admin`)
}

describe('with one administrator', () => {
  beforeEach(nobodyElse)

  test('the first colleagues join at once', async () => {
    const first = await administrator()
    const email = newEmail()
    expect((await invite(first, 'admin', email)).body.invitationId).toEqual(expect.any(String))
    expect(await linkSent(email)).toBeDefined()
    const clerk = await addPerson(app.db, 'desk', { companyId: first.companyId })
    expect((await change(first, clerk, 'admin')).body).toEqual({ waits: false })
    // Two people, and no third who could confirm it.
    expect((await give(first, clerk, ['finance.approve'])).body).toEqual({ waits: false })
    expect(await standing(clerk)).toMatchObject({ role: 'admin', capabilities: ['finance.approve'] })
  })

  test('who sends the others away is not the first again', async () => {
    const first = await administrator()
    const second = await administrator(first.companyId)
    await app.ask(first, calls.disableUser, {
      query: { userCode: codeOf(second) },
      body: { reason: 'Because of the test' },
    })
    expect((await invite(first, 'admin')).body).toEqual({ invitationId: null, expiresAt: null })
    expect((await decide(first, (await onlyOne(first)).proposalId)).body.code).toBe('users.second-person')
    const third = await administrator(first.companyId)
    await app.ask(first, calls.changeUserRole, {
      query: { userCode: codeOf(third) },
      body: { role: 'desk', isCompanyAdmin: false },
    })
    expect((await change(first, third, 'admin')).body).toEqual({ waits: true })
  })
})

describe('with several', () => {
  let asker: Person
  let other: Person
  beforeEach(async () => {
    await nobodyElse()
    asker = await administrator()
    other = await administrator(asker.companyId)
  })

  test.each(['admin', 'desk', 'depot'] as const)(
    'an invitation as %s is sent once another one has confirmed it, who was told by e-mail',
    async (role) => {
      const email = newEmail()
      expect((await invite(asker, role, email)).body).toEqual({ invitationId: null, expiresAt: null })
      expect(await linkSent(email)).toBeUndefined()
      expect(await mailsTo(app.db, other.email)).toEqual(['access-proposed'])
      expect((await invite(asker, role, email)).body.code).toBe('users.access-waits')
      const { proposalId, ...shown } = await onlyOne(asker)
      expect(shown).toMatchObject({ change: 'invite', email, role, isOwn: true })
      expect((await decide(asker, proposalId)).body.code).toBe('users.second-person')
      expect((await decide(other, proposalId)).status).toBe(200)
      expect(await linkSent(email)).toBeDefined()
      expect(await mailsTo(app.db, asker.email)).toEqual(['access-confirmed'])
      expect((await decide(other, proposalId)).body.code).toBe('users.access-none')
    },
  )

  test.each(['courier', 'admin-readonly'] as const)('an invitation as %s is one person’s', async (role) => {
    expect((await invite(asker, role)).body.invitationId).toEqual(expect.any(String))
  })

  test('a role that takes second steps waits, and is not confirmed by who gets it', async () => {
    const clerk = await addPerson(app.db, 'admin-readonly', { companyId: asker.companyId })
    expect((await change(asker, clerk, 'admin')).body).toEqual({ waits: true })
    expect(await standing(clerk)).toMatchObject({ role: 'admin-readonly' })
    const { proposalId } = await onlyOne(other)
    expect((await decide(other, proposalId)).status).toBe(200)
    expect(await standing(clerk)).toMatchObject({ role: 'admin' })
    expect((await change(asker, other, 'desk')).body).toEqual({ waits: false })
  })

  test('capabilities wait where a third could confirm them; what is taken away holds at once', async () => {
    const third = await administrator(asker.companyId)
    await app.owner.query(`update users set capabilities = '{finance.close}' where id = $1`, [other.userId])
    expect((await give(asker, other, ['finance.approve'])).body).toEqual({ waits: true })
    expect(await standing(other)).toMatchObject({ capabilities: [] })
    const { proposalId, ...shown } = await onlyOne(other)
    expect(shown).toMatchObject({ capabilities: ['finance.approve'], isOwn: false, isAboutReader: true })
    expect((await decide(asker, proposalId)).body.code).toBe('users.second-person')
    expect((await decide(other, proposalId)).body.code).toBe('users.self')
    expect((await decide(third, proposalId)).status).toBe(200)
    expect(await standing(other)).toMatchObject({ capabilities: ['finance.approve'] })
    expect(await mailsTo(app.db, other.email)).toEqual(['access-proposed', 'access-confirmed'])
  })

  test('two accounts of one person do not lift each other', async () => {
    const own = await administrator(asker.companyId)
    expect((await give(asker, own, ['finance.approve'])).body).toEqual({ waits: true })
    expect((await give(own, asker, ['finance.approve'])).body).toEqual({ waits: true })
    for (const { proposalId } of await list(asker))
      for (const person of [asker, own]) await decide(person, proposalId)
    expect(await standing(own)).toMatchObject({ capabilities: [] })
    expect(await standing(asker)).toMatchObject({ capabilities: [] })
  })

  test('a colleague who had gone comes back by two', async () => {
    const gone = await administrator(asker.companyId)
    await app.ask(asker, calls.disableUser, {
      query: { userCode: codeOf(gone) },
      body: { reason: 'Because of the test' },
    })
    const back = await app.ask(asker, calls.enableUser, { query: { userCode: codeOf(gone) } })
    expect(back.body).toEqual({ waits: true })
    expect(await standing(gone)).toMatchObject({ status: 'DISABLED' })
    await decide(other, (await onlyOne(other)).proposalId)
    expect(await standing(gone)).toMatchObject({ status: 'ACTIVE' })
  })

  test('whoever asked may take it back, and whoever confirms is freshly signed in', async () => {
    await invite(asker, 'admin')
    expect((await decide(asker, (await onlyOne(asker)).proposalId, false)).status).toBe(200)
    expect(await mailsTo(app.db, other.email)).toEqual(['access-proposed', 'access-refused'])
    await invite(asker, 'admin')
    await app.owner.query(`update sessions set checked_at = null where id = $1`, [other.sessionId])
    expect((await decide(other, (await onlyOne(other)).proposalId)).body.code).toBe('factors.check-needed')
  })

  test('ends with the access of who asked for it', async () => {
    await invite(asker, 'admin')
    await app.ask(other, calls.disableUser, {
      query: { userCode: codeOf(asker) },
      body: { reason: 'Because of the test' },
    })
    expect(await list(other)).toEqual([])
  })

  test('is confirmed once by ten at once, and never by its own asker in the database', async () => {
    const email = newEmail()
    await invite(asker, 'admin', email)
    const { proposalId } = await onlyOne(other)
    const alone =
      sql`update access_proposals set outcome = 'MADE', decided_by = proposed_by, decided_at = now()
      where id = ${proposalId}`.execute(app.db)
    expect(await alone.then(() => '', sqlCodeOf)).toBe('23514')
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(other, proposalId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
