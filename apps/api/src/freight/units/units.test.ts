// Containers of a shipment over HTTP: who lists them until when, what a departure waits for, and where their numbers are used.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewBill } from '@marsa/model/freight/bill/bill-endpoints.ts'
import { bulkActionEndpoints as many } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { UnitContent } from '@marsa/model/freight/units/unit-fields.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { testApp, type Ask, type TestApp } from '../../../test/app.ts'
import { outgoing, subscribe } from '../../../test/outgoing.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { containerNumber, weighedUnit } from '../../../test/units.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

type Options = Parameters<World['booked']>[0]

/** Two containers out of the country, asked for as the wizard asks today. */
const exported = (options: Options = {}): Promise<Journey> =>
  world.booked({
    agents: 1,
    carriage: 'sea-export-port',
    ...options,
    form: { shape: 2, containerCount: 2, ...options.form },
  })

const add = (person: Person, { requestId }: Journey, unit: Partial<UnitContent> = {}, given: Ask = {}) =>
  app.ask(person, freight.addUnit, { query: { id: requestId }, body: weighedUnit(unit), ...given })
type Listed = { unitId: string; version: number }
const change = (person: Person, { requestId }: Journey, listed: Listed, unit: UnitContent) =>
  app.ask(person, freight.changeUnit, { query: { id: requestId }, body: { ...unit, ...listed } })
const remove = (person: Person, { requestId }: Journey, listed: Listed) =>
  app.ask(person, freight.removeUnit, { query: { id: requestId, ...listed } })
const view = async (person: Person, { requestId }: Journey) =>
  world.must(await app.ask(person, freight.viewUnits, { query: { id: requestId } })).body
const fault = ({ body }: { body: { fieldErrors: { field: string; code: string }[] } }) =>
  body.fieldErrors.map(({ field, code }) => `${field} ${code}`)
const told = async ({ requestId }: Journey) =>
  (
    await rows<{ template: string; company_id: string }>(
      app.db,
      sql`select n.template, u.company_id from notifications n join users u on u.id = n.user_id
        where n.subject_id = ${requestId} and n.template in ('vgm-entered', 'vgm-entered-agent') order by n.id`,
    )
  ).map(({ template }) => template)

const cleared = (journey: Journey) => world.reach(journey, 'QS_CUD', 'QS_CUC')

