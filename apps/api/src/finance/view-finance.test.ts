// The finance overview adds up what the books hold, for administrators alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freightEndpoints } from '@marsa/model/freight/endpoints.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson } from '../../test/people.ts'
import { storageWorldOf } from '../../test/storage-world.ts'
import { worldOf } from '../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('counts payments by state and the receipts of the day, and the ledger agrees', async () => {
  const auditor = await addPerson(app.db, 'admin-readonly')
  const before = (await app.ask(auditor, viewFinance)).body
  expect(before).toMatchObject({ payments: [], today: { count: 0, amount: '0.00' }, check: null })
  const journey = await worldOf(app).booked()
  const { body } = await app.ask(auditor, viewFinance)
  expect(body.payments).toHaveLength(1)
  expect(body.payments[0]).toMatchObject({ state: 'SUCCEEDED', count: 1 })
  expect(body.today).toEqual({ count: 1, amount: body.payments[0].amount })
  expect(body.latest[0]).toMatchObject({ amount: body.today.amount, part: 'down' })
  expect(body.invoices).toMatchObject([
    { kind: 'advance', subjectNumber: journey.number, amount: body.today.amount },
  ])
  const sum = (...kinds: string[]): number =>
    body.accounts
      .filter(({ kind }: { kind: string }) => kinds.includes(kind))
      .reduce((total: number, { amount }: { amount: string }) => total + Number(amount), 0)
  expect(sum('gateway_clearing')).toBe(Number(body.today.amount))
  expect(sum('customer_advance', 'agent_payable')).toBeCloseTo(Number(body.today.amount), 2)
})

test('counts what is paid for storage as it counts shipments', async () => {
  const auditor = await addPerson(app.db, 'admin-readonly')
  const before = (await app.ask(auditor, viewFinance)).body
  const at = await storageWorldOf(app).booked()
  const { body } = await app.ask(auditor, viewFinance)
  const paid = ({ payments }: typeof body) =>
    payments.find(({ state }: { state: string }) => state === 'SUCCEEDED')
  expect(paid(body).count).toBe(paid(before).count + 1)
  expect(Number(body.today.amount)).toBeCloseTo(Number(before.today.amount) + 551.25, 2)
  expect(body.latest[0]).toMatchObject({ subjectNumber: at.number, amount: '551.25', part: 'down' })
  expect(body.invoices[0]).toMatchObject({ subjectNumber: at.number, kind: 'advance', amount: '551.25' })
})

test('lists the invoice of a cancellation fee on credit, with its VAT', async () => {
  const world = worldOf(app)
  const customer = await addPerson(app.db, 'customer', { creditFils: 2_000_000n })
  const journey = await world.booked({ agents: 1, customer, pay: 'credit' })
  await world.done(await addPerson(app.db, 'desk'), freightEndpoints.cancelRequest, {
    query: { id: journey.requestId },
    body: { reason: 'The order has been called off' },
  })
  const { body } = await app.ask(await addPerson(app.db, 'admin'), viewFinance)
  expect(body.invoices[0]).toMatchObject({
    kind: 'final',
    subjectNumber: journey.number,
    amount: '827.10',
    vat: '5.10',
  })
})

test.each(['business', 'clearing-agent', 'desk'] as const)('is closed to %s', async (role) => {
  expect((await app.ask(await addPerson(app.db, role), viewFinance)).status).toBe(403)
})
