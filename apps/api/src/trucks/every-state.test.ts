// Who may do what with a request for trucks in each of its states, from the draft to its end: every state by action by role.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  truckDraftEndpoints as drafts,
  truckEndpoints as calls,
  truckRoadEndpoints as road,
  truckShareEndpoints as share,
} from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { truckForm, truckQuote } from '../../test/truck-form.ts'
import { truckWorldOf } from '../../test/truck-world.ts'

const states = [
  'DRAFT',
  'PENDING_QUOTATION',
  'QUOTE_RECEIVED',
  'CONFIRMED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const
type State = (typeof states)[number]

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
type Who = 'customer' | 'provider' | 'rival' | 'stranger' | 'desk' | 'reader'
let people: Record<Who, Person>
type Made = { id: string; quotationId: string }
const made = new Map<State, Made>()
/** Days between bookings, so that none is in the way of another. */
let days = 2

const reason = 'Because of the test'
const steps = ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'] as const
const formNow = () => {
  const at = (hours: number) =>
    new Date(app.clock.now().getTime() + (days * 24 + hours) * 3_600_000).toISOString()
  return { trucks: 1, weightKg: 5_000, pickupAt: at(0), dropoffAt: at(6) }
}

const begin = async (state: State): Promise<Made> => {
  const { customer, provider, rival } = people
  days += 1
  const none = randomUUID()
  if (state === 'DRAFT') return { id: await world.draft(customer, formNow()), quotationId: none }
  const id = await world.sent(customer, formNow())
  if (state === 'PENDING_QUOTATION') return { id, quotationId: none }
  // Nobody else is awaited, so that the last quotation ends the round.
  await world.done(rival, calls.decline, { query: { id }, body: { reason } })
  const quotationId = await world.quote(provider, id)
  const query = { id: quotationId }
  if (state === 'REJECTED') await world.done(customer, calls.reject, { query, body: {} })
  if (state === 'EXPIRED') await world.done(provider, calls.withdraw, { query, body: { reason } })
  if (state === 'CANCELLED') await world.done(customer, calls.cancel, { query: { id }, body: { reason } })
  if (state !== 'CONFIRMED' && state !== 'COMPLETED') return { id, quotationId }
  await world.accept(customer, quotationId)
  if (state === 'CONFIRMED') return { id, quotationId }
  await world.allocate(provider, id)
  await world.drive(provider, id, steps)
  await world.done(provider, calls.complete, { query: { id }, body: {} })
  return { id, quotationId }
}

beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  const [customer, provider, rival, stranger, desk, reader] = await Promise.all([
    addPerson(app.db, 'business', { creditFils: 900_000_00n }),
    addPerson(app.db, 'truck-provider'),
    addPerson(app.db, 'truck-provider'),
    addPerson(app.db, 'business'),
    addPerson(app.db, 'desk'),
    addPerson(app.db, 'admin-readonly'),
  ])
  people = { customer, provider, rival, stranger, desk, reader }
  for (const state of states) made.set(state, await begin(state))
})
afterAll(() => app.close())

test.each(states)('a request that is %s reads so', async (state) => {
  const view = await world.view(people.customer, made.get(state)!.id)
  expect(view.status).toBe(state)
})

const byId = ({ id }: Made) => ({ query: { id } })
const actions = {
  submit: (of: Made) => [drafts.submitDraft, { ...byId(of), body: {} }] as const,
  change: ({ id }: Made) =>
    [calls.save, { body: { id, form: truckForm(app.clock.now(), formNow()) } }] as const,
  quote: ({ id }: Made) => {
    const form = truckForm(app.clock.now(), formNow())
    const body = { ...truckQuote(form, '700.00'), RequestId: id, acceptPartnerTerms: true, isDraft: false }
    return [calls.submit, { body: { ...body, printFile: true } }] as const
  },
  decline: (of: Made) => [calls.decline, { ...byId(of), body: { reason } }] as const,
  withdraw: ({ quotationId: id }: Made) => [calls.withdraw, { query: { id }, body: { reason } }] as const,
  accept: ({ quotationId: id }: Made) =>
    [calls.accept, { query: { id }, body: { terms: true, pay: 'credit' } }] as const,
  reject: ({ quotationId: id }: Made) => [calls.reject, { query: { id }, body: {} }] as const,
  again: (of: Made) =>
    [calls.again, { ...byId(of), body: { form: truckForm(app.clock.now(), formNow()) } }] as const,
  clone: (of: Made) => [drafts.clone, byId(of)] as const,
  cancel: (of: Made) => [calls.cancel, { ...byId(of), body: { reason } }] as const,
  share: (of: Made) => [share.shareTrucks, byId(of)] as const,
  rate: (of: Made) => [calls.rate, { ...byId(of), body: { rating: 5, comments: 'On time' } }] as const,
  look: (of: Made) => [calls.view, byId(of)] as const,
  compare: (of: Made) => [calls.compare, byId(of)] as const,
  support: (of: Made) =>
    [
      road.askSupport,
      { ...byId(of), body: { topic: 'late', way: 'chat', text: reason, mobile: null } },
    ] as const,
}
type Action = keyof typeof actions

