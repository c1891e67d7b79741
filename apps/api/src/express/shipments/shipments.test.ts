// A shipment over HTTP: drafted, priced, paid, numbered, invoiced, moved, voided, cancelled and removed; money to the fil.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { calculateRates } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { shipmentEndpoints as calls } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { shipmentStates } from '@marsa/model/express/shipments/shipment-machine.ts'
import { readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { openDay } from '../../../test/open-day.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addBundle } from '../../../test/bundle.ts'
import { fundWallet } from '../../../test/fund-wallet.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { parcelParty } from '../../../test/parcel-form.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults, listTaxInvoices } from '../../finance/door.ts'
import { one, rows, systemTransaction } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { consumeLease, creditsOf, leaseCredits } from '../bundles/leases.ts'
import { listBundleFaults } from '../bundles/memberships.store.ts'
import { listWalletFaults } from '../wallet/wallet.store.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let [customer, other, desk, admin] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = parcelWorldOf(app)
  customer = await addPerson(app.db, 'business')
  other = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
})
afterEach(async () => {
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await listWalletFaults(app.db)).toEqual([])
  expect(await listBundleFaults(app.db)).toEqual([])
  expect(
    await rows(
      app.db,
      sql`select from express_slots p
        where p.taken <> (select count(*) from express_shipments s where s.slot_id = p.id)`,
    ),
  ).toEqual([])
})
afterAll(() => app.close())

const save = (person: Person, body: object, key = randomUUID()) =>
  app.ask(person, calls.saveShipment, { body, key })
const sized = (packages: readonly Record<string, unknown>[]) =>
  packages.map(({ packaging: _packaging, ...size }) => size)
const balance = (kind: Parameters<typeof balanceOf>[1]['kind'], ownerId?: string) =>
  balanceOf(app.db, ownerId ? { kind, ownerId } : { kind })

test('a draft keeps what is typed, however little, and is its company’s alone', async () => {
  const { body } = await save(customer, { to: { country: 'AE', city: 'Abu' } })
  expect(body).toMatchObject({ status: 'DRAFT', awbNumber: null, amountDue: null, version: 1 })
  const seen = await world.view(customer, body.id)
  expect(seen.form).toEqual({ to: { country: 'AE', city: 'Abu' } })
  for (const person of [other, desk])
    expect((await app.ask(person, calls.viewShipment, { query: { Id: body.id } })).status).toBe(404)
  const next = await save(customer, { id: body.id, version: 1, reference: 'A 7' })
  expect(next.body).toMatchObject({ id: body.id, version: 2 })
  expect((await save(customer, { id: body.id, version: 1, reference: 'B' })).body.code).toBe('kit.moved-on')
  expect((await save(other, { id: body.id, reference: 'B' })).status).toBe(404)
  expect((await save(customer, { price: '1.00' })).status).toBe(422)
})

test('to be paid it is checked whole, field by field', async () => {
  const wrong = await save(customer, {
    ...world.form({
      sender: parcelParty({ name: '', mobile: '12' }),
      packages: [{ weight: '30.001', length: '40', width: '30', height: '30', packaging: 'OWN' }],
      slot: undefined,
      nothingRestricted: false,
    }),
    toPay: true,
    terms: true,
  })
  expect(wrong.status).toBe(422)
  const codes = Object.fromEntries(
    wrong.body.fieldErrors.map(({ field, code }: { field: string; code: string }) => [field, code]),
  )
  expect(codes).toMatchObject({ 'sender.name': 'express.name-missing' })
  const rest = await save(customer, {
    ...world.form({
      sender: parcelParty({ mobile: '12' }),
      packages: [{ weight: '30.001', length: '40', width: '30', height: '30', packaging: 'OWN' }],
      recipient: parcelParty({ building: 'P.O. Box 12' }),
      slot: undefined,
      nothingRestricted: false,
      cod: '5000.01',
    }),
    toPay: true,
    terms: true,
  })
  expect(
    Object.fromEntries(
      rest.body.fieldErrors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ),
  ).toEqual({
    'sender.mobile': 'express.address-mobile',
    'recipient.building': 'express.address-po-box-only',
    'packages.0.weight': 'express.weight-limit',
    slot: 'express.slot-missing',
    nothingRestricted: 'express.restricted-unticked',
    cod: 'express.cod-limit',
  })
  expect((await save(customer, { ...world.form(), toPay: true })).body.fieldErrors).toMatchObject([
    { field: 'terms', code: 'express.terms' },
  ])
})

