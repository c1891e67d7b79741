// Prices over HTTP: the worked examples on a database, what is wrong with each field, codes, and a new version of the tariff.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expressEndpoints } from '@marsa/model/express/endpoints.ts'
import { firstTariff } from '@marsa/model/express/pricing/tariff.ts'
import type { Rate, RateAnswer } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson } from '../../../test/people.ts'
import { tariffVersions } from './tariffs.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
afterEach(() => app.clock.reset())

const { calculateRates, listPromotionCodes, validateBestFit } = expressEndpoints

type Size = readonly [kg: string, length: string, width: string, height: string]
const box = ([weight, length, width, height]: Size) => ({ weight, length, width, height })
const usual = {
  from: { country: 'AE', city: 'Dubai' },
  to: { country: 'AE', city: 'Abu Dhabi' },
  packages: [box(['1.000', '30', '20', '15'])],
}
const abroad = { ...usual, to: { country: 'DE', city: '' } }
const small: Size = ['1', '20', '15', '10']

const rates = async (more: object = {}, language = 'en'): Promise<RateAnswer> => {
  const answer = await app.ask(null, calculateRates, {
    body: { ...usual, ...more },
    headers: { 'x-language': language },
  })
  expect(answer.body).toMatchObject({ rates: expect.anything() })
  return answer.body
}
const only = async (more: object): Promise<Rate> => (await rates(more)).rates[0]!
const faults = async (more: object): Promise<Record<string, string>> => {
  const { status, body } = await app.ask(null, calculateRates, { body: { ...usual, ...more } })
  expect([status, body.code]).toEqual([422, 'kit.invalid'])
  return Object.fromEntries(body.fieldErrors.map(({ field, code }: Record<string, string>) => [field, code]))
}

test('Dubai to Abu Dhabi, 1 kg in 30 x 20 x 15: 21.00 with VAT, tomorrow, and why, in both languages', async () => {
  app.clock.at(new Date('2026-11-23T10:00:00+04:00'))
  expect(await rates()).toEqual({
    chargeableWeight: '1.800',
    volumetricWeight: '1.800',
    rates: [
      {
        service: 'DOMESTIC',
        lines: [
          {
            code: 'CARRIAGE',
            net: '20.00',
            vatCategory: 'standard',
            vat: '1.00',
            formula: '1.8 kg by size (30 × 20 × 15 cm ÷ 5,000): up to 5 kg AED 20.00',
          },
        ],
        net: '20.00',
        vat: '1.00',
        total: '21.00',
        currency: 'AED',
        etaDays: 1,
        etaDate: '2026-11-24',
        hint: null,
      },
    ],
  })
  expect((await rates({}, 'ar')).rates[0]!.lines[0]!.formula).toBe(
    '1.8 كغم بالحجم (30 × 20 × 15 سم ÷ 5,000): حتى 5 كغم 20.00 درهم',
  )
})

test.each<[string, object, string, string, string]>([
  ['1', { packages: [box(['3', '40', '30', '30'])] }, '26.00', '1.30', '27.30'],
  ['2', { packages: [box(['3', '40', '30', '30'])], withPlan: 'GOLD' }, '23.00', '1.15', '24.15'],
  [
    '3',
    { packages: [box(['3', '40', '30', '30']), box(['1.2', '20', '15', '10'])] },
    '46.00',
    '2.30',
    '48.30',
  ],
  ['4', { packages: [box(['5.001', '20', '15', '10'])] }, '22.00', '1.10', '23.10'],
  ['6', { ...abroad, packages: [box(['5.001', '20', '15', '10'])] }, '182.00', '0.00', '182.00'],
  ['8', { ...abroad, packages: [box(['30', '45', '46', '92'])] }, '1300.00', '0.00', '1300.00'],
  ['12', { packages: [box(small)], to: { country: 'AE', city: 'Hatta' } }, '35.00', '1.75', '36.75'],
  [
    '14',
    { ...abroad, packages: [box(small)], cover: true, declaredValue: '18250.00' },
    '176.88',
    '0.00',
    '176.88',
  ],
])('vector %s', async (_name, asked, net, vat, total) => {
  expect(await only(asked)).toMatchObject({ net, vat, total })
})

test('abroad both services stand side by side, each with its day and what a smaller box saves', async () => {
  app.clock.at(new Date('2026-11-26T10:00:00+04:00'))
  const { rates: found } = await rates({ ...abroad, packages: [box(['2', '50', '30', '17'])] })
  expect(found.map(({ service, etaDays, etaDate }) => [service, etaDays, etaDate])).toEqual([
    ['INTL_PRIORITY', 5, '2026-12-01'],
    ['INTL_ECONOMY', 14, '2026-12-10'],
  ])
  expect(found[0]!.hint).toBe('1 cm lower saves AED 142.00')
})

