// Documents at border posts: what is asked for and of whom, what keeps a truck from submitting, returned, asked for, waived, reminded.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckEndpoints as calls, truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { requestsEndpoints as requests, type Need } from '@marsa/model/requests/endpoints.ts'
import type { BorderTaskView } from '@marsa/model/trucks/borders/border-endpoints.ts'
import type { TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import { borderPosts } from '@marsa/model/trucks/road/border-routes.ts'
import { minutesTo } from '@marsa/model/trucks/road/positions.ts'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { toRiyadh, truckPlace } from '../../../test/truck-form.ts'
import { truckWorldOf } from '../../../test/truck-world.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { remindOfBorders } from './border-calls.ts'

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
type People = [Person, Person, Person, Person, Person, Person]
let [customer, provider, rival, stranger, desk, admin] = [] as unknown as People
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_000n })
  provider = await addPerson(app.db, 'truck-provider')
  rival = await addPerson(app.db, 'truck-provider')
  stranger = await addPerson(app.db, 'business')
  desk = await addPerson(app.db, 'desk')
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

const hour = 3_600_000
const booked = async (change: object = {}, aheadHours = 72): Promise<string> => {
  const pickup = app.clock.now().getTime() + aheadHours * hour
  const { id } = await world.booked(customer, provider, {
    ...toRiyadh(),
    weightKg: 5_000,
    trucks: 1,
    pickupAt: new Date(pickup).toISOString(),
    dropoffAt: new Date(pickup + 44 * hour).toISOString(),
    ...change,
  })
  return id
}
const postsOf = (id: string, person: Person = customer) =>
  world.borders(person, id).then(({ posts }) => posts)
const tasksOf = async (id: string, person: Person = customer): Promise<BorderTaskView[]> =>
  (await postsOf(id, person)).flatMap(({ tasks }) => tasks)
const of = async (id: string, docCode: string, person: Person = customer): Promise<BorderTaskView> =>
  (await tasksOf(id, person)).find((task) => task.docCode === docCode)!
const slotOf = async (id: string, n = 0): Promise<string> =>
  (await world.timeline(provider, id)).slots[n]!.slot
const turn = async (person: Person, id: string) => (await world.view(person, id)).turn
const review = (person: Person, documentId: string, outcome: 'accept' | 'return', reason?: string) =>
  app.ask(person, calls.documents.review, { body: { documentId, outcome, ...(reason && { reason }) } })
const submit = (id: string, slot: string, post: string) =>
  app.ask(provider, road.addEvent, { query: { id }, body: world.step(slot, 'BORDER_SUBMITTED', { post }) })
/** To the first post, where the truck waits. */
const toBorder = async (id: string, slot: string): Promise<void> => {
  const done = (code: string, change: object = {}) =>
    world.done(provider, road.addEvent, { query: { id }, body: world.step(slot, code, change) })
  await done('AT_LOADING')
  await done('LOADING_COMPLETED', { seal: 'SL-1' })
  await done('ENROUTE')
  await done('BORDER_WAITING', { post: 'GHUWAIFAT' })
}
const notices = (id: string, person: Person): Promise<{ template: string }[]> =>
  rows(
    app.db,
    sql`select template from notifications where subject_id = ${id} and user_id = ${person.userId}
      and template like 'line-border%' order by id`,
  )

test('a booking across borders asks both sides for documents, and each is told once', async () => {
  const id = await booked({ trucks: 2 })
  const posts = await postsOf(id)
  expect(posts.map(({ post, ready }) => [post, ready])).toEqual([
    ['GHUWAIFAT', 0],
    ['BATHA', 0],
  ])
  expect(posts[1]).toMatchObject({ usualMinutes: 1_440, passages: 0, waiting: 0 })
  expect(posts[0]!.tasks.map(({ docCode, owner, n, isOwn }) => [docCode, owner, n, isOwn])).toEqual([
    ['COMMERCIAL_INVOICE', 'customer', null, true],
    ['PACKING_LIST', 'customer', null, true],
    ['CERTIFICATE_OF_ORIGIN', 'customer', null, true],
    ['EXPORT_DECLARATION', 'agent', null, false],
    ['MANIFEST', 'agent', 1, false],
    ['MANIFEST', 'agent', 2, false],
  ])
  const { pickupAt } = (await world.view(customer, id)).form as { pickupAt: string }
  // The pickup, and the usual passage of the first post after it.
  expect(
    posts.map(({ due }) => Math.abs(Math.round((Date.parse(due) - Date.parse(pickupAt)) / hour))),
  ).toEqual([0, 24])
  expect(await notices(id, customer)).toEqual([{ template: 'line-border-task' }])
  expect(await notices(id, provider)).toEqual([{ template: 'line-border-task' }])
  const domestic = (await world.booked(customer, provider)).id
  expect(await postsOf(domestic)).toEqual([])
})

