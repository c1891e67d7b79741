// The driver's link: what it opens and to whom, what its phone reports, and that nothing of it can be used by anybody else.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { truckDriverEndpoints as driver, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { linkTries, mostPositions } from '@marsa/model/trucks/driver/driver-link.ts'
import { closestLang, driverLangCodes, driverLinkText } from '@marsa/model/trucks/road/driver-text.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makePicture } from '../../../test/made-files.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { one, rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { forgetPositions } from './positions.store.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let customer: Person
let provider: Person
let rival: Person
let picture: Buffer
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  picture = await makePicture()
})
afterAll(() => app.close())

const hour = 3_600_000
let days = 1

/** A booking of one truck, allocated, with the token that its driver got; the clock stands at its pickup. */
const allocated = async (change: object = {}) => {
  days += 2
  const pickup = app.clock.now().getTime() + days * 24 * hour
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: new Date(pickup).toISOString(),
    dropoffAt: new Date(pickup + 6 * hour).toISOString(),
    ...change,
  })
  await world.allocate(provider, id)
  const { slot, truck } = (await world.timeline(provider, id)).slots[0]!
  return { id, slot, mobile: truck!.mobile, pickup, token: await tokenOf(truck!.mobile) }
}
const tokenOf = async (mobile: string): Promise<string> => {
  const { link } = await one<{ link: string }>(
    app.db,
    sql`select link from outbox_messages where recipient = ${mobile} and topic = 'driver-link' order by id desc limit 1`,
  )
  return link.split('#')[1]!
}
const atPickup = ({ pickup }: { pickup: number }) => app.clock.at(new Date(pickup))

const open = (token: string, digits: string | null, phone: { cookie?: string; attempt?: string } = {}) =>
  app.ask(null, driver.openDriverLink, {
    body: { token, digits, attempt: phone.attempt ?? randomUUID() },
    headers: phone.cookie ? { cookie: phone.cookie } : {},
  })
const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0]!

/** A phone that has opened the link. */
const driving = async (change: object = {}) => {
  const job = await allocated(change)
  atPickup(job)
  const { status, body, headers } = await open(job.token, job.mobile.slice(-4))
  expect(status).toBe(200)
  const cookie = cookieIn(headers)
  const query = { link: body.link as string }
  const clock = () => ({ deviceAt: app.clock.now().toISOString(), offsetMs: 0 })
  const report = (code: string, extra: object = {}) =>
    app.ask(null, driver.reportDriverEvent, {
      query,
      headers: { cookie },
      body: {
        code,
        post: null,
        ...clock(),
        deviceEventId: randomUUID(),
        position: null,
        seal: null,
        temperature: null,
        note: null,
        receiver: null,
        isShort: false,
        files: [],
        ...extra,
      },
    })
  const photo = (docCode: string, deviceFileId = randomUUID(), more = 0) => {
    const form = new FormData()
    form.set('docCode', docCode)
    form.set('deviceFileId', deviceFileId)
    form.append('file', new Blob([new Uint8Array(picture), new Uint8Array(more)]), 'photo.png')
    return app.ask(null, driver.addDriverFile, { query, headers: { cookie }, body: form })
  }
  return { ...job, cookie, query, clock, report, photo }
}