test('vector 1 is priced, frozen and paid by card: one waybill, a pickup, a tax invoice, VAT owed', async () => {
  const vat = await balance('vat_payable')
  const priced = await world.priced(customer)
  expect(priced).toMatchObject({ status: 'PENDING_PAYMENT', amountDue: '27.30', awbNumber: null })
  expect(priced.price).toMatchObject({ net: '26.00', vat: '1.30', total: '27.30' })
  const model = await world.open(customer, priced.id)
  expect(model).toMatchObject({ amount: '27.30', creditApplied: '0.00', cardAmount: '27.30' })
  expect(await world.open(customer, priced.id)).toMatchObject({ sessionId: model.sessionId })
  const twin = await app.ask(customer, calls.openShipmentPayment, {
    query: { shipmentID: priced.id },
    way: 1,
  })
  expect(twin.body.sessionId).toBe(model.sessionId)
  await world.settle(model.sessionId, 'succeeded')
  await world.settle(model.sessionId, 'succeeded')
  const seen = await world.view(customer, priced.id)
  expect(seen).toMatchObject({
    status: 'PICKUP_SCHEDULED',
    pickup: { slotCode: '12-15' },
    payments: [{ way: 'card', amount: '27.30', returnedTo: null }],
    invoices: [{ kind: 'final', total: '27.30' }],
  })
  expect(readWaybill(seen.awbNumber)).toBe(seen.awbNumber)
  expect(seen.receiptNumber).toMatch(/^RCT-/)
  expect(seen.timeline.map(({ status }: { status: string }) => status)).toEqual([
    'PENDING_PAYMENT',
    'CREATED',
    'PICKUP_SCHEDULED',
  ])
  expect(await balance('vat_payable')).toBe(vat + 130n)
  expect(await balance('customer_advance', priced.id)).toBe(2600n)
  const [invoice] = await listTaxInvoices(app.db, priced.id)
  expect(invoice).toMatchObject({ subjectNumber: seen.awbNumber, isOwnSupply: true, paidFils: 2730n })
  const numbers = await rows(app.db, sql`select from express_waybills where shipment_id = ${priced.id}`)
  expect(numbers).toHaveLength(1)
  const receipt = await app.ask(customer, calls.downloadShipmentReceipt, { query: { shipmentId: priced.id } })
  expect(receipt.status).toBe(200)
  const printed = await textOfPdf(receipt.raw)
  expect(printed).toContain(seen.awbNumber)
  expect(printed).toContain('Waybill')
  expect(printed).not.toContain('Quotation')
  // The Arabic side names its cities in Arabic.
  expect(printed.match(/Dubai/g)).toHaveLength(2) // The route, and the address of the house.
})

test('a price that is frozen does not move; an edit makes it a draft again', async () => {
  const { id } = await world.priced(customer)
  await app.owner.query(`insert into express_tariffs (valid_from) values (now() - interval '1 second');
    insert into express_tariff_cells select (select id from express_tariffs order by valid_from desc limit 1),
      service, plan, from_grams, base_fils + 1000, per_kg_fils from express_tariff_cells
    where tariff_id = (select id from express_tariffs order by valid_from limit 1)`)
  const { cardAmount } = await world.open(customer, id)
  expect(cardAmount).toBe('27.30')
  expect((await save(customer, { ...world.form(), id })).body.code).toBe('finance.payment-in-progress')
  expect((await app.ask(customer, calls.removeShipment, { query: { shipmentId: id } })).body.code).toBe(
    'finance.payment-in-progress',
  )
})