describe('the list', () => {
  test('is of both sides, and the mass of method 2 is summed (TV11)', async () => {
    const journey = await exported()
    const { customer, winner } = journey
    const sum = {
      vgmMethod: '2' as const,
      vgmKg: undefined,
      dunnageKg: 180,
      tareKg: 2280,
      type: '20GP' as const,
    }
    const above = await add(customer, journey, { ...sum, cargoKg: 28_100 })
    expect(fault(above)).toEqual(['cargoKg freight.vgm-above-plate'])
    expect(above.body.fieldErrors[0].message).toContain('30,560')
    world.must(await add(customer, journey, { ...sum, cargoKg: 24_150, seals: ['ml-00123', 'AE9'] }))
    world.must(await add(winner, journey))
    for (const person of [customer, winner, await addPerson(app.db, 'admin-readonly')])
      expect(await view(person, journey)).toMatchObject({
        booked: 2,
        missing: null,
        units: [
          { type: '20GP', vgmKg: 26_610, vgmMethod: '2', seals: ['ML-00123', 'AE9'], side: 'customer' },
          { type: '40HC', vgmKg: 22_300, vgmMethod: '1', side: 'agent', version: 1 },
        ],
      })
    expect((await add(customer, journey)).body.code).toBe('freight.units-full')
  })

  test('names a container once, with a right check digit, one to four seals and no later weighing', async () => {
    const journey = await exported()
    const number = containerNumber()
    const { customer } = journey
    world.must(await add(customer, journey, { number }))
    expect(fault(await add(customer, journey, { number }))).toEqual(['number freight.unit-twice'])
    expect(fault(await add(customer, journey, { number: 'CSQU3054384' }))).toEqual([
      'number reference.container.check-digit',
    ])
    expect(fault(await add(customer, journey, { seals: [] }))).toEqual(['seals freight.seal-required'])
    expect(fault(await add(customer, journey, { seals: ['A', 'B', 'C', 'D', 'E'] }))).toEqual([
      'seals freight.seals-many',
    ])
    const later = toOffset(new Date(app.clock.now().getTime() + 3_600_000))
    expect(fault(await add(customer, journey, { vgmAt: later }))).toEqual(['vgmAt freight.vgm-future'])
  })

  test('is not there for strangers and rivals, and staff write nothing', async () => {
    const journey = await exported({ agents: 2 })
    const stranger = (await world.submitted({ agents: 1 })).customer
    const rival = journey.agents.find((agent) => agent !== journey.winner)!
    const listed = world.must(await add(journey.customer, journey)).body
    for (const person of [stranger, rival]) {
      expect((await app.ask(person, freight.viewUnits, { query: { id: journey.requestId } })).status).toBe(
        404,
      )
      expect((await add(person, journey)).status).toBe(404)
      expect((await change(person, journey, listed, weighedUnit())).status).toBe(404)
      expect((await remove(person, journey, listed)).status).toBe(404)
    }
    expect((await world.view(rival, journey)).units).toBeNull()
    for (const role of ['desk', 'admin', 'admin-readonly'] as const)
      expect((await add(await addPerson(app.db, role), journey)).status).toBe(403)
    // A container of one shipment is none of another.
    const other = await exported()
    expect((await change(other.customer, other, listed, weighedUnit())).body.code).toBe(
      'freight.unit-not-found',
    )
  })

  test('is written once a key, and not over what somebody else has written', async () => {
    const journey = await exported()
    const { customer, winner } = journey
    const key = randomUUID()
    const unit = weighedUnit()
    const [first, again] = [
      await add(customer, journey, unit, { key }),
      await add(customer, journey, unit, { key }),
    ]
    expect(again.body).toEqual(world.must(first).body)
    const listed = first.body
    world.must(await change(winner, journey, listed, { ...unit, seals: ['B2'] }))
    expect((await change(customer, journey, listed, unit)).body.code).toBe('kit.moved-on')
    expect((await remove(customer, journey, listed)).body.code).toBe('kit.moved-on')
    const { units } = await view(customer, journey)
    expect(units).toMatchObject([
      { version: 2, seals: ['B2'], side: 'agent', earlier: [{ seals: unit.seals, side: 'agent' }] },
    ])
    world.must(await remove(customer, journey, { ...listed, version: 2 }))
    expect((await view(customer, journey)).units).toEqual([])
    world.must(await add(customer, journey, unit))
  })

  test('is of whole containers by sea, once they are booked', async () => {
    const part = { containerMode: 'LCL' as const, containerType: undefined, containerCount: undefined }
    const loose = await world.booked({ agents: 1, form: part })
    expect((await add(loose.customer, loose)).body.code).toBe('freight.no-units')
    const air = await world.booked({ agents: 1, carriage: 'air-export-port' })
    expect((await add(air.winner, air)).body.code).toBe('freight.no-units')
    const open = await world.submitted({ agents: 1 })
    expect((await add(open.customer, open)).body.code).toBe('freight.not-booked')
  })

  test('tells the other side once the last container is weighed, and the systems of both each time', async () => {
    const journey = await exported()
    const { customer, winner } = journey
    await subscribe(app, winner, 'shipment.containers')
    const { vgmMethod: _m, vgmKg: _k, vgmBy: _b, ...unweighed } = weighedUnit()
    const query = { id: journey.requestId }
    const listed = (await world.done(customer, freight.addUnit, { query, body: unweighed })) as Listed
    world.must(await add(customer, journey))
    expect(await told(journey)).toEqual([])
    world.must(await change(customer, journey, listed, weighedUnit({ number: unweighed.number })))
    expect(await told(journey)).toEqual(['vgm-entered'])
    expect(await outgoing(app, winner, 'shipment.containers')).toMatchObject([
      { container: unweighed.number, complete: 'false' },
      { complete: 'false' },
      { container: unweighed.number, complete: 'true' },
    ])
    const theirs = await exported({ form: { containerCount: 1 } })
    world.must(await add(theirs.winner, theirs))
    expect(await told(theirs)).toEqual(['vgm-entered-agent'])
  })
})

