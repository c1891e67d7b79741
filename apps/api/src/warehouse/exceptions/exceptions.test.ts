// The exceptions lane over HTTP: what is in it for whom, who owns it, and how an objection is answered.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNotifications } from '@marsa/model/messages/endpoints.ts'
import { viewDesk } from '@marsa/model/overview/desk-endpoints.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { sql } from '../../kit/sql.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../../test/storage-world.ts'

const hour = 3_600_000

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const code = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
type Query = Record<string, string | number>
const list = (person: Person, query: Query = {}) => world.done(person, storage.listExceptions, { query })
const kinds = async (person: Person, query: Query = {}): Promise<string[]> =>
  (await list(person, query)).items.map(({ kind }: { kind: string }) => kind)
const about = (id: string, body?: object) => ({ query: { id }, ...(body && { body }) })
const take = (person: Person, id: string) => app.ask(person, storage.takeException, about(id))
const hand = (person: Person, id: string, to: string) =>
  app.ask(person, storage.handException, about(id, { to }))
const giveBack = (person: Person, id: string) => app.ask(person, storage.giveExceptionBack, about(id))
const reply = (person: Person, id: string, reason = 'We counted again with your driver') =>
  app.ask(person, storage.answerObjection, about(id, { reason }))
const colleagueOf = ({ winner }: Stored): Promise<Person> =>
  addPerson(app.db, 'warehouse-agent', { companyId: winner.companyId })
const answer = async (at: Stored, findings: string[], outcome: 'accept' | 'object'): Promise<unknown> =>
  world.must(
    await app.ask(at.customer, storage.answerFindings, {
      ...world.of(at),
      body: { findings, outcome, text: outcome === 'object' ? 'All ten were on the lorry' : null },
    }),
  )
/** The day in the Emirates, which is not that of the database at night. */
const today = `(now() at time zone 'Asia/Dubai')::date`
const overstay = (at: Stored): Promise<unknown> =>
  app.owner.query(
    `update storage_details set start_date = ${today} - 60, end_date = ${today} - 2 where id = $1`,
    [at.requestId],
  )
const later = (table: string, id: string, columns: string): Promise<unknown> =>
  app.owner.query(`update ${table} set ${columns} where id = $1`, [id])

type Found = Stored & { short: string; damaged: string }
/** One box is missing, and the sofa is damaged. */
const found = async (warehouses = 1): Promise<Found> => {
  const at = await world.withItems({ warehouses, pay: 'whole' })
  world.must(
    await world.items(at, [
      { itemId: at.box, name: 'Box', quantity: 9, missing: 1 },
      { itemId: at.sofa, name: 'Sofa', quantity: 1, conditionIn: 'damaged' },
    ]),
  )
  const { items } = await list(at.winner)
  const idOf = (kind: string) => items.find((each: { kind: string }) => each.kind === kind).exceptionId
  return { ...at, short: idOf('short'), damaged: idOf('damaged') }
}

