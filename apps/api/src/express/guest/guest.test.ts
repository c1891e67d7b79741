// A parcel without an account: proved by a code, one shipment for a day, by card alone, and joined to the account that follows.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { guestEndpoints as calls } from '@marsa/model/express/guest/guest-endpoints.ts'
import { guestHours } from '@marsa/model/express/guest/guest-rules.ts'
import {
  listShipments,
  trackParcel,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { listCompanies } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { rateLimits } from '@marsa/model/kit/limit.ts'
import { secret, testApp, type TestApp } from '../../../test/app.ts'
import { applicantsOf, freshMobile } from '../../../test/applicants.ts'
import { guestWorldOf } from '../../../test/guest-world.ts'
import { addPerson, addSession } from '../../../test/people.ts'
import { balanceOf, listLedgerFaults } from '../../finance/door.ts'
import { closePerson, erasePerson } from '../../accounts/profile/closing.store.ts'
import { systemTransaction } from '../../kit/db.ts'
import { tellPeople } from '../recipient/tell-people.ts'
import { forgetIdleGuests } from './guests.store.ts'

let app: TestApp
let world: ReturnType<typeof guestWorldOf>
beforeAll(async () => {
  app = await testApp({ pool: 12 })
  world = guestWorldOf(app)
  const { userId } = await addPerson(app.db, 'admin')
  await app.owner.query(
    `insert into express_slot_capacities (area, day, capacity, changed_by) values ('DU', null, 100, $1)`,
    [userId],
  )
})
beforeEach(() => app.clock.reset())
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

/** What the jobs do after each move so far. */
const told = async (id: string): Promise<void> => {
  const { rows } = await app.owner.query(
    `select move, state, row_number() over (order by id)::int as version from express_timeline
      where shipment_id = $1 and state not in ('DRAFT', 'PENDING_PAYMENT') order by id`,
    [id],
  )
  for (const row of rows)
    await systemTransaction(app.db, (tx) => tellPeople(tx, secret, { id, ...row }, app.clock.now()))
}
const mails = async (email: string) =>
  (
    await app.owner.query<{ topic: string; subject: string; body: string; link: string; is_secret: boolean }>(
      `select topic, subject, body, link, is_secret from outbox_messages where recipient = $1 and topic like 'guest-%' order by id`,
      [email],
    )
  ).rows
const shipmentsOf = async (mobile: string): Promise<number> =>
  (
    await app.owner.query(
      `select count(*)::int as n from express_shipments s join guests g on g.company_id = s.company_id where g.mobile = $1`,
      [mobile],
    )
  ).rows[0].n

test('a guest enters a parcel, pays by card, and has waybill, label, receipt, mail and tracking', async () => {
  const { token, email, mobile } = await world.guest()
  expect((await world.view(token)).body).toMatchObject({
    status: null,
    mayChange: true,
    sender: { mobile, email },
  })
  const saved = await world.save(token)
  expect(saved.body).toMatchObject({ status: 'PENDING_PAYMENT', price: { total: '27.30' }, isPaying: false })
  const opened = await world.pay(token)
  expect(opened.body).toMatchObject({ amount: '27.30' })
  expect(opened.body.redirectUrl).toMatch(/^http/)
  const { id, session_id: session } = await world.rowOf({ mobile })
  await world.settle(session, 'succeeded')
  const { body } = await app.ask(null, calls.completeGuestPayment, { body: { token } })
  expect(body).toMatchObject({ status: 'PICKUP_SCHEDULED', hasReceipt: true, form: null })
  expect(body.awbNumber).toMatch(/^MRX\d{12}$/)
  for (const which of ['label', 'receipt'] as const)
    expect((await world.paper(token, which)).raw.subarray(0, 5).toString()).toBe('%PDF-')
  const tracked = await app.ask(null, trackParcel, { query: { shipmentId: body.awbNumber } })
  expect(tracked.body).toMatchObject({ awbNumber: body.awbNumber, status: 'PICKUP_SCHEDULED' })

  await told(id)
  await told(id)
  const [mail, ...more] = await mails(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ topic: 'guest-created', is_secret: true })
  expect(mail!.subject).toContain(body.awbNumber)
  expect(mail!.link).not.toContain(token)
})

