// The page of a recipient: what the link opens and what it never shows, acts by state, guesses, races, and objections to the desk.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { recipientEndpoints as calls } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { secret, testApp, type TestApp } from '../../../test/app.ts'
import { addDepot, addWorker } from '../../../test/courier-objects.ts'
import { parcelParty } from '../../../test/parcel-form.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { ownDigits, recipientWorldOf } from '../../../test/recipient-world.ts'
import { systemTransaction } from '../../kit/db.ts'
import { moveShipment } from '../shipments/shipments.store.ts'
import { tellPeople } from './tell-people.ts'

let app: TestApp
let world: ReturnType<typeof recipientWorldOf>
let [sender, other, desk, courier] = [] as unknown as [Person, Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = recipientWorldOf(app)
  sender = await addPerson(app.db, 'business')
  other = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
  courier = await addWorker(app, 'courier', await addDepot(app, 'DXB', ['DU']), ['DU'])
})
afterAll(() => app.close())

const inDays = (days: number): string => addDays(dayOf(app.clock.now()), days)
const said = (person: Person, id: string) => app.ask(person, calls.viewRecipientSaid, { query: { id } })
const shared = async (id: string): Promise<string> => world.share(sender, id)
const opened = async (state: Parameters<typeof world.parcel>[1], change: object = {}) => {
  const id = await world.parcel(sender, state, change)
  return { id, token: await shared(id) }
}

describe('the link', () => {
  test('opens the parcel without sender address, value, contents or numbers', async () => {
    const hidden = {
      sender: parcelParty({
        company: 'Dar Al Noor',
        building: 'Hidden Tower 7',
        unit: '4417',
        mobile: '+971501112233',
        email: 'maker@test.example',
        note: 'Ring twice',
      }),
      declaredValue: '777.00',
      cover: true,
      cod: '349.95',
      description: 'Three abayas for sale',
    }
    const { token } = await opened('OUT_FOR_DELIVERY', hidden)
    const { status, body } = await world.open(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'OUT_FOR_DELIVERY',
      senderName: 'Dar Al Noor',
      cod: '349.95',
      toCity: 'Abu Dhabi',
      until: null,
    })
    const text = JSON.stringify(body)
    for (const secretPart of [
      'Hidden Tower',
      '4417',
      '1112233',
      '9876543',
      '6543',
      'maker@',
      'Ring twice',
      '777.00',
      'abayas',
      'ORDER-77',
      'Corniche',
      'Omar',
    ])
      expect(text).not.toContain(secretPart)
  })

  test('is said again to its sender, and neither kept in the database nor in an answer', async () => {
    const { id, token } = await opened('PICKED_UP')
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await shared(id)).toBe(token)
    expect((await app.ask(other, calls.shareParcel, { query: { id } })).status).toBe(404)
    const { rows } = await app.owner.query(
      `select (select json_agg(l) from express_recipient_links l)::text as links,
        (select json_agg(k) from idempotency_keys k)::text as keys`,
    )
    expect(`${rows[0].links}${rows[0].keys}`).not.toContain(token)
  })

  test('a foreign one, a cut one and one of a voided payment open nothing', async () => {
    expect((await world.open('n'.repeat(22))).body.code).toBe('express.recipient-over')
    expect((await world.open('short')).status).toBe(422)
    const { id } = await world.created(sender, { dropOff: true, slot: undefined })
    const token = await shared(id)
    expect((await world.open(token)).status).toBe(200)
    await systemTransaction(app.db, (tx) =>
      moveShipment(tx, id, 'voidPayment', { as: 'admin' }, { waybill: null, settlement_id: null }),
    )
    expect((await world.open(token)).body.code).toBe('express.recipient-over')
  })

  test('ends 48 hours after the delivery', async () => {
    const { id, token } = await opened('OUT_FOR_DELIVERY')
    await world.delivered(id)
    const { body } = await world.open(token)
    const left = new Date(body.until).getTime() - app.clock.now().getTime()
    expect(Math.abs(left - 48 * 3_600_000)).toBeLessThan(60_000)
    app.clock.pass(47 * 3_600_000)
    expect((await world.open(token)).status).toBe(200)
    app.clock.pass(3_600_000)
    expect((await world.open(token)).body.code).toBe('express.recipient-over')
    app.clock.reset()
  })
})

