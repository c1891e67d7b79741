// The stock list and the movements: each sees what is theirs, places stay with the warehouse, and the sums stand.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const stock = (person: Person, search?: string) =>
  world.done(person, storage.listStock, { query: { search } })
const moved = async (person: Person) => (await world.done(person, storage.listStockMovements)).days
const numbers = ({ items }: { items: { shipmentReferenceNumber: string }[] }) =>
  items.map((row) => row.shipmentReferenceNumber)

/** Taken in on the sheet: forty boxes at B-04-3, everything paid. */
const takenIn = async (change: object = {}): Promise<Stored & { box: string }> => {
  const at = await world.booked({ warehouses: 2, pay: 'whole' })
  const signature = await world.document(at.winner, at.requestId, 'HAND_OVER_SIGNATURE')
  const body = world.sheet({ signature, ...change })
  world.must(await app.ask(at.winner, storage.takeInGoods, { ...world.of(at), body }))
  return { ...at, box: (await world.view(at.winner, at)).items[0].itemId }
}

test('shows the warehouse its stock by place, the customer their own without it, others nothing', async () => {
  const at = await takenIn()
  const own = await stock(at.winner)
  expect(own).toMatchObject({ totalCount: 1, pieces: 40 })
  expect(own.items).toMatchObject([
    {
      shipmentReferenceNumber: at.number,
      name: 'Box',
      pieces: 40,
      sides: [1000, 500, 500],
      place: 'B-04-3',
      warehouse: null,
      overstay: false,
    },
  ])
  expect(own.items[0].customer.nameEn).toEqual(expect.any(String))
  const theirs = await stock(at.customer)
  expect(theirs.items).toMatchObject([{ pieces: 40, place: null, customer: null }])
  expect(theirs.items[0].warehouse.nameEn).toEqual(expect.any(String))
  const desk = await addPerson(app.db, 'desk')
  expect((await stock(desk, at.number)).items).toMatchObject([{ pieces: 40, place: null }])
  for (const person of [at.warehouses[1]!, await addPerson(app.db, 'customer')]) {
    expect(await stock(person)).toMatchObject({ totalCount: 0, pieces: 0, items: [] })
    expect((await stock(person, at.number)).items).toEqual([])
  }
})

test('is searched by item, number and place; a customer finds nothing by a place', async () => {
  const at = await takenIn()
  for (const words of ['box', at.number, 'b-04', `b-04 ${at.number}`])
    expect([words, numbers(await stock(at.winner, words))]).toEqual([words, [at.number]])
  expect((await stock(at.winner, 'sofa')).items).toEqual([])
  // Names of companies end in hexadecimal characters, which 'b-04' may be among.
  expect((await stock(at.customer, 'b-04-3')).items).toEqual([])
  expect(numbers(await stock(at.customer, 'BOX'))).toEqual([at.number])
  // The goods are moved within the hall: nothing has come or left.
  world.must(await world.items(at, [{ itemId: at.box, name: 'Box', quantity: 40, place: 'C-01-1' }]))
  expect(numbers(await stock(at.winner, 'c-01-1'))).toEqual([at.number])
  expect(await moved(at.winner)).toMatchObject([{ in: 40, out: 0, correction: 0 }])
})

test('follows what comes, what is counted anew, what is released and what leaves in the end', async () => {
  const at = await takenIn()
  const today = dayOf(app.clock.now())
  expect(await moved(at.winner)).toEqual([{ day: today, in: 40, out: 0, correction: 0 }])
  const count = (quantity: number) => ({ itemId: at.box, name: 'Box', quantity, missing: 40 - quantity })
  world.must(await world.items(at, [count(38), { itemId: null, name: 'Chair', quantity: 2 }]))
  expect(await moved(at.winner)).toEqual([{ day: today, in: 42, out: 0, correction: -2 }])
  // Saved again as it is: nothing has moved.
  const chair = (await world.view(at.winner, at)).items[1].itemId
  const list = [count(38), { itemId: chair, name: 'Chair', quantity: 2 }]
  world.must(await world.items(at, list))
  world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 8 }]))
  const { releases } = await world.view(at.winner, at)
  world.must(
    await app.ask(at.winner, storage.handOverRelease, {
      query: { id: releases[0].releaseId },
      body: await world.handOverBody(at),
    }),
  )
  expect(await moved(at.winner)).toEqual([{ day: today, in: 42, out: 8, correction: -2 }])
  expect(await stock(at.winner)).toMatchObject({ pieces: 32 })
  await world.reach(at, 'DELIVERED')
  expect(await moved(at.winner)).toEqual([{ day: today, in: 42, out: 40, correction: -2 }])
  expect(await stock(at.winner)).toMatchObject({ pieces: 0, items: [] })
  expect(await moved(at.warehouses[1]!)).toEqual([])
  expect((await app.ask(at.customer, storage.listStockMovements)).status).toBe(403)
})

test('is a file in each format, with the columns of its reader', async () => {
  const at = await takenIn()
  const text = async (person: Person, query: Record<string, string>) =>
    String((await app.ask(person, storage.downloadStock, { query })).body)
  expect(await text(at.winner, { format: 'csv' })).toContain('B-04-3,Box,40,10.00')
  expect(await text(at.customer, { format: 'csv' })).not.toContain('B-04-3')
  expect(await text(at.customer, { format: 'csv', lang: 'ar' })).toContain('الصنف')
  for (const format of ['xlsx', 'pdf'])
    for (const file of [storage.downloadStock, storage.downloadStockMovements])
      expect((await app.ask(at.winner, file, { query: { format } })).status).toBe(200)
  const today = dayOf(app.clock.now())
  const days = { from: addDays(today, -3), to: today }
  const rows = String((await app.ask(at.winner, storage.downloadStockMovements, { query: days })).body)
  expect(rows).toContain(`${at.number},`)
  expect(rows).toContain(',Box,40,,')
})