test('the link of the e-mail shows the shipment and its papers, and changes nothing', async () => {
  const { email, id } = await world.sent()
  await told(id)
  const look = /#([\w-]{22})$/.exec((await mails(email))[0]!.link)![1]!
  expect((await world.view(look)).body).toMatchObject({ mayChange: false, form: null, sender: null })
  expect((await world.paper(look, 'label')).status).toBe(200)
  for (const answer of [await world.cancel(look), await world.save(look), await world.pay(look)])
    expect(answer.body.code).toBe('express.guest-look')
  const complete = await app.ask(null, calls.completeGuestPayment, { body: { token: look } })
  expect(complete.body.code).toBe('express.guest-look')
})

test.each([
  [
    'a second parcel',
    { packages: Array.from({ length: 2 }, () => ({ weight: '1', length: '20', width: '15', height: '10' })) },
    'packages',
    'express.guest-one-parcel',
  ],
  ['a way abroad', { to: { country: 'GB', city: 'London' } }, 'to.country', 'express.guest-abroad'],
  ['cash on delivery', { cod: '120.00' }, 'cod', 'express.guest-cash'],
  [
    'a parcel from abroad',
    { from: { country: 'GB', city: 'London' } },
    'from.country',
    'express.guest-abroad',
  ],
  ['the price of a bundle', { withPlan: true }, 'withPlan', 'express.guest-card'],
  ['a promotion code', { promotionCode: 'WELCOME10' }, 'promotionCode', 'express.guest-code'],
])('%s is refused', async (_, change, field, code) => {
  const { token, mobile } = await world.guest()
  const { status, body } = await world.save(token, change)
  expect([status, body.code, body.fieldErrors[0].field]).toEqual([422, code, field])
  expect(await shipmentsOf(mobile)).toBe(0)
})

test.each(['wallet', 'bundle'])('paying by %s is refused', async (paymentType) => {
  const { token } = await world.guest()
  await world.save(token)
  const { status, body } = await world.pay(token, { paymentType })
  expect([status, body.code]).toEqual([422, 'express.guest-card'])
})

test('no call of an account opens to the token, and none of a guest to an account', async () => {
  const { token, id } = await world.sent()
  const asked = await app.ask({ token }, viewShipment, { query: { Id: id } })
  expect(asked.status).toBe(401)
  const person = await addPerson(app.db, 'customer')
  expect((await app.ask(person, calls.viewGuestShipment, { body: { token } })).status).toBe(403)
  expect((await app.ask(person, viewShipment, { query: { Id: id } })).status).toBe(404)
})

test('a stranger’s token opens nothing of it', async () => {
  const { id } = await world.sent()
  const stranger = await world.guest()
  expect((await world.view(stranger.token)).body).toMatchObject({ status: null, awbNumber: null })
  for (const answer of [await world.cancel(stranger.token), await world.paper(stranger.token, 'label')])
    expect([answer.status, answer.body?.code ?? JSON.parse(answer.raw.toString()).code]).toEqual([
      409,
      'express.cannot-now',
    ])
  const none = 'n'.repeat(22)
  for (const answer of [
    await world.view(none),
    await world.cancel(none),
    await world.save(none),
    await world.pay(none),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'express.guest-over'])
  const { rows } = await app.owner.query('select state from express_shipments where id = $1', [id])
  expect(rows[0].state).toBe('PICKUP_SCHEDULED')
})

test('a token is over after a day; the number goes on tracking', async () => {
  const { token } = await world.sent()
  const { awbNumber } = (await world.view(token)).body
  app.clock.pass(guestHours * 3_600_000 - 60_000)
  expect((await world.view(token)).status).toBe(200)
  app.clock.pass(120_000)
  for (const answer of [
    await world.view(token),
    await world.cancel(token),
    await world.save(token),
    await world.paper(token, 'label'),
  ])
    expect(answer.status).toBe(404)
  expect((await app.ask(null, trackParcel, { query: { shipmentId: awbNumber } })).status).toBe(200)
})

