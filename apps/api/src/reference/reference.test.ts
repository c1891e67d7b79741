// Look-ups over HTTP on a real database: search in two languages, lists, tags, and loading twice.
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LookupRow, PortDetail, SupportedCountry } from '@marsa/model/reference/endpoints.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { answerProblem } from '../kit/answer-problem.ts'
import { openDb, type Db } from '../kit/db.ts'
import { calendarOf, placesOf, servedPlacesOf } from './door.ts'
import { loadReference } from './load-reference.store.ts'
import { readReferenceData } from './reference-data.ts'
import { referenceRoutes } from './routes.ts'

let database: TestDatabase
let owner: pg.Client
let db: Db
let http: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await loadReference(owner)
  db = openDb(database.url)
  http = Fastify()
  http.setErrorHandler(answerProblem({ ...kitProblems, ...referenceProblems }))
  const clock = { now: () => new Date('2026-11-21T08:00:00Z') }
  const authenticate = () => Promise.reject(new Problem('kit.signed-out'))
  referenceRoutes({ http, db, isDatabaseUp: () => true, clock, secret: 'for tests', authenticate })
})

afterAll(async () => {
  await http.close()
  await db.destroy()
  await owner.end()
  await database.drop()
})

const get = async <T>(path: string): Promise<T> => {
  const answer = await http.inject(`/api/${path}`)
  expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 })
  return answer.json<T>()
}
const search = (text: string, more = '') =>
  get<Place[]>(`lookup/places?text=${encodeURIComponent(text)}${more}`)
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

describe('search over places', () => {
  test.each([
    ['AEJEA', 'AEJEA'],
    ['aejea', 'AEJEA'],
    ['jebel ali', 'AEJEA'],
    ['Jebel-Ali', 'AEJEA'],
    ['jabal ali', 'AEJEA'],
    ['jebl ali', 'AEJEA'],
    ['جبل علي', 'AEJEA'],
    ['جَبَل عَلى', 'AEJEA'],
    ['shanghai', 'CNSHA'],
    ['shangai', 'CNSHA'],
    ['شنغهاي', 'CNSHA'],
    ['شنغاي', 'CNSHA'],
    ['ابو ظبي', 'AEAUH'],
    ['الفجيره', 'AEFJR'],
    ['khalifa', 'AEKHL'],
    ['rotterdam', 'NLRTM'],
    ['gothenberg', 'SEGOT'],
    ['بومباي', 'INBOM'],
  ])('%s finds %s among the first ports', async (text, code) => {
    expect(codes(await search(text, '&kind=port')).slice(0, 3)).toContain(code)
  })

  test('a misspelt word finds nothing that only looks a little like it', async () => {
    expect(await search('qqqqzzzz')).toEqual([])
    expect(await search('%%%')).toEqual([])
  })

  test('the whole name comes before names that begin with it', async () => {
    expect(codes(await search('dubai'))[0]).toBe('AE-DUBAI')
    expect(codes(await search('دبي'))[0]).toBe('AE-DUBAI')
  })

  test('a mode leaves out the gateways of the other', async () => {
    const sea = await search('dubai', '&mode=sea&limit=50')
    const air = await search('dubai', '&mode=air&limit=50')
    expect(sea.map(({ kind }) => kind)).not.toContain('airport')
    expect(air.map(({ kind }) => kind)).not.toContain('port')
    expect(codes(air)).toEqual(expect.arrayContaining(['DXB', 'DWC']))
  })

  test('country and city are found by, in either language', async () => {
    const chinese = await search('الصين', '&kind=port&limit=50')
    expect(chinese.length).toBeGreaterThan(8)
    expect(new Set(chinese.map(({ countryCode }) => countryCode))).toEqual(new Set(['CN']))
    expect(codes(await search('القوز دبي'))).toEqual(['AE-DUBAI-AL-QUOZ'])
  })

  test('an area knows its city, emirate and gateways', async () => {
    const [area] = await search('mussafah')
    expect(area).toMatchObject({
      kind: 'area',
      nameAr: 'مصفح',
      cityEn: 'Abu Dhabi',
      emirate: 'AZ',
      portCode: 'AEKHL',
      airportCode: 'AUH',
    })
  })

  test('without text the Emirates come first, and the limit holds', async () => {
    const first = await search('', '&limit=10')
    expect(first).toHaveLength(10)
    expect(new Set(first.map(({ countryCode }) => countryCode))).toEqual(new Set(['AE']))
  })

  test('one place by its code, and none', async () => {
    expect(await get<Place>('lookup/places/aejea')).toMatchObject({
      nameAr: 'جبل علي',
      countryEn: 'United Arab Emirates',
    })
    expect((await http.inject('/api/lookup/places/AEXXX')).statusCode).toBe(404)
  })
})

