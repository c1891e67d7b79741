// A truck request from its draft to its booking and cancellation, over HTTP on a real database; a rival changes nothing of what a provider reads.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelReasons } from '@marsa/model/requests/cancel-reasons.ts'
import { truckDraftEndpoints as drafts, truckEndpoints as calls } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { makePdf } from '../../test/made-files.ts'
import { heard } from '../../test/own-side.ts'
import { settle } from '../../test/loosened.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { truckForm, truckPlace, truckQuote } from '../../test/truck-form.ts'
import { worldOf } from '../../test/world.ts'
import { listLedgerFaults } from '../finance/door.ts'
import { rows } from '../kit/db.ts'
import { sql } from '../kit/sql.ts'

let app: TestApp
let world: ReturnType<typeof worldOf>
let [customer, cash, provider, rival, stranger] = [] as unknown as [Person, Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 1_500_00n })
  cash = await addPerson(app.db, 'business')
  stranger = await addPerson(app.db, 'business')
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
})
afterAll(() => app.close())

const form = (change: Parameters<typeof truckForm>[1] = {}) => truckForm(app.clock.now(), change)

let id: string
const document = async (person: Person, docCode: string): Promise<string> => {
  const body = new FormData()
  body.set('requestId', id)
  body.set('docCode', docCode)
  const name = `${docCode.toLowerCase()}-${Math.random()}.pdf`
  body.append('files', new Blob([new Uint8Array(makePdf(name))], { type: 'application/pdf' }), name)
  return (await world.done(person, calls.documents.upload, { body }))[0].documentId
}
const quote = async (person: Person, rate: string): Promise<string> => {
  const fileDocumentId = await document(person, 'VENDOR_QUOTE')
  const body = {
    RequestId: id,
    ...truckQuote(form(), rate),
    fileDocumentId,
    acceptPartnerTerms: true,
    isDraft: false,
  }
  return (await world.done(person, calls.submit, { body })).QuotationId
}
const view = (person: Person) => world.done(person, calls.view, { query: { id } })
const idsIn = async (person: Person, query: Record<string, string>): Promise<string[]> =>
  (await world.done(person, calls.list, { query })).items.map((row: { id: string }) => row.id)
const sent = async (person: Person, change: Parameters<typeof form>[0] = {}, body: object = {}) => {
  const draft = await world.done(person, drafts.saveDraft, { body: { id: null, form: form(change) } })
  return world.done(person, drafts.submitDraft, { query: { id: draft.id }, body })
}

test('a draft holds what it holds, is its author’s alone, and is sent once it is whole', async () => {
  const draft = await world.done(customer, drafts.saveDraft, {
    body: { id: null, form: { movementType: 'DOMESTIC', trucks: '2', commodity: 'Til' } },
  })
  id = draft.id
  expect(await view(customer)).toMatchObject({ status: 'DRAFT', form: { trucks: '2' } })
  expect((await app.ask(stranger, calls.view, { query: { id } })).status).toBe(404)
  expect(await idsIn(provider, { tab: 'all' })).toEqual([])
  const early = await app.ask(customer, drafts.submitDraft, { query: { id }, body: {} })
  expect(early.status).toBe(422)
  expect(early.body.fieldErrors).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'truckType', code: 'trucks.type-required' })]),
  )
  await world.done(customer, drafts.saveDraft, { body: { id, form: form() } })
  const answer = await world.done(customer, drafts.submitDraft, { query: { id }, body: {} })
  expect(answer).toMatchObject({ number: expect.stringMatching(/^TR-/), invitedAgents: 2 })
  expect(await view(customer)).toMatchObject({ status: 'PENDING_QUOTATION' })
  expect(await idsIn(customer, { status: 'PENDING_QUOTATION' })).toEqual([id])
  expect(await idsIn(customer, { status: 'CONFIRMED,TRUCK_ALLOCATED' })).toEqual([])
  const again = await app.ask(customer, drafts.submitDraft, { query: { id }, body: {} })
  expect(again.status).toBe(409)
})

test('a provider that has not won reads cities and areas, not whom to meet', async () => {
  const seen = (await world.done(provider, calls.viewAgent, { query: { id } })).request
  expect(seen).toMatchObject({
    status: 'PENDING_QUOTATION',
    customer: null,
    form: { pickup: { emirate: 'DU', area: 'Al Quoz Industrial 3', contactName: '', street: '' } },
  })
})

