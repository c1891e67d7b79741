// An agent takes back what it has just reported: for ten minutes, once, and nothing that others rest on.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const undo = (journey: Journey, code: MilestoneCode, person: Person = journey.winner, version?: number) =>
  app.ask(person, freight.undoEvent, { query: { id: journey.requestId }, body: { code, version } })
const seen = (journey: Journey, person = journey.winner) => world.view(person, journey)

describe('a step that was just reported', () => {
  test('is taken back by its agent alone, its customer is told, and it may be reported again', async () => {
    const journey = await world.reach(await world.booked({ agents: 2 }), 'DEPARTED', 'QS_ARRIVE')
    expect((await seen(journey)).undo).toMatchObject({ code: 'QS_ARRIVE' })
    expect((await seen(journey, journey.customer)).undo).toBeNull()
    expect((await undo(journey, 'QS_ARRIVE', journey.agents[1])).status).toBe(404)
    expect((await undo(journey, 'DEPARTED')).body.code).toBe('freight.undo-none')
    world.must(await undo(journey, 'QS_ARRIVE'))
    const { status, timeline, undo: next } = await seen(journey, journey.customer)
    expect([status, timeline.at(-1).code, next]).toEqual(['QS_PPA', 'UNDONE', null])
    const told = await rows<{ template: string }>(
      app.db,
      sql`select template from notifications where subject_id = ${journey.requestId} and template = 'status-corrected'`,
    )
    expect(told).toHaveLength(1)
    // The step before it may go as well, and both come back.
    expect((await seen(journey)).undo).toMatchObject({ code: 'DEPARTED' })
    await world.reach(journey, 'QS_ARRIVE')
    expect((await seen(journey)).status).toBe('QS_ARRIVE')
  })

  test('stays once ten minutes have passed', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED')
    app.clock.pass(10 * 60_000 + 5_000)
    expect((await seen(journey)).undo).toBeNull()
    expect((await undo(journey, 'DEPARTED')).body.code).toBe('freight.undo-late')
    expect((await seen(journey)).milestones[0].doneAt).not.toBeNull()
  })

  test('stays where the customer has objected, and where the delivery is completed', async () => {
    const disputed = await world.delivered({ agents: 1 })
    await world.done(disputed.customer, freight.openDispute, {
      query: { id: disputed.requestId },
      body: { reason: 'Two cartons are crushed' },
    })
    expect((await undo(disputed, 'QS_DEL')).body.code).toBe('freight.disputed')
    const completed = await world.completed({ agents: 1 })
    expect((await undo(completed, 'QS_DEL')).status).toBe(409)
  })

  test('is taken back once by two at the same time', async () => {
    const journey = await world.reach(await world.booked({ agents: 1 }), 'DEPARTED', 'QS_ARRIVE')
    const { version } = await seen(journey)
    const answers = await Promise.all([1, 2].map(() => undo(journey, 'QS_ARRIVE', journey.winner, version)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      (await seen(journey)).timeline.filter(({ code }: { code: string }) => code === 'UNDONE'),
    ).toHaveLength(1)
  })
})
