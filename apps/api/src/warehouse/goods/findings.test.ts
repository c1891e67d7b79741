// Intake over HTTP: a measurement far off is asked for again, and what is found is the customer's to answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { sql } from '../../kit/sql.ts'
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

const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
type Finding = { findingId: string; kind: string; state: string; answer: string | null }
const findingsOf = async (at: Stored, person = at.customer): Promise<Finding[]> =>
  (await world.view(person, at)).findings
const answer = async (at: Stored, body: object = {}, person = at.customer): Promise<Answer> => {
  const open = (await findingsOf(at)).filter(({ state }) => state === 'NOTED')
  return app.ask(person, storage.answerFindings, {
    ...world.of(at),
    body: { findings: open.map(({ findingId }) => findingId), outcome: 'accept', text: null, ...body },
  })
}
const next = async (at: Stored, person = at.customer) => (await world.view(person, at)).nextAction
const messagesOf = (at: Stored, template: string) =>
  rows<{ user_id: string }>(
    app.db,
    sql`select user_id from notifications where template = ${template} and subject_id = ${at.requestId}`,
  )

describe('a measurement', () => {
  test('up to 25 percent off is recorded at once', async () => {
    const at = await world.booked({ form: { cbm: 20 } })
    expect(world.must(await world.report(at, 'STORED', { measuredCBM: 25 })).body.finalOwed).toBe(true)
  })

  test.each([
    [18.5, 185],
    [18.5, 1.85],
    [18.5, 30],
  ])('of %s booked and %s measured is entered a second time', async (cbm, measuredCBM) => {
    const at = await world.booked({ form: { cbm } })
    const again = await world.report(at, 'STORED', { measuredCBM })
    expect(again.body.fieldErrors).toMatchObject([{ field: 'confirmedCBM', code: 'warehouse.measure-again' }])
    expect(await code(world.report(at, 'STORED', { measuredCBM, confirmedCBM: cbm }))).toBe(
      'warehouse.measure-again',
    )
    expect((await world.view(at.customer, at)).goods).toBe('AWAITED')
    world.must(await world.report(at, 'STORED', { measuredCBM, confirmedCBM: measuredCBM }))
    expect((await world.view(at.customer, at)).measuredCBM).toBe(measuredCBM)
  })
})

describe('more space than booked', () => {
  test('is the customer’s turn with figures and photo, before the final payment', async () => {
    const at = await world.booked()
    const photo = await world.document(at.winner, at.requestId, 'CONDITION_PHOTO')
    const foreign = await world.document(at.customer, at.requestId, 'OTHER')
    expect(await code(world.report(at, 'STORED', { measuredCBM: 12, photos: [foreign] }))).toBe(
      'documents.id',
    )
    world.must(await world.report(at, 'STORED', { measuredCBM: 12, photos: [photo], note: 'Two more rows' }))
    expect(await findingsOf(at)).toMatchObject([
      { kind: 'space', state: 'NOTED', expected: 10, found: 12, note: 'Two more rows', photos: [photo] },
    ])
    expect(await next(at)).toBe('answer-findings')
    world.must(await world.finalQuote(at))
    expect(await next(at)).toBe('answer-findings')
    expect(await messagesOf(at, 'storage-findings')).toEqual([{ user_id: at.customer.userId }])
    world.must(await answer(at))
    expect(await next(at)).toBe('pay-balance')
  })

  test('is none where less is measured', async () => {
    const at = await world.booked()
    world.must(await world.report(at, 'STORED', { measuredCBM: 8 }))
    expect(await findingsOf(at)).toEqual([])
  })
})

