// Whose turn it is and the tabs of lists, stored with each change: right after whole journeys, told to both sides, reminded of once a day.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { requestsEndpoints as requests, type Need } from '@marsa/model/requests/endpoints.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { storageWorldOf } from '../../test/storage-world.ts'
import { worldOf } from '../../test/world.ts'
import { systemTransaction } from '../kit/db.ts'
import { requestLines } from '../reactions.ts'
import { checkSummaries } from './jobs.ts'
import { renewSummaries } from './summary.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const needsOf = async (person: Person): Promise<{ items: Need[]; count: number }> =>
  (await app.ask(person, requests.listNeeds)).body
const actionsOf = async (person: Person): Promise<string[]> =>
  (await needsOf(person)).items.map(({ turn }) => turn.action)

test('what is stored is what would be worked out, after journeys of every line in every state', async () => {
  const [freightWorld, storageWorld] = [worldOf(app), storageWorldOf(app)]
  await freightWorld.submitted()
  await freightWorld.quoted()
  await freightWorld.accepted()
  await freightWorld.booked()
  await freightWorld.delivered()
  await freightWorld.completed()
  const cancelled = await freightWorld.quoted()
  await freightWorld.done(cancelled.customer, freight.cancelRequest, {
    query: { id: cancelled.requestId },
    body: { reason: 'No longer needed' },
  })
  await storageWorld.requested()
  await storageWorld.quoted()
  await storageWorld.accepted()
  await storageWorld.withItems()
  await storageWorld.completed()
  expect(await checkSummaries(app.db, requestLines, app.clock)).toEqual([])
})

test('a summary that was missed is found and mended', async () => {
  const at = await worldOf(app).booked()
  const broken = `update requests set tab = 'expired', turn = null where id = $1`
  await app.owner.query(broken, [at.requestId])
  const renew = () =>
    systemTransaction(app.db, (tx) => renewSummaries(tx, requestLines, [at.requestId], app.clock.now()))
  expect(await renew()).toEqual([at.requestId])
  expect(await renew()).toEqual([])
  expect(await actionsOf(at.winner)).toEqual(['report-milestone'])
})

describe('what needs somebody', () => {
  test('stands with exactly one side of a shipment, a rival has nothing, and a stranger sees nothing', async () => {
    const world = worldOf(app)
    const asked = await world.submitted({ agents: 2 })
    const [agent, rival] = asked.agents as [Person, Person]
    expect(await actionsOf(agent)).toEqual(['answer-request'])
    expect(await needsOf(asked.customer)).toEqual({ items: [], count: 0 })
    const at = await world.booked({ agents: 2 })
    expect(await actionsOf(at.customer)).toEqual([])
    expect(await actionsOf(at.winner)).toEqual(['report-milestone'])
    expect(await actionsOf(at.agents.find(({ userId }) => userId !== at.winner.userId)!)).toEqual([])
    await world.quote(asked, agent)
    expect(await actionsOf(asked.customer)).toEqual(['compare-quotes'])
    expect(await actionsOf(agent)).toEqual([])
    expect(await actionsOf(rival)).toEqual(['answer-request'])
    expect(await actionsOf(await world.customer())).toEqual([])
  })

  test('is one list over all lines, by deadline, and counts no draft and no rating', async () => {
    const [world, storages] = [worldOf(app), storageWorldOf(app)]
    const customer = await world.customer()
    await world.done(customer, freight.saveRequest, { body: { form: { mode: 'sea' } } })
    await world.completed({ customer, agents: 1 })
    const due = await world.booked({ customer, agents: 1 })
    world.must(await world.finalQuote(due))
    await world.quoted({ customer, agents: 1 })
    const stored = await storages.booked({ customer })
    const { items, count } = await needsOf(customer)
    expect(count).toBe(3)
    expect(items.map(({ turn, optional }) => [turn.action, optional])).toEqual([
      ['pay-balance', false],
      ['bring-goods', false],
      ['compare-quotes', false],
      ['finish-draft', true],
      ['give-feedback', true],
    ])
    expect(items[0]).toMatchObject({
      line: 'freight',
      number: due.number,
      amountDue: expect.stringMatching(/^\d/),
    })
    expect(items[0]!.quotes).toBeNull()
    expect(items[0]!.titleEn).not.toBe('')
    expect(items[0]!.titleAr).not.toBe('')
    const { body } = await app.ask(customer, requests.listNeeds, { query: { line: 'warehouse' } })
    expect(body).toMatchObject({ count: 1, items: [{ id: stored.requestId }] })
  })

  test('says how many quotes there are to choose from, and what the lowest costs', async () => {
    const { customer, quotations } = await worldOf(app).quoted({ agents: 2 })
    const { items } = await needsOf(customer)
    expect(items).toMatchObject([{ quotes: { count: 2, lowest: quotations[0]!.total } }])
  })

  test('of the desk is what nobody quotes', async () => {
    const desk = await addPerson(app.db, 'desk')
    const before = (await needsOf(desk)).count
    await app.owner.query(`update companies set suspended_at = now() where kind = 'agent'`)
    await worldOf(app).submitted({ agents: 0 })
    await app.owner.query(`update companies set suspended_at = null where kind = 'agent'`)
    expect((await needsOf(desk)).count).toBe(before + 1)
  })
})

