// Who manages whom: one's own company, never above oneself, never without an administrator, and at once (Z11, Z59).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import * as calls from '@marsa/model/accounts/users/users-endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { one } from '../../kit/db.ts'
import { testApp, type Answer, type Caller, type TestApp } from '../../../test/app.ts'
import { addPerson, addSession, type Person } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const codeOf = (person: Person): string => person.email.split('@')[0]!

/** A person who manages their company; a new session, so that nobody remembers them as they were. */
const administrator = async (role: Role, companyId?: string): Promise<Person> => {
  const person = await addPerson(app.db, role, companyId ? { companyId } : {})
  await app.owner.query(`update users set is_company_admin = true where id = $1`, [person.userId])
  return { ...person, ...(await addSession(app.db, person.userId)) }
}
const colleagueOf = (person: Person, role = person.role): Promise<Person> =>
  addPerson(app.db, role, { companyId: person.companyId })
const disable = (caller: Caller, person: Person): Promise<Answer> =>
  app.ask(caller, calls.disableUser, {
    query: { userCode: codeOf(person) },
    body: { reason: 'Has left the company' },
  })
const change = (caller: Caller, person: Person, role: string, isCompanyAdmin = false): Promise<Answer> =>
  app.ask(caller, calls.changeUserRole, {
    query: { userCode: codeOf(person) },
    body: { role, isCompanyAdmin },
  })
const works = async (person: Person): Promise<boolean> =>
  (await app.ask(person, getUserProfile)).status === 200

describe('the list', () => {
  test('shows a company administrator their own company, masked', async () => {
    const boss = await administrator('clearing-agent')
    const colleague = await colleagueOf(boss)
    await administrator('clearing-agent')
    const { body } = await app.ask(boss, calls.listUsers)
    expect(body.items.map((item: { userCode: string }) => item.userCode).toSorted()).toEqual(
      [codeOf(boss), codeOf(colleague)].toSorted(),
    )
    expect(JSON.stringify(body)).not.toContain(colleague.email)
    expect(body.items[0].email).toMatch(/^..•••@test\.example$/)
    expect(body.items[0].mobileNumber).toMatch(/^\+971 •• ••• \d{4}$/)
  })

  test('stays with the own company whatever is asked for', async () => {
    const [boss, stranger] = [await administrator('business'), await administrator('business')]
    const { body } = await app.ask(boss, calls.listUsers, { query: { company: stranger.companyId } })
    expect(body.items.map((item: { companyId: string }) => item.companyId)).toEqual([boss.companyId])
  })

  test('is for those who manage, and for whom an administrator looks at', async () => {
    const boss = await administrator('clearing-agent')
    const colleague = await colleagueOf(boss)
    expect((await app.ask(colleague, calls.listUsers)).body.code).toBe('users.not-authorised')
    const auditor = await addPerson(app.db, 'admin-readonly')
    const { body } = await app.ask(auditor, calls.listUsers, { query: { company: boss.companyId } })
    expect(body.totalCount).toBe(2)
  })

  test('finds by name, e-mail and company, folded, and filters by role, status and agent', async () => {
    const admin = await addPerson(app.db, 'admin')
    const boss = await administrator('clearing-agent')
    await app.owner.query(`update users set first_name_ar = 'نورة', last_name_ar = 'العلي' where id = $1`, [
      boss.userId,
    ])
    const count = async (query: Record<string, string>): Promise<number> =>
      (await app.ask(admin, calls.listUsers, { query: { company: boss.companyId, ...query } })).body
        .totalCount
    expect(await count({ searchText: 'نوره العلى' })).toBe(1)
    expect(await count({ searchText: boss.email })).toBe(1)
    expect(await count({ searchText: 'nobody-of-this-name' })).toBe(0)
    expect(await count({ role: 'business' })).toBe(0)
    expect(await count({ status: 'DISABLED' })).toBe(0)
    const { agent_code } = await one<{ agent_code: string }>(
      app.db,
      sql`select agent_code from companies where id = ${boss.companyId}`,
    )
    expect(
      (await app.ask(admin, calls.listUsers, { query: { selectedAgent: agent_code } })).body.totalCount,
    ).toBe(1)
  })

  test('has at most a hundred on a page', async () => {
    const admin = await addPerson(app.db, 'admin')
    const { status } = await app.ask(admin, calls.listUsers, { query: { pageSize: 101 } })
    expect(status).toBe(422)
  })
})

