// Public tracking: free look-ups, then a puzzle for each (Z31); what a number says before and after it moves (C023).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { budgets } from '@marsa/model/kit/limit.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson } from '../../test/people.ts'
import { applicantsOf } from '../../test/applicants.ts'
import { worldOf, type World } from '../../test/world.ts'

let app: TestApp
let world: World
const solvedCaptcha = () => applicantsOf(app).solved()
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

const container = 'MSKU1234565'
const look = (ip: string, number = container) =>
  app.ask(null, freight.trackShipment, { query: { type: 'container', number }, ip })
const spent = async (ip: string): Promise<void> => {
  for (let count = 0; count < budgets['tracking.visitor'].points; count++) await look(ip)
}

describe('a visitor who has looked up thirty numbers', () => {
  test('solves a puzzle for each further one, once, and is stopped in the end', async () => {
    const ip = '198.51.100.40'
    await spent(ip)
    expect((await look(ip)).body.code).toBe('freight.track-captcha')
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
    expect(Object.keys(found).toSorted()).toEqual(['eta', 'events', 'mode', 'number', 'route', 'status'])
    expect((await solved(captcha)).body.code).toBe('accounts.captcha-wrong')
    expect((await solved(await solvedCaptcha(), 'quotation', journey.number)).status).toBe(401)
    await app.owner.query(`update limit_counters set spent = $1 where budget = 'tracking.solved'`, [
      budgets['tracking.solved'].points,
    ])
    expect((await solved(await solvedCaptcha())).body.code).toBe('kit.too-many')
  })

  test('has lost none of them to numbers that cannot be right, and takes none from people or neighbours', async () => {
    const ip = '198.51.100.41'
    for (let count = 0; count < 40; count++) expect((await look(ip, 'MSKU1234566')).status).toBe(422)
    expect((await look(ip)).status).not.toBe(429)
    await spent(ip)
    expect((await look(ip)).status).toBe(429)
    expect((await look('198.51.100.42')).status).not.toBe(429)
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
    const wrong = await check({ containerNumber: 'CSQU3054384', blNumber: '?' })
    expect(wrong.valid).toBe(false)
    expect(wrong.fields.map((field: { message: string }) => field.message)).toEqual([
      'A bill of lading number has 4 to 35 letters, digits and dashes.',
      'The last digit of the container number should be 3, not 4. One character was probably mistyped.',
    ])
    const journey = await world.booked({ agents: 1 })
    world.must(
      await world.report(journey, 'DEPARTED', {
        containerNumber: 'CSQU3054383',
        blNumber: 'SHAJEA26007',
        eta: '2027-01-09',
      }),
    )
    expect(await check({ containerNumber: 'CSQU3054383' }, 'ar')).toEqual({
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
    expect((await check({ containerNumber: 'CSQU3054383' })).fields[0].message).toBeNull()
  })
})
