// Figures of express: what a company saved against the list, how well it was delivered, and what the carrier leaves to us.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figureEndpoints as calls } from '@marsa/model/express/figures/figure-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addBundle } from '../../../test/bundle.ts'
import { addManager } from '../../../test/integrator.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { moveShipment } from '../shipments/shipments.store.ts'
import { shipmentEndpoints } from '@marsa/model/express/shipments/shipment-endpoints.ts'

let app: TestApp
let world: ReturnType<typeof parcelWorldOf>
let admin: Person
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = parcelWorldOf(app)
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

const home = async (person: Person) => (await app.ask(person, calls.viewExpressHome)).body
const move = (id: string, ...names: Parameters<typeof moveShipment>[2][]) =>
  systemTransaction(app.db, async (tx) => {
    for (const name of names) await moveShipment(tx, id, name, { as: 'agent' })
  })

test('savings are the list less what was paid, by plan and code, and go with a shipment whose money went back', async () => {
  const customer = await addManager(app)
  expect(await home(customer)).toMatchObject({ saved: '0.00', savings: [], latest: [], delivered: 0 })
  await app.owner.query(
    `insert into express_promotions (code, service, basis_points, description_en, description_ar, starts_at, ends_at)
      values ('TENTH', 'DOMESTIC', 1000, 'A tenth', 'عُشر', now() - interval '1 day', now() + interval '1 day')`,
  )
  await world.created(customer)
  const coded = await world.created(customer, { promotionCode: 'TENTH' })
  await addBundle(app, customer, 'GOLD')
  const { id } = await world.done(customer, shipmentEndpoints.saveShipment, {
    body: { ...world.form(), withPlan: true, toPay: true, terms: true },
  })
  await world.done(customer, shipmentEndpoints.settleShipment, {
    query: { shipmentId: id, paymentType: 'bundle' },
  })
  // A tenth of 26.00, and 26.00 less 23.00 with Gold.
  const { saved, savings, latest } = await home(customer)
  expect(saved).toBe('5.60')
  expect(savings).toMatchObject([
    { plan: 'GOLD', code: null, shipments: 1, saved: '3.00' },
    { plan: null, code: 'TENTH', shipments: 1, saved: '2.60' },
  ])
  expect(latest).toHaveLength(3)
  await world.done(customer, shipmentEndpoints.cancelShipment, {
    query: { id: coded.id },
    body: { comments: 'Not needed' },
  })
  expect((await home(customer)).saved).toBe('3.00')
})

test('what waits for its sender stands first, the one that has waited longest before the others', async () => {
  const customer = await addPerson(app.db, 'business')
  const [failed, held, moving] = [
    (await world.created(customer)).id,
    (await world.created(customer)).id,
    (await world.created(customer)).id,
  ]
  await move(held, 'pickUp', 'moveOn', 'hold')
  await move(failed, 'pickUp', 'moveOn', 'sendOut', 'failDelivery')
  await move(moving, 'pickUp', 'moveOn')
  expect((await home(customer)).needs).toMatchObject([
    { id: held, status: 'ON_HOLD' },
    { id: failed, status: 'DELIVERY_FAILED' },
  ])
  expect((await home(await addPerson(app.db, 'business'))).needs).toEqual([])
})

test('on time is by the promised day, the first try is one without a failure, and others see none of it', async () => {
  const customer = await addPerson(app.db, 'business')
  const ids: string[] = []
  for (let at = 0; at < 3; at++) ids.push((await world.created(customer)).id)
  await move(ids[0]!, 'pickUp', 'moveOn', 'sendOut', 'deliver')
  await move(ids[1]!, 'pickUp', 'moveOn', 'sendOut', 'failDelivery', 'tryAgain', 'sendOut', 'deliver')
  await move(ids[2]!, 'pickUp', 'moveOn', 'sendOut', 'deliver')
  await app.owner.query(`update express_shipments set expected_on = current_date - 2 where id = $1`, [ids[2]])
  expect(await home(customer)).toMatchObject({ delivered: 3, onTime: 2, firstTry: 2 })
  expect(await home(await addPerson(app.db, 'business'))).toMatchObject({ delivered: 0 })
})

test('a service whose carrier asks more than it earns is a loss, and cash stands by its age', async () => {
  const customer = await addPerson(app.db, 'business')
  const { id } = await world.created(customer, { cod: '100.00' })
  await app.owner.query(
    `insert into express_bookings (shipment_id, state, due_at, partner_number, cost_fils, booked_at)
      values ($1, 'BOOKED', now(), 'P-1', 2700, now())
      on conflict (shipment_id) do update set state = 'BOOKED', partner_number = 'P-1', cost_fils = 2700, booked_at = now()`,
    [id],
  )
  const { body } = await app.ask(admin, calls.viewExpressFigures)
  expect(body.margins).toMatchObject([
    { service: 'DOMESTIC', shipments: 1, earned: '26.00', cost: '27.00', margin: '-1.00', isLoss: true },
  ])
  expect(body.cash.map(({ age }: { age: string }) => age)).toEqual(['day', 'three', 'seven', 'older'])
  expect((await home(customer)).cashOnItsWay).toBe('100.00')
})
