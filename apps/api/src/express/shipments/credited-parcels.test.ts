// Credit notes by hand on what express sold: earned first, then back to the card or into the wallet, with revenue and VAT.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { walletEndpoints } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { noteEndpoints as notes } from '@marsa/model/finance/notes/note-endpoints.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { fundWallet } from '../../../test/fund-wallet.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults, listTaxInvoices } from '../../finance/door.ts'
import { systemTransaction } from '../../kit/db.ts'
import { earnCarriage } from './earn-carriage.ts'

let app: TestApp
let admin: Person
let customer: Person
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
  customer = await addPerson(app.db, 'customer')
})
afterAll(() => app.close())

const note = (id: string, amount: string) =>
  app.ask(admin, notes.issueNote, {
    query: { id },
    body: { amount, reasonCode: 'DL8.61.1.D', reason: 'Handed over too late' },
  })
const saleOf = async (shipmentId: string) => (await listTaxInvoices(app.db, shipmentId))[0]!
const earn = (shipmentId: string) => systemTransaction(app.db, (tx) => earnCarriage(tx, shipmentId))
const booked = async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect((await app.ask(admin, books.viewVatReturn)).body.ties).toBe(true)
}

test('paid by card it goes back to the card, and revenue and VAT with it, once it was earned', async () => {
  const { id } = await parcelWorldOf(app).created(customer)
  const sale = await saleOf(id)
  expect(sale.number).toMatch(/^SVC-/)
  expect((await note(sale.id, '5')).body.code).toBe('finance.note-early')
  await earn(id)
  const revenue = await balanceOf(app.db, { kind: 'revenue' })
  const { body } = await note(sale.id, '5')
  expect(body.number).toMatch(/^SCN-/)
  expect(await balanceOf(app.db, { kind: 'revenue' })).toBe(revenue - 476n)
  expect(await balanceOf(app.db, { kind: 'refunds_in_transit' })).toBe(500n)
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: id })).toBe(0n)
  expect((await note(sale.id, '1')).body.code).toBe('finance.refund-in-progress')
  await booked()
})

test('paid from the wallet it is in the wallet at once', async () => {
  const world = parcelWorldOf(app)
  const merchant = await addPerson(app.db, 'customer')
  await fundWallet(app, merchant, '100.00')
  const { id } = await world.priced(merchant)
  await world.done(merchant, shipmentEndpoints.settleShipment, {
    query: { shipmentId: id, paymentType: 'wallet' },
    way: 1,
  })
  await earn(id)
  const sale = await saleOf(id)
  const before = await balanceOf(app.db, { kind: 'wallet_available', ownerId: merchant.companyId })
  expect((await note(sale.id, toWire(sale.totalFils))).status).toBe(200)
  expect(await balanceOf(app.db, { kind: 'wallet_available', ownerId: merchant.companyId })).toBe(
    before + sale.totalFils,
  )
  expect((await note(sale.id, '1')).body.code).toBe('finance.note-all')
  const { movements } = (await app.ask(merchant, walletEndpoints.viewWallet)).body
  expect(movements[0]).toMatchObject({ kind: 'REFUND' })
  await booked()
})
