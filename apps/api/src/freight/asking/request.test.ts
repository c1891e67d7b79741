// Asking: drafts, the rules of A 5 on the server, routing to agents, and what happens to a request that nobody answers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { one } from '../../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { addAgents, addPerson, type Person } from '../../../test/people.ts'
import { settle } from '../../../test/loosened.ts'
import { formFor } from '../../../test/freight-forms.ts'
import { worldOf, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
let customer: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  customer = await world.customer()
})
afterAll(() => app.close())

const form = (change: Record<string, unknown> = {}) => formFor('sea-import-port', app.clock.now(), change)
const submit = (id: string, person = customer): Promise<Answer> =>
  app.ask(person, freight.submitRequest, { query: { id }, body: { terms: true } })
const submitForm = async (change: Record<string, unknown>): Promise<Answer> =>
  submit((await world.draft(customer, form(change))).RequestId)
const fieldsOf = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    (body.fieldErrors as { field: string; code: string }[]).map((each) => [each.field, each.code]),
  )
const stateOf = async (id: string): Promise<string | undefined> =>
  (
    await one<{ state: string | null }>(
      app.db,
      sql`select (select state from requests where id = ${id}) as state`,
    )
  ).state ?? undefined

describe('a draft', () => {
  test('keeps whatever is typed, under one number, for its author', async () => {
    const saved = await world.draft(customer, { nickname: 'مخزن', origin: { place: '' }, pieces: 'many' })
    expect(saved.quoteNumber).toMatch(/^FR-\d\d-\d{6}$/)
    const again = await world.done(customer, freight.saveRequest, {
      body: { RequestId: saved.RequestId, form: { nickname: 'b' } },
    })
    expect(again).toMatchObject({ RequestId: saved.RequestId, quoteNumber: saved.quoteNumber })
    expect(
      (await world.done(customer, freight.viewDraft, { query: { RequestId: saved.RequestId } })).form,
    ).toEqual({ nickname: 'b' })
  })

  test('is nobody else’s, not even a colleague’s', async () => {
    const { RequestId } = await world.draft(customer, {})
    const colleague = await addPerson(app.db, 'customer', { companyId: customer.companyId })
    for (const person of [colleague, await world.customer()]) {
      expect((await app.ask(person, freight.viewDraft, { query: { RequestId } })).status).toBe(404)
      expect(
        (await app.ask(person, freight.saveRequest, { body: { RequestId, form: { nickname: 'x' } } })).status,
      ).toBe(404)
      expect((await app.ask(person, freight.removeDraft, { query: { id: RequestId } })).status).toBe(404)
      expect((await submit(RequestId, person)).status).toBe(404)
    }
    expect((await world.done(customer, freight.viewDraft, { query: { RequestId } })).form).toEqual({})
  })

  test('is removed for good; what was sent is not', async () => {
    const { RequestId } = await world.draft(customer, {})
    world.must(await app.ask(customer, freight.removeDraft, { query: { id: RequestId } }))
    expect(await stateOf(RequestId)).toBeUndefined()
    const journey = await world.submitted({ customer })
    expect(
      (await app.ask(customer, freight.removeDraft, { query: { id: journey.requestId } })).body.code,
    ).toBe('freight.not-found')
    expect(
      (await app.ask(customer, freight.viewDraft, { query: { RequestId: journey.requestId } })).status,
    ).toBe(404)
    await expect(app.owner.query('delete from requests where id = $1', [journey.requestId])).rejects.toThrow(
      'only a draft',
    )
  })

  test('has a nickname of 60 characters at most, and 40,000 in all', async () => {
    const save = (draft: unknown) => app.ask(customer, freight.saveRequest, { body: { form: draft } })
    expect((await save({ nickname: 'n'.repeat(60) })).status).toBe(200)
    expect(fieldsOf(await save({ nickname: 'n'.repeat(61) }))).toEqual({ nickname: 'freight.nickname-long' })
    expect((await save({ remarks: 'x'.repeat(40_001) })).status).toBe(413)
    expect(fieldsOf(await save({ state: 'QS_PAI' }))).toEqual({ 'form.state': 'kit.field.unknown' })
  })

  test('with a sign that no text may hold is malformed and not an error of ours', async () => {
    expect(
      (await app.ask(customer, freight.saveRequest, { body: { form: { nickname: 'a\u0000b' } } })).body.code,
    ).toBe('kit.malformed')
    expect(
      (await app.ask(customer, freight.listShipments, { query: { reference: 'a\u0000b' } })).body.code,
    ).toBe('kit.malformed')
  })
})