describe('disabling', () => {
  test('ends the sessions at once and voids what the person sent; enabling lets them in again', async () => {
    const boss = await administrator('business')
    const colleague = await administrator('business', boss.companyId)
    await app.ask(colleague, calls.inviteUser, {
      body: { email: 'second.self@test.example', role: 'portal', language: 'en' },
    })
    expect(await works(colleague)).toBe(true)
    expect((await disable(boss, colleague)).status).toBe(200)
    await expect.poll(() => works(colleague)).toBe(false)
    expect((await app.ask(boss, calls.listInvitations)).body.totalCount).toBe(0)
    expect((await disable(boss, colleague)).body.code).toBe('kit.moved-on')
    const again = await app.ask(boss, calls.enableUser, { query: { userCode: codeOf(colleague) } })
    expect(again.status).toBe(200)
    expect(await works({ ...colleague, ...(await addSession(app.db, colleague.userId)) })).toBe(true)
  })

  test('does not reach another company, and not oneself', async () => {
    const [boss, stranger] = [await administrator('clearing-agent'), await administrator('clearing-agent')]
    expect((await disable(boss, stranger)).body.code).toBe('users.not-found')
    expect((await disable(boss, boss)).body.code).toBe('users.self')
    expect(await works(stranger)).toBe(true)
  })

  test('keeps the last administrator, also when two go for each other at once', async () => {
    const admin = await addPerson(app.db, 'admin')
    const alone = await administrator('business')
    expect((await disable(admin, alone)).body.code).toBe('users.last-administrator')
    const first = await administrator('business')
    const second = await administrator('business', first.companyId)
    const answers = await Promise.all([disable(first, second), disable(second, first)])
    // The one who lost is either refused as the last, or was signed out before.
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const left = await app.ask(admin, calls.listUsers, {
      query: { company: first.companyId, status: 'ACTIVE' },
    })
    expect(left.body.totalCount).toBe(1)
  })
})

describe('roles', () => {
  test('nobody grants above their own', async () => {
    const boss = await administrator('portal')
    const below = await colleagueOf(boss, 'portal')
    const above = await colleagueOf(boss, 'business')
    expect((await change(boss, below, 'business')).body.code).toBe('users.role-above')
    expect((await change(boss, above, 'portal')).body.code).toBe('users.role-above')
    expect((await change(boss, below, 'admin')).body.code).toBe('users.role-company')
    expect((await change(boss, below, 'portal', true)).status).toBe(200)
  })

  test('nobody changes their own, and colleagues change nobody', async () => {
    const boss = await administrator('clearing-agent')
    const [one, two] = [await colleagueOf(boss), await colleagueOf(boss)]
    expect((await change(boss, boss, 'warehouse-agent')).body.code).toBe('users.self')
    expect((await change(one, two, 'warehouse-agent')).body.code).toBe('users.not-authorised')
  })

  test('the last administrator keeps the mark; a colleague with it can take over', async () => {
    const admin = await addPerson(app.db, 'admin')
    const boss = await administrator('business')
    const colleague = await colleagueOf(boss)
    expect((await change(admin, boss, 'business', false)).body.code).toBe('users.last-administrator')
    expect((await change(boss, colleague, 'business', true)).status).toBe(200)
    expect((await change(admin, boss, 'business', false)).status).toBe(200)
  })

  test('a change ends the sessions, is audited with both roles and told', async () => {
    const boss = await administrator('business')
    const colleague = await colleagueOf(boss, 'portal')
    expect((await change(boss, colleague, 'business', true)).status).toBe(200)
    await expect.poll(() => works(colleague)).toBe(false)
    const row = await one<{ reason: string; actor_id: string }>(
      app.db,
      sql`select reason, actor_id from audit_log where action = 'changeUserRole' and object_id = ${colleague.userId}`,
    )
    expect(row).toEqual({ reason: 'portal -> business, administrator', actor_id: boss.userId })
    const mail = await one<{ body: string }>(
      app.db,
      sql`select body from outbox_messages where topic = 'user-role-changed' and recipient = ${colleague.email}`,
    )
    expect(mail.body).toContain('Business customer')
  })
})

test('one person is shown in full to whoever manages them, with the roles that can be given', async () => {
  const boss = await administrator('business')
  const colleague = await colleagueOf(boss, 'portal')
  const { body } = await app.ask(boss, calls.viewUser, { query: { userCode: codeOf(colleague) } })
  expect(body).toMatchObject({
    email: colleague.email,
    grantable: ['business', 'portal'],
    openSessions: 1,
    isSelf: false,
    isLastAdministrator: false,
  })
})
