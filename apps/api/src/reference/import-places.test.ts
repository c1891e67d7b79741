// Places beyond ours on a real database: what a code list gives and does not, how they are found, and a shipment from one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import * as reference from '@marsa/model/reference/endpoints.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { formFor } from '../../test/freight-forms.ts'
import { worldOf } from '../../test/world.ts'
import { everyServedPlace, placesNamed } from './door.ts'
import { importPlaces } from './import-places.store.ts'
import { loadReference } from './load-reference.store.ts'
import { readCodeList, readCoordinates } from './read-code-list.ts'

const head =
  'Change,Country,Location,Name,NameWoDiacritics,Subdivision,Status,Function,Date,IATA,Coordinates,Remarks'
const listOf = (...rows: string[]) => readCodeList([head, ...rows].join('\n'))!

const duisburg = ',DE,DUI,Duisburg,Duisburg,NW,AF,123-----,0401,,5126N 00645E,'
const hahn = ',DE,HHN,Frankfurt-Hahn,Frankfurt-Hahn,RP,AF,---4----,0401,,4957N 00716E,'
const tughlakabad = ',IN,TKD,Tughlakabad,Tughlakabad,DL,AA,-----6--,0401,,2830N 07717E,'
const lulea = ',SE,LLZ,Luleå Södra,Lulea Sodra,BD,AA,1--4----,0401,XZQ,6535N 02209E,'

describe('a code list', () => {
  test('gives ports, airports under their own code, and inland terminals', () => {
    const { rows, places, skipped } = listOf(duisburg, hahn, tughlakabad, lulea)
    expect([rows, skipped.size]).toEqual([4, 0])
    expect(places.map(({ code, kind }) => [code, kind])).toEqual([
      ['DEDUI', 'port'],
      ['HHN', 'airport'],
      ['INTKD', 'port'],
      ['SELLZ', 'port'],
      ['XZQ', 'airport'],
    ])
    expect(places.at(-1)).toEqual({
      code: 'XZQ',
      kind: 'airport',
      country_code: 'SE',
      name_en: 'Lulea Sodra',
      name_ar: null,
      latitude: 65.583,
      longitude: 22.15,
      aliases: 'SELLZ',
    })
  })

  test.each([
    ['X,DE,DUI,Duisburg,Duisburg,NW,AF,123-----,0401,,5126N 00645E,', 'it is marked as removed'],
    [',DE,,.GERMANY,.GERMANY,,,,,,,', 'it heads a country or is another name of a place'],
    ['=,DE,,Koeln = Cologne,Koeln = Cologne,,,,,,,', 'it heads a country or is another name of a place'],
    [',DE,ABC,Inland,Inland,NW,AF,-23-----,0401,,5126N 00645E,', 'it is no port, airport or inland terminal'],
    [',DE,DUI,Duisburg,Duisburg,NW,AF,123-----,0401,,,', 'it has no coordinates'],
    [',DE,DUI,Duisburg', 'it has more or fewer cells than the first row'],
    [',D3,DUI,Duisburg,Duisburg,NW,AF,123-----,0401,,5126N 00645E,', 'its code is wrong'],
    [',DE,A2B,Field,Field,NW,AF,---4----,0401,,5126N 00645E,', 'its code is wrong'],
    [',DE,DUI,,123,NW,AF,123-----,0401,,5126N 00645E,', 'its name is missing or too long'],
    [`,DE,DUI,${'a'.repeat(81)},,NW,AF,123-----,0401,,5126N 00645E,`, 'its name is missing or too long'],
    [',DE,DUI,Duisburg,Duisburg,NW,AF,123-----,0401,,5175N 00645E,', 'its coordinates are wrong'],
    [',DE,DUI,Duisburg,Duisburg,NW,AF,123-----,0401,,9126N 00645E,', 'its coordinates are wrong'],
  ])('skips %s because %s', (row, reason) => {
    const { places, skipped } = listOf(row)
    expect([places, [...skipped]]).toEqual([[], [[reason, [2]]]])
  })

  test('takes what is hidden out of names, and keeps the airport whose code is its own', () => {
    const { places, skipped } = listOf(
      ',DE,ABC,Feld,Feld,NW,AF,---4----,0401,,5126N 00645E,',
      ',FR,ABD,"Champ\u202e, Nord","Champ\u202e, Nord",,AF,---4----,0401,ABC,4826N 00645E,',
    )
    expect(places.map(({ code, name_en }) => [code, name_en])).toEqual([['ABC', 'Champ , Nord']])
    expect([...skipped]).toEqual([['the same code stands in another row', [3]]])
  })

  test('is not any other file', () => {
    expect(readCodeList('name;city\nA;B')).toBeUndefined()
    expect(readCodeList('')).toBeUndefined()
  })

  test.each([
    ['2501N 05504E', { latitude: 25.017, longitude: 55.067 }],
    ['3330S 07030W', { latitude: -33.5, longitude: -70.5 }],
    ['25.1 55.1', undefined],
  ])('reads the point %s', (text, point) => expect(readCoordinates(text)).toEqual(point))
})