test('the way to the first post is added where the pickup has a pin', async () => {
  const pin = { latitude: 25.1412, longitude: 55.2386 }
  const firstDue = async (pickup: TruckPlace) => {
    const id = await booked({ pickup })
    const { pickupAt } = (await world.view(customer, id)).form as { pickupAt: string }
    return (Date.parse((await postsOf(id))[0]!.due) - Date.parse(pickupAt)) / 60_000
  }
  const way = (await firstDue(truckPlace(pin))) - (await firstDue(truckPlace()))
  expect(Math.round(way)).toBe(minutesTo(pin, borderPosts.GHUWAIFAT, []))
})

test('a document serves every post, one of a truck its truck alone, and readiness grows', async () => {
  const id = await booked({ trucks: 2 })
  const [first, second] = [await slotOf(id), await slotOf(id, 1)]
  await world.document(customer, id, 'PACKING_LIST')
  expect((await tasksOf(id)).filter(({ state }) => state === 'UPLOADED').map((task) => task.docCode)).toEqual(
    ['PACKING_LIST', 'PACKING_LIST'],
  )
  await world.document(provider, id, 'MANIFEST', first)
  const manifests = (await tasksOf(id)).filter(({ docCode }) => docCode === 'MANIFEST')
  expect(manifests.map(({ slot, state }) => [slot === second, state])).toEqual([
    [false, 'UPLOADED'],
    [true, 'MISSING'],
    [false, 'UPLOADED'],
    [true, 'MISSING'],
  ])
  // 4 of 13: packing list and manifest at two posts each.
  expect((await world.borders(customer, id)).ready).toBe(Math.floor(400 / 13))
  const body = new FormData()
  body.set('requestId', id)
  body.set('docCode', 'MANIFEST')
  body.set('partId', await slotOf(await booked()))
  body.append('files', new Blob(['%PDF-1.4 x']), 'other.pdf')
  const other = await app.ask(provider, calls.documents.upload, { body })
  expect(other.body.code).toBe('documents.part')
})

test('a truck submits with what is required of it, and what it has shown is kept', async () => {
  const id = await booked()
  expect(await turn(customer, id)).toMatchObject({
    side: 'agent',
    action: 'allocate-trucks',
    meanwhile: 'add-border-documents',
  })
  // The customer need not wait for the trucks: it is its step on the page and in what needs it, and nobody else's.
  const next = async (person: Person) => (await world.view(person, id)).nextAction
  const needed = async (person: Person): Promise<string[]> =>
    (await app.ask(person, requests.listNeeds)).body.items
      .filter((need: Need) => need.id === id)
      .map(({ turn: { side, action } }: Need) => `${side} ${action}`)
  expect(await next(customer)).toBe('add-border-documents')
  expect(await next(desk)).toBeNull()
  expect(await needed(customer)).toEqual(['customer add-border-documents'])
  expect(await needed(provider)).toEqual(['agent allocate-trucks'])
  expect(await needed(stranger)).toEqual([])
  await world.allocate(provider, id)
  const slot = await slotOf(id)
  expect(await turn(customer, id)).toMatchObject({
    side: 'customer',
    action: 'add-border-documents',
    documents: ['COMMERCIAL_INVOICE', 'PACKING_LIST', 'CERTIFICATE_OF_ORIGIN'],
    meanwhile: 'report-event',
  })
  for (const code of ['COMMERCIAL_INVOICE', 'PACKING_LIST']) await world.document(customer, id, code)
  const certificate = await world.document(customer, id, 'CERTIFICATE_OF_ORIGIN')
  expect(await turn(customer, id)).toMatchObject({ side: 'agent', action: 'add-border-documents' })
  for (const code of ['EXPORT_DECLARATION', 'MANIFEST']) await world.document(provider, id, code, slot)
  await toBorder(id, slot)
  expect((await review(provider, certificate, 'return', 'The stamp is missing')).status).toBe(200)
  expect(await of(id, 'CERTIFICATE_OF_ORIGIN')).toMatchObject({
    state: 'RETURNED',
    reason: 'The stamp is missing',
    isOwn: true,
  })
  expect(await turn(customer, id)).toMatchObject({
    side: 'customer',
    documents: ['CERTIFICATE_OF_ORIGIN'],
  })
  expect((await world.timeline(provider, id)).slots[0]!.borderMissing).toEqual(['CERTIFICATE_OF_ORIGIN'])
  const refused = await submit(id, slot, 'GHUWAIFAT')
  expect(refused.body.fieldErrors).toMatchObject([{ field: 'post', code: 'trucks.border-documents-missing' }])
  const stamped = await world.document(customer, id, 'CERTIFICATE_OF_ORIGIN')
  expect((await submit(id, slot, 'GHUWAIFAT')).status).toBe(200)
  const gone = await app.ask(customer, calls.documents.remove, { query: { documentId: stamped } })
  expect(gone.body.code).toBe('documents.in-use')
  // Back at the second post, which asks for one more.
  expect((await world.timeline(provider, id)).slots[0]!.borderMissing).toEqual(['TRANSIT_DOCUMENT'])
  expect(await turn(customer, id)).toMatchObject({ side: 'agent', documents: ['TRANSIT_DOCUMENT'] })
})

