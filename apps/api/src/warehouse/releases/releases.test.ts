// The inventory of stored goods, and releases of a part of it: who, how much, when, and what leaves last.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { rows, transaction } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { saveSite } from '../site/site.store.ts'
import type { Person } from '../../../test/people.ts'
import { place, storageWorldOf, type Stored, type StorageWorld } from '../../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
const field = async (answer: Promise<Answer>) => (await answer).body.fieldErrors[0]
const box = (quantity: number, itemId: string | null = null) => ({ itemId, name: 'Box', quantity })
const itemsOf = async (at: Stored) => (await world.view(at.customer, at)).items
const webhookEventsOf = async (at: Stored): Promise<string[]> =>
  (
    await rows<{ code: string }>(
      app.db,
      sql`select code from request_events where request_id = ${at.requestId} order by recorded_at`,
    )
  ).map((row) => row.code)
const messagesOf = (person: Person, template: string) =>
  rows<{ params: Record<string, unknown> }>(
    app.db,
    sql`select params from notifications where user_id = ${person.userId} and template = ${template} order by id`,
  )

type Verb = 'withdrawRelease' | 'declineRelease'
const end = (person: Person, verb: Verb, id: string): Promise<Answer> =>
  app.ask(person, storage[verb], {
    query: { id },
    ...(verb === 'declineRelease' && { body: { reason: 'The ramp is closed' } }),
  })
const handOver = async (at: Stored, id: string, more: object = {}, person = at.winner): Promise<Answer> =>
  app.ask(person, storage.handOverRelease, { query: { id }, body: await world.handOverBody(at, more) })
const asked = async (at: Stored, lines: { itemId: string; quantity: number }[]): Promise<string> =>
  world.must(await world.askRelease(at, lines)).body.releaseId

