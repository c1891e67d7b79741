// The intake sheet over HTTP: one effect however often it is sent, the space by its sides, differences as findings.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { sql } from '../../kit/sql.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/people.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const item = (change: object = {}) => ({ ...world.sheet({}).items[0], ...change })
const sheet = async (at: Stored, change: object = {}) =>
  world.sheet({
    signature: await world.document(at.winner, at.requestId, 'HAND_OVER_SIGNATURE'),
    ...change,
  }) as ReturnType<StorageWorld['sheet']> & { signature: string }
const send = (at: Stored, body: object, person: Person = at.winner): Promise<Answer> =>
  app.ask(person, storage.takeInGoods, { ...world.of(at), body })
const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code

describe('an intake sheet', () => {
  test('stores the goods with count, sides, place and driver, and its space is that of the sides', async () => {
    const at = await world.booked()
    const photo = await world.document(at.winner, at.requestId, 'CONDITION_PHOTO')
    const body = await sheet(at, { items: [item({ photos: [photo] })], note: 'By the back gate' })
    expect(world.must(await send(at, body)).body).toEqual({ status: 'STORED', finalOwed: false })
    const seen = await world.view(at.winner, at)
    expect(seen).toMatchObject({ goods: 'STORED', measuredCBM: 10, findings: [] })
    expect(seen.items).toMatchObject([
      {
        name: 'Box',
        quantity: 40,
        missing: 0,
        excess: 0,
        sides: [1000, 500, 500],
        place: 'B-04-3',
        photosIn: [photo],
      },
    ])
    expect(seen.intake).toMatchObject({
      driver: 'Salem Driver',
      signature: body.signature,
      note: 'By the back gate',
    })
    // Where it lies is the warehouse's own business.
    const own = await world.view(at.customer, at)
    expect(own.items).toMatchObject([{ sides: [1000, 500, 500], place: null }])
    expect(own.intake).toMatchObject({ driver: 'Salem Driver' })
  })

  test('that is sent again has one effect, and another one is refused', async () => {
    const at = await world.booked()
    const body = await sheet(at)
    world.must(await send(at, body))
    world.must(await send(at, body))
    const events = await rows(
      app.db,
      sql`select id from request_events where request_id = ${at.requestId} and code = 'STORED'`,
    )
    expect(events).toHaveLength(1)
    expect((await world.view(at.customer, at)).items).toHaveLength(1)
    expect(await code(send(at, { ...body, mark: crypto.randomUUID() }))).toBe('warehouse.step-done')
  })

  test('sent five times at once stores the goods once', async () => {
    const at = await world.booked()
    const body = await sheet(at)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(at, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await world.view(at.customer, at)).items).toHaveLength(1)
  })

  test('makes what differs from the declared number the customer’s to answer', async () => {
    const at = await world.booked()
    const items = [
      item({ name: 'Box', declared: 40, quantity: 38 }),
      item({ name: 'Chair', declared: 2, quantity: 4, condition: 'damaged', note: 'A broken leg' }),
    ]
    world.must(await send(at, await sheet(at, { items, measuredCBM: 10 })))
    const { findings, nextAction, items: noted } = await world.view(at.customer, at)
    expect(findings).toMatchObject([
      { kind: 'short', name: 'Box', expected: 40, found: 38 },
      { kind: 'damaged', name: 'Chair', expected: 2, found: 4 },
      { kind: 'excess', name: 'Chair', expected: 2, found: 4 },
    ])
    expect(nextAction).toBe('answer-findings')
    expect(noted).toMatchObject([
      { quantity: 38, missing: 2, excess: 0 },
      { quantity: 4, missing: 0, excess: 2 },
    ])
    // The inventory is edited by a program that knows nothing of sides and places: they stay.
    const kept = noted.map(({ itemId, name, quantity, missing }: Record<string, unknown>) => ({
      itemId: itemId as string,
      name: name as string,
      quantity: quantity as number,
      missing,
    }))
    world.must(await world.items(at, kept))
    expect((await world.view(at.winner, at)).items).toMatchObject([
      { missing: 2, excess: 0, place: 'B-04-3' },
      { missing: 0, excess: 2, sides: [1000, 500, 500] },
    ])
  })

  test('that is older than the inventory loses nothing of either', async () => {
    const at = await world.booked()
    const noted = (change: { name: string; itemId?: string; quantity?: number }) => ({
      itemId: null,
      quantity: 40,
      missing: 0,
      ...change,
    })
    world.must(await world.items(at, [noted({ name: 'Box' }), noted({ name: 'Lamp', quantity: 3 })]))
    const [box, lamp] = (await world.view(at.winner, at)).items
    // While the phone is without a network, a colleague removes one item and notes another.
    world.must(
      await world.items(at, [
        noted({ itemId: box.itemId, name: 'Box' }),
        noted({ name: 'Desk', quantity: 2 }),
      ]),
    )
    const items = [
      item({ itemId: box.itemId, name: 'Box' }),
      item({ itemId: lamp.itemId, name: 'Lamp', declared: 3, quantity: 3 }),
    ]
    world.must(await send(at, await sheet(at, { items, measuredCBM: 10 })))
    expect((await world.view(at.winner, at)).items).toMatchObject([
      { itemId: box.itemId, name: 'Box', quantity: 40, place: 'B-04-3' },
      { name: 'Lamp', quantity: 3 },
      { name: 'Desk', quantity: 2, place: null },
    ])
  })

  test('that names an item twice is refused', async () => {
    const at = await world.booked()
    world.must(await world.items(at, [{ itemId: null, name: 'Box', quantity: 40, missing: 0 }]))
    const [{ itemId }] = (await world.view(at.winner, at)).items
    const items = [item({ itemId }), item({ itemId })]
    expect(await code(send(at, await sheet(at, { items })))).toBe('kit.invalid')
  })

  test('by whose sides the space is beyond the tolerance owes a new final quotation', async () => {
    const at = await world.booked()
    const items = [item({ declared: 48, quantity: 48 })]
    expect(world.must(await send(at, await sheet(at, { items }))).body.finalOwed).toBe(true)
    expect(await world.view(at.customer, at)).toMatchObject({
      measuredCBM: 12,
      findings: [{ kind: 'space', expected: 10, found: 12 }],
    })
  })

  test.each([
    ['without any size or space', { items: [{ sides: null }] }, 'warehouse.measure-first'],
    ['far off and not confirmed', { items: [{ declared: 80, quantity: 80 }] }, 'warehouse.measure-again'],
    ['of tomorrow', { at: '2099-01-01T00:00:00+04:00' }, 'warehouse.future-event'],
    ['with a foreign signature', { signature: crypto.randomUUID() }, 'documents.id'],
    ['with a foreign photo', { items: [{ photos: [crypto.randomUUID()] }] }, 'documents.id'],
    ['without a piece', { items: [{ declared: 0, quantity: 0 }], measuredCBM: 10 }, 'kit.invalid'],
    ['without a driver', { driver: ' ' }, 'kit.invalid'],
  ] as [string, { items?: object[] }, string][])('%s changes nothing', async (_, change, refusal) => {
    const at = await world.booked()
    const { items } = change
    const body = await sheet(at, { ...change, ...(items && { items: items.map(item) }) })
    expect(await code(send(at, body))).toBe(refusal)
    expect(await world.view(at.winner, at)).toMatchObject({ goods: 'AWAITED', items: [], intake: null })
  })

  test('is the winner’s alone', async () => {
    const at = await world.booked({ warehouses: 2 })
    const body = await sheet(at)
    expect((await send(at, body, at.warehouses[1])).status).toBe(404)
    expect((await send(at, body, at.customer)).status).toBe(403)
  })
})
