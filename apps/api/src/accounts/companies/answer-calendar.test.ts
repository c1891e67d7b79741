// An agent's answer clock runs in its own hours and stands still on its closed days.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { saveAgentProfile, viewCompany } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { submitRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { formFor } from '../../../test/freight-forms.ts'
import { addAgents, addPerson } from '../../../test/people.ts'
import { worldOf } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('each invited agent is due by its own calendar', async () => {
  const admin = await addPerson(app.db, 'admin')
  const [usual, round, closed] = await addAgents(app.db, 3)
  const allDay = Array.from({ length: 7 }, () => [0, 1440])
  const save = async (companyId: string, answerWeek: unknown, closedDays: string[]): Promise<void> => {
    const { version, agentCode } = (await app.ask(admin, viewCompany, { query: { companyId } })).body
    const body = {
      version,
      agentCode: agentCode.toUpperCase().slice(0, 20),
      modes: ['sea', 'air'],
      answerWeek,
      closedDays,
    }
    expect((await app.ask(admin, saveAgentProfile, { query: { companyId }, body })).status).toBe(200)
  }
  // A Sunday: the market rests until Monday at eight.
  app.clock.at(new Date('2027-06-13T10:00:00+04:00'))
  await save(round!.companyId, allDay, [])
  await save(closed!.companyId, allDay, ['2027-06-13', '2027-06-14'])
  const world = worldOf(app)
  const customer = await addPerson(app.db, 'customer')
  const { RequestId: id } = await world.draft(customer, formFor('sea-import-port', app.clock.now()))
  await world.document(customer, id, 'COMMERCIAL_INVOICE')
  await world.done(customer, submitRequest, { query: { id }, body: { terms: true } })
  const due = await rows<{ company_id: string; due_at: Date }>(
    app.db,
    sql`select company_id, due_at from request_invitations`,
  )
  const minutesOf = (companyId: string): number =>
    (due.find((row) => row.company_id === companyId)!.due_at.getTime() - app.clock.now().getTime()) / 60_000
  const answer = minutesOf(round!.companyId)
  expect(answer).toBeGreaterThan(29)
  expect(answer).toBeLessThan(61)
  expect(Math.round(minutesOf(usual!.companyId) - answer)).toBe(22 * 60)
  expect(Math.round(minutesOf(closed!.companyId) - answer)).toBe(38 * 60)
})
