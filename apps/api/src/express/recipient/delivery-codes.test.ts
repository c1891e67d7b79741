// Delivery codes: sent to the recipient alone, right on their day only, five tries, another one after a minute; late news count for their day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeVerdict } from '@marsa/model/express/recipient/delivery-code.ts'
import type { Problem } from '@marsa/model/kit/problem.ts'
import { secret, testApp, type TestApp } from '../../../test/app.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { lockShipment, moveShipment } from '../shipments/shipments.store.ts'
import { checkDeliveryCode, resendDeliveryCode } from './delivery-codes.ts'
import { tellPeople } from './tell-people.ts'

let app: TestApp
let merchant: Person
beforeAll(async () => {
  app = await testApp()
  merchant = await addPerson(app.db, 'business')
  await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const noon = new Date('2026-11-24T08:00:00Z')
const later = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000)

/** Out for delivery, and told of; with its version then. */
const out = async (change: object = {}): Promise<{ id: string; version: number }> => {
  const { id } = await parcelWorldOf(app).created(merchant, { dropOff: true, slot: undefined, ...change })
  const version = await systemTransaction(app.db, async (tx) => {
    await moveShipment(tx, id, 'pickUp', { as: 'agent' })
    await moveShipment(tx, id, 'moveOn', { as: 'agent' })
    return (await moveShipment(tx, id, 'sendOut', { as: 'agent' })).version
  })
  return { id, version }
}
const told = (shipment: { id: string; version: number }, now = noon) =>
  systemTransaction(app.db, (tx) =>
    tellPeople(tx, secret, { ...shipment, move: 'sendOut', state: 'OUT_FOR_DELIVERY' }, now),
  )
const codesSent = async (id: string): Promise<string[]> => {
  const { rows } = await app.owner.query<{ subject: string }>(
    `select subject from outbox_messages where topic like 'recipient-code%' and key like $1 order by id`,
    [`${id}:%`],
  )
  return rows.map(({ subject }) => /(?:code|التسليم): (\d{4})/.exec(subject)![1]!)
}
const tried = (shipmentId: string, code: string, capturedAt = noon): Promise<CodeVerdict> =>
  systemTransaction(app.db, (tx) => checkDeliveryCode(tx, secret, { shipmentId, code, capturedAt }))
const resent = (id: string, now: Date, byDesk = false): Promise<unknown> =>
  systemTransaction(app.db, async (tx) =>
    resendDeliveryCode(tx, secret, (await lockShipment(tx, id, null))!, { now, byDesk }),
  ).then(
    () => 'sent',
    (error: unknown) => (error as Problem).code,
  )
const other = (...codes: string[]): string =>
  ['0000', '1111', '2222', '3333', '4444'].find((code) => !codes.includes(code))!

test('going out sends one code, however often the job runs, and neither database nor answers can tell it', async () => {
  const shipment = await out()
  await Promise.all([told(shipment), told(shipment)])
  const [code, ...more] = await codesSent(shipment.id)
  expect(more).toEqual([])
  const { rows } = await app.owner.query(
    `select (select json_agg(c) from express_delivery_codes c) as codes, (select json_agg(e) from stream_events e) as events,
      (select json_agg(a) from audit_log a where a.object_id = $1) as audit, (select json_agg(t) from express_timeline t) as timeline`,
    [shipment.id],
  )
  for (const held of [rows[0].codes, rows[0].events, rows[0].audit, rows[0].timeline])
    expect(JSON.stringify(held)).not.toMatch(new RegExp(`"${code}"|: ${code}\\b`))
  const { rows: kept } = await app.owner.query(
    `select code_hash from express_delivery_codes where shipment_id = $1`,
    [shipment.id],
  )
  expect(kept[0].code_hash.toString('latin1')).not.toContain(code)
  expect(await tried(shipment.id, code!)).toBe('right')
})

test('Arabic digits are digits; the code of another parcel, and what is no code, are wrong', async () => {
  const [mine, theirs] = [await out(), await out()]
  await told(mine)
  await told(theirs)
  const [[code], [foreign]] = [await codesSent(mine.id), await codesSent(theirs.id)]
  const arabic = code!.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  expect(await tried(mine.id, ` ${arabic} `)).toBe('right')
  expect(await tried(mine.id, foreign === code ? other(code!) : foreign!)).toBe('wrong')
  expect(await tried(mine.id, '')).toBe('wrong')
})

test('the fifth wrong try ends the codes of the day, the right one too, and the desk is told once', async () => {
  const shipment = await out()
  await told(shipment)
  const [code] = await codesSent(shipment.id)
  const wrong = other(code!)
  const verdicts = await Promise.all(Array.from({ length: 7 }, () => tried(shipment.id, wrong)))
  expect(verdicts.toSorted()).toEqual(['spent', 'spent', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong'])
  expect(await tried(shipment.id, code!)).toBe('spent')
  const { rows } = await app.owner.query(
    `select from notifications where template = 'parcel-code-spent' and subject_id = $1`,
    [shipment.id],
  )
  expect(rows).toHaveLength(1)
  expect(await resent(shipment.id, later(10))).toBe('express.code-spent')
  expect(await resent(shipment.id, later(10), true)).toBe('sent')
  const fresh = (await codesSent(shipment.id)).at(-1)!
  if (fresh !== code) expect(await tried(shipment.id, code!)).toBe('wrong')
  expect(await tried(shipment.id, fresh)).toBe('right')
})

test('the fourth wrong try leaves one', async () => {
  const shipment = await out()
  await told(shipment)
  const [code] = await codesSent(shipment.id)
  for (let count = 0; count < 4; count += 1) expect(await tried(shipment.id, other(code!))).toBe('wrong')
  expect(await tried(shipment.id, code!)).toBe('right')
})

test('at midnight in Dubai a code is over; told late, it counts for the day on which it was given', async () => {
  const shipment = await out()
  await told(shipment)
  const [code] = await codesSent(shipment.id)
  expect(await tried(shipment.id, code!, new Date('2026-11-24T20:00:00Z'))).toBe('none')
  expect(await tried(shipment.id, code!, new Date('2026-11-23T19:59:59Z'))).toBe('none')
  expect(await tried(shipment.id, code!, new Date('2026-11-24T19:59:59Z'))).toBe('right')
  expect(await tried(shipment.id, code!, new Date('2026-11-23T20:00:00Z'))).toBe('right')
})

test('another one is sent after 60 seconds, three times; the earlier ones hold as well', async () => {
  const shipment = await out()
  await told(shipment)
  expect(await resent(shipment.id, new Date(noon.getTime() + 59_999))).toBe('express.code-soon')
  const outcomes = await Promise.all([resent(shipment.id, later(1)), resent(shipment.id, later(1))])
  expect(outcomes.toSorted()).toEqual(['express.code-soon', 'sent'])
  expect(await resent(shipment.id, later(2))).toBe('sent')
  expect(await resent(shipment.id, later(3))).toBe('sent')
  expect(await resent(shipment.id, later(60))).toBe('express.code-resends')
  const codes = await codesSent(shipment.id)
  expect(codes).toHaveLength(4)
  expect(await tried(shipment.id, codes[0]!)).toBe('right')
  expect(await tried(shipment.id, codes[3]!)).toBe('right')
})

test('no code without the way to the door: not before it is out, not after, not abroad', async () => {
  const shipment = await out()
  await systemTransaction(app.db, (tx) => moveShipment(tx, shipment.id, 'failDelivery', { as: 'agent' }))
  await told(shipment)
  expect(await codesSent(shipment.id)).toEqual([])
  expect(await resent(shipment.id, later(1), true)).toBe('express.code-not-out')
  expect(await tried(shipment.id, '1234')).toBe('none')
})

test('the message says the cash to have ready, in the language of the recipient', async () => {
  const shipment = await out({ cod: '349.95' })
  await told(shipment)
  const { rows } = await app.owner.query(
    `select channel, language, subject, is_secret from outbox_messages where topic like 'recipient-code%' and key like $1`,
    [`${shipment.id}:%`],
  )
  expect(rows).toEqual([
    {
      channel: 'sms',
      language: 'en',
      subject: expect.stringMatching(/AED.349\.95.*Delivery code: \d{4}\./),
      is_secret: true,
    },
  ])
})