describe('lists', () => {
  test('C031: every country, the Emirates first', async () => {
    const all =
      await get<{ countryID: number; countryCode: string; dialCode: string; nameAr: string }[]>(
        'lookup/country',
      )
    expect(all).toHaveLength(249)
    expect(all[0]).toEqual({
      countryID: 784,
      countryCode: 'AE',
      dialCode: '+971',
      nameEn: 'United Arab Emirates',
      nameAr: 'الإمارات العربية المتحدة',
    })
    const dial = Object.fromEntries(all.map((row) => [row.countryCode, row.dialCode]))
    expect(dial).toMatchObject({
      SA: '+966',
      QA: '+974',
      BH: '+973',
      KW: '+965',
      OM: '+968',
      YE: '+967',
      IQ: '+964',
    })
  })

  test('C032: services of a country', async () => {
    const served = await get<SupportedCountry[]>('lookup/supportedCountries')
    const of = (code: string) => served.find(({ countryCode }) => countryCode === code)
    expect(of('AE')).toMatchObject({ services: ['freight', 'warehouse', 'express', 'trucks'], soon: [] })
    expect(of('SA')).toMatchObject({ services: ['freight', 'trucks'], soon: [] })
    expect(of('CN')).toMatchObject({ services: ['freight'], soon: [] })
    expect(of('AQ')).toBeUndefined()
  })

  test('C039: closed lists, searched and whole', async () => {
    const types = await get<LookupRow[]>('lookup/container-types')
    expect(types.find(({ code }) => code === '40HC')).toMatchObject({ iso: '45G1', payloadKg: 28600 })
    expect(codes(await get<LookupRow[]>('lookup/hazard-classes')).slice(0, 2)).toEqual(['1.1', '1.2'])
    expect(codes(await get<LookupRow[]>(`lookup/commodities?text=${encodeURIComponent('بطاريات')}`))).toEqual(
      ['8507', '850760'],
    )
    expect(codes(await get<LookupRow[]>('lookup/holidays'))).toContain('2026-12-02')
  })

  test('C039: a list that is not there is refused by name', async () => {
    const answer = await http.inject('/api/lookup/moons')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fieldErrors: [{ field: 'list', code: 'reference.list.unknown' }] })
  })

  test('C043: ports of a country by mode', async () => {
    const ports = await get<PortDetail[]>('getPortDetails?country=ae&mode=sea')
    expect(ports.map(({ portCode }) => portCode)).toEqual(
      expect.arrayContaining(['AEJEA', 'AEKHL', 'AEFJR', 'AEKLF']),
    )
    expect(new Set(ports.map(({ mode }) => mode))).toEqual(new Set(['sea']))
    const airports = await get<PortDetail[]>('getPortDetails?country=AE&mode=air')
    expect(airports.map(({ portCode }) => portCode).toSorted()).toEqual([
      'AAN',
      'AUH',
      'DWC',
      'DXB',
      'FJR',
      'RKT',
      'SHJ',
    ])
  })

  test('answers are kept by caches and confirmed by their tag', async () => {
    const first = await http.inject('/api/lookup/country')
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    const again = await http.inject({
      url: '/api/lookup/country',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('data', () => {
  test('loading again writes nothing', async () => {
    expect(await loadReference(owner)).toEqual([])
  })

  test('a place that left the data stays for old requests and is not offered', async () => {
    await owner.query(
      `insert into places (code, kind, country_code, name_en, name_ar, latitude, longitude, position)
       values ('AEOLD', 'port', 'AE', 'Old Quay', 'الرصيف القديم', 25, 55, 0)`,
    )
    await owner.query(`delete from reference_loads where name = 'places'`)
    expect(await loadReference(owner)).toEqual(['places'])
    expect(codes(await search('old quay', '&kind=port'))).not.toContain('AEOLD')
    expect((await placesOf(db, ['AEOLD'])).get('AEOLD')?.nameEn).toBe('Old Quay')
    expect([...(await servedPlacesOf(db, ['AEJEA', 'AEOLD'])).keys()]).toEqual(['AEJEA'])
  })

  test('a confirmed holiday is not moved back by the data', async () => {
    await owner.query(
      `update calendar_periods set first_day = '2026-06-17', last_day = '2026-06-17', certainty = 'confirmed'
       where code = '2026-HIJRI-NEW-YEAR'`,
    )
    await owner.query(`delete from reference_loads where name = 'calendar_periods'`)
    await loadReference(owner)
    const calendar = await calendarOf(db, 'market')
    expect(calendar.exceptions['2026-06-17']).toBeNull()
    expect(calendar.exceptions['2026-06-16']).toBeUndefined()
  })

  test('a holiday that was taken out or moved stays so, whatever the data says', async () => {
    await owner.query(
      `update calendar_periods set removed_at = now(), version = version + 1 where code = '2026-NATIONAL-DAY'`,
    )
    await owner.query(
      `update calendar_periods set first_day = '2026-08-26', last_day = '2026-08-26', version = version + 1
       where code = '2026-PROPHET-BIRTHDAY'`,
    )
    await owner.query(`delete from reference_loads where name = 'calendar_periods'`)
    expect(await loadReference(owner)).toEqual(['calendar_periods'])
    const calendar = await calendarOf(db, 'market')
    expect(calendar.exceptions['2026-12-02']).toBeUndefined()
    expect(calendar.exceptions['2026-08-26']).toBeNull()
    expect(calendar.exceptions['2026-08-25']).toBeUndefined()
  })

  test('every row is whole: two scripts, a code that fits, a point on the map', () => {
    const { places, countries, commodities } = readReferenceData()
    const seen = new Set<string>()
    for (const row of places) {
      seen.add(String(row.code))
      expect(row.name_ar).toMatch(/^[\u0600-\u06ff\s()،]+$/)
      expect(row.name_en).toMatch(/^[A-Za-z][\w .,'()/-]*$/)
      if (row.kind === 'port') expect(row.code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/)
      if (row.kind === 'airport') expect(row.code).toMatch(/^[A-Z]{3}$/)
    }
    expect(seen.size).toBe(places.length)
    expect(countries).toHaveLength(249)
    expect(commodities.length).toBeGreaterThanOrEqual(80)
  })
})