describe('on a database', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const rowOf = async (code: string) =>
    (await app.owner.query('select * from places where code = $1', [code])).rows[0] as Record<string, unknown>
  const codes = async (text: string, kind?: 'port'): Promise<string[]> => {
    const { body } = await app.ask(null, reference.searchPlaces, { query: { text, kind, limit: 50 } })
    return (body as Place[]).map(({ code }) => code)
  }
  const take = (...rows: string[]) => importPlaces(app.owner, listOf(...rows).places)

  test('an import adds once, changes what it has added, and never a place of ours', async () => {
    const [jebelAli, dubai] = [await rowOf('AEJEA'), await rowOf('DXB')]
    const ours = [
      ',AE,JEA,Somewhere,Somewhere,DU,AF,1-------,0401,,0000N 00000E,',
      ',AE,DXB,Elsewhere,Elsewhere,DU,AF,---4----,0401,,0000N 00000E,',
    ]
    const nowhere = ',XZ,ABC,Open sea,Open sea,,AF,1-------,0401,,0000N 00000E,'
    const first = await take(duisburg, hahn, tughlakabad, ...ours, nowhere)
    expect(first).toEqual({ added: 3, changed: 0, ours: ['AEJEA', 'DXB'], abroad: ['XZABC'] })
    expect(await take(duisburg, hahn, tughlakabad)).toMatchObject({ added: 0, changed: 0 })
    expect(await take(duisburg.replaceAll('Duisburg', 'Duisburg Ruhrort'))).toMatchObject({ changed: 1 })
    expect(await rowOf('DEDUI')).toMatchObject({ name_en: 'Duisburg Ruhrort', name_ar: 'Duisburg Ruhrort' })
    expect([await rowOf('AEJEA'), await rowOf('DXB')]).toEqual([jebelAli, dubai])
    await take(duisburg)
  })

  test('the English name stands for both languages until a list gives an Arabic one, which stays', async () => {
    await take(duisburg)
    expect(await rowOf('DEDUI')).toMatchObject({ name_en: 'Duisburg', name_ar: 'Duisburg' })
    const arabic = readCodeList([`${head},NameAr`, `${duisburg},دويسبورغ`].join('\n'))!
    expect(await importPlaces(app.owner, arabic.places)).toMatchObject({ changed: 1 })
    expect(await importPlaces(app.owner, arabic.places)).toMatchObject({ changed: 0 })
    await take(duisburg)
    expect(await rowOf('DEDUI')).toMatchObject({ name_ar: 'دويسبورغ' })
    expect(await codes('دويسبورغ')).toEqual(['DEDUI'])
  })

  test('a search gives ours first, and an imported one by its exact code', async () => {
    await take(
      ',GB,JBL,Jebel Ali,Jebel Ali,,AF,1-------,0401,,5126N 00145W,',
      ',GB,ZQX,Shanghai,Shanghai,,AF,1-------,0401,,5126N 00145W,',
    )
    expect((await codes('jebel ali', 'port')).at(0)).toBe('AEJEA')
    expect((await codes('jebel ali', 'port')).at(-1)).toBe('GBJBL')
    expect((await codes('shanghai', 'port')).at(0)).toBe('CNSHA')
    expect((await codes('gbzqx')).at(0)).toBe('GBZQX')
    // Misspelt, the names of ours come before those that are as similar.
    expect((await codes('shangai', 'port')).at(0)).toBe('CNSHA')
    expect((await placesNamed(app.db, ['Shanghai'])).at(0)?.code).toBe('CNSHA')
    expect((await everyServedPlace(app.db)).map(({ code }) => code)).not.toContain('GBZQX')
  })

  test('ports of all countries are ours; those of one country or name are all', async () => {
    const ports = async (query: Record<string, string>) =>
      ((await app.ask(null, reference.getPortDetails, { query })).body as { portCode: string }[]).map(
        ({ portCode }) => portCode,
      )
    await take(duisburg)
    expect(await ports({ mode: 'sea' })).not.toContain('DEDUI')
    const german = await ports({ mode: 'sea', country: 'DE' })
    expect(german.indexOf('DEDUI')).toBeGreaterThan(german.indexOf('DEHAM'))
    expect(await ports({ text: 'duisburg' })).toEqual(['DEDUI'])
  })

  test('the seaports of the package are there behind ours, also not under a second code', async () => {
    const { rows } = await app.owner.query<{ count: number }>(
      `select count(*)::int as count from places where imported and kind = 'port' and position = 100000`,
    )
    expect(rows[0]!.count).toBeGreaterThan(1_300)
    // Dalian and Ningbo have two codes, one of which is ours; Dammam has the name of ours.
    for (const code of ['CNDAL', 'CNNBO', 'SADMN'])
      expect([code, await rowOf(code)]).toEqual([code, undefined])
    expect(await loadReference(app.owner)).toEqual([])
    await app.owner.query(`delete from reference_loads where name in ('places', 'sea-ports')`)
    await take(duisburg)
    expect(await loadReference(app.owner)).toEqual(['places', 'sea-ports'])
    expect(await rowOf('DEDUI')).toMatchObject({ imported: true, active: true })
  })

  test('a shipment is asked for, and won, from an added port', async () => {
    await take(duisburg)
    const world = worldOf(app)
    const form = formFor('sea-import-port', app.clock.now())
    const journey = await world.booked({
      agents: 1,
      form: { origin: { ...form.origin, place: 'DEDUI', country: 'DE' } },
    })
    await world.done(journey.winner, freight.addEvent, {
      query: { id: journey.requestId },
      body: { code: 'DEPARTED' },
    })
    const seen = await world.view(journey.customer, journey)
    expect(seen.origin.place).toMatchObject({ code: 'DEDUI', nameEn: 'Duisburg', country: 'DE' })
  })
})
