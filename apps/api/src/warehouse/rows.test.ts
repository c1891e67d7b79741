// Rows of lists and of the search: what is stored, how many pieces are left, where, and since when.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { search, type SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const rowFor = async (person: Person, at: Stored): Promise<StorageSummary> => {
  const { items } = await world.done(person, storage.listStorages, { query: { reference: at.number } })
  return items[0]
}

test('a row says what is asked for, and from the intake on what is there and since when', async () => {
  const asked = await world.quoted({ warehouses: 2 })
  const before = { cargoDetails: 'Furniture of a flat with two rooms', pieces: 40, CBM: 10, emirate: 'DU' }
  for (const person of [asked.customer, asked.winner])
    expect(await rowFor(person, asked)).toMatchObject({ ...before, warehouse: null, storedSince: null })
  const at = await world.withItems({ warehouses: 2, pay: 'whole' })
  const desk = await addPerson(app.db, 'desk')
  for (const person of [at.customer, desk]) {
    const row = await rowFor(person, at)
    expect(row).toMatchObject({ pieces: 11, warehouse: { nameEn: expect.any(String) } })
    expect(row.storedSince).not.toBeNull()
  }
  expect(await rowFor(at.winner, at)).toMatchObject({ pieces: 11, warehouse: null })
  // Whoever has lost reads what was asked for.
  expect(await rowFor(at.warehouses[1]!, at)).toMatchObject({ pieces: 40, storedSince: null })
  world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 4 }]))
  const { releaseId } = (await world.view(at.winner, at)).releases[0]
  const body = await world.handOverBody(at)
  world.must(await app.ask(at.winner, storage.handOverRelease, { query: { id: releaseId }, body }))
  expect((await rowFor(at.customer, at)).pieces).toBe(7)
})

test('the search says what is stored in both languages, and the number once', async () => {
  const at = await world.requested({
    form: { cbm: 12.5, pieces: 2, startDate: '2099-05-12', endDate: '2099-06-12' },
  })
  const { items } = (await world.done(at.customer, search, { query: { text: at.number } })) as {
    items: SearchHit[]
  }
  const hit = items.find(({ type }) => type === 'storage-request')
  expect(hit?.titleEn).toBe(
    '\u2068Furniture of a flat with two rooms\u2069 · 2 pieces · 12.5 m³ · Dubai · from 12 May 2099',
  )
  expect(hit?.titleAr).toBe(
    '\u2068Furniture of a flat with two rooms\u2069 · قطعتان · 12.5 م³ · دبي · من 12 مايو 2099',
  )
})
