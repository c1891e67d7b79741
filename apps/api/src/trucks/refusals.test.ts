// What trucks refuse where an id, a file or a moment is of another booking or truck: by its name.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckDriverEndpoints as driver, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { driverForm, truckWorldOf, vehicleForm } from '../../test/truck-world.ts'
import { takePortEvent } from '../integrations/port/take-port-event.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, rival, desk] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 500_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const missing = '018f0000-0000-7000-8000-000000000000'
const reason = 'Because of the test'

let days = 1
/** A booking of its own day, with one truck that has vehicle and driver. */
const allocated = async (person = provider, change: object = {}) => {
  const pickup = app.clock.now().getTime() + ++days * 86_400_000
  const { id } = await world.booked(customer, person, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: new Date(pickup).toISOString(),
    dropoffAt: new Date(pickup + 6 * 3_600_000).toISOString(),
    ...change,
  })
  await world.allocate(person, id)
  const { slot, truck } = (await world.timeline(person, id)).slots[0]!
  return { id, slot, truck: truck! }
}
const container = {
  movementType: 'PORT',
  portDirection: 'EXPORT',
  port: 'AEJEA',
  containerNo: 'CSQU3054383',
  truckType: 'FLAT_BED',
  subType: 'CONTAINER_CHASSIS',
} as const
const chassis = { type: 'FLAT_BED', subtype: 'CONTAINER_CHASSIS', payloadKg: 24_000 } as const
const on = (person: Person, call: Parameters<TestApp['ask']>[1], id: string, body: object): Promise<Answer> =>
  app.ask(person, call, { query: { id }, body })

