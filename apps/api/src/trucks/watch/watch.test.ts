// Positions of trackers move a booking: arrivals, completion, estimates, and alerts that are told once.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckDriverEndpoints as driver, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { truckPlace } from '../../../test/truck-form.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { notify } from '../../messages/door.ts'
import { completeDelivered } from '../jobs.ts'
import { forgetPlaces, forgetPositions } from '../driver/positions.store.ts'
import { watchAll } from './jobs.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let [customer, provider, desk] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  desk = await addPerson(app.db, 'desk')
})
afterAll(() => app.close())

const minuteMs = 60_000
const jebelAli = { latitude: 25.0112, longitude: 55.0614 }
const inside = { latitude: 25.0122, longitude: 55.0621 }
const fujairah = { latitude: 25.1288, longitude: 56.3265 }
const beside = { latitude: 25.15, longitude: 56.31 }

type Step = { code: string; source: string; at: string }

let booked = 0
/** A booking from Jebel Ali to Fujairah whose truck carries a tracker; `minutes` are counted from its pickup. */
const onRoad = async (change: Partial<TruckForm> = {}) => {
  booked += 1
  const pickup = new Date(app.clock.now().getTime() + 3 * 86_400_000)
  const minute = (minutes: number) => new Date(pickup.getTime() + minutes * minuteMs)
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickup: truckPlace({ ...jebelAli, area: 'Jebel Ali' }),
    dropoff: truckPlace({ ...fujairah, emirate: 'FU', area: 'Fujairah' }),
    pickupAt: pickup.toISOString(),
    dropoffAt: minute(300).toISOString(),
    ...change,
  })
  const tracker = `T-${booked}`
  await world.allocate(provider, id, { tracker })
  const slot = (await world.timeline(provider, id)).slots[0]!.slot
  /** The worker's two ways to look: at once where positions came, and each minute. */
  const look = async (minutes: number) => {
    app.clock.at(minute(minutes))
    await watchAll(app.db, app.clock)
  }
  const moved = async (minutes: number, place: typeof inside, accuracyM = 20) => {
    app.clock.at(minute(minutes))
    const at = minute(minutes).toISOString()
    const body: BodyOf<typeof driver.addTrackerPositions> = {
      positions: [{ tracker, at, ...place, accuracyM }],
    }
    const answer = await world.done(provider, driver.addTrackerPositions, { body })
    await app.work()
    return answer
  }
  const steps = async (): Promise<[string, string, number][]> =>
    (await world.timeline(customer, id)).slots[0]!.events.map(({ code, source, at }: Step) => [
      code,
      source,
      Math.round((new Date(at).getTime() - pickup.getTime()) / minuteMs),
    ])
  const report = (minutes: number, code: string, extra: object = {}) => {
    app.clock.at(minute(minutes))
    return world.done(provider, road.addEvent, { query: { id }, body: world.step(slot, code, extra) })
  }
  const deliver = async (minutes: number) =>
    report(minutes, 'DELIVERED', {
      files: [await world.document(provider, id, 'PROOF_OF_DELIVERY')],
      receiver: 'Omar Said',
    })
  const told = async (person: Person) =>
    (
      await rows<{ params: { alert?: { en: string } } }>(
        app.db,
        sql`select params from notifications where subject_id = ${id} and user_id = ${person.userId}
          and template in ('line-truck-alert', 'line-truck-free-ends') order by id`,
      )
    ).map(({ params }) => params.alert?.en ?? 'Free time ends soon')
  const state = async () =>
    (await rows<{ state: string }>(app.db, sql`select state from requests where id = ${id}`))[0]!.state
  return { id, slot, tracker, pickup, minute, look, moved, steps, report, deliver, told, state }
}

test('two positions prove an arrival, a tap after it is the same step, and the last truck that leaves completes', async () => {
  const job = await onRoad()
  await job.moved(-10, inside)
  await job.moved(-8, { latitude: 25.0137, longitude: 55.0637 })
  expect(await job.steps()).toEqual([])
  await job.moved(-5, inside)
  await job.moved(-3, inside, 150)
  expect(await job.steps()).toEqual([])
  await job.moved(-2, inside)
  expect(await job.steps()).toEqual([['AT_LOADING', 'GEOFENCE', -5]])
  expect(await job.report(5, 'AT_LOADING')).toMatchObject({ isRepeat: true })
  await job.look(6)
  expect(await job.steps()).toHaveLength(1)
  await job.report(60, 'LOADING_COMPLETED')
  await job.moved(240, fujairah)
  await job.moved(244, fujairah)
  expect((await job.steps()).map(([code]) => code)).toEqual(['AT_LOADING', 'LOADING_COMPLETED'])
  expect(await job.told(provider)).toEqual(['A step is missing'])
  await job.report(245, 'ENROUTE')
  await job.look(246)
  expect((await job.steps()).at(-1)).toEqual(['AT_UNLOADING', 'GEOFENCE', 245])
  await job.deliver(260)
  await job.moved(270, beside)
  await completeDelivered(app.db, app.clock)
  expect(await job.state()).toBe('QS_FINAL_PAY_RECEIVED')
  await job.moved(280, beside)
  await completeDelivered(app.db, app.clock)
  expect(await job.state()).toBe('QS_CMP')
  expect(await job.told(provider)).toEqual(['A step is missing'])
})