describe('the lane', () => {
  test('gathers what was found and goods past their end, with who acts next and by when', async () => {
    const at = await found()
    await overstay(at)
    const { items, totalCount, colleagues } = await list(at.winner)
    expect(totalCount).toBe(3)
    expect(colleagues).toMatchObject([{ userId: at.winner.userId, nameEn: 'Maryam Test' }])
    const row = (kind: string) => items.find((each: { kind: string }) => each.kind === kind)
    expect(row('short')).toMatchObject({
      shipmentReferenceNumber: at.number,
      name: 'Box',
      expected: 10,
      found: 9,
      warehouse: null,
      owner: null,
      next: { side: 'customer', act: 'answer-findings', late: null },
    })
    expect(row('overstay')).toMatchObject({
      exceptionId: at.requestId,
      state: null,
      expected: null,
      next: { side: 'customer', act: 'extend-or-collect', late: 2 },
    })
    // Past its end first: it is the oldest.
    expect(items[0].kind).toBe('overstay')
  })

  test('is the winner’s and staff’s alone', async () => {
    const at = await found(2)
    await overstay(at)
    const desk = await addPerson(app.db, 'desk')
    expect((await list(desk, { search: at.number })).items).toMatchObject([
      { kind: 'overstay', ownerRefusal: 'kit.forbidden' },
      {},
      {},
    ])
    expect((await list(desk)).colleagues).toEqual([])
    for (const stranger of [at.warehouses[1]!, await addPerson(app.db, 'warehouse-agent')]) {
      expect(await list(stranger)).toMatchObject({ totalCount: 0, items: [] })
      for (const id of [at.short, at.requestId]) {
        expect((await take(stranger, id)).status).toBe(404)
        expect((await hand(stranger, id, stranger.userId)).status).toBe(404)
        expect((await giveBack(stranger, id)).status).toBe(404)
      }
      expect((await reply(stranger, at.short)).status).toBe(404)
    }
    for (const person of [at.customer, await addPerson(app.db, 'clearing-agent')]) {
      expect((await app.ask(person, storage.listExceptions)).status).toBe(403)
      expect((await take(person, at.short)).status).toBe(403)
      expect((await reply(person, at.short)).status).toBe(403)
    }
    expect((await take(desk, at.short)).status).toBe(403)
    expect((await reply(await addPerson(app.db, 'admin-readonly'), at.short)).status).toBe(403)
  })

  test('is filtered by kind, owner and state, and searched', async () => {
    const at = await found()
    await overstay(at)
    const colleague = await colleagueOf(at)
    world.must(await take(at.winner, at.short))
    expect(await kinds(at.winner, { kind: 'damaged' })).toEqual(['damaged'])
    expect(await kinds(at.winner, { kind: 'overstay' })).toEqual(['overstay'])
    expect(await kinds(at.winner, { kind: 'excess' })).toEqual([])
    expect(await kinds(at.winner, { owner: 'mine' })).toEqual(['short'])
    expect(await kinds(colleague, { owner: 'mine' })).toEqual([])
    expect((await kinds(colleague, { owner: 'none' })).toSorted()).toEqual(['damaged', 'overstay'])
    expect(await kinds(at.winner, { search: 'sofa' })).toEqual(['damaged'])
    expect(await kinds(at.winner, { search: at.number })).toHaveLength(3)
    expect(await kinds(at.winner, { search: 'piano' })).toEqual([])
    const second = await list(at.winner, { pageSize: 2, pageIndex: 2 })
    expect([second.totalCount, second.items.length]).toEqual([3, 1])

    await answer(at, [at.damaged], 'accept')
    expect((await kinds(at.winner)).toSorted()).toEqual(['overstay', 'short'])
    const answered = await list(at.winner, { state: 'answered' })
    expect(answered.items).toMatchObject([{ kind: 'damaged', state: 'ACCEPTED', next: null }])
    await later('warehouse_findings', at.damaged, `answered_at = now() - interval '31 days'`)
    expect(await kinds(at.winner, { state: 'answered' })).toEqual([])
  })

  test('says who acts on goods past their end after what the customer asks for', async () => {
    const at = await world.withItems({ warehouses: 1, pay: 'whole' })
    await overstay(at)
    const next = async () => (await list(at.winner, { kind: 'overstay' })).items[0].next
    world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 1 }]))
    expect(await next()).toMatchObject({ side: 'agent', act: 'answer-release' })
    const { releases } = await world.view(at.winner, at)
    await world.done(at.customer, storage.withdrawRelease, { query: { id: releases[0].releaseId } })
    await later('storage_details', at.requestId, `extension_asked_at = now(), extension_until = ${today} + 9`)
    expect(await next()).toMatchObject({ side: 'agent', act: 'post-final-quote' })
    await world.reach(at, 'DELIVERED')
    expect(await kinds(at.winner)).toEqual([])
  })
})