test('a post may ask for more, and the desk does without; each is told', async () => {
  const id = await booked()
  const ask = (person: Person, change: object = {}) =>
    app.ask(person, road.askBorderDocument, {
      query: { id },
      body: {
        post: 'BATHA',
        docCode: 'CONFORMITY_CERTIFICATE',
        owner: 'customer',
        reason: 'The officer wants it',
        ...change,
      },
    })
  const { taskId } = (await ask(provider)).body
  expect(await of(id, 'CONFORMITY_CERTIFICATE')).toMatchObject({
    taskId,
    state: 'MISSING',
    reason: 'The officer wants it',
    isOwn: true,
  })
  expect((await notices(id, customer)).at(-1)).toEqual({ template: 'line-border-asked' })
  expect((await ask(desk)).body.code).toBe('trucks.border-asked')
  expect((await ask(desk, { post: 'KHAFJI' })).body.code).toBe('trucks.border-none')
  expect((await ask(customer)).body.code).toBe('kit.forbidden')
  for (const person of [rival]) expect((await ask(person)).body.code).toBe('trucks.not-found')
  const waive = (person: Person, task = taskId) =>
    app.ask(person, road.waiveBorderTask, { query: { id }, body: { taskId: task, reason: 'Not needed' } })
  expect((await waive(provider)).body.code).toBe('kit.forbidden')
  expect((await waive(desk)).status).toBe(200)
  expect(await of(id, 'CONFORMITY_CERTIFICATE')).toMatchObject({ state: 'WAIVED', reason: 'Not needed' })
  expect((await waive(admin)).body.code).toBe('trucks.border-settled')
  expect((await waive(desk, id)).body.code).toBe('trucks.border-task-not-found')
  // Asked for once more after all.
  expect((await ask(desk)).status).toBe(200)
})

test('who is not part of a booking sees nothing of its border', async () => {
  const id = await booked()
  const look = (person: Person) => app.ask(person, road.listBorderTasks, { query: { id } })
  for (const person of [rival, stranger]) expect((await look(person)).body.code).toBe('trucks.not-found')
  for (const person of [customer, provider, desk, admin]) expect((await look(person)).status).toBe(200)
})

test('a dropped truck brings nothing, and with another pickup all is due as much later', async () => {
  const id = await booked({ trucks: 2 })
  const [first, second] = await postsOf(id)
  const later = new Date(Date.parse(first!.due) + 3 * hour)
  const change = {
    ...noChange,
    drop: [await slotOf(id, 1)],
    proposedPickup: later.toISOString(),
    reason: 'Fewer goods, and later',
    // Half of 760.00, zero-rated.
    total: '380.00',
  }
  const { changeId } = await world.done(customer, road.proposeChange, { query: { id }, body: change })
  await world.done(provider, road.answerChange, {
    query: { id: changeId },
    body: { agreed: true, reason: null },
  })
  const [after, afterwards] = await postsOf(id)
  expect(after!.tasks.filter(({ docCode }) => docCode === 'MANIFEST').map(({ n }) => n)).toEqual([1])
  expect(Math.round((Date.parse(after!.due) - Date.parse(first!.due)) / hour)).toBe(3)
  expect(Math.round((Date.parse(afterwards!.due) - Date.parse(second!.due)) / hour)).toBe(3)
})

test('a side is reminded once, a day before the first is due, of what it still brings', async () => {
  const id = await booked()
  const count = async (person: Person) =>
    (await notices(id, person)).filter(({ template }) => template === 'line-border-reminder').length
  await remindOfBorders(app.db, app.clock)
  expect([await count(customer), await count(provider)]).toEqual([0, 0])
  for (const { docCode } of (await tasksOf(id)).slice(0, 3)) await world.document(customer, id, docCode)
  app.clock.pass(48 * hour)
  await remindOfBorders(app.db, app.clock)
  await remindOfBorders(app.db, app.clock)
  expect([await count(customer), await count(provider)]).toEqual([0, 1])
})
