// Promotion codes, capacity of pickups and countries over HTTP: what administrators set, and what customers then get.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculateRates, listPromotionCodes } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { listExpressCountries } from '@marsa/model/express/places/place-endpoints.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { setupEndpoints as calls } from '@marsa/model/express/setup/setup-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let [admin, reader, customer] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  // A week without a holiday.
  app.clock.at(new Date('2026-11-09T10:00:00+04:00'))
  world = parcelWorldOf(app)
  admin = await addPerson(app.db, 'admin')
  reader = await addPerson(app.db, 'admin-readonly')
  customer = await addPerson(app.db, 'business')
})
afterAll(() => app.close())

const day = (ahead: number) => addDays(dayOf(app.clock.now()), ahead)
const write = (endpoint: Parameters<TestApp['ask']>[1], body: object, person = admin) =>
  app.ask(person, endpoint, { body, key: randomUUID() })
const codeOf = ({ body }: { body: { code?: string; fieldErrors?: { code: string }[] } }) =>
  body.fieldErrors?.[0]?.code ?? body.code

describe('promotion codes', () => {
  const promotion = (change: object = {}) => ({
    code: `T${randomUUID().slice(0, 8).toUpperCase().replaceAll('-', '0')}`,
    service: 'DOMESTIC',
    percent: '12.5',
    descriptionEn: 'An eighth off',
    descriptionAr: 'خصم الثُّمن',
    firstDay: day(0),
    lastDay: day(3),
    mostUses: 5,
    mostCompanyUses: null,
    isFirstOnly: false,
    isPublic: true,
    ...change,
  })
  const listed = async (code: string) =>
    (await app.ask(reader, calls.listPromotions)).body.promotions.find(
      (each: { code: string }) => each.code === code,
    )

  test('a code is made, shown to customers, used, and says what it gave', async () => {
    const given = promotion()
    expect((await write(calls.createPromotion, given)).status).toBe(200)
    const shown = await app.ask(customer, listPromotionCodes, { query: { ShipmentType: 'DOMESTIC' } })
    expect(shown.body).toContainEqual(expect.objectContaining({ code: given.code, percent: 12.5 }))
    expect(await listed(given.code)).toMatchObject({ state: 'now', uses: 0, given: '0.00', lastDay: day(3) })
    await world.created(customer, { promotionCode: given.code })
    // An eighth of 26.00.
    expect(await listed(given.code)).toMatchObject({ uses: 1, reserved: 0, given: '3.25' })
  })

  test.each<[string, () => object, string]>([
    ['three letters', () => ({ code: 'ABC' }), 'promotions.code'],
    ['nothing off', () => ({ percent: '0' }), 'promotions.percent'],
    ['more than everything off', () => ({ percent: '100.01' }), 'promotions.percent'],
    ['an end before its beginning', () => ({ firstDay: day(4) }), 'promotions.days'],
    ['an end in the past', () => ({ firstDay: day(-3), lastDay: day(-1) }), 'promotions.days'],
    ['more for a company than for all', () => ({ mostUses: 2, mostCompanyUses: 3 }), 'promotions.limits'],
    ['no uses', () => ({ mostUses: 0 }), 'promotions.limit'],
    ['no Arabic', () => ({ descriptionAr: ' ' }), 'promotions.description'],
  ])('with %s it is refused', async (_, change, code) => {
    expect(codeOf(await write(calls.createPromotion, promotion(change())))).toBe(code)
  })

  test('a code is made once, also by two at once', async () => {
    const given = promotion()
    const both = await Promise.all([write(calls.createPromotion, given), write(calls.createPromotion, given)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('ended early it prices nothing new, and what was priced with it keeps its price', async () => {
    const given = promotion()
    await write(calls.createPromotion, given)
    const { id } = await world.priced(customer, { promotionCode: given.code })
    expect((await write(calls.endPromotion, { code: given.code })).status).toBe(200)
    expect(await listed(given.code)).toMatchObject({ state: 'ended', endedBy: expect.any(String) })
    expect(codeOf(await write(calls.endPromotion, { code: given.code }))).toBe('promotions.ended')
    const { packages, from, to } = world.form()
    const asked = {
      from,
      to,
      packages: packages.map(({ packaging: _, ...size }) => size),
      promotionCode: given.code,
    }
    expect(codeOf(await app.ask(null, calculateRates, { body: asked }))).toBe('express.promotion-ended')
    // 26.00 less 3.25, and 1.14 of VAT.
    expect((await world.open(customer, id)).amount).toBe('23.89')
  })

  test('of a code nothing but its end and whether it is shown can be changed', async () => {
    await app.owner.query('begin; set local role marsa_app')
    await expect(app.owner.query('update express_promotions set basis_points = 1')).rejects.toThrow(
      /permission denied/,
    )
    await app.owner.query('rollback')
  })
})

describe('pickups', () => {
  const free = async (date: string, city = 'Dubai'): Promise<[string, number][]> =>
    (await app.ask(customer, shipmentEndpoints.listFreeSlots, { body: { city, date } })).body.map(
      ({ slotCode, remaining }: { slotCode: string; remaining: number }) => [slotCode, remaining],
    )
  const capacity = (body: object) => write(calls.saveSlotCapacity, body)

  test('an emirate takes what was set for the day, else what is set usually, else twelve', async () => {
    const left = async (date: string) =>
      new Set((await free(date, 'Fujairah')).map(([, remaining]) => remaining))
    expect(await left(day(2))).toEqual(new Set([12]))
    await capacity({ areas: ['FU'], day: null, capacity: 3 })
    await capacity({ areas: ['FU', 'RK'], day: day(2), capacity: 20 })
    expect([await left(day(2)), await left(day(3))]).toEqual([new Set([20]), new Set([3])])
    await capacity({ areas: ['FU'], day: day(2), capacity: null })
    expect(await left(day(2))).toEqual(new Set([3]))
    const { body } = await app.ask(reader, calls.listSlotCapacities)
    expect(body.usual).toContainEqual({ area: 'FU', capacity: 3, isDefault: false })
    expect(body.usual).toContainEqual({ area: 'DU', capacity: 12, isDefault: true })
    expect(body.days).toContainEqual(
      expect.objectContaining({ area: 'RK', day: day(2), capacity: 20, taken: 0 }),
    )
  })

  test('on a day that was closed nothing is free, and pickups that are booked stay', async () => {
    const slot = { date: day(4), slotCode: '12-15' }
    const booked = await world.created(customer, { slot })
    await capacity({ areas: ['DU'], day: day(4), capacity: 0 })
    expect((await free(day(4))).every(([, remaining]) => remaining === 0)).toBe(true)
    expect((await world.view(customer, booked.id)).status).toBe('PICKUP_SCHEDULED')
    const refused = await write(
      shipmentEndpoints.saveShipment,
      { ...world.form({ slot }), toPay: true, terms: true },
      customer,
    )
    expect(codeOf(refused)).toBe('express.slot-full')
    const later = await world.created(customer, { slot: { date: day(5), slotCode: '12-15' } })
    const moved = await write(shipmentEndpoints.movePickup, { shipmentId: later.id, ...slot }, customer)
    expect(codeOf(moved)).toBe('express.slot-full')
  })

  test('the last place of a day with less goes to one of two', async () => {
    await capacity({ areas: ['AZ'], day: day(6), capacity: 1 })
    const slot = { date: day(6), slotCode: '09-12' }
    const from = { country: 'AE', city: 'Abu Dhabi' }
    const to = { country: 'AE', city: 'Dubai' }
    const two = [await world.created(customer, { from, to }), await world.created(customer, { from, to })]
    const moved = await Promise.all(
      two.map(({ id }) => write(shipmentEndpoints.movePickup, { shipmentId: id, ...slot }, customer)),
    )
    expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a day that is over is refused', async () => {
    expect(codeOf(await capacity({ areas: ['DU'], day: day(-1), capacity: 1 }))).toBe('slots.day-over')
  })
})

describe('countries', () => {
  const country = (change: object) => ({
    code: 'SC',
    canSend: true,
    canReceive: true,
    priorityDays: 4,
    economyDays: null,
    weekend: 'sat-sun',
    remote: [],
    ...change,
  })
  const rates = async (from: string, to: string, city = '') => {
    const end = (code: string) => ({ country: code, city: code === 'AE' ? 'Dubai' : city })
    return app.ask(null, calculateRates, {
      body: {
        from: end(from),
        to: end(to),
        packages: [{ weight: '1', length: '10', width: '10', height: '10' }],
      },
    })
  }
  const servicesOf = ({ body }: Awaited<ReturnType<typeof rates>>) =>
    body.rates.map(({ service }: { service: string }) => service)

  test('a country is served the ways that are open, and its remote places cost more', async () => {
    const remote = [{ nameEn: 'Aldabra', nameAr: 'ألدابرا' }]
    await write(calls.saveServedCountry, country({ canReceive: false, economyDays: 9, remote }))
    expect(servicesOf(await rates('AE', 'SC'))).toEqual(['INTL_PRIORITY', 'INTL_ECONOMY'])
    expect(codeOf(await rates('SC', 'AE'))).toBe('express.not-served')
    expect((await rates('AE', 'SC', 'Aldabra')).body.rates[0].net).toBe('115.00')
    const listed = async () =>
      (await app.ask(null, listExpressCountries)).body.find(({ code }: { code: string }) => code === 'SC')
    expect(await listed()).toMatchObject({ sendAllowed: true, receiveAllowed: false })
    await write(calls.saveServedCountry, country({ canSend: false, canReceive: false }))
    // What a process keeps of countries is forgotten when the database tells it, a moment after the answer.
    await expect.poll(async () => codeOf(await rates('AE', 'SC'))).toBe('express.not-served')
    expect(await listed()).toBeUndefined()
    await write(calls.saveServedCountry, country({}))
    const back = async () => {
      const answer = await rates('SC', 'AE')
      return answer.status === 200 && servicesOf(answer)
    }
    await expect.poll(back).toEqual(['INTL_PRIORITY'])
  })

  test('no country of that code, and a place named twice, are refused', async () => {
    expect(codeOf(await write(calls.saveServedCountry, country({ code: 'QQ' })))).toBe('countries.none')
    expect(codeOf(await write(calls.saveServedCountry, country({ code: 'AE' })))).toBe('countries.none')
    const twice = [
      { nameEn: 'Bird', nameAr: 'بيرد' },
      { nameEn: 'bird', nameAr: 'بيرد' },
    ]
    expect(codeOf(await write(calls.saveServedCountry, country({ remote: twice })))).toBe('countries.places')
  })
})
