// Until when an answer comes: the earliest of those who would be asked, in their own hours, for whoever looks.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listDeadlines } from '@marsa/model/overview/deadline-endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addAgents, addPerson } from '../../test/people.ts'
import { storageWorldOf } from '../../test/storage-world.ts'
import { worldOf } from '../../test/world.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const asked = async () => (await app.ask(null, listDeadlines)).body as Record<string, string | null>
/** 7 December 2026 is a Monday. */
const at = (time: string) => app.clock.at(new Date(`2026-12-${time}:00+04:00`))

test('within the hours of an agent it is minutes away, after them the next working morning', async () => {
  await addAgents(app.db, 1)
  at('07T10:00')
  expect(await asked()).toMatchObject({
    serverTime: expect.stringMatching(/^2026-12-07T10:00/),
    container: '2026-12-07T10:30:00+04:00',
    air: '2026-12-07T10:30:00+04:00',
    loose: '2026-12-07T11:00:00+04:00',
    callback: '2026-12-07T11:00:00+04:00',
  })
  at('04T17:50')
  expect(await asked()).toMatchObject({ container: '2026-12-07T08:30:00+04:00' })
})

test('the agent whose day goes on longest answers first', async () => {
  const [late] = await addAgents(app.db, 2)
  const hours = JSON.stringify([null, ...Array.from({ length: 5 }, () => [480, 1320]), null])
  await app.owner.query('update companies set answer_week = $1 where id = $2', [hours, late!.companyId])
  at('07T19:00')
  expect((await asked())['container']).toBe('2026-12-07T19:30:00+04:00')
})

test('it is what the agents are then held to', async () => {
  at('07T17:45')
  const world = worldOf(app)
  await addAgents(app.db, 2)
  const before = await asked()
  const journey = await world.submitted()
  expect((await world.view(journey.customer, journey)).answerBy).toBe(before['container'])
  const storages = storageWorldOf(app)
  const stored = await storages.requested({ warehouses: 1 })
  // The clock goes on by itself.
  expect((await asked())['warehouse']?.slice(0, 16)).toBe('2026-12-08T09:45')
  expect(stored.warehouses).toHaveLength(1)
})

test('where nobody is there to answer, nothing is promised', async () => {
  await app.owner.query(`update companies set approved_at = null where kind = 'agent'`)
  expect(await asked()).toMatchObject({ container: null, air: null, loose: null, warehouse: null })
  await addPerson(app.db, 'clearing-agent', { modes: ['air'] })
  expect(await asked()).toMatchObject({ container: null, air: expect.any(String) })
})