describe('sending', () => {
  test('an unfinished form names every field that is missing', async () => {
    const answer = await submit((await world.draft(customer, { mode: 'sea' })).RequestId)
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toMatchObject({
      direction: 'kit.field.required',
      origin: 'kit.field.required',
      hazardous: 'freight.hazardous-required',
    })
  })

  const tomorrow = () => addDays(dayOf(app.clock.now()), 1)
  test.each([
    ['direction', 'export', 'origin.place', 'freight.uae-required'],
    ['containerMode', 'GENERAL', 'containerMode', 'freight.container-mode-invalid'],
    ['containerType', undefined, 'containerType', 'freight.container-type-required'],
    ['grossWeightKg', 28_601, 'grossWeightKg', 'freight.weight-above-container'],
    ['readyFrom', '2020-01-01', 'readyFrom', 'freight.date-past'],
  ] as const)('%s %s is refused at %s with %s', async (name, value, field, code) => {
    expect(fieldsOf(await submitForm({ [name]: value }))).toMatchObject({ [field]: code })
  })

  test('an end that is not after the start is refused', async () => {
    expect(fieldsOf(await submitForm({ readyFrom: tomorrow(), deliverBy: tomorrow() }))).toEqual({
      deliverBy: 'freight.dates-order',
    })
  })

  test('the country of a place is what the place says, not what the caller says', async () => {
    const { origin, destination } = form()
    const answer = await submitForm({
      origin,
      destination: { ...destination, place: 'INNSA', country: 'AE' },
    })
    expect(fieldsOf(answer)).toEqual({ 'destination.place': 'freight.uae-required' })
  })

  test('a gateway is one of the mode, and a door is not a gateway', async () => {
    const { destination } = form()
    for (const change of [
      { place: 'DXB' },
      { place: 'AE-DUBAI' },
      { kind: 'door' as const, address: 'Berth 4' },
    ])
      expect(fieldsOf(await submitForm({ destination: { ...destination, ...change } }))).toEqual({
        'destination.place': 'freight.place-unknown',
      })
  })

  test('a place that is not served is refused where it was typed', async () => {
    const { destination } = form()
    expect(fieldsOf(await submitForm({ destination: { ...destination, place: 'XXATL' } }))).toEqual({
      'destination.place': 'freight.place-unknown',
    })
  })

  test('without terms is refused', async () => {
    const { RequestId } = await world.draft(customer, form())
    const answer = await app.ask(customer, freight.submitRequest, {
      query: { id: RequestId },
      body: { terms: false },
    })
    expect(fieldsOf(answer)).toEqual({ terms: 'freight.terms-required' })
  })

  test('waits for the required documents, and for the safety data sheet of hazardous goods', async () => {
    await addAgents(app.db, 1)
    await settle(app, 'freight.invoice-later', false)
    const { RequestId } = await world.draft(customer, form({ hazardous: true }))
    expect(fieldsOf(await submit(RequestId))).toEqual({
      'documents.COMMERCIAL_INVOICE': 'freight.hazardous-papers',
      'documents.SAFETY_DATA_SHEET': 'freight.hazardous-papers',
    })
    await world.document(customer, RequestId, 'SAFETY_DATA_SHEET')
    expect((await submit(RequestId)).body.code).toBe('freight.papers-missing')
    await world.document(customer, RequestId, 'COMMERCIAL_INVOICE')
    expect((await submit(RequestId)).status).toBe(200)
    await settle(app, 'freight.invoice-later')
  })

  test('twice is one request', async () => {
    const journey = await world.submitted({ customer })
    expect((await submit(journey.requestId)).body.code).toBe('kit.moved-on')
    expect(
      (await app.ask(customer, freight.saveRequest, { body: { RequestId: journey.requestId, form: {} } }))
        .status,
    ).toBe(404)
  })

  test('an unknown or malformed id is no shipment', async () => {
    expect((await submit(randomUUID())).body.code).toBe('freight.not-found')
    expect(fieldsOf(await submit('17'))).toEqual({ id: 'freight.not-found' })
  })
})