describe('the inventory', () => {
  test('is replaced as a whole, keeps the ids of what stays, and is the winner’s to write', async () => {
    const at = await world.booked({ warehouses: 2 })
    world.must(await world.items(at, [box(10), { itemId: null, name: 'Sofa', quantity: 1 }]))
    const [first, sofa] = await itemsOf(at)
    world.must(
      await world.items(at, [
        { itemId: sofa.itemId, name: 'Sofa, grey', quantity: 1, conditionIn: 'worn', noteIn: 'A scratch' },
        { itemId: null, name: 'Lamp', quantity: 2 },
      ]),
    )
    const now = await itemsOf(at)
    expect(now.map((item: { name: string }) => item.name)).toEqual(['Sofa, grey', 'Lamp'])
    expect(now[0]).toMatchObject({ itemId: sofa.itemId, conditionIn: 'worn', noteIn: 'A scratch' })
    expect(await field(world.items(at, [box(10, first.itemId)]))).toMatchObject({
      field: 'items.0.itemId',
      code: 'warehouse.not-found',
    })
    expect(await field(world.items(at, [box(1, sofa.itemId), box(1, sofa.itemId)]))).toMatchObject({
      field: 'items.1.itemId',
    })
    expect((await world.items(at, [box(1)], at.warehouses[1])).status).toBe(404)
    expect((await world.items(at, [box(1)], at.customer)).status).toBe(403)
  })

  test('is notified once a day', async () => {
    const at = await world.withItems()
    const [first] = await itemsOf(at)
    world.must(await world.items(at, [box(12, first.itemId)]))
    expect((await webhookEventsOf(at)).filter((each) => each === 'ITEMS_NOTED')).toHaveLength(1)
    await app.owner.query(`set session_replication_role = replica`)
    await app.owner.query(
      `update request_events set at = at - interval '1 day' where request_id = $1 and code = 'ITEMS_NOTED'`,
      [at.requestId],
    )
    await app.owner.query(`set session_replication_role = default`)
    world.must(await world.items(at, [box(12, first.itemId)]))
    expect((await webhookEventsOf(at)).filter((each) => each === 'ITEMS_NOTED')).toHaveLength(2)
  })

  test('has photos that the warehouse put in for this storage, before and after', async () => {
    const [at, other] = [await world.stored(), await world.stored()]
    const photo = await world.document(at.winner, at.requestId, 'CONDITION_PHOTO')
    const ofOther = await world.document(other.winner, other.requestId, 'CONDITION_PHOTO')
    const invoice = await world.document(at.winner, at.requestId, 'INVOICE')
    const customers = await world.document(at.customer, at.requestId, 'OTHER')
    const moved = await world.document(at.winner, at.requestId, 'CONDITION_PHOTO')
    await app.owner.query(`update documents set company_id = $2 where id = $1`, [
      moved,
      at.customer.companyId,
    ])
    for (const id of [ofOther, invoice, customers, moved, randomUUID()])
      expect(await code(world.items(at, [{ ...box(1), photosIn: [id] }]))).toBe('documents.id')
    const second = await world.document(at.winner, at.requestId, 'CONDITION_PHOTO')
    const tooMany = Array.from({ length: 13 }, () => photo)
    expect(await code(world.items(at, [{ ...box(1), photosIn: tooMany }]))).toBe('kit.invalid')
    world.must(await world.items(at, [{ ...box(1), photosIn: [second, photo] }]))
    const [item] = await itemsOf(at)
    expect((await world.view(at.customer, at)).items[0].photosIn).toEqual([second, photo])
    expect(await code(world.items(at, [{ ...box(1, item.itemId), photosOut: [ofOther] }]))).toBe(
      'documents.id',
    )
    const out = { conditionOut: 'damaged', noteOut: 'A wet corner', photosOut: [photo] }
    world.must(await world.items(at, [{ ...box(1, item.itemId), photosIn: [photo], ...out }]))
    expect((await itemsOf(at))[0]).toMatchObject({ photosIn: [photo], ...out })
    const remove = () =>
      app.ask(at.winner, storage.deleteStorageDocument, { query: { documentId: photo }, way: 1 })
    expect(await code(remove())).toBe('documents.in-use')
    world.must(await world.items(at, [box(1, item.itemId)]))
    expect((await remove()).status).toBe(200)
    expect(await code(world.items(at, [{ ...box(1, item.itemId), photosIn: [photo] }]))).toBe('documents.id')
  })

  test('is written until completion, not before booking and not after', async () => {
    const open = await world.quoted()
    expect((await world.items(open, [box(1)])).status).toBe(404)
    const at = await world.delivered()
    world.must(await world.items(at, [box(1)]))
    await world.document(at.winner, at.requestId, 'INVOICE')
    world.must(await world.complete(at))
    expect(await code(world.items(at, [box(1)]))).toBe('warehouse.not-booked')
  })

  test('keeps what was released or is asked for', async () => {
    const at = await world.withItems({ pay: 'whole' })
    const id = await asked(at, [{ itemId: at.box, quantity: 4 }])
    const sofa = { itemId: at.sofa, name: 'Sofa', quantity: 1 }
    expect(await code(world.items(at, [sofa]))).toBe('warehouse.item-released')
    expect(await code(world.items(at, [box(3, at.box), sofa]))).toBe('warehouse.item-released')
    world.must(await handOver(at, id))
    await asked(at, [{ itemId: at.box, quantity: 2 }])
    expect(await code(world.items(at, [box(5, at.box), sofa]))).toBe('warehouse.item-released')
    world.must(await world.items(at, [box(6, at.box)]))
    expect((await itemsOf(at))[0]).toMatchObject({ quantity: 6, released: 4, left: 0 })
  })
})

