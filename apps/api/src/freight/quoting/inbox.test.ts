// The list of an agent: what it is narrowed to, what it is sorted by, its pages, and its order as one walk.
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { formFor, type Carriage } from '../../../test/freight-forms.ts'
import { addAgents, addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let agent: Person
let customer: Person
/** Requests by the name that the tests give them. */
const ids: Record<string, string> = {}
const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id

const send = async (name: string, carriage: Carriage, change: Partial<RequestForm> = {}) => {
  const { RequestId } = await world.draft(customer, formFor(carriage, app.clock.now(), change))
  ids[name] = RequestId
  await world.document(customer, RequestId, 'COMMERCIAL_INVOICE')
  if (change.hazardous) await world.document(customer, RequestId, 'SAFETY_DATA_SHEET')
  await world.done(customer, freight.submitRequest, { query: { id: RequestId }, body: { terms: true } })
}

/** Days from now until the answer is due. */
const due = (name: string, at: Date) =>
  app.owner.query('update request_invitations set due_at = $2 where request_id = $1', [ids[name], at])

const packages = (count: number, side: number, weight: number): Partial<RequestForm> => ({
  shape: 2,
  measured: 'lines',
  sizeUnit: 'cm',
  weightUnit: 'kg',
  packages: [
    { type: 'CARTON', count, length: side, width: side, height: side, weight, weightOf: 'each' },
  ] as never,
  pieces: count,
  grossWeightKg: count * weight,
})

beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  ;[agent] = (await addAgents(app.db, 1)) as [Person]
  customer = await world.customer()
  const now = app.clock.now()
  const readyFrom = (days: number) => ({ readyFrom: addDays(dayOf(now), days) })
  await send('sea', 'sea-import-port', { ...readyFrom(9) })
  await send('twin', 'sea-import-port', { ...readyFrom(9) })
  await send('air', 'air-import-port', { ...packages(4, 50, 10), ...readyFrom(2) })
  await send('out', 'sea-export-port', {
    ...readyFrom(5),
    containerType: '40RF',
    grossWeightKg: 900,
    hazardous: true,
  })
  await send('loose', 'sea-import-port', {
    containerMode: 'LCL',
    containerType: undefined,
    containerCount: undefined,
    ...packages(10, 39, 55.1),
    sizeUnit: 'in',
    weightUnit: 'lb',
    grossWeightKg: 249.93,
    ...readyFrom(5),
  })
  const tonight = instantOf(addDays(dayOf(now), 1), -1)
  await due('sea', new Date(now.getTime() - 60_000))
  await due('twin', tonight)
  for (const [name, days] of [
    ['air', 40],
    ['out', 41],
    ['loose', 42],
  ] as const)
    await due(name, new Date(now.getTime() + days * 86_400_000))
})
afterAll(() => app.close())

type Query = Record<string, string | number>
const list = (query: Query, person = agent) => world.done(person, freight.listShipments, { query })
const found = async (query: Query, person = agent): Promise<string[]> =>
  (await list(query, person)).items.map((row: { RequestId: string }) => nameOf(row.RequestId))
const order = async (query: Query): Promise<string[]> =>
  (await world.done(agent, freight.listRequestOrder, { query })).items.map((row: { RequestId: string }) =>
    nameOf(row.RequestId),
  )

describe('an agent narrows its list', () => {
  test.each<[Query, string[]]>([
    [{}, ['loose', 'out', 'air', 'twin', 'sea']],
    [{ mode: 'air' }, ['air']],
    [{ mode: 'sea', dangerous: 'yes' }, ['out']],
    [{ origin: 'CN' }, ['loose', 'twin', 'sea']],
    [{ origin: 'CNSHA' }, ['loose', 'twin', 'sea']],
    [{ origin: 'HKG' }, ['air']],
    [{ origin: 'CNNGB' }, []],
    [{ destination: 'CN' }, ['out']],
    [{ destination: 'AE', origin: 'HK' }, ['air']],
    [{ destination: 'AEJEA' }, ['loose', 'twin', 'sea']],
    [{ due: 'today' }, ['twin', 'sea']],
    [{ due: 'week' }, ['twin', 'sea']],
    [{ dangerous: 'yes' }, ['out']],
    [{ reefer: 'yes' }, ['out']],
    [{ declined: 'yes' }, []],
    [{ tab: 'quoted' }, []],
  ])('%j', async (query, names) => {
    expect(await found({ tab: 'answer', ...query })).toEqual(names)
    expect(await order({ tab: 'answer', ...query })).toEqual(names)
    const { totalCount, tabs } = await list({ tab: 'answer', ...query })
    if (!query['tab']) expect([totalCount, tabs.answer]).toEqual([names.length, names.length])
  })

  test.each([
    { origin: 'cn' },
    { origin: 'C' },
    { destination: "AE'" },
    { due: 'month' },
    { dangerous: 'no' },
    { reefer: 'true' },
    { declined: '1' },
    { sort: 'cargo' },
    { mode: 'road' },
  ])('%j is refused', async (query) => {
    expect((await app.ask(agent, freight.listShipments, { query })).status).toBe(422)
    expect((await app.ask(agent, freight.listRequestOrder, { query })).status).toBe(422)
  })
})