describe('a link', () => {
  test('opens on the phone that knows its number, and there again without asking', async () => {
    const job = await allocated()
    atPickup(job)
    const asked = await open(job.token, null)
    expect([asked.status, asked.body.code]).toEqual([422, 'trucks.driver-digits'])
    const { status, body, headers } = await open(job.token, job.mobile.slice(-4))
    expect(status).toBe(200)
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-marsa_driver=[\w-]{43}; Path=\/; SameSite=Strict; Secure; HttpOnly; Expires=/,
    )
    expect(body).toMatchObject({
      slot: job.slot,
      carriage: { movement: 'DOMESTIC' },
      pickup: { contactName: 'Rashid Al Suwaidi', contactNumber: '+971501234567' },
      events: [],
      sharing: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/price|fils|selling|\b760\b/i)
    const again = await open(job.token, null, { cookie: cookieIn(headers) })
    expect([again.status, again.body.link]).toEqual([200, body.link])
  })

  test('forwarded to another phone opens nothing, whatever is typed there', async () => {
    const { token, mobile, query, cookie, ...job } = await driving()
    for (const digits of [null, mobile.slice(-4)]) {
      const { status, body } = await open(token, digits)
      expect([status, body.code]).toEqual([409, 'trucks.driver-phone'])
    }
    const other = await driving()
    atPickup(job)
    const foreign = await app.ask(null, driver.viewDriverJob, { query, headers: { cookie: other.cookie } })
    expect([foreign.status, foreign.body.code]).toEqual([409, 'trucks.driver-phone'])
    const bare = await app.ask(null, driver.viewDriverJob, { query })
    expect(bare.status).toBe(409)
    const own = await app.ask(null, driver.viewDriverJob, { query, headers: { cookie } })
    expect(own.status).toBe(200)
    const elsewhere = await app.ask(null, driver.viewDriverJob, {
      query,
      headers: { cookie, 'sec-fetch-site': 'same-site' },
    })
    expect(elsewhere.body.code).toBe('kit.cross-site')
  })

  test('one phone drives two trucks with one cookie', async () => {
    const first = await driving()
    const second = await allocated()
    atPickup(second)
    const { status, headers } = await open(second.token, second.mobile.slice(-4), { cookie: first.cookie })
    expect([status, cookieIn(headers)]).toEqual([200, first.cookie])
  })

  test('of two phones that open it at once one wins', async () => {
    const job = await allocated()
    atPickup(job)
    const digits = job.mobile.slice(-4)
    const answers = await Promise.all([open(job.token, digits), open(job.token, digits)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('the same phone whose answer was lost asks again, for ten minutes', async () => {
    const job = await allocated()
    atPickup(job)
    const [digits, attempt] = [job.mobile.slice(-4), randomUUID()]
    const first = await open(job.token, digits, { attempt })
    const second = await open(job.token, digits, { attempt })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(cookieIn(second.headers)).toBe(cookieIn(first.headers))
    expect((await open(job.token, null, { attempt })).status).toBe(409)
    app.clock.pass(11 * 60_000)
    expect((await open(job.token, digits, { attempt })).status).toBe(409)
  })

  test('is locked after five wrong numbers, many at once too, and then for the right one', async () => {
    const job = await allocated()
    atPickup(job)
    const wrong = job.mobile.endsWith('0000') ? '1111' : '0000'
    const tries = await Promise.all(Array.from({ length: linkTries + 3 }, () => open(job.token, wrong)))
    const codes = tries.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'trucks.driver-digits-wrong')).toHaveLength(linkTries - 1)
    expect(codes.filter((code) => code === 'trucks.driver-locked')).toHaveLength(4)
    const right = await open(job.token, job.mobile.slice(-4))
    expect([right.status, right.body.code]).toEqual([409, 'trucks.driver-locked'])
    expect(right.body.params.call).toMatch(/^\+971/)
  })

  test('is guessed, cut, early or old in vain', async () => {
    for (const token of ['x'.repeat(43), 'short']) {
      const { body } = await open(token, '1234')
      expect(body.code === 'trucks.driver-link' || body.fieldErrors[0].code === 'trucks.driver-link').toBe(
        true,
      )
    }
    const job = await allocated()
    app.clock.at(new Date(job.pickup - 25 * hour))
    expect((await open(job.token, null)).body.code).toBe('trucks.driver-early')
    app.clock.at(new Date(job.pickup - 23 * hour))
    const { body, headers } = await open(job.token, job.mobile.slice(-4))
    app.clock.at(new Date(job.pickup + 33 * hour))
    expect((await open(job.token, null)).body.code).toBe('trucks.driver-link')
    const late = await app.ask(null, driver.viewDriverJob, {
      query: { link: body.link },
      headers: { cookie: cookieIn(headers) },
    })
    expect([late.status, late.body.code]).toEqual([404, 'trucks.driver-link'])
  })

  test('ends when it is revoked or sent anew by its provider, and nobody else can', async () => {
    const { id, slot, token, mobile, query, cookie, report } = await driving()
    const byTruck = { query: { id, slot } }
    for (const call of [driver.sendDriverLink, driver.revokeDriverLink])
      for (const person of [rival, customer]) {
        const { status } = await app.ask(person, call, byTruck)
        expect([403, 404]).toContain(status)
      }
    await world.done(provider, driver.sendDriverLink, byTruck)
    expect((await open(token, mobile.slice(-4))).body.code).toBe('trucks.driver-link')
    const dead = await report('AT_LOADING')
    expect([dead.status, dead.body.code]).toEqual([404, 'trucks.driver-link'])
    const renewed = await tokenOf(mobile)
    expect((await open(renewed, mobile.slice(-4))).status).toBe(200)
    await world.done(provider, driver.revokeDriverLink, byTruck)
    expect((await open(renewed, null)).body.code).toBe('trucks.driver-link')
    expect((await app.ask(provider, driver.revokeDriverLink, byTruck)).body.code).toBe(
      'trucks.driver-no-link',
    )
    expect((await app.ask(null, driver.viewDriverJob, { query, headers: { cookie } })).status).toBe(404)
  })

  test('dies with the exchange of its truck, in that transaction; the new driver gets one', async () => {
    const { id, slot, token, mobile } = await driving()
    const chosen = (vehicleId: string, driverId: string) =>
      app.ask(provider, road.allocate, {
        query: { id },
        body: { slots: [{ slot, vehicleId, driverId, reason: 'Broke down', transfer: null }] },
      })
    const refused = await chosen(await world.vehicle(rival), await world.driver(provider))
    expect(refused.status).toBe(404)
    expect((await open(token, mobile.slice(-4))).body.code).toBe('trucks.driver-phone')
    expect((await chosen(await world.vehicle(provider), await world.driver(provider))).status).toBe(200)
    expect((await open(token, mobile.slice(-4))).body.code).toBe('trucks.driver-link')
    const { truck } = (await world.timeline(provider, id)).slots[0]!
    const next = await tokenOf(truck!.mobile)
    expect((await open(next, truck!.mobile.slice(-4))).body.events).toEqual([])
  })

  test.each(driverLangCodes)('comes in the language of the driver: %s', async (language) => {
    const { id } = await world.booked(customer, provider, { trucks: 1, weightKg: 5_000 })
    await world.allocate(provider, id, {}, { language })
    const { slots, bookingNumber: number } = await world.timeline(provider, id)
    const { plate, mobile } = slots[0]!.truck!
    const { subject, link } = await one<{ subject: string; link: string }>(
      app.db,
      sql`select subject, link from outbox_messages where recipient = ${mobile} and topic = 'driver-link'`,
    )
    expect(subject).toBe(driverLinkText(language, { number: number!, plate }))
    expect(link).toContain(`/${closestLang(language)}/drive?language=${language}#`)
  })

  test('its token is kept nowhere but in the message that leaves', async () => {
    const { token } = await allocated()
    const hash = createHash('sha256').update(token).digest()
    const kept = await rows(app.db, sql`select 1 from driver_links where token_hash = ${hash}`)
    expect(kept).toHaveLength(1)
    const [mail] = await rows<{ is_secret: boolean }>(
      app.db,
      sql`select is_secret from outbox_messages where link like ${`%#${token}`}`,
    )
    expect(mail).toEqual({ is_secret: true })
  })
})

describe('on the road', () => {
  test('steps go in order, once, each with what it needs, until the goods are delivered', async () => {
    const { id, report, photo } = await driving()
    const mark = randomUUID()
    const [one_, two] = await Promise.all([
      report('AT_LOADING', { deviceEventId: mark }),
      report('AT_LOADING', { deviceEventId: mark }),
    ])
    expect([one_.status, two.status]).toEqual([200, 200])
    expect(one_.body.events).toHaveLength(1)
    expect(two.body.events).toEqual(one_.body.events)
    expect((await report('ENROUTE')).body.code).toBe('trucks.event-skipped')
    for (const code of ['LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING'])
      expect((await report(code)).status).toBe(200)
    const unproved = await report('DELIVERED', { receiver: 'Omar Said' })
    expect([unproved.status, unproved.body.fieldErrors[0].field]).toEqual([422, 'files'])
    const file = randomUUID()
    const [first, second] = [await photo('PROOF_OF_DELIVERY', file), await photo('PROOF_OF_DELIVERY', file)]
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    const signature = await photo('HAND_OVER_SIGNATURE')
    const files = [first.body.documentId, signature.body.documentId]
    expect((await report('DELIVERED', { receiver: 'Omar Said', files })).status).toBe(200)
    const { events } = (await world.timeline(customer, id)).slots[0]!
    expect(events.at(-1)).toMatchObject({ code: 'DELIVERED', source: 'DRIVER', receiver: 'Omar Said' })
    expect(events.at(-1)!.files).toHaveLength(2)
  })

  test('a wrong clock is put right, both times are kept, and what comes late is marked', async () => {
    const { id, slot, report } = await driving()
    const now = app.clock.now().getTime()
    const behind = 3 * 24 * hour
    const deviceAt = new Date(now - behind - hour).toISOString()
    await report('AT_LOADING', { deviceAt, offsetMs: behind })
    app.clock.pass(14 * hour)
    const tapped = new Date(app.clock.now().getTime() - 13 * hour).toISOString()
    await report('LOADING_COMPLETED', { deviceAt: tapped })
    const { events } = (await world.timeline(provider, id)).slots[0]!
    expect(Math.abs(new Date(events[0]!.at).getTime() - (now - hour))).toBeLessThan(1_000)
    expect(events.map(({ isLate }: { isLate: boolean }) => isLate)).toEqual([false, true])
    const kept = await one<{ device_at: Date }>(
      app.db,
      sql`select device_at from truck_events where slot_id = ${slot} and code = 'AT_LOADING'`,
    )
    expect(kept.device_at.toISOString()).toBe(deviceAt)
  })

  test('the provider was first: refused by name, and kept as a note, once', async () => {
    const { id, slot, report, query, cookie, clock } = await driving()
    await world.drive(provider, id, ['AT_LOADING', 'LOADING_COMPLETED'])
    const behind = await report('AT_LOADING', { deviceAt: new Date(0).toISOString() })
    expect([behind.status, behind.body.code]).toEqual([409, 'trucks.event-backward'])
    const body = {
      kind: 'step',
      code: 'AT_LOADING',
      post: null,
      ...clock(),
      deviceNoteId: randomUUID(),
      note: 'I was there at 7:40',
    }
    for (let time = 0; time < 2; time++)
      expect((await app.ask(null, driver.addDriverNote, { query, headers: { cookie }, body })).status).toBe(
        200,
      )
    const refused = { ...body, kind: 'refused', deviceNoteId: randomUUID(), note: 'Gate closed' }
    await app.ask(null, driver.addDriverNote, { query, headers: { cookie }, body: refused })
    const notes = await rows(app.db, sql`select kind from driver_notes where slot_id = ${slot} order by id`)
    expect(notes).toEqual([{ kind: 'step' }, { kind: 'refused' }])
    const told = await rows<{ company_id: string }>(
      app.db,
      sql`select distinct u.company_id from notifications n join users u on u.id = n.user_id
        where n.template = 'line-truck-refused' and n.subject_id = ${id}`,
    )
    expect(told.map((row) => row.company_id).toSorted()).toEqual(
      [customer.companyId, provider.companyId].toSorted(),
    )
  })

  test('a photo above 5 MB is refused with the limit, and none of it is kept', async () => {
    const { id, photo } = await driving()
    const { status, body } = await photo('PROOF_OF_DELIVERY', randomUUID(), 5 * 1024 * 1024)
    expect([status, body.code, body.errorMessage]).toEqual([
      413,
      'documents.size',
      'The file size exceeds the limit of 5 MB.',
    ])
    const kept = await rows(
      app.db,
      sql`select from documents where subject_id = ${id} and doc_code = 'PROOF_OF_DELIVERY'`,
    )
    expect(kept).toEqual([])
  })

  test('an event names only documents of its own booking', async () => {
    const [mine, other] = [await driving(), await driving()]
    atPickup(mine)
    const { body } = await mine.photo('CONDITION_PHOTO')
    atPickup(other)
    const foreign = await other.report('AT_LOADING', { files: [body.documentId] })
    expect(foreign.body.code).toBe('documents.id')
    const wrong = await mine.photo('INVOICE')
    expect(wrong.status).not.toBe(200)
  })
})

describe('positions', () => {
  test('are taken after a yes, once each, put right, and not after a no; the job goes on', async () => {
    const { slot, query, cookie, report } = await driving()
    const ask = (call: Parameters<TestApp['ask']>[1], body: object) =>
      app.ask(null, call, { query, headers: { cookie }, body })
    const now = app.clock.now().getTime()
    const fix = (minutes: number) => ({
      at: new Date(now - minutes * 60_000 - hour).toISOString(),
      latitude: 25.1,
      longitude: 55.2,
      accuracyM: 12,
    })
    const send = () => ask(driver.addDriverPositions, { offsetMs: hour, fixes: [fix(2), fix(1)] })
    expect((await send()).body.code).toBe('trucks.driver-consent')
    await ask(driver.consentToPositions, { isGiven: true })
    expect([(await send()).body, (await send()).body]).toEqual([{ stored: 2 }, { stored: 0 }])
    const { at } = await one<{ at: Date }>(
      app.db,
      sql`select max(at) as at from truck_positions where slot_id = ${slot}`,
    )
    expect(at.getTime()).toBe(now - 60_000)
    await ask(driver.consentToPositions, { isGiven: false })
    await ask(driver.consentToPositions, { isGiven: false })
    expect((await send()).body.code).toBe('trucks.driver-consent')
    const log = await rows(
      app.db,
      sql`select k.is_given from driver_consents k where k.link_id = ${query.link} order by k.id`,
    )
    expect(log).toEqual([{ is_given: true }, { is_given: false }])
    expect((await report('AT_LOADING')).status).toBe(200)
  })

  test('trackers send those of their own trucks on the road, five hundred a call', async () => {
    const tracker = `TR-${randomUUID().slice(0, 8)}`
    const job = await allocated()
    const { id, slot } = job
    const vehicleId = await world.vehicle(provider, { tracker })
    atPickup(job)
    const exchange = {
      slot,
      vehicleId,
      driverId: await world.driver(provider),
      reason: 'Other truck',
      transfer: null,
    }
    await world.done(provider, road.allocate, { query: { id }, body: { slots: [exchange] } })
    const now = app.clock.now().getTime()
    const position = (seconds: number, change: object = {}) => ({
      tracker,
      at: new Date(now - seconds * 1_000).toISOString(),
      latitude: 25,
      longitude: 55,
      accuracyM: 8,
      ...change,
    })
    const send = (person: Person, positions: object[]) =>
      app.ask(person, driver.addTrackerPositions, { body: { positions } })
    const mixed = [position(1), position(2, { tracker: 'nobody' }), position(-600)]
    expect((await send(provider, mixed)).body).toEqual({
      stored: 1,
      ignored: [
        { index: 1, code: 'trucks.tracker-unknown' },
        { index: 2, code: 'trucks.event-future' },
      ],
    })
    expect((await send(rival, [position(3)])).body).toMatchObject({ stored: 0 })
    const full = Array.from({ length: mostPositions }, (_, second) => position(10 + second))
    expect((await send(provider, full)).body).toMatchObject({ stored: mostPositions })
    expect((await send(provider, [...full, position(1_000)])).status).toBe(422)
    expect((await app.ask(customer, driver.addTrackerPositions, { body: { positions: full } })).status).toBe(
      403,
    )
  })

  test('are forgotten after thirty days', async () => {
    const count = () =>
      one<{ count: string }>(app.db, sql`select count(*)::text as count from truck_positions`)
    await app.owner.query(`update truck_positions set at = now() - interval '31 days' where at in
      (select at from truck_positions order by at limit 1)`)
    const before = Number((await count()).count)
    expect(await forgetPositions(app.db, 30)).toBeGreaterThan(0)
    expect(Number((await count()).count)).toBeLessThan(before)
  })
})