test('a payment that fails leaves a draft, and late money makes it a shipment if nothing has changed (P7)', async () => {
  const { id } = await world.priced(customer)
  const { sessionId } = await world.open(customer, id)
  await world.settle(sessionId, 'failed')
  expect(await world.view(customer, id)).toMatchObject({ status: 'DRAFT', awbNumber: null })
  await world.settle(sessionId, 'succeeded')
  expect(await world.view(customer, id)).toMatchObject({ status: 'PICKUP_SCHEDULED' })

  const changed = await world.priced(customer)
  const late = await world.open(customer, changed.id)
  await world.settle(late.sessionId, 'failed')
  await save(customer, { ...world.form({ reference: 'other' }), id: changed.id })
  await world.settle(late.sessionId, 'succeeded')
  expect(await world.view(customer, changed.id)).toMatchObject({ status: 'DRAFT' })

  const removed = await world.priced(customer)
  const last = await world.open(customer, removed.id)
  await world.settle(last.sessionId, 'failed')
  expect((await app.ask(customer, calls.removeShipment, { query: { shipmentId: removed.id } })).status).toBe(
    200,
  )
  await world.settle(last.sessionId, 'succeeded')
  await app.work()
  expect(app.gateway.order(last.sessionId)).toMatchObject({ status: 'refunded' })
  expect(app.gateway.order(late.sessionId)).toMatchObject({ status: 'refunded' })
})

test('cancelled before the pickup all goes back, with a credit note; the slot is free again', async () => {
  const vat = await balance('vat_payable')
  const { id, sessionId, version } = await world.created(customer)
  const cancel = (person: Person, comments = 'The buyer changed his mind') =>
    app.ask(person, calls.cancelShipment, { query: { id }, body: { comments, version } })
  expect((await cancel(other)).status).toBe(404)
  expect((await cancel(customer, ' a')).body.fieldErrors).toMatchObject([
    { field: 'comments', code: 'express.comments-missing' },
  ])
  expect((await cancel(desk)).body).toMatchObject({ status: 'SUCCESS', refund: expect.stringMatching(/\d/) })
  expect((await cancel(customer)).body.code).toBe('express.cannot-now')
  await app.work()
  expect(app.gateway.order(sessionId)).toMatchObject({ status: 'refunded' })
  const seen = await world.view(customer, id)
  expect(seen).toMatchObject({
    status: 'CANCELLED',
    comments: 'The buyer changed his mind',
    pickup: null,
    payments: [{ way: 'card', amount: '37.80', returnedTo: 'card' }],
  })
  expect(seen.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['final', 'credit-note'])
  expect(await balance('vat_payable')).toBe(vat)
  expect(await balance('customer_advance', id)).toBe(0n)
})

test('a payment is voided on its day before a pickup is booked; the number is never given out again', async () => {
  const drop = { dropOff: true, slot: undefined }
  const { id, awbNumber } = await world.created(customer, drop)
  app.clock.at(new Date(`${dayOf(app.clock.now())}T23:00:00+04:00`))
  const late = await app.ask(customer, calls.voidShipmentPayment, { query: { shipmentId: id } })
  app.clock.reset()
  expect(late.body.code).toBe('express.void-late')
  const paidAt = await one<{ at: Date }>(
    app.db,
    sql`select paid_at as at from express_settlements where shipment_id = ${id}`,
  )
  app.clock.at(new Date(paidAt.at.getTime() + 1000))
  const done = await app.ask(customer, calls.voidShipmentPayment, { query: { shipmentId: id }, way: 1 })
  app.clock.reset()
  // Between 23:00 and midnight no payment can be voided.
  if (done.body.code === 'express.void-late') return
  expect(done.body).toMatchObject({ status: 'SUCCESS', reference: awbNumber })
  expect(await world.view(customer, id)).toMatchObject({ status: 'DRAFT', awbNumber: null })
  await app.work()
  const again = await save(customer, { ...world.form(drop), id, toPay: true, terms: true })
  const { sessionId } = await world.open(customer, again.body.id)
  await world.settle(sessionId, 'succeeded')
  const seen = await world.view(customer, id)
  expect(seen.status).toBe('CREATED')
  expect(seen.awbNumber).not.toBe(awbNumber)
  expect(await rows(app.db, sql`select from express_waybills where shipment_id = ${id}`)).toHaveLength(2)
})