describe('routing', () => {
  test('reaches the approved agents of the mode and nobody else, with a clock of working time', async () => {
    const journey = await world.submitted({ customer, agents: 2 })
    const airOnly = await addPerson(app.db, 'clearing-agent', { modes: ['air'] })
    const late = await addPerson(app.db, 'clearing-agent', { modes: ['sea'] })
    for (const agent of journey.agents) {
      const { invitation } = await world.done(agent, freight.viewQuoteAgent, {
        query: { RequestId: journey.requestId },
      })
      expect(invitation).toMatchObject({ answerMinutes: 30, answeredAt: null })
      expect(Date.parse(invitation.dueAt) - Date.parse(invitation.invitedAt)).toBeGreaterThanOrEqual(
        30 * 60_000,
      )
      expect(Date.parse(invitation.closesAt) - Date.parse(invitation.invitedAt)).toBe(48 * 3_600_000)
    }
    for (const agent of [airOnly, late])
      expect(
        (await app.ask(agent, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } })).status,
      ).toBe(404)
  })

  test('says to its customer by when the first answer is due, to an agent nothing of others', async () => {
    const journey = await world.submitted({ customer, agents: 2 })
    const { answerBy } = await world.view(customer, journey)
    const { invitation } = await world.done(journey.agents[0]!, freight.viewQuoteAgent, {
      query: { RequestId: journey.requestId },
    })
    expect(Date.parse(answerBy)).toBe(Date.parse(invitation.dueAt))
    expect((await world.view(journey.agents[0]!, journey)).answerBy).toBeNull()
  })

  test('without any agent leaves the request with the desk (F5)', async () => {
    const journey = await world.submitted({ customer, agents: 0 })
    const view = await world.view(customer, journey)
    expect(view).toMatchObject({
      status: 'QS_SUB',
      flags: ['pending-review'],
      invitedAgents: 0,
      answerBy: null,
    })
  })
})

describe('cancelling', () => {
  const cancel = (person: Person, id: string, change: Record<string, unknown> = {}) =>
    app.ask(person, freight.cancelRequest, { query: { id }, body: { reason: 'No longer needed', ...change } })

  test('needs a reason, is for those whose request it is, and closes every quotation', async () => {
    const journey = await world.quoted({ customer })
    expect(fieldsOf(await cancel(customer, journey.requestId, { reason: '  ' }))).toEqual({
      reason: 'freight.reason-required',
    })
    expect((await cancel(await world.customer(), journey.requestId)).status).toBe(404)
    expect((await cancel(journey.agents[0]!, journey.requestId)).status).toBe(403)
    world.must(await cancel(customer, journey.requestId))
    expect((await world.view(customer, journey)).status).toBe('QS_CAN')
    for (const agent of journey.agents)
      expect(
        (await world.done(agent, freight.viewQuoteAgent, { query: { RequestId: journey.requestId } })).own
          .state,
      ).toBe('Q_NOT_AWARDED')
    expect((await cancel(customer, journey.requestId)).body.code).toBe('kit.moved-on')
  })

  test('with a version that is not the newest is too late', async () => {
    const journey = await world.submitted({ customer })
    const { version } = await world.view(customer, journey)
    await world.quote(journey, journey.agents[0]!)
    expect((await cancel(customer, journey.requestId, { version })).body.code).toBe('kit.moved-on')
    expect((await cancel(customer, journey.requestId, { version: 2_147_483_648 })).status).toBe(422)
  })

  test('is the desk’s as well, and after the payment the customer is sent to support', async () => {
    const desk = await addPerson(app.db, 'desk')
    const journey = await world.quoted({ customer })
    world.must(await cancel(desk, journey.requestId))
    const paid = await world.booked({ customer })
    expect((await cancel(customer, paid.requestId)).body.code).toBe('freight.cancel-support')
  })

  test('waits while somebody is paying', async () => {
    const journey = await world.accepted({ customer })
    expect((await cancel(customer, journey.requestId)).body.code).toBe('freight.payment-open')
    world.must(await world.settle(journey.sessionId, 'cancelled'))
    world.must(await cancel(customer, journey.requestId))
  })

  test('of a draft is removing it', async () => {
    const { RequestId } = await world.draft(customer, {})
    expect((await cancel(customer, RequestId)).body.code).toBe('freight.not-found')
  })
})
