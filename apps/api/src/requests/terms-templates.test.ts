// Templates of terms over HTTP: a company's own, once a name, as many as it may keep, and in no other company's sight.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  mostTemplates,
  termsTemplateEndpoints as calls,
} from '@marsa/model/requests/terms-template-endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { whileHeld } from '../../test/while-held.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const save = (person: Person, change: object = {}) =>
  app.ask(person, calls.saveTermsTemplate, {
    body: { name: 'Usual terms', remarks: '', terms: 'Payment as agreed. Subject to space.', ...change },
  })
const namesOf = async (person: Person): Promise<string[]> =>
  (await app.ask(person, calls.listTermsTemplates)).body.templates.map(({ name }: { name: string }) => name)

test('colleagues share a template, change it and delete it; agents of every line have their own', async () => {
  const agent = await addPerson(app.db, 'clearing-agent')
  const colleague = await addPerson(app.db, 'clearing-agent', { companyId: agent.companyId })
  const { templateId } = (await save(agent)).body
  expect((await save(colleague, { templateId, terms: '', remarks: 'Weekly sailing' })).status).toBe(200)
  expect((await app.ask(agent, calls.listTermsTemplates)).body.templates).toMatchObject([
    { templateId, name: 'Usual terms', terms: '', remarks: 'Weekly sailing' },
  ])
  for (const role of ['clearing-agent', 'warehouse-agent', 'truck-provider'] as const) {
    const stranger = await addPerson(app.db, role)
    expect(await namesOf(stranger)).toEqual([])
    expect((await save(stranger, { templateId })).body.code).toBe('quotes.template-none')
    const remove = await app.ask(stranger, calls.removeTermsTemplate, { query: { id: templateId } })
    expect(remove.body.code).toBe('quotes.template-none')
    expect((await save(stranger)).status).toBe(200)
  }
  const remove = { query: { id: templateId } }
  expect((await app.ask(colleague, calls.removeTermsTemplate, remove)).status).toBe(200)
  expect((await app.ask(agent, calls.removeTermsTemplate, remove)).body.code).toBe('quotes.template-none')
  expect(await namesOf(agent)).toEqual([])
})

test('a name is there once, whatever its case, also when two save it at the same moment', async () => {
  const agent = await addPerson(app.db, 'truck-provider')
  const held = [
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    `terms-templates:${agent.companyId}`,
  ] as const
  const answers = await whileHeld(app, held, [
    () => save(agent, { name: 'Port runs' }),
    () => save(agent, { name: ' PORT  RUNS ' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(answers[1]!.body.fieldErrors).toMatchObject([{ field: 'name' }])
  // Its own name is nobody else's.
  const { templateId } = answers[0]!.body
  expect((await save(agent, { templateId, name: 'Port Runs' })).status).toBe(200)
})

test('what says nothing, has no name, is too long or one too many is refused', async () => {
  const agent = await addPerson(app.db, 'warehouse-agent')
  expect((await save(agent, { terms: ' ' })).status).toBe(422)
  expect((await save(agent, { name: '' })).status).toBe(422)
  expect((await save(agent, { terms: 'x'.repeat(2001) })).status).toBe(422)
  expect((await save(agent, { templateId: randomUUID() })).body.code).toBe('quotes.template-none')
  for (let count = 0; count < mostTemplates; count++)
    expect((await save(agent, { name: `No. ${count}` })).status).toBe(200)
  expect((await save(agent, { name: 'One more' })).body.code).toBe('quotes.template-many')
})
