// What the systems of a customer hear of a booking of trucks and of its credit; those of the provider and of strangers hear none of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditEndpoints as credit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import type { WebhookEventName } from '@marsa/model/integrations/events.ts'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { hookServer, type HookServer } from '../../test/hook-server.ts'
import { addManager, addWebhook } from '../../test/integrator.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { truckWorldOf } from '../../test/truck-world.ts'
import { openAccount } from '../finance/door.ts'
import { systemTransaction } from '../kit/db.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider] = [] as unknown as [Person, Person]
let [own, others] = [] as unknown as [HookServer, HookServer]
beforeAll(async () => {
  app = await testApp({ localWebhooks: true })
  world = truckWorldOf(app)
  ;[own, others] = [await hookServer(), await hookServer()]
  customer = await addManager(app)
  await systemTransaction(app.db, (tx) =>
    openAccount(tx, customer.companyId, { limitFils: 50_000_00n, termsDays: 30 }),
  )
  provider = await addManager(app, 'truck-provider')
})
afterAll(async () => {
  await app.close()
  await own.close()
  await others.close()
})

const events: WebhookEventName[] = [
  'truck.allocated',
  'truck.event',
  'truck.delivered',
  'extras.claimed',
  'invoice.issued',
  'credit.suspended',
]
type Heard = { type: string; data: Record<string, string> & { subject: object } }

test('each event comes once for what happened, with what it is about', async () => {
  await addWebhook(app, customer, own.url, events)
  await addWebhook(app, await addManager(app), others.url, events)
  await addWebhook(app, provider, others.url, events)
  const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000 })
  const { number } = await world.view(customer, id)
  await world.allocate(provider, id)
  await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'])
  const { slot, truck } = (await world.timeline(provider, id)).slots[0]!
  const { extraId } = await world.done(provider, road.claimExtra, {
    query: { id },
    body: {
      slot,
      code: 'toll',
      amount: '16.00',
      note: null,
      receipt: await world.document(provider, id, 'OTHER'),
    },
  })
  await world.done(customer, road.answerExtra, {
    query: { id: extraId },
    body: { agreed: true, reason: null },
  })
  await world.done(provider, calls.complete, { query: { id }, body: {} })
  await world.done(await addPerson(app.db, 'admin'), credit.suspendCredit, {
    query: { companyId: customer.companyId },
    body: { reason: 'Because of the test' },
  })
  await app.work()
  const heard = own.heard.map(({ body }) => JSON.parse(body) as Heard)
  const of = (type: string) => heard.filter((each) => each.type === type).map(({ data }) => data)
  const subject = { kind: 'truck-request', id, number }
  expect(of('truck.allocated')).toEqual([{ subject, slot, plate: truck!.plate }])
  expect(
    of('truck.event')
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(['AT_LOADING', 'AT_UNLOADING', 'ENROUTE', 'LOADING_COMPLETED'])
  expect(of('truck.delivered')).toMatchObject([{ subject, slot, code: 'DELIVERED' }])
  expect(of('extras.claimed')).toEqual([{ subject, extra: extraId, code: 'toll', total: '16.80' }])
  expect(of('invoice.issued')).toEqual([
    { subject, invoice: expect.any(String), kind: 'final', total: '814.80' },
  ])
  expect(of('credit.suspended')).toEqual([
    { subject: { kind: 'credit-account', id: expect.any(String), number: null }, limit: '50000.00' },
  ])
  expect(others.heard).toEqual([])
})
