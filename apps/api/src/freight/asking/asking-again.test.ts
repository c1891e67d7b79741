// F6, F20, F21: a question and its answer with the clock standing, a new round under the same number, a copy.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { closeWindow } from '../execution/timers.ts'

let app: TestApp
let world: World
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const ask = (person: Person, journey: Journey, question = 'How high are the pallets?') =>
  app.ask(person, freight.askForMore, { query: { id: journey.requestId }, body: { question } })
const answer = (person: Person, questionId: string) =>
  app.ask(person, freight.answerMore, {
    query: { id: questionId },
    body: { answer: '160 centimetres each' },
  })
const ownView = (agent: Person, journey: Journey) =>
  world.done(agent, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } })
const templates = async (journey: Journey, person: Person): Promise<string[]> =>
  (
    await rows<{ template: string }>(
      app.db,
      sql`select template from notifications where subject_id = ${journey.requestId} and user_id = ${person.userId} order by id`,
    )
  ).map((row) => row.template)

describe('F6: a question', () => {
  test('stops the clock of its asker alone, is flagged, told and answered; the clock goes on with what was left', async () => {
    const journey = await world.submitted()
    const [asker, other] = journey.agents as [Person, Person]
    app.clock.at(new Date('2040-06-18T06:00:00Z')) // Monday, ten in the morning
    await app.owner.query(
      `update request_invitations set invited_at = '2040-06-18T05:50:00Z', due_at = '2040-06-18T06:20:00Z' where request_id = $1`,
      [journey.requestId],
    )
    const { questionId } = world.must(await ask(asker, journey)).body
    expect((await ownView(asker, journey)).invitation.pausedSince).not.toBeNull()
    expect((await ownView(other, journey)).invitation.pausedSince).toBeNull()
    expect(await world.row(asker, journey)).toMatchObject({ answerBy: null, nextAction: null })
    expect((await world.row(other, journey)).nextAction).toBe('answer-request')
    const seen = await world.view(journey.customer, journey)
    expect(seen).toMatchObject({ flags: ['pending-more-info'], nextAction: 'answer-question' })
    expect(seen.questions).toMatchObject([
      { question: 'How high are the pallets?', isOpen: true, by: 'agent' },
    ])
    expect((await world.view(other, journey)).questions).toEqual([])
    expect(await templates(journey, journey.customer)).toContain('more-info-asked')
    expect((await ask(asker, journey)).body.code).toBe('freight.question-open')

    app.clock.pass(45 * 60_000)
    world.must(await answer(journey.customer, questionId))
    const { invitation } = await ownView(asker, journey)
    expect(invitation.pausedSince).toBeNull()
    // Twenty working minutes were left; they begin again with the answer, at 10:45.
    expect(invitation.dueAt.slice(0, 16)).toBe('2040-06-18T11:05')
    expect(await templates(journey, asker)).toContain('more-info-given')
    expect((await world.view(journey.customer, journey)).flags).toEqual([])
    expect((await answer(journey.customer, questionId)).body.code).toBe('freight.question-answered')
  })

  test('of the desk stops no clock, and the desk hears the answer', async () => {
    const journey = await world.submitted()
    const { questionId } = world.must(await ask(desk, journey)).body
    expect((await ownView(journey.agents[0]!, journey)).invitation.pausedSince).toBeNull()
    expect((await world.view(desk, journey)).questions).toMatchObject([{ by: 'desk', isOpen: true }])
    world.must(await answer(journey.customer, questionId))
    expect(await templates(journey, desk)).toContain('more-info-given')
  })

  test('is taken back by its asker and by nobody else, and a quotation overtakes it', async () => {
    const journey = await world.submitted()
    const [asker, other] = journey.agents as [Person, Person]
    const { questionId } = world.must(await ask(asker, journey)).body
    const back = (person: Person) => app.ask(person, freight.takeBackQuestion, { query: { id: questionId } })
    expect((await back(other)).status).toBe(404)
    world.must(await back(asker))
    expect((await world.view(journey.customer, journey)).questions).toEqual([])
    world.must(await ask(asker, journey))
    await world.quote(journey, asker)
    expect((await world.view(journey.customer, journey)).flags).toEqual([])
    expect((await ask(asker, journey)).body.code).toBe('quotes.already-answered')
  })

  test('is asked and answered only while the request takes quotations', async () => {
    const journey = await world.quoted({ agents: 1 })
    expect((await ask(desk, journey)).body.code).toBe('freight.question-closed')
    const open = await world.submitted()
    const { questionId } = world.must(await ask(open.agents[0]!, open)).body
    await app.ask(open.customer, freight.cancelRequest, {
      query: { id: open.requestId },
      body: { reason: 'Not needed' },
    })
    expect((await answer(open.customer, questionId)).body.code).toBe('freight.question-closed')
  })
})

const again = (journey: Journey, body: Record<string, unknown> = {}, person = journey.customer) =>
  app.ask(person, freight.reinitiateRequest, { query: { id: journey.requestId }, body })