describe('a reminder', () => {
  const remind = (person: Person, id: string) => app.ask(person, requests.remind, { query: { id } })
  const told = async (person: Person): Promise<number> =>
    (
      await app.owner.query(
        `select count(*)::int as told from notifications where user_id = $1 and template = 'request-reminder'`,
        [person.userId],
      )
    ).rows[0].told

  test('reaches the side whose turn it is, once a day, in every line', async () => {
    const world = worldOf(app)
    const shipment = await world.booked()
    const stored = await storageWorldOf(app).booked()
    for (const [reminding, reminded, at] of [
      [shipment.customer, shipment.winner, shipment],
      [stored.winner, stored.customer, stored],
    ] as const) {
      expect((await remind(reminded, at.requestId)).body.code).toBe('requests.nobody-to-remind')
      expect((await remind(reminding, at.requestId)).status).toBe(200)
      expect(await told(reminded)).toBe(1)
      expect((await remind(reminding, at.requestId)).body.code).toBe('requests.reminded-today')
      app.clock.pass(24 * 3_600_000)
      expect((await remind(reminding, at.requestId)).status).toBe(200)
      expect(await told(reminded)).toBe(2)
    }
    const page = await app.ask(stored.winner, storage.viewStorage, {
      query: { storageRequestID: stored.requestId },
    })
    expect(page.body.remindRefusal).toBe('requests.reminded-today')
  })

  test('is not for strangers, rivals, or rounds, which have their own clocks', async () => {
    const world = worldOf(app)
    const at = await world.booked({ agents: 2 })
    expect((await remind(await world.customer(), at.requestId)).status).toBe(404)
    const rival = at.agents.find(({ userId }) => userId !== at.winner.userId)!
    expect((await remind(rival, at.requestId)).body.code).toBe('requests.nobody-to-remind')
    const open = await world.submitted()
    expect((await remind(open.customer, open.requestId)).body.code).toBe('requests.nobody-to-remind')
  })
})

describe('lists', () => {
  test('filter by documented statuses, several at once, and count every tab in the same answer', async () => {
    const world = worldOf(app)
    const customer = await world.customer()
    await world.submitted({ customer, agents: 1 })
    await world.quoted({ customer, agents: 1 })
    const due = await world.booked({ customer, agents: 1 })
    world.must(await world.finalQuote(due))
    await world.completed({ customer, agents: 1 })
    const list = async (query: Record<string, string>) =>
      (await app.ask(customer, freight.listShipments, { query })).body
    const statuses = async (status: string) =>
      (await list({ status })).items.map((row: { status: string }) => row.status).toSorted()
    expect(await statuses('QS_AWAITING_FINAL_PAY')).toEqual(['QS_AWAITING_FINAL_PAY'])
    expect(await statuses('QS_RCD,QS_CMP')).toEqual(['QS_CMP', 'QS_RCD'])
    expect(await statuses('QS_PPA')).toEqual([])
    expect((await list({})).tabs).toEqual({ all: 4, active: 3, completed: 1, cancelled: 0, expired: 0 })
    expect((await list({ tab: 'completed' })).tabs).toMatchObject({ all: 4, active: 3 })
    expect((await list({ status: 'completed' })).totalCount).toBe(1)
    expect((await list({ agent: due.winner.companyId })).totalCount).toBe(1)
    expect((await list({ status: 'NOT_A_STATUS' })).code).toBe('kit.invalid')
  })

  test('are sorted by the columns that they show', async () => {
    const world = storageWorldOf(app)
    const { customer } = await world.requested()
    for (const _ of [1, 2]) await world.requested({ customer })
    const numbers = async (sort: string): Promise<string[]> =>
      (await app.ask(customer, storage.listStorages, { query: { sort } })).body.items.map(
        (row: { shipmentReferenceNumber: string }) => row.shipmentReferenceNumber,
      )
    const added = await numbers('added')
    expect(added).toHaveLength(3)
    expect(await numbers('-added')).toEqual(added.toReversed())
    expect(await numbers('number')).toEqual(added)
    for (const sort of ['status', 'date', 'due', 'amount']) {
      expect((await numbers(sort)).toSorted()).toEqual(added.toSorted())
      expect((await numbers(`-${sort}`)).toSorted()).toEqual(added.toSorted())
    }
  })

  test('of an agent have its own views', async () => {
    const world = worldOf(app)
    const asked = await world.submitted({ agents: 2 })
    const [agent] = asked.agents as [Person, Person]
    const tabs = async () => (await app.ask(agent, freight.listShipments)).body.tabs
    expect(await tabs()).toMatchObject({ answer: 1, quoted: 0, won: 0, others: 0, all: 1, active: 1 })
    await world.quote(asked, agent)
    expect(await tabs()).toMatchObject({ answer: 0, quoted: 1 })
  })
})