describe('a release', () => {
  test('is asked for while the goods are stored, from today on, one at a time, for pieces that are there', async () => {
    const at = await world.withItems()
    const line = { itemId: at.box, quantity: 3 }
    const today = dayOf(app.clock.now())
    expect(await field(world.askRelease(at, [line], { wantedOn: addDays(today, -1) }))).toMatchObject({
      field: 'wantedOn',
      code: 'warehouse.release-past',
    })
    expect((await field(world.askRelease(at, []))).code).toBe('warehouse.release-empty')
    expect(await code(world.askRelease(at, [{ ...line, quantity: 11 }]))).toBe('warehouse.release-too-many')
    expect(
      await code(
        world.askRelease(at, [
          { ...line, quantity: 6 },
          { ...line, quantity: 5 },
        ]),
      ),
    ).toBe('warehouse.release-too-many')
    const other = await world.withItems()
    expect(await code(world.askRelease(at, [{ itemId: other.box, quantity: 1 }]))).toBe(
      'warehouse.release-too-many',
    )
    expect((await world.askRelease({ ...at, customer: other.customer }, [line])).status).toBe(404)
    world.must(await world.askRelease(at, [line], { wantedOn: today, note: 'Winter clothes' }))
    expect(await code(world.askRelease(at, [line]))).toBe('warehouse.release-open')
    expect((await messagesOf(at.winner, 'storage-release-asked'))[0]!.params).toMatchObject({
      pieces: { en: '3 pieces', ar: '3 قطع' },
    })
    const { releases } = await world.view(at.customer, at)
    expect(releases).toMatchObject([
      { state: 'REQUESTED', wantedOn: today, note: 'Winter clothes', lines: [{ name: 'Box', quantity: 3 }] },
    ])
    const awaited = await world.booked()
    world.must(await world.items(awaited, [box(1)]))
    const [item] = await itemsOf(awaited)
    expect(await code(world.askRelease(awaited, [{ itemId: item.itemId, quantity: 1 }]))).toBe(
      'warehouse.not-stored',
    )
  })

  test('is handed over once, by the winner; the pieces are gone then', async () => {
    const at = await world.withItems({ pay: 'whole', warehouses: 2 })
    const id = await asked(at, [
      { itemId: at.box, quantity: 4 },
      { itemId: at.sofa, quantity: 1 },
    ])
    expect((await handOver(at, id, {}, at.warehouses[1])).status).toBe(404)
    expect((await handOver(at, id, {}, at.customer)).status).toBe(403)
    world.must(await handOver(at, id))
    expect(await itemsOf(at)).toMatchObject([
      { quantity: 10, released: 4, left: 6 },
      { quantity: 1, released: 1, left: 0 },
    ])
    expect((await messagesOf(at.customer, 'storage-released'))[0]!.params).toMatchObject({
      pieces: { en: '5 pieces', ar: '5 قطع' },
    })
    expect(await code(handOver(at, id))).toBe('warehouse.release-ended')
    expect(await code(end(at.winner, 'declineRelease', id))).toBe('warehouse.release-ended')
    expect(await code(end(at.customer, 'withdrawRelease', id))).toBe('warehouse.release-ended')
    expect((await handOver(at, id, {}, at.warehouses[1])).status).toBe(404)
    expect(await code(world.askRelease(at, [{ itemId: at.box, quantity: 7 }]))).toBe(
      'warehouse.release-too-many',
    )
    expect(await webhookEventsOf(at)).toEqual(expect.arrayContaining(['RELEASE_ASKED', 'RELEASED']))
  })

  test('of ten hand-overs at once, one counts the pieces', async () => {
    const at = await world.withItems({ pay: 'whole' })
    const id = await asked(at, [{ itemId: at.box, quantity: 4 }])
    const body = await world.handOverBody(at)
    const ask = () => app.ask(at.winner, storage.handOverRelease, { query: { id }, body })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await itemsOf(at))[0]).toMatchObject({ released: 4 })
  })

  test('of hand-over and withdrawal at once, one holds', async () => {
    const at = await world.withItems({ pay: 'whole' })
    const body = await world.handOverBody(at)
    for (let round = 0; round < 4; round++) {
      const id = await asked(at, [{ itemId: at.box, quantity: 1 }])
      const [over, back] = await Promise.all([
        app.ask(at.winner, storage.handOverRelease, { query: { id }, body }),
        end(at.customer, 'withdrawRelease', id),
      ])
      expect([over.status, back.status].toSorted()).toEqual([200, 409])
    }
  })

  test('asked for ten times at once is asked for once', async () => {
    const at = await world.withItems()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.askRelease(at, [{ itemId: at.box, quantity: 1 }])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code ?? 'ok'))).toEqual(
      new Set(['ok', 'warehouse.release-open']),
    )
  })

  test('of the last pieces waits until everything is paid', async () => {
    const at = await world.withItems()
    const all = [
      { itemId: at.box, quantity: 10 },
      { itemId: at.sofa, quantity: 1 },
    ]
    const id = await asked(at, all)
    for (const more of [{}, { creditReason: 'A good customer' }])
      expect(await code(handOver(at, id, more))).toBe('warehouse.release-last')
    world.must(await world.finalQuote(at))
    await world.payFinal(at)
    await app.owner.query(`update storage_details set final_owed = true where id = $1`, [at.requestId])
    expect(await code(handOver(at, id))).toBe('warehouse.release-last')
    await app.owner.query(`update storage_details set final_owed = false where id = $1`, [at.requestId])
    world.must(await handOver(at, id))
    expect((await world.view(at.customer, at)).goods).toBe('STORED')
  })

  test('is declined with a reason that its customer reads, or taken back by the customer', async () => {
    const at = await world.withItems()
    const first = await asked(at, [{ itemId: at.box, quantity: 4 }])
    expect(
      (await field(app.ask(at.winner, storage.declineRelease, { query: { id: first }, body: {} }))).code,
    ).toBe('warehouse.reason-required')
    expect((await end(at.winner, 'withdrawRelease', first)).status).toBe(403)
    world.must(await end(at.winner, 'declineRelease', first))
    expect(await messagesOf(at.customer, 'storage-release-declined')).toHaveLength(1)
    const second = await asked(at, [{ itemId: at.box, quantity: 4 }])
    expect((await end(await world.customer(), 'withdrawRelease', second)).status).toBe(404)
    world.must(await end(at.customer, 'withdrawRelease', second))
    const { releases } = await world.view(at.customer, at)
    expect(
      releases.map((each: { state: string; reason: string | null }) => [each.state, each.reason]),
    ).toEqual([
      ['WITHDRAWN', null],
      ['DECLINED', 'The ramp is closed'],
    ])
    expect((await itemsOf(at))[0]).toMatchObject({ released: 0, left: 10 })
  })

  test('that is still open ends when the goods leave', async () => {
    const at = await world.withItems({ pay: 'whole' })
    const id = await asked(at, [{ itemId: at.box, quantity: 4 }])
    await world.reach(at, 'DELIVERED')
    expect((await world.view(at.customer, at)).releases).toMatchObject([
      { releaseId: id, state: 'WITHDRAWN' },
    ])
    expect(await code(handOver(at, id))).toBe('warehouse.release-ended')
  })
})

test('a release is by appointment while the gate is open, where the warehouse has said when', async () => {
  const at = await world.withItems()
  const lines = [{ itemId: at.box, quantity: 2 }]
  const open: [number, number] = [600, 720]
  // Every day from ten to twelve, so that the test is one whatever the day.
  const site = { place: place(), hours: Array.from({ length: 7 }, () => open), note: '' }
  await transaction(app.db, (tx) =>
    saveSite(tx, at.winner.companyId, site, { userId: null, now: app.clock.now() }),
  )
  const collector = { name: 'Omar Said', idNumber: '784-1987-1234567-1', vehiclePlate: 'B 12345' }
  for (const time of ['09:30', '12:00'])
    expect(await field(world.askRelease(at, lines, { collector: { ...collector, time } }))).toMatchObject({
      field: 'collector.time',
      code: 'warehouse.gate-closed',
    })
  world.must(await world.askRelease(at, lines, { collector: { ...collector, time: '11:30' } }))
})
