// Who is told what of a parcel: the sender of every state, the recipient of four, in their languages, by day, and nobody twice (X9).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShipmentMove, ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { recipientEndpoints as calls } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { secret, testApp, type TestApp } from '../../../test/app.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { goodsAbroad, parcelParty } from '../../../test/parcel-form.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { recipientWorldOf } from '../../../test/recipient-world.ts'
import { systemTransaction } from '../../kit/db.ts'
import { tellPeople } from './tell-people.ts'

let app: TestApp
let world: ReturnType<typeof recipientWorldOf>
let [english, arabic, courier] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = recipientWorldOf(app)
  english = await addPerson(app.db, 'business')
  arabic = await addPerson(app.db, 'business')
  await app.owner.query(`update users set language = 'ar' where id = $1`, [arabic.userId])
  courier = await addWorker(app, 'courier', await addDepot(app, 'DXB', ['DU']), ['DU'])
})
afterAll(() => app.close())

const noon = new Date('2026-11-24T08:00:00Z')
const inArabic = { recipient: parcelParty({ name: 'عمر صالح', mobile: '+971559876543' }) }

/** What the job does after each move so far; left out, after all of them. */
const told = async (id: string, now = noon, only?: ShipmentState): Promise<void> => {
  const { rows } = await app.owner.query<{ move: ShipmentMove; state: ShipmentState; version: number }>(
    `select move, state, row_number() over (order by id)::int as version from express_timeline
      where shipment_id = $1 and state not in ('DRAFT', 'PENDING_PAYMENT') order by id`,
    [id],
  )
  for (const each of rows.filter(({ state }) => only === undefined || state === only))
    await systemTransaction(app.db, (tx) => tellPeople(tx, secret, { id, ...each }, now))
}
const toSender = async (id: string, userId: string) =>
  (
    await app.owner.query<{ template: string; mails: string[] | null; params: Record<string, unknown> }>(
      `select n.template, n.params, (select array_agg(o.subject || ' | ' || o.body) from outbox_messages o
          where o.notification_id = n.id and o.channel = 'mail') as mails
        from notifications n where n.subject_id = $1 and n.user_id = $2 order by n.id`,
      [id, userId],
    )
  ).rows
const waybillOf = async (id: string): Promise<string> =>
  (await app.owner.query('select waybill from express_shipments where id = $1', [id])).rows[0].waybill