describe('who changes something', () => {
  test('knows the last digits of the number, and guesses ten times a day', async () => {
    const { id, token } = await opened('IN_TRANSIT')
    expect((await world.wish(token, { kind: 'GUARD' }, '٦٥٤٣')).status).toBe(200)
    const guesses = []
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push((await world.wish(token, { kind: 'REFUSED' }, '0000')).body.code)
    expect(guesses.slice(0, 10).every((code) => code === 'express.recipient-digits')).toBe(true)
    expect(guesses[10]).toBe('kit.too-many')
    expect((await world.wish(token, { kind: 'REFUSED' })).body.code).toBe('kit.too-many')
    expect((await said(sender, id)).body.wishes.map(({ kind }: { kind: string }) => kind)).toEqual(['GUARD'])
  })
})

test('another day twice; told to the sender; a double click counts once', async () => {
  const { id, token } = await opened('IN_TRANSIT')
  const days = (await world.open(token)).body.days as string[]
  const [first, second, third] = days
  await Promise.all([
    world.wish(token, { kind: 'OTHER_DAY', day: first }),
    world.wish(token, { kind: 'OTHER_DAY', day: first }),
  ])
  expect((await world.wish(token, { kind: 'OTHER_DAY', day: second })).status).toBe(200)
  expect((await world.wish(token, { kind: 'OTHER_DAY', day: third })).body.code).toBe(
    'express.recipient-days-used',
  )
  const { body } = await said(sender, id)
  expect(
    body.wishes.map(({ day, endedAt }: { day: string; endedAt: string }) => [day, endedAt !== null]),
  ).toEqual([
    [first, true],
    [second, false],
  ])
  const { rows } = await app.owner.query(
    `select from notifications where subject_id = $1 and template = 'parcel-recipient-day'`,
    [id],
  )
  expect(rows).toHaveLength(2)
})

test('today, the past and a day beyond a week are none to choose', async () => {
  const { token } = await opened('IN_TRANSIT')
  for (const days of [0, -1, 8])
    expect((await world.wish(token, { kind: 'OTHER_DAY', day: inDays(days) })).body.code).toBe(
      'express.recipient-day',
    )
})

test('another day and going out at once: one order, and never a day chosen behind the courier', async () => {
  const { id, token } = await opened('IN_TRANSIT')
  const [day] = (await world.open(token)).body.days as string[]
  const [chosen] = await Promise.all([
    world.wish(token, { kind: 'OTHER_DAY', day }),
    world.moved(id, 'sendOut'),
  ])
  const { rows } = await app.owner.query(
    `select (select count(*)::int from express_recipient_wishes where shipment_id = $1) as wishes`,
    [id],
  )
  expect([chosen.status, rows[0].wishes]).toEqual(chosen.status === 200 ? [200, 1] : [409, 0])
  if (chosen.status !== 200) expect(chosen.body.code).toBe('express.recipient-out')
  expect((await world.wish(token, { kind: 'OTHER_DAY', day: inDays(2) })).body.code).toBe(
    'express.recipient-out',
  )
})

test('a neighbour or the guard, the later one holds; with cash neither', async () => {
  const { id, token } = await opened('OUT_FOR_DELIVERY')
  expect((await world.wish(token, { kind: 'NEIGHBOUR', words: ' Sara,\u202e 1203 ' })).status).toBe(200)
  expect((await world.wish(token, { kind: 'GUARD' })).status).toBe(200)
  const { wishes } = (await said(sender, id)).body
  expect(wishes).toMatchObject([
    { kind: 'NEIGHBOUR', words: 'Sara, 1203', endedAt: expect.any(String) },
    { kind: 'GUARD', endedAt: null },
  ])
  expect(JSON.stringify((await world.open(token)).body)).not.toContain('Sara')
  expect((await world.wish(token, { kind: 'NEIGHBOUR', words: ' ' })).status).toBe(422)
  const withCash = await opened('OUT_FOR_DELIVERY', { cod: '349.95' })
  expect((await world.wish(withCash.token, { kind: 'GUARD' })).body.code).toBe('express.recipient-cash')
  expect((await world.wish(withCash.token, { kind: 'CASH_READY' })).status).toBe(200)
})

test('a pin in the Emirates, kept for the courier and not shown to whoever has the link', async () => {
  const { id, token } = await opened('IN_TRANSIT')
  const pin = { latitude: 24.4539, longitude: 54.3773 }
  expect((await world.wish(token, { kind: 'PIN', pin })).status).toBe(200)
  expect((await said(sender, id)).body.wishes).toMatchObject([{ kind: 'PIN', pin }])
  expect(JSON.stringify((await world.open(token)).body)).not.toContain('24.45')
  const abroad = await world.wish(token, { kind: 'PIN', pin: { latitude: 51.5, longitude: 0 } })
  expect(abroad.status).toBe(422)
})