test.each([
  ['the same place twice', { dropoff: truckPlace() }, 'dropoff.area', 'trucks.same-place'],
  ['too heavy a load', { weightKg: 15_000 }, 'trucks', 'trucks.too-heavy'],
  ['a pickup at once', { pickupAt: '2020-01-01T08:00:00Z' }, 'pickupAt', 'trucks.pickup-soon'],
  [
    'a place that is not served',
    { dropoff: truckPlace({ country: 'EG', city: 'Cairo' }) },
    'dropoff.country',
    'trucks.not-served',
  ],
  [
    'no number to call',
    { pickup: truckPlace({ contactNumber: '' }) },
    'pickup.contactNumber',
    'trucks.contact-number',
  ],
  [
    'a container on a closed truck',
    { movementType: 'PORT' as const, portDirection: 'EXPORT' as const, port: 'AEJEA' as const },
    'subType',
    'trucks.chassis',
  ],
])('%s is refused', async (_, change, field, code) => {
  const draft = await world.done(customer, drafts.saveDraft, { body: { id: null, form: form(change) } })
  const refused = await app.ask(customer, drafts.submitDraft, { query: { id: draft.id }, body: {} })
  expect(refused.status).toBe(422)
  expect(refused.body.fieldErrors).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  await world.done(customer, drafts.removeDraft, { query: { id: draft.id } })
  expect((await app.ask(customer, calls.view, { query: { id: draft.id } })).status).toBe(404)
})

test('hazardous goods need their safety data sheet', async () => {
  const hazardous = {
    hazardous: true,
    unNumber: '1263',
    hazardClass: '3' as const,
    hazardousKg: 400,
    hazardContainers: '2 drums',
  }
  const before = id
  const draft = await world.done(customer, drafts.saveDraft, { body: { id: null, form: form(hazardous) } })
  const refused = await app.ask(customer, drafts.submitDraft, { query: { id: draft.id }, body: {} })
  expect([refused.status, refused.body.code]).toEqual([422, 'trucks.safety-sheet'])
  id = draft.id
  await document(customer, 'SAFETY_DATA_SHEET')
  await world.done(customer, drafts.submitDraft, { query: { id }, body: {} })
  await world.done(customer, calls.cancel, { query: { id }, body: { reason: 'Not needed' } })
  id = before
})

test('who has no credit asks all the same, and confirms nothing', async () => {
  const draft = await world.done(cash, drafts.saveDraft, { body: { id: null, form: form() } })
  const refused = await app.ask(cash, drafts.submitDraft, { query: { id: draft.id }, body: {} })
  expect([refused.status, refused.body.code]).toEqual([409, 'trucks.credit-needed'])
  await world.done(cash, drafts.submitDraft, { query: { id: draft.id }, body: { withoutCredit: true } })
  const before = id
  id = draft.id
  const quotation = await quote(provider, '700.00')
  const none = await app.ask(cash, calls.accept, {
    query: { id: quotation },
    body: { terms: true, pay: 'credit' },
  })
  expect([none.status, none.body.code]).toEqual([403, 'finance.credit-none'])
  const card = await app.ask(cash, calls.accept, {
    query: { id: quotation },
    body: { terms: true, pay: 'half' },
  })
  expect([card.status, card.body.code]).toEqual([422, 'quotes.credit-only'])
  id = before
})