test('a delivered parcel with cash: both are told in their language, however often the jobs run', async () => {
  const id = await world.parcel(arabic, 'OUT_FOR_DELIVERY', { ...inArabic, cod: '349.95' })
  await told(id, noon)
  await world.delivered(id, { userId: courier.userId, fils: 34_995n })
  await told(id, noon)
  await told(id, noon)
  const number = await waybillOf(id)
  const texts = await world.texts(id)
  expect(texts.map(({ topic, language }) => [topic, language])).toEqual([
    ['recipient-picked-up-cash', 'ar'],
    ['recipient-code-cash', 'ar'],
    ['recipient-delivered-cash', 'ar'],
  ])
  expect(texts[0]!.subject).toBe(
    `طرد في طريقه إليك: ${number}. المبلغ المطلوب نقدًا عند الاستلام: 349.95\u00a0د.إ. تابعه أو اختر يومًا آخر:`,
  )
  expect(texts[1]!.subject).toMatch(
    new RegExp(
      `^يصل طردك ${number} اليوم. جهّز المبلغ نقدًا: 349.95.د.إ. رمز التسليم: \\d{4}. أعطِه للمندوب عند الباب فقط.$`,
    ),
  )
  expect(texts[2]!.subject).toBe(
    `تم تسليم طردك ${number}. المبلغ المدفوع نقدًا: 349.95\u00a0د.إ. هل دفعت مبلغًا مختلفًا؟ أبلغنا خلال 48 ساعة:`,
  )
  for (const { link } of texts) expect(link).toMatch(/^\/ar\/parcel#[\w-]{22}$/)
  expect(new Set(texts.map(({ link }) => link)).size).toBe(1)
  const notices = await toSender(id, arabic.userId)
  expect(notices.map(({ template, mails }) => [template, mails?.length ?? 0])).toEqual([
    ['parcel-created', 1],
    ['parcel-picked-up', 0],
    ['parcel-in-transit', 0],
    ['parcel-out', 0],
    ['parcel-delivered-cash', 1],
  ])
  expect(notices.at(-1)!.mails![0]).toBe(
    `تم تسليم الشحنة ${number} | تم تسليم الطرد في أبوظبي وتحصيل مبلغ 349.95\u00a0د.إ نقدًا. يُضاف المبلغ إلى محفظتك بعد إيداعه وتأكيده.`,
  )
})

test('in English, without cash', async () => {
  const id = await world.parcel(english, 'PICKED_UP')
  await told(id)
  for (const move of ['moveOn', 'sendOut', 'failDelivery', 'tryAgain', 'sendOut'] as const)
    await world.moved(id, move).then(() => told(id))
  await world.delivered(id)
  await told(id)
  const number = await waybillOf(id)
  const texts = await world.texts(id)
  expect(texts.map(({ topic }) => topic)).toEqual([
    'recipient-picked-up',
    'recipient-code',
    'recipient-failed',
    'recipient-code',
    'recipient-delivered',
  ])
  expect(texts[2]!.subject).toBe(
    `We could not deliver your parcel ${number}. See why, and choose another delivery day:`,
  )
  expect(texts[4]!.subject).toBe(
    `Your parcel ${number} was delivered. Not received it? Tell us within 48 hours:`,
  )
  const mailed = (await toSender(id, english.userId)).filter(({ mails }) => mails !== null)
  expect(mailed.map(({ template }) => template)).toEqual([
    'parcel-created',
    'parcel-failed',
    'parcel-delivered',
  ])
})

test('held, returned and lost: the sender by mail, the recipient not', async () => {
  const returned = await world.parcel(english, 'RETURNED')
  await told(returned)
  expect(
    (await toSender(returned, english.userId)).map(({ template, mails }) => [template, !!mails]),
  ).toEqual([
    ['parcel-created', true],
    ['parcel-picked-up', false],
    ['parcel-in-transit', false],
    ['parcel-on-hold', true],
    ['parcel-returning', false],
    ['parcel-returned', true],
  ])
  // Over before the job of the pickup came to run.
  expect(await world.texts(returned)).toEqual([])
  const lost = await world.parcel(english, 'IN_TRANSIT')
  await world.moved(lost, 'declareLost', 'desk')
  await told(lost)
  expect((await toSender(lost, english.userId)).at(-1)).toMatchObject({
    template: 'parcel-lost',
    mails: [expect.stringContaining('is lost |')],
  })
})

test('a booked pickup says day and time, one that was not made asks for another', async () => {
  const { id } = await world.created(english)
  await told(id)
  await world.moved(id, 'missPickup').catch(() => undefined)
  const { rows } = await app.owner.query('select state from express_shipments where id = $1', [id])
  const templates = (await toSender(id, english.userId)).map(({ template }) => template)
  expect(templates).toEqual(['parcel-created', 'parcel-pickup-scheduled'])
  expect(rows[0].state).toBe('PICKUP_SCHEDULED')
  await systemTransaction(app.db, (tx) =>
    tellPeople(tx, secret, { id, version: 99, move: 'missPickup', state: 'CREATED' }, noon),
  )
  expect((await toSender(id, english.userId)).at(-1)!.template).toBe('parcel-pickup-missed')
})

test('at night everything but a code waits until eight', async () => {
  const [night, morning] = [new Date('2026-11-24T18:30:00Z'), new Date('2026-11-25T04:00:00Z')]
  const id = await world.parcel(english, 'PICKED_UP')
  await told(id, night)
  for (const move of ['moveOn', 'sendOut'] as const) await world.moved(id, move)
  await told(id, night)
  const [pickedUp, code] = await world.texts(id)
  expect(pickedUp!.run_at).toEqual(morning)
  expect(code!.topic).toBe('recipient-code')
  expect(code!.run_at).not.toEqual(morning)
})

test('the language chosen on the page is the one of later messages', async () => {
  const id = await world.parcel(english, 'PICKED_UP')
  const token = await world.share(english, id)
  const chosen = await app.ask(null, calls.chooseRecipientLanguage, { body: { token, language: 'ar' } })
  expect(chosen.status).toBe(200)
  await told(id)
  expect((await world.texts(id)).map(({ language }) => language)).toEqual(['ar'])
})

test('abroad there is no code, and nothing is offered that the partner does not do', async () => {
  const id = await world.parcel(english, 'OUT_FOR_DELIVERY', goodsAbroad('Amal Haddad'))
  await told(id)
  await world.moved(id, 'failDelivery')
  await told(id)
  expect((await world.texts(id)).map(({ topic }) => topic)).toEqual([
    'recipient-picked-up',
    'recipient-out',
    'recipient-failed-abroad',
  ])
})

test('what is a draft again is nobody’s', async () => {
  const draft = await world.draft(english)
  const cut = { id: draft.id as string, version: 1, move: 'pickUp', state: 'PICKED_UP' } as const
  await systemTransaction(app.db, (tx) => tellPeople(tx, secret, cut, noon))
  expect(await toSender(cut.id, english.userId)).toEqual([])
})

test('the worker tells behind every move', async () => {
  const id = await world.parcel(english, 'PICKED_UP')
  const { rows } = await app.owner.query(
    `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'express.tell' and key like $1`,
    [`express.tell:${id}:%`],
  )
  expect(rows[0].jobs).toBe(2)
  await app.work()
  expect((await world.texts(id)).map(({ topic }) => topic)).toEqual(['recipient-picked-up'])
})