test('one token has one shipment: sent twice at once it is one, and after the payment there is no second', async () => {
  const { token, mobile } = await world.guest()
  await Promise.all(Array.from({ length: 4 }, () => world.save(token)))
  expect(await shipmentsOf(mobile)).toBe(1)
  const opened = await Promise.all(Array.from({ length: 3 }, () => world.pay(token)))
  expect(new Set(opened.map(({ body }) => body.redirectUrl)).size).toBe(1)
  const { id, session_id: session } = await world.rowOf({ mobile })
  await world.settle(session, 'succeeded')
  expect((await world.save(token)).body.code).toBe('express.cannot-now')
  expect((await world.pay(token)).body.code).toBe('express.cannot-now')
  expect(await shipmentsOf(mobile)).toBe(1)
  const other = await world.sent()
  await expect(
    app.owner.query('update express_guests set shipment_id = $1 where shipment_id = $2', [id, other.id]),
  ).rejects.toThrow('a guest has one shipment')
})

test('cancelled before the pickup, the money goes back to the card, once', async () => {
  const { token, id, email } = await world.sent()
  const answers = await Promise.all([world.cancel(token), world.cancel(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)!.body.refund).toBe('27.30')
  expect((await world.view(token)).body).toMatchObject({ status: 'CANCELLED' })
  expect(await balanceOf(app.db, { kind: 'customer_advance', ownerId: id })).toBe(0n)
  await told(id)
  expect((await mails(email)).map(({ topic }) => topic)).toEqual(['guest-created', 'guest-cancelled'])
})

test('a code opens one right, in the browser that asked for it; of every number the answer is the same', async () => {
  const { mobile: registered } = await applicantsOf(app).registered('customer')
  const [known, free] = [await world.proved(registered), await world.proved()]
  expect(known.sent).toEqual(free.sent)
  expect((await world.enter(free, {})).body.code).toBe('accounts.code-spent')
  const [one, two] = await Promise.all([world.enter(known), world.enter(known)])
  expect([one.status, two.status].toSorted()).toEqual([200, 422])
  const wrong = await world.enter({ ...free, code: free.code === '000000' ? '000001' : '000000' })
  expect(wrong.body.code).toBe('accounts.code-wrong')
})

test('one number begins only so many shipments a day', async () => {
  const mobile = freshMobile()
  const begin = async () => {
    await app.owner.query(
      `update sms_codes set created_at = created_at - interval '1 hour' where mobile = $1`,
      [mobile],
    )
    await app.owner.query(`delete from limit_counters where budget like 'sms.%'`)
    return world.enter(await world.proved(mobile))
  }
  for (let n = 0; n < rateLimits['guest.number'].points; n++) expect((await begin()).status).toBe(200)
  expect((await begin()).status).toBe(429)
})

test('who registers with the same mobile finds the shipment; a guest is in no list before', async () => {
  const first = await world.sent()
  const second = await world.guest(first.mobile)
  await world.sent({}, second)
  const admin = await addPerson(app.db, 'admin')
  const found = await app.ask(admin, listCompanies, { query: { searchText: 'Mariam' } })
  expect([found.status, found.body.items]).toEqual([200, []])

  // Three codes a quarter of an hour, whatever they are for.
  await app.owner.query(`delete from limit_counters where budget like 'sms.%'`)
  const applicants = applicantsOf(app)
  const who = await applicants.applicant({ mobile: first.mobile })
  await applicants.registered('customer', {}, who)
  const { rows } = await app.owner.query(
    'select id, company_id, first_name, status from users where email = $1',
    [who.email],
  )
  expect(rows[0]).toMatchObject({ company_id: first.company_id, first_name: 'Layla', status: 'ACTIVE' })
  // What the browser still keeps from before shows alone: who acts in an account signs in.
  for (const token of [first.token, second.token]) {
    expect((await world.view(token)).body).toMatchObject({ mayChange: false, sender: null })
    for (const answer of [await world.cancel(token), await world.save(token), await world.pay(token)])
      expect(answer.body.code).toBe('express.guest-look')
  }
  const person = await addSession(app.db, rows[0].id)
  const list = await app.ask(person, listShipments)
  expect(list.body.items).toHaveLength(2)
  expect((await app.ask(person, viewShipment, { query: { Id: first.id } })).body.payments).toHaveLength(1)
  // Another one with the number, which is theirs now, stays apart.
  const later = await world.sent({}, await world.guest(first.mobile))
  expect(later.company_id).not.toBe(first.company_id)
})

test('nothing is changed for a guest whose company was suspended', async () => {
  const { token, company_id: companyId } = await world.sent()
  await app.owner.query(
    `update companies set suspended_at = now(), suspended_reason = 'fraud' where id = $1`,
    [companyId],
  )
  expect((await world.cancel(token)).body.code).toBe('express.guest-look')
})

test('a parcel is told by e-mail until its guest has an account, whatever becomes of that', async () => {
  const { id, email, company_id: companyId } = await world.sent()
  const counted: [string, number][] = []
  for (const status of ['GUEST', 'PENDING_APPROVAL', 'ACTIVE', 'LOCKED', 'DISABLED']) {
    await app.owner.query('update users set status = $2 where company_id = $1', [companyId, status])
    await app.owner.query('delete from outbox_messages where recipient = $1', [email])
    await told(id)
    counted.push([status, (await mails(email)).length])
  }
  expect(counted).toEqual([
    ['GUEST', 1],
    ['PENDING_APPROVAL', 1],
    ['ACTIVE', 0],
    ['LOCKED', 0],
    ['DISABLED', 0],
  ])
})

test('a guest whose parcel is lost is told how to claim for it', async () => {
  const { id, email } = await world.sent()
  const lost = { id, move: 'declareLost', state: 'LOST', version: 9 } as const
  await systemTransaction(app.db, (tx) => tellPeople(tx, secret, lost, app.clock.now()))
  const [mail, ...more] = await mails(email)
  expect([mail!.topic, more]).toEqual(['guest-lost', []])
  expect(mail!.link).toContain('/hub/register')
})

test('a right that ended without a shipment is forgotten; what was sent, and what may still be, stays', async () => {
  const [idle, sending, fresh] = [await world.guest(), await world.sent(), await world.guest()]
  await app.owner.query(
    `update express_guests set expires_at = now() - interval '1 minute' where mobile = any($1)`,
    [[idle.mobile, sending.mobile]],
  )
  await systemTransaction(app.db, (tx) => forgetIdleGuests(tx))
  const left = async ({ mobile }: { mobile: string }) =>
    (await app.owner.query('select 1 from express_guests where mobile = $1', [mobile])).rowCount
  expect([await left(idle), await left(sending), await left(fresh)]).toEqual([0, 1, 1])
})

test('erasing the person who was a guest takes name, mobile and e-mail out of their rights', async () => {
  const { company_id: companyId } = await world.sent()
  const { rows } = await app.owner.query('select id from users where company_id = $1', [companyId])
  await systemTransaction(app.db, async (tx) => {
    await closePerson(tx, rows[0].id)
    await erasePerson(tx, rows[0].id, 'x')
  })
  const kept = await app.owner.query(
    `select r.name, r.mobile, r.email, g.mobile as number, g.ended_at is null as open
      from express_guests r join guests g on g.user_id = r.user_id where r.user_id = $1`,
    [rows[0].id],
  )
  expect(kept.rows).toEqual([{ name: '', mobile: '', email: '', number: null, open: false }])
})

test('a number that nobody has proved for long joins nobody', async () => {
  const old = await world.sent()
  await app.owner.query(`update guests set proved_at = now() - interval '181 days' where mobile = $1`, [
    old.mobile,
  ])
  const applicants = applicantsOf(app)
  const who = await applicants.applicant({ mobile: old.mobile })
  await applicants.registered('customer', {}, who)
  const { rows } = await app.owner.query('select company_id from users where email = $1', [who.email])
  expect(rows[0].company_id).not.toBe(old.company_id)
})
