// The desk's queue: each cause stands in it with its age and leaves with it, and of two who take it one has it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  parcelDeskEndpoints as calls,
  type ParcelDeskItem,
} from '@marsa/model/express/desk/desk-endpoints.ts'
import { deskKinds, type DeskKind } from '@marsa/model/express/desk/desk-queue.ts'
import { objectionText } from '@marsa/model/express/recipient/objections.ts'
import { closeObjection } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { missReasonText } from '@marsa/model/express/rounds/round-reasons.ts'
import { viewDesk } from '@marsa/model/overview/desk-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { moveShipment } from '../shipments/shipments.store.ts'

let app: TestApp
let [desk, colleague, admin, customer] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  desk = await addPerson(app.db, 'desk')
  colleague = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
  customer = await addPerson(app.db, 'business')
})
afterAll(() => app.close())

const queue = async (person = desk, query: Record<string, string> = {}) =>
  (await app.ask(person, calls.viewParcelDesk, { query })).body
const about = async (id: string, kind: DeskKind): Promise<ParcelDeskItem | undefined> =>
  (await queue()).items.find((item: ParcelDeskItem) => item.subjectId === id && item.kind === kind)
const take = (person: Person, kind: DeskKind, subjectId: string, isTaken = true) =>
  app.ask(person, calls.takeFromParcelDesk, { body: { kind, subjectId, isTaken }, key: randomUUID() })
const move = (id: string, name: Parameters<typeof moveShipment>[2], reason?: string, as = 'agent') =>
  systemTransaction(app.db, (tx) =>
    moveShipment(tx, id, name, { as: as as 'agent', ...(reason !== undefined && { reason }) }),
  )
const held = async (): Promise<string> => {
  const { id } = await parcelWorldOf(app).created(customer)
  await move(id, 'pickUp')
  await move(id, 'moveOn')
  await move(id, 'hold', 'The address has no building')
  return id
}

test('a hold waits with its reason and its people, is late after a day, and leaves when it is cleared', async () => {
  const id = await held()
  expect(await about(id, 'HOLD')).toMatchObject({
    shipmentId: id,
    number: expect.stringMatching(/^MRX/),
    recipient: 'Omar Saleh',
    city: 'Abu Dhabi',
    detail: 'The address has no building',
    isLate: false,
    owner: null,
  })
  await app.owner.query(`update express_shipments set moved_at = now() - interval '25 hours' where id = $1`, [
    id,
  ])
  expect((await about(id, 'HOLD'))!.isLate).toBe(true)
  const { items, counts } = await queue()
  expect(items[0].isLate).toBe(true)
  expect(counts.find(({ kind }: { kind: string }) => kind === 'HOLD').late).toBeGreaterThan(0)
  const { needs } = (await app.ask(desk, viewDesk)).body
  expect(needs.find(({ kind }: { kind: string }) => kind === 'parcels')).toMatchObject({ late: 1 })
  await move(id, 'moveOn')
  expect(await about(id, 'HOLD')).toBeUndefined()
})

test('a failed delivery, a pickup missed three times and a scan of nobody stand beside it', async () => {
  const failed = await held()
  await move(failed, 'moveOn')
  await move(failed, 'sendOut')
  await move(failed, 'failDelivery', 'CLOSED')
  expect(await about(failed, 'FAILED')).toMatchObject({ detail: missReasonText.CLOSED.en })
  const { items } = (await app.ask(desk, calls.viewParcelDesk, { headers: { 'x-language': 'ar' } })).body
  expect(items.find((item: ParcelDeskItem) => item.subjectId === failed)).toMatchObject({
    detail: missReasonText.CLOSED.ar,
  })

  const { id: missed } = await parcelWorldOf(app).created(customer, { dropOff: true })
  await app.owner.query(`update express_shipments set missed_pickups = 2 where id = $1`, [missed])
  expect(await about(missed, 'MISSED')).toBeUndefined()
  await app.owner.query(`update express_shipments set missed_pickups = 3 where id = $1`, [missed])
  expect(await about(missed, 'MISSED')).toBeDefined()

  const { rows } = await app.owner.query<{ id: string }>(
    `insert into express_scans (client_id, code, kind, captured_at, quarantined_because)
      values (gen_random_uuid(), 'MRX000000000115', 'PICKED_UP', now(), 'unknown') returning id`,
  )
  const scan = await about(rows[0]!.id, 'SCAN')
  expect(scan).toMatchObject({
    shipmentId: null,
    company: null,
    number: 'MRX000000000115',
    detail: 'no shipment has this number',
  })
  const only = await queue(desk, { kind: 'SCAN' })
  expect(only.items.every(({ kind }: { kind: string }) => kind === 'SCAN')).toBe(true)
  expect(only.counts).toHaveLength(deskKinds.length)
})

test('what a recipient objects to waits until it is answered, and is late after eight hours', async () => {
  const { id } = await parcelWorldOf(app).created(customer)
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into express_objections (shipment_id, kind, opened_at) values ($1, 'NOT_RECEIVED', now()) returning id`,
    [id],
  )
  const objection = rows[0]!.id
  expect(await about(objection, 'OBJECTION')).toMatchObject({
    shipmentId: id,
    number: expect.stringMatching(/^MRX/),
    detail: objectionText.NOT_RECEIVED.en,
    isLate: false,
  })
  await app.owner.query(
    `update express_objections set opened_at = now() - interval '481 minutes' where id = $1`,
    [objection],
  )
  expect((await about(objection, 'OBJECTION'))!.isLate).toBe(true)
  expect((await take(desk, 'OBJECTION', objection)).status).toBe(200)
  const query = { id: objection }
  const body = { outcome: 'The guard has it' }
  expect((await app.ask(desk, closeObjection, { query, body, key: randomUUID() })).status).toBe(200)
  expect(await about(objection, 'OBJECTION')).toBeUndefined()
})

test('of two who take it at once one has it; the other, but no administrator, is refused; held again it is nobody’s', async () => {
  const id = await held()
  const both = await Promise.all([take(desk, 'HOLD', id), take(colleague, 'HOLD', id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [owner, other] = both[0].status === 200 ? [desk, colleague] : [colleague, desk]
  expect((await take(other, 'HOLD', id, false)).body.code).toBe('parcel-desk.taken')
  const own = await queue(owner, { whose: 'own' })
  expect(own.items).toMatchObject([{ subjectId: id, isOwn: true }])
  const free = await queue(other, { whose: 'nobody' })
  expect(free.items.some(({ subjectId }: { subjectId: string }) => subjectId === id)).toBe(false)
  expect((await take(admin, 'HOLD', id)).status).toBe(200)
  expect((await take(admin, 'HOLD', id, false)).status).toBe(200)
  expect((await about(id, 'HOLD'))!.owner).toBeNull()
  await take(owner, 'HOLD', id)
  await move(id, 'moveOn')
  expect((await take(other, 'HOLD', id)).body.code).toBe('parcel-desk.gone')
  await move(id, 'hold', 'Customs')
  expect(await about(id, 'HOLD')).toMatchObject({ owner: null, detail: 'Customs' })
})
