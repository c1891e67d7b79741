// One step of many shipments: each by the guard of one, strangers' ids unknown, a repetition without a second effect, taken back in ten minutes.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bulkActionEndpoints as many } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { formFor } from '../../../test/freight-forms.ts'
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

const bookedOf = async (journey: Journey): Promise<Journey> => {
  const quoted = await world.quote(journey, journey.winner)
  const { body } = world.must(await world.accept(quoted, 'half'))
  world.must(await world.settle(body.sessionId, 'succeeded'))
  return quoted
}
/** Two booked shipments of one agent, and one of a rival. */
const three = async () => {
  const rival = await bookedOf(await world.submitted({ agents: 1 }))
  const asked = await world.submitted({ agents: 1 })
  const { RequestId: requestId } = await world.draft(
    asked.customer,
    formFor('sea-import-port', app.clock.now()),
  )
  await world.document(asked.customer, requestId, 'COMMERCIAL_INVOICE')
  await world.done(asked.customer, freight.submitRequest, { query: { id: requestId }, body: { terms: true } })
  const [first, second] = [await bookedOf(asked), await bookedOf({ ...asked, requestId })]
  return { first, second, rival, agent: asked.winner }
}

const codes = (answer: Answer): (string | null)[] =>
  (world.must(answer).body.outcomes as Outcome[]).map(({ code }) => code)
const reportAll = (agent: Person, ids: string[], code: MilestoneCode, more: object = {}, key?: string) =>
  app.ask(agent, many.addEvents, { body: { ids, code, ...more }, ...(key && { key }) })
const undoAll = (agent: Person, ids: string[], code: MilestoneCode) =>
  app.ask(agent, many.undoEvents, { body: { ids, code } })
const entries = async (journey: Journey, code: string) =>
  (await world.view(journey.customer, journey)).timeline.filter(
    (each: { code: string }) => each.code === code,
  )

test('each is judged by itself, told at its own customer, and the time and place are those of all', async () => {
  const { first, second, rival, agent } = await three()
  await world.reach(second, 'DEPARTED', 'QS_ARRIVE')
  const ids = [first, second, rival].map(({ requestId }) => requestId)
  const at = `${new Date(app.clock.now().getTime() - 3_600_000).toISOString().slice(0, 19)}Z`
  const answer = await reportAll(agent, [...ids, randomUUID()], 'QS_ARRIVE', { at, place: 'Jebel Ali' })
  expect(codes(answer)).toEqual([null, 'freight.milestone-done', 'freight.not-found', 'freight.not-found'])
  const [told] = await entries(first, 'QS_ARRIVE')
  expect([Date.parse(told.at), told.place]).toEqual([Date.parse(at), 'Jebel Ali'])
  expect(await entries(rival, 'QS_ARRIVE')).toEqual([])

  // Customs have not begun: the refusal names the step that is before it.
  const early = await reportAll(agent, ids.slice(0, 2), 'QS_CUC')
  expect(codes(early)).toEqual(['freight.milestone-too-early', 'freight.milestone-too-early'])
  const future = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
  const later = await reportAll(agent, [first.requestId], 'QS_DIS', { at: future })
  expect(codes(later)).toEqual(['freight.future-event'])
})

test('sent again under its key it happens once', async () => {
  const { first, second, agent } = await three()
  const ids = [first.requestId, second.requestId, first.requestId]
  const key = randomUUID()
  expect(codes(await reportAll(agent, ids, 'DEPARTED', {}, key))).toEqual([null, null])
  expect(codes(await reportAll(agent, ids, 'DEPARTED', {}, key))).toEqual([null, null])
  expect(await entries(first, 'DEPARTED')).toHaveLength(1)
  expect(codes(await reportAll(agent, ids, 'DEPARTED'))).toEqual([
    'freight.milestone-done',
    'freight.milestone-done',
  ])
})

test('the step is taken back of each where it is the last, for ten minutes', async () => {
  const { first, second, rival, agent } = await three()
  const ids = [first, second, rival].map(({ requestId }) => requestId)
  await reportAll(agent, ids, 'DEPARTED')
  await world.reach(second, 'QS_ARRIVE')
  expect(codes(await undoAll(agent, ids, 'DEPARTED'))).toEqual([
    null,
    'freight.undo-none',
    'freight.not-found',
  ])
  expect(await entries(first, 'UNDONE')).toHaveLength(1)
  await reportAll(agent, ids, 'DEPARTED')
  app.clock.pass(10 * 60_000 + 5_000)
  expect(codes(await undoAll(agent, [first.requestId], 'DEPARTED'))).toEqual(['freight.undo-late'])
})

test('its agent alone reads in the list which step is due', async () => {
  const { first, agent } = await three()
  const due = async (person: Person) =>
    (await world.done(person, freight.listShipments, { query: { reference: first.number } })).items[0]
      ?.dueStep
  expect([await due(agent), await due(first.customer)]).toEqual(['DEPARTED', null])
  await world.reach(first, 'DEPARTED')
  expect(await due(agent)).toBe('QS_ARRIVE')
})