describe('an agent sorts its list', () => {
  // Those that are alike come by when they were asked.
  test.each<[string, string[]]>([
    ['due', ['sea', 'twin', 'air', 'out', 'loose']],
    ['-due', ['loose', 'out', 'air', 'twin', 'sea']],
    ['ready', ['air', 'out', 'loose', 'sea', 'twin']],
    ['-ready', ['twin', 'sea', 'loose', 'out', 'air']],
    ['weight', ['air', 'loose', 'out', 'sea', 'twin']],
    ['-weight', ['twin', 'sea', 'out', 'loose', 'air']],
    ['volume', ['air', 'loose', 'sea', 'twin', 'out']],
    ['-volume', ['loose', 'air', 'out', 'twin', 'sea']],
    ['-added', ['loose', 'out', 'air', 'twin', 'sea']],
  ])('by %s, page by page and as one walk', async (sort, names) => {
    const pages = []
    for (let pageIndex = 1; pageIndex <= 5; pageIndex++)
      pages.push(...(await found({ tab: 'answer', sort, pageSize: 1, pageIndex })))
    expect([...pages].toSorted()).toEqual([...names].toSorted())
    expect(await order({ tab: 'answer', sort })).toEqual(pages)
    // Volumes that are not known stand last, in either direction.
    const known = (list: string[]) =>
      sort.endsWith('volume') ? list.filter((name) => ['air', 'loose'].includes(name)) : list
    expect(known(pages)).toEqual(known(names))
    if (sort.endsWith('volume')) expect(pages.slice(0, 2)).toEqual(known(names))
  })
})

test('a row says what the cargo is and measures', async () => {
  const { items } = await list({ tab: 'answer' })
  const cargoOf = (name: string) =>
    items.find((row: { RequestId: string }) => row.RequestId === ids[name]).cargo
  expect(cargoOf('air')).toMatchObject({
    grossWeightKg: 40,
    volumeCbm: 0.5,
    chargeableKg: 83.5,
    hazardous: false,
    refrigerated: false,
  })
  expect(cargoOf('out')).toMatchObject({ chargeableKg: null, hazardous: true, refrigerated: true })
})

test('who asks is not told before the award, nor are requests of others listed', async () => {
  const { items } = await list({ tab: 'answer' })
  expect(items.every((row: { customer: unknown }) => row.customer === null)).toBe(true)
  const stranger = await addPerson(app.db, 'clearing-agent')
  expect(await found({}, stranger)).toEqual([])
  expect((await world.done(stranger, freight.listRequestOrder)).items).toEqual([])
  expect((await app.ask(customer, freight.listRequestOrder)).status).toBe(403)
})

test('a customer narrows and sorts its own list; nothing of it was declined by the customer', async () => {
  expect(await found({ sort: 'weight' }, customer)).toEqual(['air', 'loose', 'out', 'sea', 'twin'])
  expect(await found({ reefer: 'yes' }, customer)).toEqual(['out'])
  expect(await found({ declined: 'yes' }, customer)).toEqual([])
})

test('what was sent before is measured by the migration as the model measures it', async () => {
  const measured = async () =>
    (await app.owner.query('select id, gross_g, cbm_milli from freight_details order by id')).rows
  const before = await measured()
  const file = new URL('../../../migrations/0230-cargo-measures.sql', import.meta.url)
  const [, again] = /(with lines as [^]*?;)/.exec(fs.readFileSync(file, 'utf8'))!
  await app.owner.query('update freight_details set gross_g = null, cbm_milli = null')
  await app.owner.query(again!)
  expect(await measured()).toEqual(before)
  expect(before.filter(({ gross_g: gross }) => gross !== null)).toHaveLength(5)
})

test('what is declined leaves what waits, and is found among the others', async () => {
  await world.done(agent, freight.declineToQuote, {
    query: { id: ids['twin']! },
    body: { reason: 'No space on the vessel' },
  })
  expect(await found({ tab: 'answer' })).toEqual(['loose', 'out', 'air', 'sea'])
  expect(await found({ tab: 'others', declined: 'yes' })).toEqual(['twin'])
  expect(await found({ tab: 'answer', due: 'today' })).toEqual(['sea'])
})
