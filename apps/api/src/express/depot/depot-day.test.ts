// A depot's day: sheets by emirate and by hand, hand-over under a seal, scans that are settled, and a close that finds everything.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depotEndpoints as depot } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotWorkEndpoints as calls } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { cashWorldOf } from '../../../test/cash-world.ts'
import { addWorker } from '../../../test/courier-objects.ts'
import { depotWorldOf, light, type DepotWorld } from '../../../test/depot-world.ts'
import { goodsAbroad } from '../../../test/parcel-form.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let world: DepotWorld
let sender: Person
let [first, second] = [] as unknown as [Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = await depotWorldOf(app)
  sender = await addPerson(app.db, 'business')
  first = await addWorker(app, 'courier', world.dubai, ['DU'])
  second = await addWorker(app, 'courier', world.dubai, ['DU'])
})
afterAll(() => app.close())

const here = { to: { country: 'AE', city: 'Dubai' }, ...light }
const assign = (courierId: string, ...shipmentIds: string[]) =>
  app.ask(world.clerk, calls.assignParcels, { body: { courierId, shipmentIds } })
const sheets = async (person = world.clerk) => (await app.ask(person, calls.viewAssign, {})).body
const waybillsOf = async (courierId: string): Promise<string[]> =>
  (await sheets()).sheets
    .find((sheet: { courierId: string }) => sheet.courierId === courierId)
    .stops.map(({ waybill }: { waybill: string }) => waybill)
const day = async () => (await app.ask(world.clerk, calls.viewDay, {})).body
const close = () => app.ask(world.clerk, calls.closeDay, {})
const faultsAbout = async (about: string): Promise<string[]> =>
  (await day()).faults
    .filter((each: { about: string }) => each.about.startsWith(about))
    .map(({ fault }: { fault: string }) => fault)

test('what is whole and in the depot waits for a courier; it goes to one, then to another, and both names stay', async () => {
  const { id, awbNumber } = await world.takenIn(sender, here)
  const on = await world.takenIn(sender, light)
  const waiting = (await sheets()).waiting.map(({ shipmentId }: { shipmentId: string }) => shipmentId)
  expect([waiting.includes(id), waiting.includes(on.id)]).toEqual([true, false])
  expect((await assign(first.userId, on.id)).body.code).toBe('depot.not-here')
  expect((await assign(first.userId, id)).status).toBe(200)
  expect((await assign(first.userId, id)).status).toBe(200)
  expect(await waybillsOf(first.userId)).toEqual([awbNumber])
  expect((await assign(second.userId, id)).status).toBe(200)
  expect([await waybillsOf(first.userId), await waybillsOf(second.userId)]).toEqual([[], [awbNumber]])
  const { rows } = await app.owner.query(
    `select r.courier_id, t.state from express_stops t join express_run_sheets r on r.id = t.sheet_id
      where t.shipment_id = $1 order by t.id`,
    [id],
  )
  expect(rows).toEqual([
    { courier_id: first.userId, state: 'TAKEN_OFF' },
    { courier_id: second.userId, state: 'OPEN' },
  ])
  const off = { body: { shipmentId: id } }
  expect((await app.ask(world.stranger, calls.takeOffSheet, off)).body.code).toBe('depot.not-here')
  expect((await app.ask(world.clerk, calls.takeOffSheet, off)).status).toBe(200)
  expect((await app.ask(world.clerk, calls.takeOffSheet, off)).body.code).toBe('depot.not-here')
})

test('two who give one parcel to two couriers at once: one courier has it', async () => {
  const { id, awbNumber } = await world.takenIn(sender, here)
  await Promise.all([assign(first.userId, id), assign(second.userId, id)])
  const held = [...(await waybillsOf(first.userId)), ...(await waybillsOf(second.userId))]
  expect(held.filter((each) => each === awbNumber)).toHaveLength(1)
  await app.ask(world.clerk, calls.takeOffSheet, { body: { shipmentId: id } })
})

test('by emirate the one with most room gets it; an empty sheet is not published', async () => {
  const empty = await addWorker(app, 'courier', world.abuDhabi, ['AZ'])
  const publish = (by: Person, courierId: string) => app.ask(by, calls.publishSheet, { body: { courierId } })
  expect((await publish(world.stranger, empty.userId)).body.code).toBe('depot.sheet-empty')
  const { id } = await world.takenIn(sender, light)
  await world.scan(world.stranger, (await world.view(sender, id)).awbNumber)
  expect((await app.ask(world.stranger, calls.assignByArea, {})).body).toMatchObject({ assigned: 1, left: 0 })
  expect((await publish(world.clerk, empty.userId)).body.code).toBe('couriers.person-none')
  expect((await publish(world.stranger, empty.userId)).status).toBe(200)
  expect((await sheets(world.stranger)).sheets[0]).toMatchObject({ state: 'PUBLISHED' })
})

test('only couriers of the own depot are given anything', async () => {
  const { id } = await world.takenIn(sender, here)
  const other = await addWorker(app, 'courier', world.abuDhabi, ['AZ'])
  expect((await assign(other.userId, id)).body.code).toBe('couriers.person-none')
})