describe('a departure', () => {
  test('waits for the mass of every container, names what is missing, and tells whose turn it is', async () => {
    const journey = await cleared(await exported())
    const { customer, winner } = journey
    const { vgmMethod: _m, vgmKg: _k, vgmBy: _b, ...unweighed } = weighedUnit()
    const query = { id: journey.requestId }
    await world.done(winner, freight.addUnit, { query, body: unweighed })
    const refused = await world.report(journey, 'DEPARTED')
    expect(refused.body).toMatchObject({ code: 'freight.vgm-first' })
    expect(refused.body.errorMessage).toContain(`${unweighed.number}, 1 container not listed yet`)
    const row = await world.view(winner, journey)
    expect(row.milestones.find(({ code }: { code: string }) => code === 'DEPARTED').refusal).toBe(
      'freight.vgm-first',
    )
    expect(await world.view(customer, journey)).toMatchObject({ nextAction: 'enter-vgm' })
    expect((await world.row(customer, journey)).nextAction).toBe('enter-vgm')
    await remove(winner, journey, { unitId: row.units.units[0].unitId, version: 1 })
    for (const _unit of [1, 2]) world.must(await add(customer, journey))
    world.must(await world.report(journey, 'DEPARTED'))
  })

  test.each([
    ['of the earlier shape', { form: { shape: undefined } }],
    ['into the country', { carriage: 'sea-import-port' as const }],
    [
      'with others in one container',
      {
        form: {
          containerMode: 'LCL' as const,
          containerType: undefined,
          containerCount: undefined,
          measured: 'totals' as const,
          volumeCbm: 12,
        },
      },
    ],
  ])('of cargo %s waits for none', async (_name, options) => {
    const journey = await exported(options)
    if (!('carriage' in options)) await cleared(journey)
    world.must(await world.report(journey, 'DEPARTED'))
  })

  test('of a refrigerated container of a sheet waits as any other', async () => {
    const form = { shape: 1, containerType: '40RF' as const, containerCount: 1 }
    const journey = await cleared(await exported({ form }))
    expect(await world.view(journey.customer, journey)).toMatchObject({ nextAction: 'enter-vgm' })
    expect((await world.report(journey, 'DEPARTED')).body.code).toBe('freight.vgm-first')
    world.must(await add(journey.customer, journey, { type: '40RF' }))
    world.must(await world.report(journey, 'DEPARTED'))
  })

  test('of many at once is judged each by its own list', async () => {
    const journey = await cleared(await exported())
    const depart = async () =>
      world.must(
        await app.ask(journey.winner, many.addEvents, {
          body: { ids: [journey.requestId], code: 'DEPARTED' },
        }),
      ).body.outcomes
    expect(await depart()).toMatchObject([{ code: 'freight.vgm-first' }])
    for (const _unit of [1, 2]) world.must(await add(journey.winner, journey))
    expect(await depart()).toMatchObject([{ code: null }])
  })

  const reported = (equipmentReference: string, minutes = -60) => ({
    eventID: randomUUID(),
    eventType: 'TRANSPORT' as const,
    eventClassifierCode: 'ACT' as const,
    eventDateTime: toOffset(new Date(app.clock.now().getTime() + minutes * 60_000)),
    transportEventTypeCode: 'DEPA',
    equipmentReference,
  })
  const send = async ({ winner }: Journey, event: object) =>
    world.must(await app.ask(winner, freight.receiveTransportEvents, { body: { events: [event] } })).body
      .events[0].result
  const departures = async (journey: Journey) =>
    (await world.view(journey.customer, journey)).timeline.filter(
      ({ code }: { code: string }) => code === 'DEPARTED',
    )

  test.each(['customer', 'winner'] as const)(
    'that a carrier has reported is performed when the %s enters the last mass, at its own time',
    async (writer) => {
      const journey = await cleared(await exported())
      const person = journey[writer]
      const [first, second] = [weighedUnit(), weighedUnit()]
      world.must(await add(person, journey, first))
      const event = reported(first.number)
      expect(await send(journey, event)).toBe('waiting')
      expect(await departures(journey)).toEqual([])
      const { vgmMethod: _m, vgmKg: _k, vgmBy: _b, ...unweighed } = second
      const query = { id: journey.requestId }
      const listed = (await world.done(person, freight.addUnit, { query, body: unweighed })) as Listed
      expect(await departures(journey)).toEqual([])
      world.must(await change(person, journey, listed, second))
      const [departed, ...more] = await departures(journey)
      expect(departed).toMatchObject({ by: 'agent', place: 'Jebel Ali' })
      expect(Date.parse(departed.at)).toBe(Date.parse(event.eventDateTime))
      expect(more).toEqual([])
      expect((await world.view(journey.winner, journey)).carrierReports).toEqual([])
      expect(await send(journey, reported(second.number))).toBe('noted')
      // Only who has entered the agent's step is named with it.
      const [row] = await rows<{ user_id: string | null }>(
        app.db,
        sql`select user_id from request_events where request_id = ${journey.requestId} and code = 'DEPARTED'`,
      )
      expect(row!.user_id).toBe(writer === 'winner' ? person.userId : null)
    },
  )

  test('that a carrier reports by a clock that runs ahead of ours is performed all the same', async () => {
    const journey = await cleared(await exported({ form: { containerCount: 1 } }))
    const unit = weighedUnit()
    const { vgmMethod: _m, vgmKg: _k, vgmBy: _b, ...unweighed } = unit
    const query = { id: journey.requestId }
    const listed = (await world.done(journey.customer, freight.addUnit, { query, body: unweighed })) as Listed
    expect(await send(journey, reported(unit.number, 5))).toBe('waiting')
    world.must(await change(journey.customer, journey, listed, unit))
    expect(await departures(journey)).toHaveLength(1)
  })

  test('leaves numbers and seals to its agent, who corrects them with what stood there before', async () => {
    const journey = await cleared(await exported({ form: { containerCount: 1 } }))
    const { customer, winner } = journey
    const unit = weighedUnit()
    const listed = world.must(await add(customer, journey, unit)).body
    world.must(await world.report(journey, 'DEPARTED'))
    const code = async (answer: ReturnType<typeof change>) => (await answer).body.code
    expect(await code(change(customer, journey, listed, unit))).toBe('freight.units-departed')
    expect(await code(remove(winner, journey, listed))).toBe('freight.units-departed')
    expect(await code(change(winner, journey, listed, { ...unit, vgmKg: 22_301 }))).toBe(
      'freight.vgm-departed',
    )
    const number = containerNumber()
    world.must(await change(winner, journey, listed, { ...unit, number, seals: ['NEW1'] }))
    const { units } = await view(customer, journey)
    expect(units).toMatchObject([
      { number, seals: ['NEW1'], vgmKg: 22_300, earlier: [{ number: unit.number, side: 'agent' }] },
    ])
    expect((await world.view(customer, journey)).containerNumber).toBe(number)
  })
})