describe('an owner', () => {
  test('is one: of two who take it at once the other is told', async () => {
    const at = await found()
    const colleague = await colleagueOf(at)
    const answers = await Promise.all([take(at.winner, at.short), take(colleague, at.short)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('warehouse.exception-taken')
    const { items } = await list(at.winner, { kind: 'short' })
    expect([at.winner.userId, colleague.userId]).toContain(items[0].owner.userId)
    const owned = await rows(
      app.db,
      sql`select id from warehouse_exception_owners where finding_id = ${at.short}`,
    )
    expect(owned).toHaveLength(1)
  })

  test('hands it to a colleague, who is told, and to nobody else', async () => {
    const at = await found()
    const colleague = await colleagueOf(at)
    const gone = await addPerson(app.db, 'warehouse-agent', {
      companyId: at.winner.companyId,
      status: 'DISABLED',
    })
    expect(await code(hand(at.winner, at.short, colleague.userId))).toBe('warehouse.exception-not-yours')
    world.must(await take(at.winner, at.short))
    for (const stranger of [await addPerson(app.db, 'warehouse-agent'), at.customer, gone])
      expect(await code(hand(at.winner, at.short, stranger.userId))).toBe('warehouse.exception-colleague')
    expect(await code(hand(colleague, at.short, colleague.userId))).toBe('warehouse.exception-not-yours')
    world.must(await hand(at.winner, at.short, colleague.userId))
    expect(await kinds(colleague, { owner: 'mine' })).toEqual(['short'])
    const told = (await world.done(colleague, listNotifications)).items.find(
      ({ type }: { type: string }) => type === 'storage-exception-handed',
    )
    expect(told.bodyEn).toContain('Maryam Test assigned an exception of this storage to you')
    expect(told.bodyAr).toContain('قطع ناقصة')
    expect(await code(giveBack(at.winner, at.short))).toBe('warehouse.exception-not-yours')
  })

  test('gives it back, as an administrator of the warehouse may for them; one who has left owns nothing', async () => {
    const at = await found()
    await overstay(at)
    const admin = await colleagueOf(at)
    await app.owner.query(`update users set is_company_admin = true where id = $1`, [admin.userId])
    world.must(await take(at.winner, at.requestId))
    world.must(await giveBack(at.winner, at.requestId))
    expect(await code(giveBack(at.winner, at.requestId))).toBe('warehouse.exception-not-yours')
    world.must(await take(at.winner, at.requestId))
    world.must(await giveBack(admin, at.requestId))
    expect(await kinds(at.winner, { owner: 'mine' })).toEqual([])
    const leaver = await colleagueOf(at)
    world.must(await take(leaver, at.requestId))
    await app.owner.query(`update users set status = 'DISABLED' where id = $1`, [leaver.userId])
    world.must(await take(at.winner, at.requestId))
    expect(await kinds(at.winner, { owner: 'mine' })).toEqual(['overstay'])
    // More time is agreed and is over, too: that is another exception.
    await later('storage_details', at.requestId, `end_date = ${today} - 1`)
    expect(await kinds(at.winner, { owner: 'mine' })).toEqual([])
  })

  test('is told alone what the customer answers; the whole warehouse where nobody owns it', async () => {
    const at = await found()
    const colleague = await colleagueOf(at)
    const toldOf = async (template: string) =>
      (
        await rows<{ user_id: string }>(
          app.db,
          sql`select user_id from notifications where template = ${template} and subject_id = ${at.requestId} order by user_id`,
        )
      ).map(({ user_id }) => user_id)
    world.must(await take(colleague, at.short))
    await answer(at, [at.short], 'object')
    expect(await toldOf('storage-findings-objected')).toEqual([colleague.userId])
    const { items } = await world.done(colleague, listNotifications)
    expect(items[0].link).toContain(`/warehouse/requests/${at.requestId}`)
    await answer(at, [at.damaged], 'accept')
    expect(await toldOf('storage-findings-accepted')).toEqual([at.winner.userId, colleague.userId].toSorted())
    expect(await code(take(at.winner, at.damaged))).toBe('warehouse.findings-answered')
  })
})

describe('an objection', () => {
  test('is answered by the warehouse once, and the customer reads it', async () => {
    const at = await found()
    expect(await code(reply(at.winner, at.short))).toBe('warehouse.objection-none')
    await answer(at, [at.short], 'object')
    expect((await list(at.winner, { kind: 'short' })).items).toMatchObject([
      {
        state: 'OBJECTED',
        objection: 'All ten were on the lorry',
        next: { side: 'agent', act: 'answer-objection', late: null },
      },
    ])
    expect((await reply(at.winner, at.short, 'no')).status).toBe(422)
    const both = await Promise.all([reply(at.winner, at.short), reply(at.winner, at.short)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { findings, timeline } = await world.view(at.customer, at)
    expect(findings.find(({ kind }: { kind: string }) => kind === 'short')).toMatchObject({
      state: 'SETTLED',
      answer: 'All ten were on the lorry',
      reply: 'We counted again with your driver',
    })
    expect(timeline.map((entry: { code: string }) => entry.code)).toContain('OBJECTION_ANSWERED')
    expect((await list(at.winner, { state: 'answered' })).items).toMatchObject([{ state: 'SETTLED' }])
    const { items } = await world.done(at.customer, listNotifications)
    expect(
      items.find(({ type }: { type: string }) => type === 'storage-objection-answered').bodyEn,
    ).toContain('(pieces missing): We counted again')
  })

  test('is the warehouse’s turn, and the desk hears of it once 48 hours are over', async () => {
    const at = await found()
    await answer(at, [at.damaged], 'accept')
    await answer(at, [at.short], 'object')
    const { nextAction, turn } = await world.view(at.winner, at)
    expect([nextAction, turn.side, turn.action]).toEqual(['answer-objection', 'agent', 'answer-objection'])
    const desk = await addPerson(app.db, 'desk')
    const stalled = async (): Promise<string[]> => {
      const { needs } = await world.done(desk, viewDesk)
      const need = needs.find(({ kind }: { kind: string }) => kind === 'stalled-warehouse')
      return (need?.first ?? [])
        .filter(({ id }: { id: string }) => id === at.requestId)
        .map(({ detail }: { detail: string }) => detail)
    }
    try {
      app.clock.pass(47 * hour)
      expect(await stalled()).toEqual([])
      app.clock.pass(hour + 1_000)
      expect(await stalled()).toEqual(['answer-objection'])
    } finally {
      app.clock.reset()
    }
    world.must(await reply(at.winner, at.short))
    expect((await world.view(at.winner, at)).nextAction).not.toBe('answer-objection')
    expect(await code(reply(at.winner, at.requestId))).toBe('warehouse.not-found')
  })

  test('that the warehouse leaves past its time is the desk’s', async () => {
    const at = await found()
    await answer(at, [at.short], 'object')
    await later('warehouse_findings', at.short, `answered_at = now() - interval '49 hours'`)
    const { items } = await list(at.winner, { kind: 'short' })
    expect(items[0].next).toMatchObject({ side: 'desk', act: 'answer-objection', late: expect.any(Number) })
    world.must(await reply(await addPerson(app.db, 'desk'), at.short))
    expect(await kinds(at.winner, { kind: 'short' })).toEqual([])
  })
})