/** The same pickup for all: thirty at once (vector 29). */
test('of 30 who move to a slot of 12 places at once, 12 have it and 18 are told', async () => {
  const drop = { dropOff: true, slot: undefined, from: { country: 'AE', city: 'Fujairah' } }
  const people = await Promise.all(Array.from({ length: 30 }, () => addPerson(app.db, 'business')))
  const shipments: { person: Person; id: string }[] = []
  for (const person of people) shipments.push({ person, id: (await world.created(person, drop)).id })
  const date = openDay(app.clock.now(), 2)
  const answers = await Promise.all(
    shipments.map(({ person, id }) =>
      app.ask(person, calls.movePickup, { body: { shipmentId: id, date, slotCode: '15-18' } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(18)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['express.slot-full']))
  const free = await world.done(customer, calls.listFreeSlots, { body: { city: 'Fujairah', date } })
  expect(free.find(({ slotCode }: { slotCode: string }) => slotCode === '15-18')).toMatchObject({
    remaining: 0,
  })
})

test('a pickup is moved three times', async () => {
  const { id } = await world.created(customer)
  const date = openDay(app.clock.now(), 3)
  const moved = (slotCode: string) =>
    app.ask(customer, calls.movePickup, { body: { shipmentId: id, date, slotCode } })
  for (const slotCode of ['09-12', '12-15', '18-21']) expect((await moved(slotCode)).status).toBe(200)
  expect((await moved('09-12')).body.code).toBe('express.reschedules-used')
  expect(await world.view(customer, id)).toMatchObject({
    reschedules: 3,
    pickup: { date, slotCode: '18-21' },
  })
})

test('the day of delivery follows the pickup that is chosen, and the one it is moved to', async () => {
  const slot = { date: openDay(app.clock.now(), 4), slotCode: '15-18' as const }
  const { id } = await world.created(customer, { slot })
  const expectedOn = async () => (await world.view(customer, id)).expectedOn
  const inTheDay = await expectedOn()
  expect(inTheDay > slot.date).toBe(true)
  const { sender: _sender, recipient: _recipient, ...form } = world.form({ slot })
  const asked = { shipmentType: 'GOODS', from: form.from, to: form.to, packages: sized(form.packages), slot }
  const { rates } = await world.done(customer, calculateRates, { body: asked })
  expect(rates[0].etaDate).toBe(inTheDay)
  await world.done(customer, calls.movePickup, { body: { shipmentId: id, ...slot, slotCode: '18-21' } })
  // What is collected in the evening goes on the day after.
  expect((await expectedOn()) > inTheDay).toBe(true)
})

test('from the wallet it is paid at once, or the shortfall is said; cancelled it comes back to the wallet', async () => {
  const person = await addPerson(app.db, 'business')
  await fundWallet(app, person, '50.00')
  const vat = await balance('vat_payable')
  const first = await world.priced(person)
  const settle = (id: string) =>
    app.ask(person, calls.settleShipment, { query: { shipmentId: id, paymentType: 'wallet' }, way: 1 })
  const total = parseMoney(first.amountDue)
  expect((await settle(first.id)).body).toMatchObject({ status: 'SUCCESS', shortfall: null })
  expect((await settle(first.id)).body).toMatchObject({ status: 'SUCCESS' })
  expect(await balance('wallet_available', person.companyId)).toBe(5000n - total)
  const second = await world.priced(person)
  expect((await settle(second.id)).body).toMatchObject({ status: 'FAILED', reference: null })
  expect(await world.view(person, second.id)).toMatchObject({ status: 'DRAFT' })
  const { body } = await app.ask(person, calls.cancelShipment, {
    query: { id: first.id },
    body: { comments: 'Not needed' },
  })
  expect(body).toMatchObject({ refund: first.amountDue })
  expect(await balance('wallet_available', person.companyId)).toBe(5000n)
  expect(await balance('vat_payable')).toBe(vat)
})

test('lists have filters and all fourteen states; strangers see none, staff no drafts', async () => {
  const person = await addPerson(app.db, 'business')
  await world.draft(person)
  await world.draft(person)
  const { awbNumber } = await world.created(person, { reference: 'ZX-9', cod: '120.00' })
  const counts = await world.done(person, calls.countShipments)
  expect(counts.map(({ status }: { status: string }) => status)).toEqual([...shipmentStates])
  expect(counts.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { status: 'DRAFT', count: 2 },
    { status: 'PICKUP_SCHEDULED', count: 1 },
  ])
  const list = (query: Record<string, string>, who = person) =>
    world.done(who, calls.listShipments, { query })
  expect((await list({})).totalCount).toBe(3)
  for (const search of [
    awbNumber,
    ` ${awbNumber.slice(0, 6).toLowerCase()} ${awbNumber.slice(6)}`,
    'zx-9',
    'omar',
    '55987',
  ])
    expect((await list({ search, status: 'PICKUP_SCHEDULED' })).items).toMatchObject([
      { awbNumber, cod: '120.00' },
    ])
  expect((await list({ cod: 'yes' })).totalCount).toBe(1)
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
  expect(ids(await list({ from: dayOf(app.clock.now()) }))).toEqual(ids(await list({})))
  expect((await list({ from: addDays(dayOf(app.clock.now()), 1) })).totalCount).toBe(0)
  expect((await list({}, await addPerson(app.db, 'business'))).totalCount).toBe(0)
  expect((await list({ search: awbNumber, userRole: 'all' }, admin)).totalCount).toBe(1)
  expect((await list({ status: 'DRAFT' }, admin)).totalCount).toBe(0)
  expect((await app.ask(person, calls.listShipments, { query: { userRole: 'all' } })).status).toBe(403)
})

test('by its number anybody reads state, time and emirate, and nothing else; a wrong digit is no number', async () => {
  const { awbNumber } = await world.created(customer)
  const track = (shipmentId: string) => app.ask(null, calls.trackParcel, { query: { shipmentId } })
  const { body } = await track(` ${awbNumber.toLowerCase()} `)
  expect(body).toMatchObject({ awbNumber, status: 'PICKUP_SCHEDULED' })
  expect(Object.keys(body)).toEqual(['awbNumber', 'status', 'events'])
  expect(body.events[0]).toEqual({
    status: 'CREATED',
    at: expect.any(String),
    isCorrection: false,
    place: 'Dubai',
  })
  const wrong = awbNumber.slice(0, -1) + ((Number(awbNumber.at(-1)) + 1) % 10)
  expect((await track(wrong)).body.code).toBe('express.waybill-invalid')
  expect((await track('MRX000000000115')).body.code).toBe('express.shipment-not-found')
})

test('nobody but its company and staff opens it; only a company has cash collected', async () => {
  const { id } = await world.created(customer)
  expect((await app.ask(other, calls.viewShipment, { query: { Id: id } })).status).toBe(404)
  expect((await world.view(desk, id)).id).toBe(id)
  for (const call of [calls.removeShipment, calls.voidShipmentPayment])
    expect((await app.ask(other, call, { query: { shipmentId: id } })).status).toBe(404)
  const person = await addPerson(app.db, 'customer')
  const refused = await save(person, { ...world.form({ cod: '50.00' }), toPay: true, terms: true })
  expect(refused.body.fieldErrors).toMatchObject([{ field: 'cod', code: 'express.cod-merchants' }])
})

test('a promotion code is reserved with the payment, and free again when it fails', async () => {
  await sql`insert into express_promotions (code, service, basis_points, description_en, description_ar, starts_at, ends_at,
      most_uses) values ('ONCE10', 'DOMESTIC', 1000, 'Once', 'مرة', now() - interval '1 day', now() + interval '1 day', 1)`.execute(
    app.db,
  )
  const first = await world.priced(customer, { promotionCode: 'ONCE10' })
  const second = await world.priced(other, { promotionCode: 'ONCE10' })
  const { sessionId } = await world.open(customer, first.id)
  const taken = await app.ask(other, calls.openShipmentPayment, { query: { shipmentID: second.id } })
  expect(taken.body.code).toBe('express.promotion-used')
  await world.settle(sessionId, 'failed')
  expect((await world.open(other, second.id)).sessionId).toBeTruthy()
})

test('what nobody pays for a day is a draft again', async () => {
  const { id } = await world.priced(customer)
  await app.owner.query(
    `update express_shipments set updated_at = now() - interval '25 hours' where id = $1`,
    [id],
  )
  await app.work()
  await app.owner.query(`select graphile_worker.add_job('express.end-unpaid', '{}')`)
  await app.work()
  expect(await world.view(customer, id)).toMatchObject({ status: 'DRAFT' })
})

test('the database refuses a state without its move, a paid one without its money, and a price below the parts', async () => {
  const { id } = await world.priced(customer)
  await expect(
    app.owner.query(
      `update express_shipments set state = 'CREATED', move = 'pay', moved_as = 'gateway',
      version = version + 1 where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/express_shipments_paid/)
  await expect(
    app.owner.query(`update express_shipments set state = 'DELIVERED', version = version + 1 where id = $1`, [
      id,
    ]),
  ).rejects.toThrow(/no move/)
  await expect(
    app.owner.query(
      `insert into express_settlements (shipment_id, company_id, user_id, price_version, lines, net_fils, vat_fils,
        total_fils, paid_at) values ($1, $2, $3, 1, '[]', 100, 5, 105, now())`,
      [randomUUID(), customer.companyId, customer.userId],
    ),
  ).rejects.toThrow(/not paid to the fil/)
})

test('10 credits of a Gold price pay a part, the card the rest with its VAT; cancelled they go back apart (vectors 15, 16)', async () => {
  const person = await addPerson(app.db, 'customer')
  await addBundle(app, person, 'GOLD')
  const { membershipId } = (await creditsOf(app.db, person.companyId))!
  await systemTransaction(app.db, async (tx) => {
    const lease = {
      id: randomUUID(),
      membershipId,
      subjectId: randomUUID(),
      savedFils: 0n,
      userId: person.userId,
    }
    await leaseCredits(tx, { ...lease, amountFils: 249_000n })
    await consumeLease(tx, lease.id, null)
  })
  const small = { packages: [{ weight: '1', length: '30', width: '20', height: '15', packaging: 'S' }] }
  const priced = await world.priced(person, { ...small, withPlan: true })
  const net = parseMoney(priced.price.net)
  const card = net - 1000n
  const due = card + (card * 5n + 50n) / 100n
  const model = await world.open(person, priced.id)
  expect(model.creditApplied).toBe('10.00')
  expect(parseMoney(model.cardAmount)).toBe(due)
  await world.settle(model.sessionId, 'succeeded')
  const seen = await world.view(person, priced.id)
  expect(seen.payments.map(({ way }: { way: string }) => way)).toEqual(['bundle', 'card'])
  expect(await creditsOf(app.db, person.companyId)).toBeUndefined()
  const { body } = await app.ask(person, calls.cancelShipment, {
    query: { id: priced.id },
    body: { comments: 'Not needed' },
  })
  expect(parseMoney(body.refund)).toBe(1000n + due)
  await app.work()
  expect(await balance('wallet_available', person.companyId)).toBe(1000n)
  expect(app.gateway.order(model.sessionId)).toMatchObject({ status: 'refunded', refundedFils: due })
  expect(await balance('customer_advance', priced.id)).toBe(0n)
})

test('credits that are enough pay alone, without an invoice; what fails lets them go', async () => {
  const person = await addPerson(app.db, 'customer')
  await addBundle(app, person, 'GOLD')
  const left = async () => (await creditsOf(app.db, person.companyId))!.availableFils
  const before = await left()
  const priced = await world.priced(person, { withPlan: true })
  const net = parseMoney(priced.price.net)
  const settle = (paymentType: string, id = priced.id) =>
    app.ask(person, calls.settleShipment, { query: { shipmentId: id, paymentType }, way: 1 })
  expect((await settle('bundle')).body).toMatchObject({ status: 'SUCCESS' })
  expect(await left()).toBe(before - net)
  expect(await listTaxInvoices(app.db, priced.id)).toEqual([])
  const full = await world.priced(person)
  expect((await settle('bundle', full.id)).body.code).toBe('express.way-unavailable')
})
