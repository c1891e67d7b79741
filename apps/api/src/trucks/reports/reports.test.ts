// Reports about trucks as files: what each reader finds in them, in every format and both languages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '@marsa/model/kit/day.ts'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { truckReports, truckReportTitle } from '@marsa/model/trucks/reports/report-text.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, rival, desk, stranger] = [] as unknown as [Person, Person, Person, Person, Person]
let number = ''
let pickup = ''
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 50_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  desk = await addPerson(app.db, 'desk')
  stranger = await addPerson(app.db, 'business')
  const hour = 3_600_000
  const pickupAt = app.clock.now().getTime() + 5 * hour
  pickup = dayOf(new Date(pickupAt))
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: new Date(pickupAt).toISOString(),
    dropoffAt: new Date(pickupAt + 6 * hour).toISOString(),
  })
  await world.allocate(provider, id)
  number = (await world.timeline(customer, id)).bookingNumber
  const { slot } = (await world.timeline(provider, id)).slots[0]!
  app.clock.pass(29 * hour)
  const step = (code: string, after: number, change: object = {}) =>
    world.done(provider, road.addEvent, {
      query: { id },
      body: world.step(slot, code, { at: new Date(pickupAt + after * hour).toISOString(), ...change }),
    })
  await step('AT_LOADING', 3)
  await step('LOADING_COMPLETED', 4)
  await step('ENROUTE', 4.5)
  await step('AT_UNLOADING', 7)
  const files = [await world.document(provider, id, 'PROOF_OF_DELIVERY')]
  await step('DELIVERED', 8, { receiver: 'Omar Said', files })
  await world.done(provider, calls.complete, { query: { id }, body: {} })
})
afterAll(() => app.close())

const file = async (person: Person, query: object): Promise<Buffer> => {
  const answer = await app.ask(person, road.downloadTruckReport, {
    query: { format: 'csv', lang: 'en', ...query },
  })
  expect(answer.status).toBe(200)
  return answer.raw
}
const lines = async (person: Person, query: object): Promise<string[]> =>
  (await file(person, query)).toString().replace('\ufeff', '').trim().split('\n')

test('punctuality has the truck with its minutes beyond the two hours, within its days alone', async () => {
  const [, row, ...more] = await lines(customer, { report: 'punctuality', from: pickup, to: pickup })
  expect(more).toEqual([])
  const cells = row!.split(',')
  expect(cells[0]).toBe(number)
  expect(row).toMatch(/,60,/)
  expect(row).toMatch(/,0$/)
  expect(await lines(customer, { report: 'punctuality', to: '2026-01-01' })).toHaveLength(1)
})

test('waiting, borders, the scorecard and empties are counted of the same trucks', async () => {
  expect(await lines(customer, { report: 'waiting' })).toEqual([
    'Place,Stop,Trucks,"Average, minutes","Longest, minutes"',
    expect.stringMatching(/Loading,1,60,60$/),
    expect.stringMatching(/Unloading,1,60,60$/),
  ])
  expect(await lines(customer, { report: 'borders' })).toHaveLength(1)
  const [, scored] = await lines(customer, { report: 'providers' })
  expect(scored).toMatch(/,1,1,0,100,0,0,0,0\.00,$/)
  expect(await lines(customer, { report: 'empties' })).toHaveLength(1)
})

test('each reads what is theirs: both sides and staff this booking, others nothing of it', async () => {
  const asked = { report: 'punctuality' }
  for (const person of [customer, provider, desk])
    expect((await lines(person, asked)).join()).toContain(number)
  for (const person of [rival, stranger]) expect(await lines(person, asked)).toHaveLength(1)
  expect(await lines(rival, { report: 'providers' })).toHaveLength(1)
})

test.each(truckReports)('%s is printed in both languages, and is a spreadsheet', async (report) => {
  for (const lang of ['en', 'ar'] as const) {
    const printed = await file(desk, { report, lang, format: 'pdf' })
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-')
    if (lang === 'en')
      expect((await textOfPdf(printed)).replaceAll(/\s+/g, ' ')).toContain(truckReportTitle[report].en)
  }
  expect((await file(desk, { report, format: 'xlsx' })).subarray(0, 2).toString()).toBe('PK')
})