test('leaving with the goods delivers nothing and asks the provider, once', async () => {
  const job = await onRoad()
  await job.report(0, 'AT_LOADING')
  await job.report(30, 'LOADING_COMPLETED')
  await job.report(35, 'ENROUTE')
  await job.moved(240, fujairah)
  await job.moved(244, fujairah)
  for (const minutes of [260, 270, 275]) await job.moved(minutes, beside)
  await job.look(276)
  expect((await job.steps()).map(([code]) => code)).not.toContain('DELIVERED')
  expect(await job.told(provider)).toEqual(['A truck left without delivering'])
})

test('an estimate is told with its reason, and anew where it has changed', async () => {
  const job = await onRoad()
  await job.report(0, 'AT_LOADING')
  await job.report(30, 'LOADING_COMPLETED')
  await job.moved(60, jebelAli)
  await job.moved(65, jebelAli)
  await job.moved(90, jebelAli)
  const kept = await rows<{ reason: string; eta: Date; km: number }>(
    app.db,
    sql`select reason, eta, km from truck_estimates where slot_id = ${job.slot} order by at`,
  )
  expect(kept).toEqual([
    { reason: 'FIRST', eta: job.minute(60 + 185), km: 167 },
    { reason: 'STANDING', eta: job.minute(90 + 185), km: 167 },
  ])
})

test('both sides and the desk see position, estimate and alerts; strangers nothing, and nobody after the delivery', async () => {
  const job = await onRoad()
  await job.report(0, 'AT_LOADING')
  await job.report(30, 'LOADING_COMPLETED')
  await job.moved(60, jebelAli)
  const open = (events: { companyId: string; kind: string }[]) =>
    events.filter(({ kind }) => kind === 'trucks.moved')
  const streamed = await rows<{ companyId: string; kind: string }>(
    app.db,
    sql`select company_id as "companyId", kind from stream_events where subject_id = ${job.id}`,
  )
  expect(new Set(open(streamed).map(({ companyId }) => companyId))).toEqual(
    new Set([customer.companyId, provider.companyId]),
  )
  await job.moved(90, jebelAli)
  await job.look(200)
  const seen = async (person: Person) => (await world.timeline(person, job.id)).slots[0]!.live
  for (const person of [customer, provider, desk]) {
    const { position, eta } = await seen(person)
    expect(position).toMatchObject({ ...jebelAli, accuracyM: 20 })
    expect(eta).toMatchObject({ stop: 'UNLOADING', reason: 'STANDING' })
    expect(new Date(eta.eta).getTime() - new Date(eta.before).getTime()).toBe(30 * minuteMs)
  }
  expect((await seen(desk)).alerts.map(({ code }: { code: string }) => code)).toContain('NO_SIGNAL')
  const own = async (person: Person) =>
    (await world.done(person, road.listDeliveries, {})).underWay.find(
      ({ id }: { id: string }) => id === job.id,
    )
  expect(await own(customer)).toMatchObject({
    slot: job.slot,
    from: jebelAli,
    to: fujairah,
    live: { position: jebelAli },
  })
  const rival = await addPerson(app.db, 'truck-provider')
  expect(await own(rival)).toBeUndefined()
  expect((await app.ask(rival, road.getTimeline, { query: { id: job.id } })).status).toBe(404)
  await job.report(240, 'ENROUTE')
  await job.report(241, 'AT_UNLOADING')
  await job.deliver(250)
  expect(await seen(customer)).toMatchObject({ position: null, eta: null })
})

test('alerts are told once to those whom they concern; free time by text message to the customer', async () => {
  const job = await onRoad()
  await job.look(30)
  await job.look(31)
  expect([await job.told(customer), await job.told(provider), await job.told(desk)]).toEqual([
    ['A truck is not at loading'],
    ['A truck is not at loading'],
    [],
  ])
  await job.report(35, 'AT_LOADING')
  await job.look(36)
  const open = () =>
    rows(app.db, sql`select code from truck_alerts where request_id = ${job.id} and over_at is null`)
  expect(await open()).toEqual([])
  await job.look(35 + 90)
  await job.look(35 + 95)
  expect(await job.told(customer)).toEqual(['A truck is not at loading', 'Free time ends soon'])
  const texts = await rows<{ recipient: string }>(
    app.db,
    sql`select recipient from outbox_messages o join notifications n on n.id = o.notification_id
      where n.subject_id = ${job.id} and o.channel = 'sms' and o.topic = 'line-truck-free-ends'`,
  )
  expect(texts).toHaveLength(1)
  await job.report(150, 'LOADING_COMPLETED')
  await job.moved(200, jebelAli)
  await job.look(262)
  expect(await job.told(desk)).toEqual(['No signal from a truck'])
  expect((await job.told(customer)).slice(2)).toEqual(['A truck will be late'])
})

