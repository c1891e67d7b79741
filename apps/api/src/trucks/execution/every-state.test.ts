// Who may do what with the trucks of a booking in each of its states: every state by action by role.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'

const states = [
  'QUOTED',
  'CONFIRMED',
  'ALLOCATED',
  'AT_LOADING',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const
type State = (typeof states)[number]

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
type Who = 'customer' | 'winner' | 'rival' | 'stranger' | 'desk'
let people: Record<Who, Person>
const made = new Map<State, string>()
/** Days between bookings, so that none is in the way of another. */
let days = 2

const steps = ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'] as const
const begin = async (state: State): Promise<string> => {
  const { customer, winner } = people
  const at = (hours: number) =>
    new Date(app.clock.now().getTime() + (days * 24 + hours) * 3_600_000).toISOString()
  days += 1
  const form = { trucks: 1, weightKg: 5_000, pickupAt: at(0), dropoffAt: at(6) }
  if (state === 'QUOTED') {
    const id = await world.sent(customer, form)
    await world.quote(winner, id)
    return id
  }
  const { id } = await world.booked(customer, winner, form)
  if (state !== 'CONFIRMED' && state !== 'CANCELLED') await world.allocate(winner, id)
  if (state === 'AT_LOADING') await world.drive(winner, id, ['AT_LOADING'])
  if (state === 'DELIVERED' || state === 'COMPLETED') await world.drive(winner, id, steps)
  if (state === 'COMPLETED') await world.done(winner, calls.complete, { query: { id }, body: {} })
  if (state === 'CANCELLED')
    await world.done(winner, calls.cancel, { query: { id }, body: { reason: 'No truck is left' } })
  return id
}

beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  const [customer, winner, rival, stranger, desk] = await Promise.all([
    addPerson(app.db, 'business', { creditFils: 90_000_00n }),
    addPerson(app.db, 'truck-provider'),
    addPerson(app.db, 'truck-provider'),
    addPerson(app.db, 'business'),
    addPerson(app.db, 'desk'),
  ])
  people = { customer, winner, rival, stranger, desk }
  for (const state of states) made.set(state, await begin(state))
})
afterAll(() => app.close())

const slotOf = async (id: string): Promise<{ slot: string; eventId: string }> => {
  const { status, body } = await app.ask(people.desk, road.getTimeline, { query: { id } })
  const [slot] = status === 200 ? body.slots : []
  return { slot: slot?.slot ?? randomUUID(), eventId: slot?.events[0]?.eventId ?? randomUUID() }
}

const reason = 'Because of the test'
const actions = {
  allocate: async (id: string) => {
    const [vehicleId, driverId] = [await world.vehicle(people.winner), await world.driver(people.winner)]
    const { slot } = await slotOf(id)
    const slots = [{ slot, vehicleId, driverId, reason, transfer: null }]
    return [road.allocate, { query: { id }, body: { slots } }] as const
  },
  report: async (id: string) =>
    [road.addEvent, { query: { id }, body: world.step((await slotOf(id)).slot, 'AT_LOADING') }] as const,
  container: async (id: string) =>
    [road.setContainer, { query: { id }, body: { containerNo: 'CSQU3054383' } }] as const,
  waive: async (id: string) =>
    [road.waiveEmpty, { query: { id }, body: { slot: (await slotOf(id)).slot, reason } }] as const,
  correct: async (id: string) =>
    [
      road.askCorrection,
      { query: { id }, body: { eventId: (await slotOf(id)).eventId, at: null, reason } },
    ] as const,
  change: async (id: string) =>
    [
      road.proposeChange,
      { query: { id }, body: { ...noChange, weightKg: 4_000, reason, total: '798.00' } },
    ] as const,
  complete: async (id: string) => [calls.complete, { query: { id }, body: {} }] as const,
  cancel: async (id: string) => [calls.cancel, { query: { id }, body: { reason } }] as const,
  look: async (id: string) => [road.getTimeline, { query: { id } }] as const,
}
type Action = keyof typeof actions

/** What each answers in the order of the states; `ok` where it is done. */
const answers: readonly [Who, Action, string][] = [
  ['winner', 'allocate', 'not-found ok ok ok reallocate-late not-booked not-booked'],
  ['winner', 'report', 'not-found not-allocated ok ok event-backward not-booked not-booked'],
  [
    'winner',
    'container',
    'not-found container-none container-none container-none container-none not-booked not-booked',
  ],
  [
    'customer',
    'container',
    'not-booked container-none container-none container-none container-none not-booked not-booked',
  ],
  ['desk', 'report', 'not-booked not-allocated ok ok event-backward not-booked not-booked'],
  ['desk', 'waive', 'not-booked empty-none empty-none empty-none empty-none not-booked not-booked'],
  [
    'desk',
    'correct',
    'not-found event-not-found event-not-found ok correction-inside correction-late event-not-found',
  ],
  ['winner', 'change', 'not-found ok ok ok kit.invalid not-booked not-booked'],
  ['customer', 'change', 'not-booked ok ok ok kit.invalid not-booked not-booked'],
  ['winner', 'complete', 'not-found not-allocated not-delivered not-delivered ok not-booked not-booked'],
  ['winner', 'cancel', 'not-found ok ok cancel-late cancel-late kit.moved-on kit.moved-on'],
  ['customer', 'cancel', 'ok ok ok cancel-late cancel-late kit.moved-on kit.moved-on'],
  ...(['customer', 'winner', 'desk'] as const).map((who): [Who, Action, string] => [
    who,
    'look',
    who === 'winner' ? 'not-found ok ok ok ok ok ok' : 'not-booked ok ok ok ok ok ok',
  ]),
]
const cells = answers.flatMap(([who, action, row]) =>
  row.split(' ').map((code, at) => [who, action, states[at]!, code] as const),
)

test.each(cells)('%s, %s, %s: %s', async (who, action, state, expected) => {
  // What is done changes its booking, so it gets one of its own.
  const id = expected === 'ok' && action !== 'look' ? await begin(state) : made.get(state)!
  const [endpoint, given] = await actions[action](id)
  const { status, body } = await app.ask(people[who], endpoint, given)
  const code = status === 200 ? 'ok' : expected.includes('.') ? body.code : body.code.replace('trucks.', '')
  expect(code).toBe(expected)
})

const closed: readonly [Who, Action, string][] = [
  ...(['allocate', 'report', 'waive', 'correct', 'complete'] as const).map(
    (action): [Who, Action, string] => ['customer', action, 'kit.forbidden'],
  ),
  ...(['allocate', 'report', 'container', 'complete', 'cancel', 'look'] as const).map(
    (action): [Who, Action, string] => ['rival', action, 'trucks.not-found'],
  ),
  ...(['waive', 'correct'] as const).map((action): [Who, Action, string] => [
    'winner',
    action,
    'kit.forbidden',
  ]),
  ...(['container', 'cancel', 'look'] as const).map((action): [Who, Action, string] => [
    'stranger',
    action,
    'trucks.not-found',
  ]),
  ...(['allocate', 'container', 'complete'] as const).map((action): [Who, Action, string] => [
    'desk',
    action,
    'kit.forbidden',
  ]),
]
test.each(closed)('%s never: %s', async (who, action, code) => {
  for (const state of ['CONFIRMED', 'ALLOCATED', 'AT_LOADING', 'DELIVERED'] as const) {
    const [endpoint, given] = await actions[action](made.get(state)!)
    const { body } = await app.ask(people[who], endpoint, given)
    expect([state, body.code]).toEqual([state, code])
  }
})