test('what comes in has priority alone, and economy goes to 137 countries only', async () => {
  const services = async (more: object) => (await rates(more)).rates.map(({ service }) => service)
  expect(await services({ from: { country: 'DE', city: '' }, to: usual.from })).toEqual(['INTL_PRIORITY'])
  expect(await services({ ...usual, to: { country: 'SC', city: '' } })).toContain('INTL_ECONOMY')
  expect(await services({ ...usual, to: { country: 'FJ', city: '' } })).toEqual(['INTL_PRIORITY'])
})

describe('what is wrong stands at its field', () => {
  const one = (size: Size) => ({ packages: [box(size)] })
  test.each<[string, object, Record<string, string>]>([
    ['weight', one(['30.001', '10', '10', '10']), { 'packages.0.weight': 'express.weight-limit' }],
    ['no weight', one(['0', '10', '10', '10']), { 'packages.0.weight': 'express.weight-invalid' }],
    ['side', one(['1', '10', '158.1', '10']), { 'packages.0.width': 'express.side-limit' }],
    ['length', one(['1', '158', '30', '28.1']), { 'packages.0.length': 'express.length-limit' }],
    ['value', { declaredValue: '183625.01' }, { declaredValue: 'express.value-limit' }],
    ['cover of nothing', { cover: true }, { declaredValue: 'express.cover-value' }],
    [
      'both ends abroad',
      { from: { country: 'DE', city: '' }, to: { country: 'FR', city: '' } },
      { 'to.country': 'express.uae-required' },
    ],
    ['not served', { to: { country: 'KP', city: '' } }, { 'to.country': 'express.not-served' }],
    ['no country', { to: { country: 'XX', city: '' } }, { 'to.country': 'express.not-served' }],
    ['no such city', { to: { country: 'AE', city: 'Nowhere' } }, { 'to.city': 'express.city-unknown' }],
    ['no city', { from: { country: 'AE', city: '' } }, { 'from.city': 'express.city-unknown' }],
    ['no such code', { promotionCode: 'NOPE' }, { promotionCode: 'express.promotion-unknown' }],
    [
      'eleven parcels',
      { packages: Array.from({ length: 11 }, () => box(small)) },
      { packages: 'express.parcels-count' },
    ],
    [
      'several at once',
      { to: { country: 'KP', city: '' }, ...one(['31', '10', '10', '10']) },
      { 'to.country': 'express.not-served', 'packages.0.weight': 'express.weight-limit' },
    ],
  ])('%s', async (_name, asked, expected) => expect(await faults(asked)).toEqual(expected))

  test('what is just within is priced', async () => {
    expect(await only({ declaredValue: '183625.00' })).toMatchObject({ total: '21.00' })
    expect(await only(one(['30', '45', '46', '92']))).toMatchObject({ total: '92.40' })
  })
})

test.each(['دبي', 'DUBAI', 'AE-DUBAI', ' dubai '])('a city is known as "%s"', async (city) =>
  expect(await only({ from: { country: 'AE', city } })).toMatchObject({ total: '21.00' }),
)

test('a remote place abroad is known in both languages', async () => {
  for (const city of ['Tromsø', 'tromso', 'ترومسو'])
    expect(await only({ to: { country: 'NO', city }, packages: [box(small)] })).toMatchObject({
      net: '115.00',
    })
})

describe('promotion codes', () => {
  beforeAll(() =>
    app.owner.query(`insert into express_promotions
      (code, service, basis_points, description_en, description_ar, starts_at, ends_at, is_public) values
      ('EIGHTH', 'DOMESTIC', 1250, 'An eighth off', 'خصم الثمن', '2026-11-01', '2027-01-01', true),
      ('SECRET', 'DOMESTIC', 5000, 'Half', 'النصف', '2026-11-01', '2027-01-01', false),
      ('ENDED', 'DOMESTIC', 500, 'Ended', 'انتهى', '2026-01-01', '2026-11-01', true),
      ('ABROAD', 'INTL_ECONOMY', 1000, 'Economy', 'اقتصادي', '2026-11-01', '2027-01-01', true)`),
  )
  const now = new Date('2026-11-23T10:00:00+04:00')

  test('11: 12.5 percent off 22.00', async () => {
    app.clock.at(now)
    const asked = { packages: [box(['5.5', '20', '15', '10'])], promotionCode: 'eighth' }
    expect(await only(asked)).toMatchObject({ net: '19.25', vat: '0.96', total: '20.21' })
  })
  test('is of one service, and of its time', async () => {
    app.clock.at(now)
    const { rates: found } = await rates({ ...abroad, promotionCode: 'ABROAD' })
    expect(found.map(({ total }) => total)).toEqual(['40.00', '36.00'])
    expect(await faults({ promotionCode: 'ABROAD' })).toEqual({ promotionCode: 'express.promotion-service' })
    expect(await faults({ promotionCode: 'ENDED' })).toEqual({ promotionCode: 'express.promotion-ended' })
  })
  test('that are public are listed for customers, the others are not', async () => {
    app.clock.at(now)
    const customer = await addPerson(app.db, 'customer')
    const { body } = await app.ask(customer, listPromotionCodes, { query: { ShipmentType: 'DOMESTIC' } })
    expect(body).toEqual([
      {
        code: 'EIGHTH',
        descriptionEn: 'An eighth off',
        descriptionAr: 'خصم الثمن',
        percent: 12.5,
        validTo: '2027-01-01T04:00:00+04:00',
      },
    ])
  })
})