describe('the numbers', () => {
  test('are tracked in public, printed, written into the bill and read by carriers', async () => {
    const journey = await cleared(await exported())
    const { customer, winner } = journey
    const [first, second] = [weighedUnit({ seals: ['AE1', 'AE2'] }), weighedUnit({ seals: ['AE3'] })]
    for (const unit of [first, second]) world.must(await add(customer, journey, unit))
    const { bill } = await world.done(customer, viewBill, { query: { RequestId: journey.requestId } })
    expect(bill.fields.containers).toBe(`${first.number} AE1 AE2\n${second.number} AE3`)
    expect(fault(await world.report(journey, 'DEPARTED', { containerNumber: containerNumber() }))).toEqual([
      'containerNumber freight.unit-unlisted',
    ])
    world.must(await world.report(journey, 'DEPARTED', { containerNumber: second.number }))
    expect((await world.view(customer, journey)).containerNumber).toBe(first.number)
    for (const { number } of [first, second])
      expect(
        await world.done(null, freight.trackShipment, { query: { type: 'container', number } }),
      ).toMatchObject({ status: { code: 'DEPARTED' } })
    const list = await app.ask(winner, freight.printTradeDocument, {
      query: { RequestId: journey.requestId, kind: 'packing-list' },
    })
    const printed = (await textOfPdf(list.raw)).replaceAll(/\s/g, '')
    for (const said of [first.number, second.number, 'AE3']) expect(printed).toContain(said)
    await world.reach(journey, 'QS_ARRIVE', 'QS_DIS')
    const events = await world.done(winner, freight.listTransportEvents, { query: { id: journey.requestId } })
    const discharged = events.filter(
      ({ equipmentEventTypeCode: code }: Record<string, string>) => code === 'DISC',
    )
    expect(discharged.map((event: Record<string, string>) => event['equipmentReference'])).toEqual([
      first.number,
      second.number,
    ])
    expect(new Set(events.map((event: Record<string, string>) => event['eventID'])).size).toBe(events.length)
  })

  test('that are live in a shipment of another company are flagged to the desk alone', async () => {
    const [journey, other] = [await exported(), await exported()]
    const number = containerNumber()
    world.must(await add(journey.customer, journey, { number }))
    world.must(await add(other.customer, other, { number }))
    const desk = await addPerson(app.db, 'desk')
    expect((await world.view(desk, other)).flags).toContain('container-elsewhere')
    expect((await view(desk, other)).units).toMatchObject([{ elsewhere: [journey.number] }])
    for (const person of [other.customer, other.winner]) {
      expect((await world.view(person, other)).flags).toEqual([])
      expect((await view(person, other)).units).toMatchObject([{ elsewhere: [] }])
    }
    const flagged = await rows(
      app.db,
      sql`select from notifications where subject_id = ${other.requestId} and template = 'container-elsewhere'`,
    )
    expect(flagged.length).toBeGreaterThan(0)
  })
})