describe('damage and shortage', () => {
  test('are notified once, follow a correction, and stay as they were answered', async () => {
    const at = await world.withItems()
    const photo = await world.document(at.winner, at.requestId, 'CONDITION_PHOTO')
    const save = async (change: object) =>
      world.must(
        await world.items(at, [
          { itemId: at.box, name: 'Box', quantity: 10, ...change },
          { itemId: at.sofa, name: 'Sofa', quantity: 1 },
        ]),
      )
    await save({ conditionIn: 'damaged', photosIn: [photo] })
    await save({ conditionIn: 'damaged', photosIn: [photo], noteIn: 'A wet corner' })
    expect(await messagesOf(at, 'storage-findings')).toHaveLength(1)
    expect(await findingsOf(at)).toMatchObject([{ kind: 'damaged', note: 'A wet corner', photos: [photo] }])
    await save({})
    expect(await findingsOf(at)).toEqual([])
    expect(await next(at)).not.toBe('answer-findings')
    await save({ quantity: 8, missing: 2 })
    expect(await findingsOf(at)).toMatchObject([{ kind: 'short', expected: 10, found: 8 }])
    world.must(await answer(at, { outcome: 'object', text: 'All ten were on the lorry' }))
    await save({ quantity: 8, missing: 2, noteIn: 'Counted again' })
    for (const person of [at.customer, at.winner])
      expect(await findingsOf(at, person)).toMatchObject([
        { kind: 'short', state: 'OBJECTED', answer: 'All ten were on the lorry' },
      ])
    expect(await messagesOf(at, 'storage-findings-objected')).toEqual([{ user_id: at.winner.userId }])
    const { items } = await world.done(at.winner, listNotifications)
    expect(items.find(({ type }: { type: string }) => type === 'storage-findings-objected').bodyEn).toContain(
      '(pieces missing): All ten were on the lorry',
    )
  })

  test('are answered by their customer, each by itself or all together, with a reason where they object', async () => {
    const at = await world.withItems()
    expect(await code(answer(at, { findings: [at.box] }))).toBe('warehouse.findings-answered')
    world.must(
      await world.items(at, [
        { itemId: at.box, name: 'Box', quantity: 0, missing: 10 },
        { itemId: at.sofa, name: 'Sofa', quantity: 1, conditionIn: 'damaged' },
      ]),
    )
    expect(await code(answer(at, { findings: [at.box] }))).toBe('warehouse.findings-changed')
    expect(await code(answer(at, { outcome: 'object' }))).toBe('warehouse.reason-required')
    expect((await answer(at, {}, at.winner)).status).toBe(403)
    expect((await answer(at, {}, await world.customer())).status).toBe(404)
    const findings = (await findingsOf(at)).map(({ findingId }) => findingId)
    const answers = await Promise.all([answer(at, { findings }), answer(at, { findings })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await findingsOf(at)).map(({ state }) => state)).toEqual(['ACCEPTED', 'ACCEPTED'])
    const { timeline } = await world.view(at.winner, at)
    expect(timeline.map((entry: { code: string }) => entry.code)).toContain('FINDINGS_ACCEPTED')
  })

  test('leave the others open when one is answered', async () => {
    const at = await world.withItems()
    world.must(
      await world.items(at, [
        { itemId: at.box, name: 'Box', quantity: 9, missing: 1 },
        { itemId: at.sofa, name: 'Sofa', quantity: 1, conditionIn: 'damaged' },
      ]),
    )
    const [first, second] = (await findingsOf(at)).map(({ findingId }) => findingId)
    world.must(await answer(at, { findings: [first], outcome: 'object', text: 'All ten were there' }))
    expect(await next(at)).toBe('answer-findings')
    expect(await code(answer(at, { findings: [first, second] }))).toBe('warehouse.findings-changed')
    world.must(await answer(at, { findings: [second] }))
    expect(await findingsOf(at)).toMatchObject([
      { findingId: first, state: 'OBJECTED', answer: 'All ten were there' },
      { findingId: second, state: 'ACCEPTED', answer: null },
    ])
    expect(await next(at)).not.toBe('answer-findings')
  })

  test('need pieces, there or missing', async () => {
    const at = await world.withItems()
    const saved = await world.items(at, [{ itemId: at.box, name: 'Box', quantity: 0 }])
    expect(saved.body.fieldErrors).toMatchObject([{ field: 'items.0.quantity', code: 'warehouse.pieces' }])
  })
})