const expired = async (): Promise<Journey> => {
  const journey = await world.submitted()
  await closeWindow(app.db, journey.requestId, app.clock.now())
  return journey
}

describe('F20: an ended request', () => {
  test('is sent again under its number, in a new round; the old quotations stay readable', async () => {
    const journey = await world.quoted()
    await app.ask(journey.customer, freight.cancelRequest, {
      query: { id: journey.requestId },
      body: { reason: 'Too early' },
    })
    expect((await world.view(journey.customer, journey)).reinitiateRefusal).toBeNull()
    const { body } = await again(journey)
    expect(body).toEqual({ quoteNumber: journey.number, round: 2, invitedAgents: 2 })
    const seen = await world.view(journey.customer, journey)
    expect([seen.status, seen.round]).toEqual(['QS_RCD', 2])
    // An agent of both rounds has it once in its list.
    const { items } = await world.done(journey.agents[0]!, freight.listShipments, {
      query: { pageSize: 100 },
    })
    const own = items.filter((row: { RequestId: string }) => row.RequestId === journey.requestId)
    expect(own).toHaveLength(1)
    const earlier = await world.done(journey.customer, freight.earlierQuotes, {
      query: { RequestId: journey.requestId },
    })
    expect(earlier.map((row: { round: number; state: string }) => [row.round, row.state])).toEqual([
      [1, 'Q_NOT_AWARDED'],
      [1, 'Q_NOT_AWARDED'],
    ])
    expect(await templates(journey, journey.customer)).toContain('request-again')
    const quoted = await world.quote({ ...journey, quotations: [] }, journey.agents[0]!)
    expect((await world.accept(quoted, 'half')).status).toBe(200)
  })

  test('asks for new days when the old ones have passed, and sends with them', async () => {
    const journey = await expired()
    app.clock.pass(30 * 86_400_000)
    const refused = await again(journey)
    expect(refused.status).toBe(422)
    expect(refused.body.fieldErrors.map((each: { field: string }) => each.field)).toContain('readyFrom')
    const today = dayOf(app.clock.now())
    const answer = await again(journey, { readyFrom: addDays(today, 2), deliverBy: addDays(today, 30) })
    expect(answer.body).toMatchObject({ round: 2 })
    expect((await world.view(journey.customer, journey)).readyFrom).toBe(addDays(today, 2))
  })

  test('is not sent again while it lives, once it was paid, or by a stranger', async () => {
    expect((await again(await world.submitted())).body.code).toBe('freight.not-over')
    const paid = await world.booked({ agents: 1 })
    await app.ask(desk, freight.cancelRequest, {
      query: { id: paid.requestId },
      body: { reason: 'Called off' },
    })
    expect((await again(paid)).body.code).toBe('freight.was-paid')
    expect((await again(await expired(), {}, await world.customer())).status).toBe(404)
  })

  test('asked for again by ten hands at once begins one round', async () => {
    const journey = await expired()
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(journey)))
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1)
    expect((await world.view(journey.customer, journey)).round).toBe(2)
  })
})

describe('F21: a copy', () => {
  const clone = (person: Person, id: string) => app.ask(person, freight.cloneRequest, { query: { id } })
  test('is a new draft of what was shipped, without documents, money or the numbers of that shipment', async () => {
    const journey = await world.completed({ agents: 1 })
    const before = await world.view(journey.customer, journey)
    const { body } = await clone(journey.customer, journey.requestId)
    expect(body.quoteNumber).not.toBe(journey.number)
    const { form } = await world.done(journey.customer, freight.viewDraft, {
      query: { RequestId: body.RequestId },
    })
    expect(form).toMatchObject({ mode: 'sea', commodity: '0402', pieces: 420 })
    expect(form).not.toHaveProperty('containerNumber')
    const documents = await rows(app.db, sql`select from documents where subject_id = ${body.RequestId}`)
    expect(documents).toEqual([])
    expect(await world.view(journey.customer, journey)).toEqual(before)
  })
  test('is asked what is asked now, and names no chassis of the vehicles that were shipped', async () => {
    const person = await world.customer()
    const vehicles = [{ make: 'Toyota', model: 'Hilux', chassis: 'JTFBV3CD8N8000001' }]
    const draft = await world.done(person, freight.saveRequest, {
      body: { form: { containerMode: 'RORO', vehicles } },
    })
    const copy = world.must(await clone(person, draft.RequestId)).body
    const { form } = await world.done(person, freight.viewDraft, { query: { RequestId: copy.RequestId } })
    expect(form).toEqual({
      containerMode: 'RORO',
      shape: 2,
      vehicles: [{ make: 'Toyota', model: 'Hilux' }],
    })
  })
  test('of a draft or of a running request works alike, of a stranger it does not exist', async () => {
    const journey = await world.submitted()
    expect((await clone(journey.customer, journey.requestId)).status).toBe(200)
    const { RequestId } = (await clone(journey.customer, journey.requestId)).body
    expect((await clone(journey.customer, RequestId)).status).toBe(200)
    expect((await clone(await world.customer(), journey.requestId)).status).toBe(404)
  })
})
