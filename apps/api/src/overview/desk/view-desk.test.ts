// The staff's dashboard: each kind of what waits, who sees it, when it is late, and what has been looked after is gone.
import { beforeAll, afterAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { deskFirst } from '@marsa/model/overview/desk.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { viewDesk } from '@marsa/model/overview/desk-endpoints.ts'
import { testApp, type Caller, type TestApp } from '../../../test/app.ts'
import { addPerson } from '../../../test/people.ts'
import { storageWorldOf } from '../../../test/storage-world.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let desk: Caller
let admin: Caller
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

type Desk = AnswerOf<typeof viewDesk>
const read = async (who: Caller): Promise<Desk> => (await app.ask(who, viewDesk)).body
const needOf = ({ needs }: Desk, kind: string) => needs.find((need) => need.kind === kind)

test('a request waits until somebody quotes, and is late when no agent’s time is left', async () => {
  const before = await read(desk)
  const journey = await world.submitted()
  const fresh = await read(desk)
  expect(needOf(fresh, 'unquoted-freight')).toMatchObject({ count: 1, late: 0 })
  expect(needOf(fresh, 'unquoted-freight')!.first).toEqual([
    expect.objectContaining({ id: journey.requestId, number: journey.number, isLate: false }),
  ])
  expect(needOf(fresh, 'breaches')).toBeUndefined()
  expect(fresh.figures).toEqual({
    ...before.figures,
    sent: before.figures.sent + 1,
    quoting: before.figures.quoting + 1,
  })
  await app.owner.query(`update request_invitations set due_at = $2 where request_id = $1`, [
    journey.requestId,
    new Date(app.clock.now().getTime() - 60_000),
  ])
  const late = await read(desk)
  expect(needOf(late, 'unquoted-freight')).toMatchObject({ count: 1, late: 1 })
  expect(needOf(late, 'breaches')).toMatchObject({ count: 2, late: 2 })
  await world.quote(journey, journey.agents[0]!)
  const quoted = await read(desk)
  expect(needOf(quoted, 'unquoted-freight')).toBeUndefined()
  expect(needOf(quoted, 'breaches')).toMatchObject({ count: 1 })
  await app.ask(journey.customer, freight.cancelRequest, {
    query: { id: journey.requestId },
    body: { reason: 'No longer needed' },
  })
  expect(needOf(await read(desk), 'breaches')).toBeUndefined()
})

test('storage waits until a warehouse quotes, and a release once nobody has answered it for a day', async () => {
  const storages = storageWorldOf(app)
  const nobody = await storages.requested({ warehouses: 0 })
  const asked = await storages.requested({ warehouses: 1 })
  const seen = needOf(await read(desk), 'unquoted-warehouse')!
  expect([seen.count, seen.late]).toEqual([2, 1])
  expect(seen.first.map(({ id, detail, isLate }) => [id, detail, isLate])).toEqual([
    [nobody.requestId, 'nobody', true],
    [asked.requestId, '', false],
  ])
  await storages.quote(asked, asked.winner)
  expect(needOf(await read(desk), 'unquoted-warehouse')!.first.map(({ id }) => id)).toEqual([
    nobody.requestId,
  ])
  const before = (await read(desk)).figures
  const at = await storages.withItems()
  const { sent, booked, quoting, underWay } = (await read(desk)).figures
  expect({ sent, booked, quoting, underWay }).toEqual({
    ...before,
    sent: before.sent + 1,
    booked: before.booked + 1,
  })
  const { body } = storages.must(await storages.askRelease(at, [{ itemId: at.box, quantity: 2 }]))
  expect(needOf(await read(desk), 'releases')).toBeUndefined()
  await app.owner.query(
    `update warehouse_releases set requested_at = requested_at - interval '25 hours' where id = $1`,
    [body.releaseId],
  )
  expect(needOf(await read(desk), 'releases')!.first).toEqual([
    expect.objectContaining({ id: at.requestId, number: at.number, isLate: true }),
  ])
  await storages.done(at.winner, storage.handOverRelease, {
    query: { id: body.releaseId },
    body: await storages.handOverBody(at, { creditReason: 'A good customer' }),
  })
  expect(needOf(await read(desk), 'releases')).toBeUndefined()
})

test('a booked request is at a standstill once its next step is overdue, or has waited for days without a date', async () => {
  const storages = storageWorldOf(app)
  const at = await storages.booked()
  const kind = 'stalled-warehouse'
  const waits = (set: string) =>
    app.owner.query(
      `update requests set ${set} where id = $1 returning turn ->> 'action' as action, turn_side as side`,
      [at.requestId],
    )
  const { rows } = await waits('turn_by = null')
  const { action, side } = rows[0] as { action: string; side: string }
  await waits(`turn_by = null, turn_since = now() - interval '71 hours'`)
  expect(needOf(await read(desk), kind)).toBeUndefined()
  await waits(`turn_since = now() - interval '73 hours'`)
  expect(needOf(await read(desk), kind)!.first).toEqual([
    expect.objectContaining({ id: at.requestId, number: at.number, detail: action, isLate: false }),
  ])
  await waits(`turn_since = now(), turn_by = now() - interval '1 minute'`)
  const [overdue] = needOf(await read(desk), kind)!.first
  expect(overdue).toMatchObject({ id: at.requestId, isLate: true })
  const company = side === 'agent' ? at.winner.companyId : at.customer.companyId
  const { rows: names } = await app.owner.query(`select name_en from companies where id = $1`, [company])
  expect(overdue!.nameEn).toBe((names[0] as { name_en: string }).name_en)
  await waits(`turn = null, turn_by = null, turn_since = null`)
  expect(needOf(await read(desk), kind)).toBeUndefined()
})

test('callers, conversations and registrations are counted with the late ones first, three of them by name', async () => {
  const now = app.clock.now().getTime()
  const at = (minutes: number) => new Date(now + minutes * 60_000)
  for (const [index, due] of [20, -10, 5, -30].entries())
    await app.owner.query(
      `insert into callback_requests (number, name, mobile, message, language, created_at, due_at, state, move, moved_as)
        values ($1, $2, '+971505550100', 'Please call', 'en', $3, $4, 'OPEN', 'ask', 'visitor')`,
      [`CB-TEST-${index}`, `Caller ${index}`, at(due - 60), at(due)],
    )
  await app.owner.query(
    `insert into chats (visitor_id, visitor_name, visitor_email, visitor_mobile, language, state, move, moved_as, opened_at, last_at, waiting_since, late_at)
      values (gen_random_uuid(), 'Hind', 'hind@test.example', '+971505550101', 'ar', 'OPEN', 'openChat', 'visitor', $1, $1, $1, $2)`,
    [at(-90), at(-30)],
  )
  const seen = await read(desk)
  const callbacks = needOf(seen, 'callbacks')!
  expect([callbacks.count, callbacks.late, callbacks.first.length]).toEqual([4, 2, deskFirst])
  expect(callbacks.first.map(({ nameEn, isLate }) => [nameEn, isLate])).toEqual([
    ['Caller 3', true],
    ['Caller 1', true],
    ['Caller 2', false],
  ])
  expect(needOf(seen, 'chats')).toMatchObject({ count: 1, late: 1 })
  expect(needOf(seen, 'chats')!.first[0]).toMatchObject({ nameEn: 'Hind', nameAr: 'Hind' })
})

test('money and checks are for administrators, and come before the rest', async () => {
  const journey = await world.accepted()
  await app.owner.query(`update payment_sessions set opened_at = $2 where id = $1`, [
    journey.sessionId,
    new Date(app.clock.now().getTime() - 61 * 60_000),
  ])
  await app.owner.query(`insert into integrity_checks (kind, faults) values ('ledger', '{one}')`)
  const seen = await read(admin)
  expect(seen.needs.map(({ kind }) => kind).slice(0, 2)).toEqual(['checks', 'payments'])
  expect(needOf(seen, 'payments')!.first).toEqual([
    expect.objectContaining({ number: journey.number, detail: 'open' }),
  ])
  const kinds = (await read(desk)).needs.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'checks' || kind === 'payments')).toEqual([])
  await app.owner.query(`insert into integrity_checks (kind, faults) values ('ledger', '{}')`)
  expect(needOf(await read(admin), 'checks')).toBeUndefined()
})

test('nobody else sees it', async () => {
  for (const role of ['customer', 'business', 'clearing-agent'] as const)
    expect((await app.ask(await addPerson(app.db, role), viewDesk)).status).toBe(403)
})
