// Public tracking: free look-ups, then a puzzle for each (Z31); what a number says before and after it moves (C023).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleLeft, exampleShipment } from '@marsa/model/freight/example-shipment.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson } from '../../../test/people.ts'
import { applicantsOf } from '../../../test/applicants.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
const solvedCaptcha = () => applicantsOf(app).solved()
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const container = 'MSKU1234565'
const read = (ip: string, number = container) =>
  app.ask(null, freight.trackShipment, { query: { type: 'container', number }, ip })
const spent = async (ip: string): Promise<void> => {
  for (let count = 0; count < rateLimits['tracking.visitor'].points; count++) await read(ip)
}

describe('a visitor who has looked up thirty numbers', () => {
  test('solves a puzzle for each further one, once, and is stopped in the end', async () => {
    const ip = '198.51.100.40'
    await spent(ip)
    expect((await read(ip)).body.code).toBe('freight.track-captcha')
    const solved = async (captcha: unknown, type = 'container', number = container) =>
      app.ask(null, freight.trackSolved, { body: { type, number, captcha }, ip })
    const captcha = await solvedCaptcha()
    expect(
      (await solved({ ...captcha, solution: { ...captcha.solution, counter: 0, derivedKey: '00' } })).body
        .code,
    ).toBe('accounts.captcha-wrong')
    const journey = await world.booked({ agents: 1 })
    world.must(await world.report(journey, 'DEPARTED', { containerNumber: container }))
    const found = world.must(await solved(captcha)).body
    expect(found.status.code).toBe('DEPARTED')
    // No more and no less than somebody who needs no puzzle.
    expect(found).toEqual(world.must(await read('198.51.100.43')).body)
    expect((await solved(captcha)).body.code).toBe('accounts.captcha-wrong')
    expect((await solved(await solvedCaptcha(), 'quotation', journey.number)).status).toBe(401)
    await app.owner.query(`update limit_counters set spent = $1 where budget = 'tracking.solved'`, [
      rateLimits['tracking.solved'].points,
    ])
    expect((await solved(await solvedCaptcha())).body.code).toBe('kit.too-many')
  })

  test('has lost none of them to numbers that cannot be right, and takes none from people or neighbours', async () => {
    const ip = '198.51.100.41'
    for (let count = 0; count < 40; count++) expect((await read(ip, 'MSKU1234566')).status).toBe(422)
    expect((await read(ip)).status).not.toBe(429)
    await spent(ip)
    expect((await read(ip)).status).toBe(429)
    expect((await read('198.51.100.42')).status).not.toBe(429)
    const person = await addPerson(app.db, 'customer')
    const query = { type: 'container', number: container }
    expect((await app.ask(person, freight.trackShipment, { query, ip })).status).not.toBe(429)
  })
})

describe('a number that is checked before it is used', () => {
  test('says which digit would be right, that a bill of lading has no such form, and that cargo is not there yet', async () => {
    const person = await world.customer()
    const check = (body: Record<string, string>, language = 'en') =>
      world.done(person, freight.validateDocumentNumbers, { body, headers: { 'x-language': language } })
    const wrong = await check({ containerNumber: 'MSCU6639871', blNumber: '?' })
    expect(wrong.valid).toBe(false)
    expect(wrong.fields.map((field: { message: string }) => field.message)).toEqual([
      'A bill of lading number has 4 to 35 letters, digits and dashes.',
      'The last digit of the container number should be 0, not 1. One character was probably mistyped.',
    ])
    const journey = await world.booked({ agents: 1 })
    world.must(
      await world.report(journey, 'DEPARTED', {
        containerNumber: 'MSCU6639870',
        blNumber: 'SHAJEA26007',
        eta: '2027-01-09',
      }),
    )
    expect(await check({ containerNumber: 'MSCU6639870' }, 'ar')).toEqual({
      valid: true,
      fields: [
        {
          name: 'containerNumber',
          valid: true,
          message: 'لم تصل بضاعتك إلى الميناء بعد. يُرجى التحقق لاحقًا.',
        },
      ],
      eta: '2027-01-09',
    })
    expect(await check({ blNumber: 'shajea26007' })).toMatchObject({ valid: true, eta: '2027-01-09' })
    await world.reach(journey, 'QS_ARRIVE')
    expect((await check({ containerNumber: 'MSCU6639870' })).fields[0].message).toBeNull()
  })
})

describe('the order of a timeline', () => {
  test('is that of the record where entries have the same minute, also where an agent wrote the minute alone', async () => {
    // A number of its own: of several shipments the one that was booked last is found, and the clock stands here.
    const containerNumber = 'HLXU3045119'
    app.clock.at(new Date('2026-11-23T08:00:40Z'))
    const journey = await world.booked({ agents: 1, carriage: 'sea-export-port' })
    await world.document(journey.customer, journey.requestId, 'PACKING_LIST')
    const at = '2026-11-23T12:00:00+04:00' // the minute of the booking, without its seconds
    const steps = ['QS_CUD', 'QS_CUC', 'DEPARTED', 'QS_ARRIVE', 'QS_DIS'] as const
    for (const code of steps) world.must(await world.report(journey, code, { at, containerNumber }))
    for (const person of [journey.customer, journey.winner]) {
      const { timeline } = await world.view(person, journey)
      const codes = timeline.map(({ code }: { code: string }) => code)
      expect(codes.slice(codes.indexOf('QS_PPA'))).toEqual(['QS_PPA', ...steps])
    }
    const { events } = world.must(await read('198.51.100.50', containerNumber)).body
    expect(events.map(({ code }: { code: string }) => code)).toEqual(steps)
    app.clock.reset()
  })
})

describe('a day of arrival that has passed', () => {
  test('is no arrival, for the customer, the agent and a visitor, until the milestone is there', async () => {
    const number = 'TCLU4265789'
    const journey = await world.booked({ agents: 1 })
    const eta = addDays(dayOf(app.clock.now()), 3)
    world.must(await world.report(journey, 'DEPARTED', { containerNumber: number, eta }))
    const seen = async () => [
      ...(await Promise.all(
        [journey.customer, journey.winner].flatMap(async (person) => [
          (await world.view(person, journey)).arrival,
          (await world.row(person, journey)).arrival,
        ]),
      )),
      world.must(await read('198.51.100.51', number)).body.arrival,
    ]
    const all = (state: string) => [[state, state], [state, state], state]
    expect(await seen()).toEqual(all('expected'))
    app.clock.pass(5 * 86_400_000)
    expect(await seen()).toEqual(all('overdue'))
    world.must(await world.report(journey, 'QS_ARRIVE'))
    expect(await seen()).toEqual(all('arrived'))
    app.clock.reset()
  })
})

test('the number of the example on the landing page leads to the example, in both languages', async () => {
  const found = world.must(await read('198.51.100.52', exampleShipment.container)).body
  const today = dayOf(app.clock.now())
  expect(found).toMatchObject({
    isExample: true,
    status: { code: 'DEPARTED' },
    route: { en: 'Shanghai to Jebel Ali', ar: 'من شنغهاي إلى جبل علي' },
    arrival: 'expected',
    eta: addDays(today, exampleLeft),
    events: [{ code: 'DEPARTED', place: { en: 'Shanghai' } }],
  })
  expect(dayOf(new Date(found.events[0].at))).toBe(addDays(found.eta, -exampleShipment.days))
})