const causes: [said: string, code: string, cause: () => Promise<Answer>][] = [
  [
    'a step of a truck of another booking',
    'trucks.slot-not-found',
    async () => {
      const [one, other] = [await allocated(), await allocated()]
      return on(provider, road.addEvent, one.id, world.step(other.slot, 'AT_LOADING'))
    },
  ],
  [
    'a step of a truck of a rival',
    'trucks.slot-not-found',
    async () => {
      const [own, foreign] = [await allocated(), await allocated(rival)]
      return on(provider, road.addEvent, own.id, world.step(foreign.slot, 'AT_LOADING'))
    },
  ],
  [
    'the proof of another booking',
    'documents.id',
    async () => {
      const [one, other] = [await allocated(), await allocated()]
      await world.drive(provider, one.id, ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING'])
      const files = [await world.document(provider, other.id, 'PROOF_OF_DELIVERY')]
      const step = world.step(one.slot, 'DELIVERED', { receiver: 'Omar Said', files })
      return on(provider, road.addEvent, one.id, step)
    },
  ],
  [
    'a driver’s link of a truck of another booking',
    'trucks.slot-not-found',
    async () => {
      const [one, other] = [await allocated(), await allocated()]
      return app.ask(provider, driver.sendDriverLink, { query: { id: one.id, slot: other.slot } })
    },
  ],
  [
    'one truck twice in an allocation',
    'trucks.twice',
    async () => {
      const { id } = await world.booked(customer, provider)
      const { slots } = await world.timeline(provider, id)
      const vehicleId = await world.vehicle(provider)
      const chosen = await Promise.all(
        slots.map(async ({ slot }: { slot: string }) => ({
          slot,
          vehicleId,
          driverId: await world.driver(provider),
          reason: null,
          transfer: null,
        })),
      )
      return on(provider, road.allocate, id, { slots: chosen })
    },
  ],
  [
    'a container where none is carried',
    'trucks.container-none',
    async () => on(customer, road.setContainer, (await allocated()).id, { containerNo: 'CSQU3054383' }),
  ],
  [
    'another container once the truck has begun',
    'trucks.container-late',
    async () => {
      const { id } = await world.booked(customer, provider, { ...container, trucks: 1 })
      await world.allocate(provider, id, chassis)
      await world.drive(provider, id, ['EMPTY_PICKUP'])
      return on(customer, road.setContainer, id, { containerNo: 'MSKU6011672' })
    },
  ],
  [
    'an empty container that nobody awaits',
    'trucks.empty-none',
    async () => {
      const { id, slot } = await allocated()
      return on(desk, road.waiveEmpty, id, { slot, reason })
    },
  ],
  [
    'the correction of an event of another booking',
    'trucks.event-not-found',
    async () => {
      const [one, other] = [await allocated(), await allocated()]
      await world.drive(provider, other.id, ['AT_LOADING'])
      const { eventId } = (await world.timeline(desk, other.id)).slots[0]!.events[0]!
      return on(desk, road.askCorrection, one.id, { eventId, at: null, reason })
    },
  ],
  [
    'an extra charge that is not there',
    'trucks.extra-not-found',
    () => on(customer, road.answerExtra, missing, { agreed: true, reason: null }),
  ],
  [
    'an extra charge of nothing',
    'trucks.extra-amount',
    async () => {
      const { id, slot } = await allocated()
      const receipt = await world.document(provider, id, 'OTHER')
      return on(provider, road.claimExtra, id, { slot, code: 'toll', amount: '0.00', note: null, receipt })
    },
  ],
  [
    'an extra charge on the truck of another booking',
    'trucks.slot-not-found',
    async () => {
      const [one, other] = [await allocated(), await allocated()]
      const receipt = await world.document(provider, one.id, 'OTHER')
      const body = { slot: other.slot, code: 'toll', amount: '16.00', note: null, receipt }
      return on(provider, road.claimExtra, one.id, body)
    },
  ],
  [
    'an extra charge with the receipt of another booking',
    'documents.id',
    async () => {
      const [one, other] = [await allocated(), await allocated()]
      const receipt = await world.document(provider, other.id, 'OTHER')
      const body = { slot: one.slot, code: 'toll', amount: '16.00', note: null, receipt }
      return on(provider, road.claimExtra, one.id, body)
    },
  ],
  [
    'a gate event that cannot be read',
    'trucks.gate-unreadable',
    async () => {
      const eventID = crypto.randomUUID()
      await takePortEvent(app.port, { eventID, equipmentEventTypeCode: 'LOAD' })
      const { slot } = await allocated()
      return app.ask(desk, road.placeGateEvent, { body: { eventId: eventID, slot, reason } })
    },
  ],
  [
    'a gate event for a truck that is none',
    'trucks.slot-not-found',
    async () => {
      const eventID = crypto.randomUUID()
      await takePortEvent(app.port, {
        eventID,
        eventClassifierCode: 'ACT',
        equipmentEventTypeCode: 'GTIN',
        emptyIndicatorCode: 'LADEN',
        equipmentReference: 'MSKU0000007',
        truckPlate: 'AE-DU Z 1',
        appointment: 'APT-1',
        facility: 'AEJEA-T1',
        eventDateTime: '2026-11-23T08:00:00+04:00',
      })
      return app.ask(desk, road.placeGateEvent, { body: { eventId: eventID, slot: missing, reason } })
    },
  ],
  [
    'a plate that the fleet has, in other digits',
    'trucks.plate-taken',
    async () => {
      const plate = { country: 'AE', emirate: 'DU', code: 'Z', number: '48210' }
      await world.vehicle(provider, { plate })
      const form = { ...vehicleForm, plate: { ...plate, code: 'z', number: '٤٨٢١٠' } }
      return app.ask(provider, road.saveVehicle, { body: { id: null, form } })
    },
  ],
  [
    'a driver’s number that the fleet has',
    'trucks.mobile-taken',
    async () => {
      await world.driver(provider, { mobile: '+971501248210' })
      const form = { ...driverForm, mobile: '050 124 8210' }
      return app.ask(provider, road.saveDriver, { body: { id: null, form } })
    },
  ],
  [
    'a vehicle of a rival',
    'trucks.vehicle-not-found',
    async () => {
      const id = await world.vehicle(rival)
      return app.ask(provider, road.saveVehicle, { body: { id, form: vehicleForm } })
    },
  ],
  [
    'the scans of a rival’s driver',
    'kit.not-found',
    async () => app.ask(provider, road.listFleetDocuments, { query: { fleetId: await world.driver(rival) } }),
  ],
]

test.each(causes)('%s is refused', async (_, code, cause) => {
  const answer = await cause()
  const codes = [
    answer.body.code,
    ...(answer.body.fieldErrors ?? []).map((each: { code: string }) => each.code),
  ]
  expect([answer.status >= 400, codes]).toEqual([true, expect.arrayContaining([code])])
})
