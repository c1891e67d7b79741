// Handing stored goods over: money in every state of the balance, credit of the warehouse, proof, and the release note.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../../test/storage-world.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

type WithItems = Stored & { box: string; sofa: string }
const asked = async (at: WithItems, quantity = 4): Promise<string> =>
  world.must(await world.askRelease(at, [{ itemId: at.box, quantity }])).body.releaseId
const handOver = async (at: Stored, id: string, more: object = {}): Promise<Answer> =>
  app.ask(at.winner, storage.handOverRelease, { query: { id }, body: await world.handOverBody(at, more) })
const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
const codes = async (answer: Promise<Answer>) =>
  (await answer).body.fieldErrors.map((each: { field: string; code: string }) => [each.field, each.code])
const boxOf = async (at: Stored) => (await world.view(at.customer, at)).items[0]
const credit = { creditReason: 'A customer of many years' }

const unpaid: Record<string, () => Promise<WithItems>> = {
  'half is paid': () => world.withItems(),
  'half is paid and a new final quotation is owed': async () => {
    const at = await world.withItems()
    await app.owner.query(`update storage_details set final_owed = true where id = $1`, [at.requestId])
    return at
  },
  'the final quotation is not paid': async () => {
    const at = await world.withItems()
    world.must(await world.finalQuote(at))
    return at
  },
  'all is paid and more space is owed': async () => {
    const at = await world.withItems({ pay: 'whole' })
    await app.owner.query(`update storage_details set final_owed = true where id = $1`, [at.requestId])
    return at
  },
}
const paid: Record<string, () => Promise<WithItems>> = {
  'the whole was paid at once': () => world.withItems({ pay: 'whole' }),
  'it stands on the credit account': async () =>
    world.withItems({ pay: 'credit', customer: await world.customer({ creditFils: 500_000n }) }),
  'the final quotation is paid': async () => {
    const at = await world.withItems()
    world.must(await world.finalQuote(at))
    await world.payFinal(at)
    return at
  },
}

describe('a part of the goods', () => {
  test.each(Object.keys(unpaid))('does not leave while %s, but on stated credit', async (name) => {
    const at = await unpaid[name]!()
    const id = await asked(at)
    expect(await code(handOver(at, id))).toBe('warehouse.release-unpaid')
    expect(await boxOf(at)).toMatchObject({ released: 0 })
    expect((await world.view(at.winner, at)).releases[0]).toMatchObject({
      handOverRefusal: 'warehouse.release-unpaid',
      creditRefusal: null,
    })
    expect(await codes(handOver(at, id, { creditReason: 'x' }))).toEqual([
      ['creditReason', 'warehouse.reason-required'],
    ])
    world.must(await handOver(at, id, credit))
    expect(await boxOf(at)).toMatchObject({ released: 4 })
  })

  test.each(Object.keys(paid))('leaves when %s, and needs no credit then', async (name) => {
    const at = await paid[name]!()
    const id = await asked(at)
    expect(await code(handOver(at, id, credit))).toBe('warehouse.credit-not-needed')
    world.must(await handOver(at, id))
    expect(await boxOf(at)).toMatchObject({ released: 4 })
  })

  test('that leaves on credit is read by both sides with the reason and what was open, and stands in the audit trail', async () => {
    const at = await unpaid['the final quotation is not paid']!()
    const id = await asked(at)
    const { money } = await world.view(at.customer, at)
    world.must(await handOver(at, id, credit))
    for (const person of [at.customer, at.winner])
      expect((await world.view(person, at)).releases[0]).toMatchObject({
        state: 'RELEASED',
        reason: null,
        credit: { reason: credit.creditReason, open: money.balance },
      })
    const { timeline } = await world.view(at.customer, at)
    expect(timeline.at(-1)).toMatchObject({
      code: 'RELEASED_ON_CREDIT',
      note: credit.creditReason,
      amount: money.balance,
    })
    const audit = await rows<{ action: string; reason: string }>(
      app.db,
      sql`select action, reason from audit_log where object_id = ${id} order by id`,
    )
    expect(audit.at(-1)).toEqual({ action: 'handOverOnCredit', reason: credit.creditReason })
  })
})

describe('the database', () => {
  const refusal = (text: ReturnType<typeof sql>) =>
    text.execute(app.db).then(
      () => undefined,
      (error: { code: string }) => error.code,
    )

  test('lets no release leave unpaid, without credit or without its proof', async () => {
    const at = await world.withItems()
    const id = await asked(at)
    const { photos, signature } = await world.handOverBody(at)
    const leave = (move: string, more: ReturnType<typeof sql>) =>
      refusal(
        sql`update warehouse_releases set state = 'RELEASED', move = ${move}, moved_as = 'agent', version = version + 1,
          ended_at = now(), note_number = 'RN-0', ${more} where id = ${id}`,
      )
    const signed = sql`signature_id = ${signature}`
    const trusted = sql`credit_reason = 'A good customer', credit_fils = 1`
    expect(await leave('handOverOnCredit', sql`${trusted}, ${signed}`)).toBe('MA001')
    await sql`insert into warehouse_photos (document_id, position, release_id) values (${photos[0]}, 0, ${id})`.execute(
      app.db,
    )
    expect(await leave('handOver', signed)).toBe('MA001')
    expect(await leave('handOverOnCredit', signed)).toBe('23514')
    expect(await leave('handOverOnCredit', trusted)).toBe('MA001')
    expect(await leave('handOverOnCredit', sql`${trusted}, ${signed}`)).toBeUndefined()
  })

  test('lets no goods leave the store unpaid', async () => {
    const at = await world.withItems()
    const leave = () =>
      refusal(
        sql`update warehouse_goods set state = 'DELIVERED', move = 'deliver', moved_as = 'agent', version = version + 1
          where id = ${at.requestId}`,
      )
    expect(await leave()).toBe('MA001')
    world.must(await world.finalQuote(at))
    expect(await leave()).toBe('MA001')
    await world.payFinal(at)
    expect(await leave()).toBeUndefined()
  })
})