test('international parcels go to the carrier whole, once, and under a seal', async () => {
  const abroad = { ...goodsAbroad('Amal Haddad'), packages: [...light.packages, ...light.packages] }
  const { id, awbNumber } = await world.takenIn(sender, abroad)
  const scan = async (n: number) =>
    (
      await app.ask(world.clerk, calls.scanHandover, {
        body: { clientId: randomUUID(), code: `${awbNumber}0${n}` },
      })
    ).body
  const seal = (number: string) => app.ask(world.clerk, calls.closeHandover, { body: { seal: number } })
  expect((await seal('DHL-7781')).body.code).toBe('depot.handover-empty')
  expect((await scan(1)).outcome).toBe('NOT_BOOKED')
  await app.owner.query(`update express_shipments set partner_number = $2 where id = $1`, [
    id,
    randomUUID().slice(0, 10),
  ])
  expect((await scan(1)).outcome).toBe('RIGHT')
  expect((await scan(1)).outcome).toBe('AGAIN')
  expect((await seal('DHL-7781')).body.code).toBe('depot.handover-part')
  expect((await scan(2)).outcome).toBe('RIGHT')
  expect((await seal('!')).body.fieldErrors).toMatchObject([{ field: 'seal', code: 'depot.seal' }])
  const closed = await seal('DHL-7781')
  expect(closed.body.number).toMatch(/^HND-\d{8}-001$/)
  const { waiting, open, closed: last } = (await app.ask(world.clerk, calls.viewHandover, {})).body
  expect([waiting, open]).toEqual([[], null])
  expect(last[0]).toMatchObject({
    seal: 'DHL-7781',
    parcels: [{ waybill: awbNumber, pieces: 2, scanned: 2 }],
  })
})

test('a scan that was set aside is placed or dismissed with a reason, once, by its own depot', async () => {
  await world.scan(world.clerk, 'MRX482109736512')
  const { scans } = (await app.ask(world.clerk, calls.listSetAside, {})).body
  const [scan] = scans.filter(({ code }: { code: string }) => code === 'MRX482109736512')
  expect(scan).toMatchObject({ because: 'check-digits', isReview: false, shipmentId: null })
  const settle = (by: Person, change: object = {}) =>
    app.ask(by, calls.settleScan, {
      body: { scanId: scan.scanId, place: null, reason: 'A torn label', ...change },
    })
  expect((await settle(world.stranger)).body.code).toBe('depot.scan-none')
  expect((await settle(world.clerk, { reason: ' ' })).status).toBe(422)
  expect((await settle(world.clerk, { place: 'A-1' })).body.code).toBe('depot.not-here')
  const long = { reason: 'A torn label. '.repeat(40).slice(0, 499) }
  const both = await Promise.all([settle(world.clerk, long), settle(world.clerk, long)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('the day is closed once nothing is without a place or a case, and once', async () => {
  await app.owner
    .query(`update express_scans set settled_at = now(), settled_by = user_id, settled_how = 'DISMISSED', settled_why = 'test'
    where quarantined_because is not null and settled_at is null`)
  await app.owner.query(
    `update express_parcels set place = 'DU', placed_at = now(), placed_by = arrived_by where depot_id is not null`,
  )
  expect((await day()).faults).toEqual([])
  const parcel = await world.takenIn(sender, here)
  expect(await faultsAbout(parcel.awbNumber)).toEqual(['NO_PLACE'])
  expect((await close()).body.code).toBe('depot.day-open')
  await world.scan(world.clerk, parcel.awbNumber, 'SORT')
  expect(await faultsAbout(parcel.awbNumber)).toEqual([])
  await assign(first.userId, parcel.id)
  expect(await faultsAbout(parcel.awbNumber)).toEqual(['STOP'])
  expect((await close()).body.code).toBe('depot.day-open')
  await app.ask(world.clerk, calls.takeOffSheet, { body: { shipmentId: parcel.id } })
  const two = await world.brought(sender, { ...here, packages: [...light.packages, ...light.packages] })
  await world.scan(world.clerk, `${two.awbNumber}01`, 'SORT')
  expect(await faultsAbout(two.awbNumber)).toEqual(['PIECE'])
  await app.ask(world.clerk, depot.reportMissingPiece, { body: { shipmentId: two.id } })
  expect(await faultsAbout(two.awbNumber)).toEqual([])
  await world.scan(world.clerk, 'MRX482109736512')
  expect(await faultsAbout('MRX482109736512')).toEqual(['SCAN'])
  const [scan] = (await app.ask(world.clerk, calls.listSetAside, {})).body.scans
  await app.ask(world.clerk, calls.settleScan, {
    body: { scanId: scan.scanId, place: null, reason: 'A torn label' },
  })
  const both = await Promise.all([close(), close()])
  expect(both.map(({ body }) => body.code ?? 'closed').toSorted()).toEqual(['closed', 'depot.day-closed'])
  expect(await day()).toMatchObject({ closedBy: { en: expect.any(String) }, faults: [] })
  const late = await world.takenIn(sender, here)
  expect((await assign(first.userId, late.id)).body.code).toBe('depot.sheet-closed')
})

test('cash that a courier has not handed over keeps the day open, under the name in the reader’s language', async () => {
  const courier = await addWorker(app, 'courier', world.dubai, ['DU'])
  await app.owner.query(`update users set first_name_ar = 'عمران', last_name_ar = 'قريشي' where id = $1`, [
    courier.userId,
  ])
  await cashWorldOf(app).collected(sender, courier, 12_550)
  for (const language of ['en', 'ar'] as const) {
    const { faults } = (await app.ask(world.clerk, calls.viewDay, { headers: { 'x-language': language } }))
      .body
    const cash = faults.filter(({ amount }: { amount: string | null }) => amount === '125.50')
    expect(cash).toMatchObject([{ fault: 'CASH', ...(language === 'ar' && { about: 'عمران قريشي' }) }])
  }
})
