// What administrators may do in finance: given by a colleague, at once, lost with the role, and held by the database.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { changeUserRole, setCapabilities, viewUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { settlementEndpoints } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, addSession, type Person } from '../../../test/people.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await testApp()
  boss = await addPerson(app.db, 'admin', { capabilities: [] })
})
afterAll(() => app.close())

const codeOf = ({ email }: Person): string => email.split('@')[0]!
const give = (by: Person, to: Person, capabilities: string[]) =>
  app.ask(by, setCapabilities, { query: { userCode: codeOf(to) }, body: { capabilities } })
const draft = (person: Person) =>
  app.ask(person, settlementEndpoints.draftSettlement, { body: { agentId: randomUUID() } })

test('somebody without them looks and prepares nothing, and begins as soon as a colleague allows it', async () => {
  const clerk = await addPerson(app.db, 'admin', { capabilities: [] })
  expect((await app.ask(clerk, settlementEndpoints.listPayables)).status).toBe(200)
  expect((await draft(clerk)).body).toMatchObject({ code: 'kit.needs.finance.prepare' })
  expect((await give(boss, clerk, ['finance.close', 'finance.prepare'])).status).toBe(200)
  // The same session: what is allowed is read anew.
  await expect.poll(async () => (await draft(clerk)).body.code).toBe('settlement.agent-none')
  expect((await app.ask(clerk, getUserProfile)).body.capabilities).toEqual([
    'finance.prepare',
    'finance.close',
  ])
  const { body } = await app.ask(boss, viewUser, { query: { userCode: codeOf(clerk) } })
  expect(body.capabilities).toEqual(['finance.prepare', 'finance.close'])
})

test('nobody gives them to themselves, and only administrators have them', async () => {
  expect((await give(boss, boss, ['finance.approve'])).body.code).toBe('users.self')
  for (const role of ['admin-readonly', 'desk', 'business'] as const) {
    const other = await addPerson(app.db, role)
    expect((await give(boss, other, ['finance.prepare'])).body.code).toBe('users.capabilities-admin')
  }
  const auditor = await addPerson(app.db, 'admin-readonly')
  expect((await give(auditor, boss, ['finance.close'])).body.code).toBe('kit.read-only')
})

test('they end with the role, and the database refuses them to others and by oneself', async () => {
  const clerk = await addPerson(app.db, 'admin')
  const demoted = { role: 'admin-readonly', isCompanyAdmin: false }
  await app.ask(boss, changeUserRole, { query: { userCode: codeOf(clerk) }, body: demoted })
  const again = { ...clerk, ...(await addSession(app.db, clerk.userId)) }
  expect((await app.ask(again, getUserProfile)).body.capabilities).toEqual([])
  const actAs = (user: string) => app.owner.query(`select set_config('marsa.user', $1, false)`, [user])
  await expect(
    app.owner.query(`update users set capabilities = '{finance.close}' where id = $1`, [clerk.userId]),
  ).rejects.toMatchObject({ constraint: 'users_capabilities_admin' })
  await actAs(boss.userId)
  await expect(
    app.owner.query(`update users set capabilities = '{finance.close}' where id = $1`, [boss.userId]),
  ).rejects.toMatchObject({ constraint: 'users_capabilities_self' })
  await actAs('')
})