/** What each answers in the order of the states; `ok` where it is done. */
const answers: readonly [Who, Action, string][] = [
  ['customer', 'submit', `ok ${'kit.moved-on '.repeat(7)}`],
  ['customer', 'change', `kit.moved-on ok quoted-already ${'kit.moved-on '.repeat(5)}`],
  [
    'customer',
    'accept',
    'quotes.not-found quotes.not-found ok quotes.already-accepted quotes.already-accepted quotes.not-open quotes.already-awarded quotes.not-open',
  ],
  ['customer', 'reject', `quotes.not-found quotes.not-found ok ${'quotes.not-open '.repeat(5)}`],
  ['customer', 'again', 'not-found kit.moved-on kit.moved-on was-paid was-paid ok ok ok'],
  ['customer', 'clone', 'ok '.repeat(8)],
  ['customer', 'cancel', `not-found ok ok ok ${'kit.moved-on '.repeat(4)}`],
  ['customer', 'share', 'not-booked not-booked not-booked ok not-booked not-booked not-booked not-booked'],
  [
    'customer',
    'rate',
    'not-completed not-completed not-completed not-completed ok not-completed not-completed not-completed',
  ],
  ['customer', 'support', 'not-booked not-booked not-booked ok ok not-booked not-booked not-booked'],
  ['customer', 'compare', `not-found ${'ok '.repeat(7)}`],
  ['provider', 'quote', `not-found ok ok quotes.already-awarded ${'quotes.request-closed '.repeat(4)}`],
  [
    'provider',
    'decline',
    `not-found ok quotes.already-answered quotes.already-awarded ${'quotes.request-closed '.repeat(4)}`,
  ],
  ['provider', 'withdraw', `quotes.not-found quotes.not-found ok ${'quotes.not-open '.repeat(5)}`],
  // It has declined, but where nobody has answered; what became of the request it reads from its own side.
  ['rival', 'quote', `not-found ok ${'quotes.already-answered '.repeat(6)}`],
  ['rival', 'look', `not-found ${'ok '.repeat(7)}`],
  ['desk', 'cancel', `not-found ok ok ok ${'kit.moved-on '.repeat(4)}`],
  ['desk', 'look', `not-found ${'ok '.repeat(7)}`],
  ['reader', 'look', `not-found ${'ok '.repeat(7)}`],
]
/** What leaves the request as it is, so that the one of the state serves. */
const reading: readonly Action[] = ['look', 'compare', 'clone', 'support', 'share']
const cells = answers.flatMap(([who, action, row]) =>
  row
    .trim()
    .split(' ')
    .map((code, at) => [who, action, states[at]!, code] as const),
)

test.each(cells)('%s, %s, %s: %s', async (who, action, state, expected) => {
  // What is done changes its request, so it gets one of its own.
  const of = expected === 'ok' && !reading.includes(action) ? await begin(state) : made.get(state)!
  const [endpoint, given] = actions[action](of)
  const { status, body } = await app.ask(people[who], endpoint, given)
  const code = status === 200 ? 'ok' : expected.includes('.') ? body.code : body.code.replace('trucks.', '')
  expect(code).toBe(expected)
})

/** What is closed to somebody whatever the state: their role does not do it, or the request is not theirs. */
const closed: readonly [Who, Action, string][] = [
  ...(
    ['submit', 'change', 'again', 'clone', 'cancel', 'share', 'rate', 'look', 'compare', 'support'] as const
  ).map((action): [Who, Action, string] => ['stranger', action, 'trucks.not-found']),
  ...(['accept', 'reject'] as const).map((action): [Who, Action, string] => [
    'stranger',
    action,
    'quotes.not-found',
  ]),
  ...(
    ['submit', 'change', 'accept', 'reject', 'again', 'clone', 'share', 'rate', 'compare'] as const
  ).flatMap((action): [Who, Action, string][] =>
    (['provider', 'desk'] as const).map((who) => [who, action, 'kit.forbidden']),
  ),
  ...(['quote', 'decline'] as const).flatMap((action): [Who, Action, string][] =>
    (['customer', 'stranger', 'desk'] as const).map((who) => [who, action, 'kit.forbidden']),
  ),
  ['customer', 'withdraw', 'kit.forbidden'],
  ['rival', 'withdraw', 'quotes.not-found'],
  ...(['submit', 'change', 'accept', 'again', 'quote', 'cancel', 'support'] as const).map(
    (action): [Who, Action, string] => ['reader', action, 'kit.read-only'],
  ),
]
test.each(closed)('%s never: %s', async (who, action, code) => {
  for (const state of states) {
    const [endpoint, given] = actions[action](made.get(state)!)
    const { body } = await app.ask(people[who], endpoint, given)
    expect([state, body.code]).toEqual([state, code])
  }
})
