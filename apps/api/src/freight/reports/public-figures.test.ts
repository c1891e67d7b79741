// The figures of the landing page: counted over all companies, said only from enough cases, of the last days alone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { figureDays } from '@marsa/model/freight/public-figures.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { worldOf, type World } from '../../../test/world.ts'
import { countedFigures } from './public-figures.store.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const shown = async () => (await app.ask(null, freight.publicFigures, {})).body
const counted = () => countedFigures(app.db, app.clock.now())

test('a visitor reads no figure of too few cases, and those of enough', async () => {
  await world.quoted({ agents: 4 })
  expect(await shown()).toMatchObject({ days: figureDays, answers: null, deliveries: null })
  await world.quoted({ agents: 6 })
  expect(await counted()).toMatchObject({ answers: 10, minutes: 0, deliveries: 0 })
  expect(await shown()).toMatchObject({ agents: 6, answers: { count: 10, minutes: 0 }, deliveries: null })
})

test('what was delivered by the day that was asked for is in time, later is late, and long ago does not count', async () => {
  const before = await counted()
  const { requestId } = await world.completed({})
  const askedFor = (day: string) =>
    app.owner.query(
      `update requests set form = jsonb_set(form, '{deliverBy}', to_jsonb($2::text)) where id = $1`,
      [requestId, day],
    )
  const today = dayOf(app.clock.now())
  await askedFor(today)
  expect(await counted()).toMatchObject({ deliveries: before.deliveries + 1, onTime: before.onTime + 1 })
  await askedFor(addDays(today, -1))
  expect(await counted()).toMatchObject({ deliveries: before.deliveries + 1, onTime: before.onTime })
  app.clock.pass(figureDays * 86_400_000 + 1)
  expect(await counted()).toMatchObject({ answers: 0, minutes: null, deliveries: 0, onTime: 0 })
})

test('an agent that is suspended is none to choose from', async () => {
  const { agents } = await world.quoted({ agents: 2 })
  expect((await counted()).agents).toBe(2)
  await app.owner.query(`update companies set suspended_at = now() where id = $1`, [agents[0]!.companyId])
  expect((await counted()).agents).toBe(1)
})