describe('the proof', () => {
  test('is a photo, and a signature or the code that the customer reads', async () => {
    const at = await world.withItems({ pay: 'whole' })
    const id = await asked(at)
    const missing = [['signature', 'warehouse.release-proof']]
    expect(await codes(handOver(at, id, { signature: null }))).toEqual(missing)
    expect(await codes(handOver(at, id, { code: '123456' }))).toEqual(missing)
    const customers = await world.document(at.customer, at.requestId, 'OTHER')
    expect(await codes(handOver(at, id, { photos: [customers] }))).toEqual([['photos', 'documents.id']])
    expect(await codes(handOver(at, id, { signature: customers }))).toEqual([['signature', 'documents.id']])
    const { collectCode } = (await world.view(at.customer, at)).releases[0]
    expect(collectCode).toMatch(/^\d{6}$/)
    expect((await world.view(at.winner, at)).releases[0].collectCode).toBeNull()
    const wrong = collectCode === '000000' ? '000001' : '000000'
    expect(await codes(handOver(at, id, { signature: null, code: wrong }))).toEqual([
      ['code', 'warehouse.collect-code-wrong'],
    ])
    world.must(await handOver(at, id, { signature: null, code: collectCode }))
    expect((await world.view(at.winner, at)).releases[0]).toMatchObject({ proof: 'code', signature: null })
  })

  test('by code cannot be tried without end', async () => {
    const at = await world.withItems({ pay: 'whole' })
    const id = await asked(at)
    const { collectCode } = (await world.view(at.customer, at)).releases[0]
    const wrong = { signature: null, code: collectCode === '000000' ? '000001' : '000000' }
    for (let tries = 0; tries < rateLimits['collect.code'].points; tries++)
      expect(await code(handOver(at, id, wrong))).toBe('warehouse.collect-code-wrong')
    expect(await code(handOver(at, id, { signature: null, code: collectCode }))).toBe('kit.too-many')
    world.must(await handOver(at, id))
  })

  test('is held against deletion', async () => {
    const at = await world.withItems({ pay: 'whole' })
    world.must(await handOver(at, await asked(at)))
    const { photos, signature } = (await world.view(at.winner, at)).releases[0]
    for (const documentId of [...photos, signature])
      expect(
        await code(app.ask(at.winner, storage.deleteStorageDocument, { query: { documentId }, way: 1 })),
      ).toBe('documents.in-use')
  })
})

describe('who collects', () => {
  test('is asked for, field by field', async () => {
    const at = await world.withItems()
    const collector = { name: '', idNumber: '1', vehiclePlate: '', time: '9' }
    expect(await codes(world.askRelease(at, [{ itemId: at.box, quantity: 1 }], { collector }))).toEqual([
      ['collector.name', 'warehouse.collector-name'],
      ['collector.idNumber', 'warehouse.collector-id'],
      ['collector.vehiclePlate', 'warehouse.collector-plate'],
      ['collector.time', 'warehouse.collector-time'],
    ])
  })

  test('shows the identity number whole to the warehouse until the goods are gone, else masked', async () => {
    const at = await world.withItems({ pay: 'whole' })
    const id = await asked(at)
    const idOf = async (person: Stored['winner']) =>
      (await world.view(person, at)).releases[0].collector.idNumber
    expect(await idOf(at.winner)).toBe('784-1987-1234567-1')
    expect(await idOf(at.customer)).toBe('•••-••••-••••••7-1')
    world.must(await handOver(at, id))
    expect(await idOf(at.winner)).toBe('•••-••••-••••••7-1')
  })
})

test('more pieces than are there are refused at their item, and nothing is sent', async () => {
  const at = await world.withItems()
  expect(
    await codes(
      world.askRelease(at, [
        { itemId: at.box, quantity: 25 },
        { itemId: at.sofa, quantity: 1 },
      ]),
    ),
  ).toEqual([[`lines.${at.box}`, 'warehouse.release-too-many']])
  expect((await world.view(at.customer, at)).releases).toEqual([])
})

describe('the release note', () => {
  const note = (person: Stored['winner'], id: string) =>
    app.ask(person, storage.downloadReleaseNote, { query: { id } })

  test('is a PDF for both sides once the goods have left, on credit and by code too', async () => {
    const at = await world.withItems({ warehouses: 2 })
    const id = await asked(at)
    expect((await note(at.customer, id)).status).toBe(404)
    const { collectCode } = (await world.view(at.customer, at)).releases[0]
    world.must(await handOver(at, id, { ...credit, signature: null, code: collectCode }))
    for (const person of [at.customer, at.winner]) {
      const got = await note(person, id)
      expect(got.status).toBe(200)
      expect(got.raw.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await note(at.warehouses[1]!, id)).status).toBe(404)
    expect((await note(await world.customer(), id)).status).toBe(404)
    const second = await asked(at, 2)
    world.must(await handOver(at, second, credit))
    expect((await note(at.winner, second)).raw.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