test('refused, taken back, refused again; nothing else meanwhile', async () => {
  const { id, token } = await opened('DELIVERY_FAILED')
  expect((await world.wish(token, { kind: 'REFUSED' })).status).toBe(200)
  expect((await world.wish(token, { kind: 'GUARD' })).body.code).toBe('express.recipient-refused')
  const takeBack = () =>
    app.ask(null, calls.takeBackWish, { body: { token, digits: ownDigits, kind: 'REFUSED' } })
  expect((await takeBack()).status).toBe(200)
  expect((await takeBack()).body.code).toBe('express.recipient-no-wish')
  await world.wish(token, { kind: 'REFUSED' })
  await world.moved(id, 'sendBack')
  expect((await takeBack()).body.code).toBe('express.recipient-late')
  const { rows } = await app.owner.query(
    `select from outbox_messages where topic = 'parcel-recipient-refused' and key like $1`,
    [`${id}:%`],
  )
  expect(rows).toHaveLength(2)
})

test('another code from the page after a minute, and from the desk', async () => {
  const { id, token } = await opened('OUT_FOR_DELIVERY')
  const send = () => app.ask(null, calls.sendRecipientCode, { body: { token } })
  const going = { id, version: 9, move: 'sendOut', state: 'OUT_FOR_DELIVERY' } as const
  await systemTransaction(app.db, (tx) => tellPeople(tx, secret, going, app.clock.now()))
  expect((await send()).body.code).toBe('express.code-soon')
  app.clock.pass(60_000)
  const answer = await send()
  expect(answer.status).toBe(200)
  const texts = await world.texts(id)
  expect(texts).toHaveLength(2)
  const code = /code: (\d{4})/.exec(texts[1]!.subject)![1]!
  expect(JSON.stringify(answer.body)).not.toContain(`"${code}"`)
  expect((await app.ask(desk, calls.renewDeliveryCode, { query: { id } })).status).toBe(200)
  expect((await world.texts(id)).length).toBe(3)
  app.clock.reset()
})

test('an objection opens a case of the desk, once, and its outcome reaches the recipient', async () => {
  const id = await world.parcel(sender, 'OUT_FOR_DELIVERY', { cod: '349.95' })
  const token = await shared(id)
  const object = (body: object) =>
    app.ask(null, calls.objectToDelivery, { body: { token, digits: ownDigits, ...body } })
  expect((await object({ kind: 'NOT_RECEIVED' })).body.code).toBe('express.objection-early')
  await world.delivered(id, { userId: courier.userId, fils: 34_995n })
  expect((await object({ kind: 'PAID_OTHER' })).body.code).toBe('express.objection-paid')
  const both = await Promise.all([
    object({ kind: 'PAID_OTHER', amount: '400', words: 'He had no change.' }),
    object({ kind: 'PAID_OTHER', amount: '400', words: 'He had no change.' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const list = (show: string) => app.ask(desk, calls.listObjections, { query: { show } })
  const mine = (await list('open')).body.filter(({ shipmentId }: { shipmentId: string }) => shipmentId === id)
  expect(mine).toMatchObject([
    {
      kind: 'PAID_OTHER',
      cod: '349.95',
      paid: '400.00',
      words: 'He had no change.',
      mobile: '+971559876543',
    },
  ])
  const { rows } = await app.owner.query(
    `select from notifications where subject_id = $1 and template = 'parcel-objection' and user_id = $2`,
    [id, desk.userId],
  )
  expect(rows).toHaveLength(1)
  const close = () =>
    app.ask(desk, calls.closeObjection, {
      query: { id: mine[0].id },
      body: { outcome: 'You get AED 50.05 back.' },
    })
  expect((await close()).status).toBe(200)
  expect((await close()).body.code).toBe('express.objection-none')
  const sent = await app.owner.query(
    `select subject from outbox_messages where topic = 'recipient-objection-closed' and recipient = '+971559876543'`,
  )
  expect(sent.rows.at(-1).subject).toContain('You get AED 50.05 back.')
  expect((await world.open(token)).body.objections).toEqual([{ kind: 'PAID_OTHER', isClosed: true }])
})

test('what was said is for its sender and the staff alone', async () => {
  const { id, token } = await opened('IN_TRANSIT')
  await world.wish(token, { kind: 'GUARD' })
  expect((await said(sender, id)).status).toBe(200)
  expect((await said(desk, id)).status).toBe(200)
  expect((await said(other, id)).status).toBe(404)
})
