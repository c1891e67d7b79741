// The directories and page texts: capped, by role, masked, in the reader's language, from closed lists.
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDepartmentDirectory } from '@marsa/model/help/department-endpoints.ts'
import { getAgentList, getLocaleContent } from '@marsa/model/help/endpoints.ts'
import { mostRows } from '@marsa/model/kit/paging.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'

let app: TestApp
let customer: Person
beforeAll(async () => {
  app = await testApp()
  customer = await addPerson(app.db, 'customer', { language: 'ar' })
})
afterAll(() => app.close())

test('departments come in pages, in the language of the reader', async () => {
  const { body } = await app.ask(customer, getDepartmentDirectory, { body: { pageNumber: 2, pageSize: 3 } })
  expect(body).toMatchObject({ pageNumber: 2, pageSize: 3, totalCount: 8 })
  expect(body.items).toHaveLength(3)
  expect(body.items[0].department).toMatch(/\p{Script=Arabic}/u)
  expect((await app.ask(customer, getDepartmentDirectory)).body.pageSize).toBe(10)
})

const agents = async (person: Person, query: Record<string, string | number> = {}) =>
  (await app.ask(person, getAgentList, { query })).body

test('agents are found by name and service; codes are whole for staff alone', async () => {
  const agent = await addPerson(app.db, 'clearing-agent', { modes: ['sea'] })
  await addPerson(app.db, 'clearing-agent', { modes: ['air'] })
  await sql`update companies set name_en = 'Al Bahr Forwarding', name_ar = 'البحر للشحن' where id = ${agent.companyId}`.execute(
    app.db,
  )
  const seen = await agents(customer, { searchText: 'ٱلبَحر', profileCode: 'SEA' })
  expect(seen.items).toEqual([{ agentCode: 'AG***', name: 'البحر للشحن', services: ['sea'], rating: null }])
  expect((await agents(customer, { searchText: 'bahr', profileCode: 'air' })).items).toEqual([])
  const desk = await addPerson(app.db, 'desk')
  const [whole] = (await agents(desk, { searchText: 'Al-Bahr' })).items
  expect(whole.agentCode).toMatch(/^AG_\d/)
  expect((await agents(desk, { profileCode: whole.agentCode.toLowerCase() })).items).toEqual([whole])
  expect((await agents(customer, { profileCode: whole.agentCode })).totalCount).toBeGreaterThan(1)
})

test('an agent sees itself and no rival; who is suspended is not listed', async () => {
  const agent = await addPerson(app.db, 'clearing-agent')
  await addPerson(app.db, 'clearing-agent')
  expect((await agents(agent)).totalCount).toBe(1)
  const desk = await addPerson(app.db, 'desk')
  const before = (await agents(desk)).totalCount
  await sql`update companies set suspended_at = now() where id = ${agent.companyId}`.execute(app.db)
  expect((await agents(desk)).totalCount).toBe(before - 1)
})

test('nobody gets more than the cap', async () => {
  const most = { pageSize: mostRows + 1 }
  expect((await app.ask(customer, getAgentList, { query: most })).status).toBe(422)
  expect((await app.ask(customer, getDepartmentDirectory, { body: most })).status).toBe(422)
  expect((await app.ask(customer, getAgentList, { query: { pageSize: 0 } })).status).toBe(422)
})

test('page texts are answered by key, and an unknown page is not there', async () => {
  const { body, headers } = await app.ask(null, getLocaleContent, { query: { page: 'faq', lang: 'ar' } })
  expect(body).toMatchObject({ page: 'faq', lang: 'ar', dir: 'rtl' })
  expect(body.strings['money.pay-half.answer']).toContain('50')
  expect(headers['cache-control']).toContain('public')
  for (const page of ['../faq', 'constructor', 'messages'])
    expect((await app.ask(null, getLocaleContent, { query: { page, lang: 'en' } })).status).toBe(404)
})