test('a truck that is allocated to nobody is told of four hours before its pickup', async () => {
  const pickup = new Date(app.clock.now().getTime() + 86_400_000)
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: pickup.toISOString(),
    dropoffAt: new Date(pickup.getTime() + 300 * minuteMs).toISOString(),
  })
  for (const hours of [4.1, 4, 3]) {
    app.clock.at(new Date(pickup.getTime() - hours * 60 * minuteMs))
    await watchAll(app.db, app.clock)
  }
  const told = await rows<{ user_id: string }>(
    app.db,
    sql`select user_id from notifications where subject_id = ${id} and template = 'line-truck-alert' order by id`,
  )
  expect(told.map(({ user_id: user }) => user).toSorted()).toEqual([provider.userId, desk.userId].toSorted())
})

test('a vehicle of two bookings is followed for the one that delivers next', async () => {
  const first = await onRoad()
  const { slots } = await world.timeline(provider, first.id)
  const { truck } = slots[0]!
  const later = first.minute(24 * 60)
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: later.toISOString(),
    dropoffAt: new Date(later.getTime() + 300 * minuteMs).toISOString(),
  })
  const next = (await world.timeline(provider, id)).slots[0]!
  const allocation = {
    slot: next.slot,
    vehicleId: truck!.vehicleId!,
    driverId: truck!.driverId!,
    reason: null,
    transfer: null,
  }
  await world.done(provider, road.allocate, { query: { id }, body: { slots: [allocation] } })
  expect(await first.moved(10, inside)).toEqual({ stored: 1, ignored: [] })
  const followed = await rows<{ slot_id: string }>(
    app.db,
    sql`select slot_id from truck_positions where slot_id in (${first.slot}, ${next.slot})`,
  )
  expect(followed).toEqual([{ slot_id: first.slot }])
})

test('the customer of a booking is told by text message, too', async () => {
  const job = await onRoad()
  const told = await rows<{ subject: string }>(
    app.db,
    sql`select o.subject from outbox_messages o join notifications n on n.id = o.notification_id
      where n.subject_id = ${job.id} and o.channel = 'sms' and o.topic = 'line-on-credit'`,
  )
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^TR-\d\d-\d+ is booked: /)])
})

test('at night the text messages of a booking and an allocation wait for the morning, that of free time does not', async () => {
  const leaves = async (topic: string) =>
    (
      await rows<{ run_at: Date }>(
        app.db,
        sql`select j.run_at from graphile_worker.jobs j join outbox_messages o on j.key = 'messages.send:' || o.id
          where o.topic = ${topic} and o.channel = 'sms' order by o.id desc limit 1`,
      )
    )[0]?.run_at
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T22:00:00+04:00') })
  try {
    await app.db.transaction(async (tx) => {
      const to = { userIds: [customer.userId] }
      const said = { number: 'TR-27-000001', about: 'tiles', page: 'trucks/requests' }
      const allocated = { ...said, agent: 'Tareeq', trucks: 'one' }
      const ending = { ...said, detail: 'soon', plate: 'B 1', time: 'soon' }
      await notify(tx, {
        to,
        template: 'line-truck-allocated',
        params: allocated,
        subjectId: null,
        version: 'night',
      })
      await notify(tx, {
        to,
        template: 'line-on-credit',
        params: { ...said, agent: 'Tareeq', amount: 'AED 5' },
        subjectId: null,
        version: 'night',
      })
      await notify(tx, {
        to,
        template: 'line-truck-free-ends',
        params: ending,
        subjectId: null,
        version: 'night',
      })
    })
  } finally {
    vi.useRealTimers()
  }
  for (const topic of ['line-on-credit', 'line-truck-allocated'])
    expect(await leaves(topic)).toEqual(new Date('2027-03-02T07:00:00+04:00'))
  expect((await leaves('line-truck-free-ends'))!.getTime()).toBeLessThan(Date.now() + minuteMs)
})

test('positions are kept for thirty days, those of taps as well', async () => {
  const job = await onRoad()
  const position = { ...inside, accuracyM: 10 }
  await job.report(0, 'AT_LOADING', { position })
  await job.report(30, 'LOADING_COMPLETED', { position })
  const days = 30
  await sql`insert into truck_positions (slot_id, at, source, latitude, longitude, accuracy_m, received_at)
    select ${job.slot}, now() - make_interval(days => ${days}) + make_interval(mins => m), 'TRACKER', 25, 55, 5, now()
    from unnest(array[-1, 1]) m`.execute(app.db)
  await app.owner.query(
    `update truck_events set at = now() - make_interval(days => 30, mins => 1) where slot_id = $1 and code = 'AT_LOADING'`,
    [job.slot],
  )
  await forgetPositions(app.db, days)
  await forgetPlaces(app.db, days)
  expect(await rows(app.db, sql`select 1 from truck_positions where slot_id = ${job.slot}`)).toHaveLength(1)
  expect(
    await rows(
      app.db,
      sql`select code from truck_events where slot_id = ${job.slot} and latitude is not null`,
    ),
  ).toEqual([{ code: 'LOADING_COMPLETED' }])
})