describe('the tariff', () => {
  test('is what an installation begins with, and is never changed', async () => {
    const key = (cell: object) =>
      JSON.stringify(cell, (_name, value) => (typeof value === 'bigint' ? `${value}` : value))
    const [stored] = await tariffVersions(app.db)
    expect(stored!.validFrom).toEqual(firstTariff.validFrom)
    expect(stored!.cells.map(key).toSorted()).toEqual(firstTariff.cells.map(key).toSorted())
    for (const change of ['update express_tariff_cells set base_fils = 1', 'delete from express_tariffs'])
      await expect(app.owner.query(change)).rejects.toThrow()
  })

  test('a new version is in force from its instant on, in a process that knew the old one', async () => {
    const before = new Date('2027-01-01T00:00:00+04:00')
    const { rows } = await app.owner.query<{ id: string }>('select uuidv7() as id')
    await app.owner.query('begin')
    await app.owner.query('insert into express_tariffs (id, valid_from) values ($1, $2)', [
      rows[0]!.id,
      before,
    ])
    await app.owner.query(
      `insert into express_tariff_cells (tariff_id, service, plan, from_grams, base_fils, per_kg_fils)
       select $1, service, plan, from_grams, base_fils + 100, per_kg_fils from express_tariff_cells`,
      [rows[0]!.id],
    )
    await app.owner.query('commit')
    app.clock.at(before)
    await expect.poll(async () => (await only({})).net).toBe('21.00')
    app.clock.at(new Date(before.getTime() - 60_000))
    expect((await only({})).net).toBe('20.00')
  })

  test('the second person of a version is another one', async () => {
    const admin = await addPerson(app.db, 'admin')
    const insert = `insert into express_tariffs (valid_from, author_id, approved_by) values ('2030-01-01', $1, $2)`
    for (const second of [admin.userId, null])
      await expect(app.owner.query(insert, [admin.userId, second])).rejects.toThrow(/second_person/)
  })
})

test('a surcharge that an administrator sets is in the next price', async () => {
  const admin = await addPerson(app.db, 'admin')
  const body = { value: 12.5, version: 0, reason: 'Fuel has become dearer' }
  expect((await app.ask(admin, saveSetting, { query: { key: 'express.fuel-percent' }, body })).status).toBe(
    200,
  )
  const { lines, total } = await only({})
  expect(lines.map(({ code, net, vat }) => [code, net, vat])).toEqual([
    ['CARRIAGE', '20.00', '1.00'],
    ['FUEL', '2.50', '0.13'],
  ])
  expect(total).toBe('23.63')
})

test('boxes are chosen for items, and what may not travel is named', async () => {
  const ask = (...packages: Size[]) =>
    app.ask(null, validateBestFit, { body: { packages: packages.map(box) } })
  const one = await ask(['1', '35', '25', '18'])
  expect(one.body).toEqual({
    valid: true,
    boxes: [{ code: 'M', l: '40.0', w: '30.0', h: '20.0', items: [0] }],
    chargeableWeight: '4.800',
    errors: [],
  })
  const refused = await ask(['1', '20', '10', '10'], ['31', '20', '10', '10'])
  expect(refused.body).toMatchObject({
    valid: false,
    boxes: [{ code: 'XS', items: [0] }],
    errors: [{ item: 1, code: 'express.weight-limit', message: 'A parcel can weigh up to 30 kg.' }],
  })
  const nothing = await ask(['1', '0', '10', '10'])
  expect(nothing.body.fieldErrors).toMatchObject([
    { field: 'packages.0.length', code: 'express.side-invalid' },
  ])
})
