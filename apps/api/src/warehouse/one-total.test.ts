// One total of a storage in every state: list, storage, the printed tax invoice and the ledger agree for each reader.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { listBookFaults, listLedgerFaults, listTaxInvoices, readTaxInvoiceData } from '../finance/door.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { storageCharges, storageWorldOf, type Stored, type StorageWorld } from '../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterEach(async () =>
  expect([...(await listLedgerFaults(app.db)), ...(await listBookFaults(app.db))]).toEqual([]),
)
afterAll(() => app.close())

const listed = async (person: Person, at: Stored): Promise<string | null> =>
  (await world.done(person, storage.listStorages, { query: { reference: at.number } })).items[0].lowestQuote

const totalsOf = async (at: Stored): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {}
  for (const [who, person] of Object.entries({ customer: at.customer, warehouse: at.winner, desk })) {
    const seen = await world.view(person, at)
    found[`list of ${who}`] = await listed(person, at)
    found[`money of ${who}`] = seen.money.total
    found[`quotation of ${who}`] = seen.quotation.totalEstimate
  }
  return found
}
const all = (found: Record<string, unknown>, total: string) =>
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, total])))

test('from the booking on everybody reads the total in force, which the final quotation changes', async () => {
  const at = await world.booked({ warehouses: 2 })
  all(await totalsOf(at), at.quotations[0]!.total)
  await world.reach(at, 'STORED')
  const { totalEstimate: final } = world.must(await world.finalQuote(at)).body
  expect(final).not.toBe(at.quotations[0]!.total)
  all(await totalsOf(at), final)
  expect(await listed(at.warehouses[1]!, at)).toBe(at.quotations[1]!.total)

  await world.payFinal(at)
  all(await totalsOf(at), final)
  expect(await world.balances(at.requestId)).toMatchObject({ customer_advance: parseMoney(final) })

  await world.reach(at, 'DELIVERED')
  await world.document(at.winner, at.requestId, 'INVOICE')
  world.must(await world.complete(at))
  const invoice = (await listTaxInvoices(app.db, at.requestId)).find(({ kind }) => kind === 'final')!
  const printed = await readTaxInvoiceData(app.db, invoice)
  const paid = toWire(parseMoney(printed.advance) + parseMoney(printed.paid))
  const documents = { 'printed tax invoice': printed.total, 'advance and balance of it': paid }
  all({ ...(await totalsOf(at)), ...documents }, final)
})

test('before it a customer and the desk read the lowest quotation, each warehouse its own', async () => {
  const at = await world.quoted()
  const [lowest, other] = at.quotations.map(({ total }) => total)
  const read = [at.customer, desk, ...at.warehouses].map((person) => listed(person, at))
  expect(await Promise.all(read)).toEqual([lowest, lowest, lowest, other])
})

test('what the final quotation changed is told line by line to both sides, with reasons and a file of its own', async () => {
  const at = await world.stored()
  const { code } = (await world.finalQuote(at, '1000.00', { fileDocumentId: undefined })).body
  expect(code).toBe('quotes.file-required')
  const silent = { charges: storageCharges('1000.00') }
  expect((await world.finalQuote(at, '1000.00', silent)).body.fieldErrors).toEqual([
    expect.objectContaining({ field: 'charges.0.reason', code: 'quotes.reason-required' }),
  ])
  world.must(await world.finalQuote(at))
  const changes = (await world.view(at.customer, at)).finalChanges
  expect((await world.view(at.winner, at)).finalChanges).toEqual(changes)
  expect(changes.lines).toMatchObject([
    {
      code: 'storage',
      change: 'changed',
      accepted: '900.00',
      final: '1000.00',
      reason: 'As it was measured',
    },
    { code: 'handling', change: 'same', difference: '0.00' },
  ])
  expect(changes).toMatchObject({ acceptedTotal: at.quotations[0]!.total, difference: '105.00', vat: '5.00' })
})