test('two providers quote, neither hears of the other, and the customer confirms on credit with a booking number', async () => {
  const { number } = await view(customer)
  const own = () =>
    heard(app, provider, number, [
      [calls.list, { query: { tab: 'all' } }],
      [calls.view, { query: { id } }],
      [calls.viewAgent, { query: { id } }],
    ])
  const before = await own()
  await quote(rival, '790.00')
  expect(await own()).toEqual(before)
  const quotation = await quote(provider, '760.00')
  expect(await view(customer)).toMatchObject({ status: 'QUOTE_RECEIVED', nextAction: 'compare-quotes' })
  const terms = await world.done(customer, calls.cancelTerms, { query: { id } })
  const pickup = Date.parse((await view(customer)).form.pickupAt)
  expect(terms.stage).toBe('unpaid')
  const hoursBefore = terms.rules.map(
    ({ until }: { until: string | null }) => until && Math.round((pickup - Date.parse(until)) / 3_600_000),
  )
  expect(hoursBefore).toEqual([null, 24, 4, null])
  const accepted = await world.done(customer, calls.accept, {
    query: { id: quotation },
    body: { terms: true, pay: 'credit' },
  })
  expect(accepted).toMatchObject({ amount: '798.00', paymentType: 'credit', redirectUrl: null })
  expect(await view(customer)).toMatchObject({
    status: 'CONFIRMED',
    money: { total: '798.00', paymentType: 'credit' },
  })
  const [row] = await rows(app.db, sql`select booking_number from truck_details where id = ${id}`)
  expect(row).toEqual({ booking_number: expect.stringMatching(/^BK-26-/) })
  expect(await idsIn(customer, { status: 'CONFIRMED' })).toEqual([id])
  expect(await view(rival)).toMatchObject({ status: 'EXPIRED', money: null, customer: null })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what is above the credit line is refused with what is missing', async () => {
  const before = id
  id = (await sent(customer)).id
  const quotation = await quote(provider, '760.00')
  const refused = await app.ask(customer, calls.accept, {
    query: { id: quotation },
    body: { terms: true, pay: 'credit' },
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'finance.credit-limit'])
  expect(await view(customer)).toMatchObject({ status: 'QUOTE_RECEIVED' })
  id = before
})

test('a booking is cancelled by its customer with the fee shown, by its provider without one, by nobody else', async () => {
  expect((await app.ask(rival, calls.cancel, { query: { id }, body: { reason: 'Mine' } })).status).toBe(404)
  app.clock.pass(46 * 3_600_000)
  const terms = await world.done(customer, calls.cancelTerms, { query: { id } })
  expect(terms).toMatchObject({ stage: 'last', refund: '399.00', refusal: null })
  const ends = terms.rules.map(({ until }: { until: string | null }) => until !== null)
  expect(ends).toEqual([false, true, true, false])
  await settle(app, 'trucks.cancel-last-hours', 1)
  await settle(app, 'trucks.cancel-percent-late', 10)
  expect(await world.done(customer, calls.cancelTerms, { query: { id } })).toMatchObject({
    stage: 'late',
    refund: '718.20',
  })
  await settle(app, 'trucks.cancel-last-hours')
  await settle(app, 'trucks.cancel-percent-late')
  const changed = await app.ask(customer, calls.cancel, {
    query: { id },
    body: { reason: 'Site is closed', refund: '798.00' },
  })
  expect([changed.status, changed.body.code]).toEqual([409, 'trucks.refund-changed'])
  await world.done(customer, calls.cancel, {
    query: { id },
    body: { reason: cancelReasons.changed.ar, refund: '399.00' },
  })
  expect(await view(customer)).toMatchObject({ status: 'CANCELLED', money: { cancelFee: '399.00' } })
  const { ar, en } = cancelReasons.changed
  const told = await rows(
    app.db,
    sql`select template, params from notifications where subject_id = ${id}
      and (template like 'line-cancelled-%' or template like 'line-awarded%') order by template`,
  )
  expect(told).toEqual([
    { template: 'line-awarded-credit', params: expect.anything() },
    { template: 'line-cancelled-agent', params: expect.objectContaining({ reason: { ar, en } }) },
    { template: 'line-cancelled-credit', params: expect.objectContaining({ reason: { ar, en } }) },
  ])
  const copy = await world.done(customer, drafts.clone, { query: { id } })
  id = copy.id
  expect((await view(customer)).form).toMatchObject({ commodity: 'Ceramic tiles' })
  expect((await view(customer)).form).not.toHaveProperty('pickupAt')
  id = (await sent(customer)).id
  const quotation = await quote(provider, '760.00')
  await world.done(customer, calls.accept, { query: { id: quotation }, body: { terms: true, pay: 'credit' } })
  await world.done(provider, calls.cancel, { query: { id }, body: { reason: 'No truck left' } })
  expect(await view(customer)).toMatchObject({ status: 'CANCELLED', money: { cancelFee: '0.00' } })
  expect(await listLedgerFaults(app.db)).toEqual([])
})
