// Every action from every state by every role, over the wire: what succeeds is exactly this table, and nothing else changes.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { one } from '../kit/db.ts'
import { testApp, type Answer, type TestApp } from '../../test/app.ts'
import { chargesFor, formFor } from '../../test/freight-forms.ts'
import { addPerson, type Person } from '../../test/people.ts'
import { worldOf, type Journey, type World } from '../../test/world.ts'
import { closeWindow } from './execution/timers.ts'

let app: TestApp
let world: World
const staff: Record<string, Person> = {}
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  for (const role of ['desk', 'admin', 'admin-readonly'] as const) staff[role] = await addPerson(app.db, role)
  staff['stranger'] = await world.customer()
  staff['other agent'] = await addPerson(app.db, 'clearing-agent', { modes: ['sea'] })
})
afterAll(() => app.close())

const ask = (person: Person, endpoint: Parameters<TestApp['ask']>[1], journey: Journey, body?: unknown) =>
  app.ask(person, endpoint, { query: { id: journey.requestId }, ...(body !== undefined && { body }) })
const reason = { reason: 'Because of the test' }

/** How a request comes into each state; READY and so on are QS_PPA with steps behind it. */
const states: Record<string, () => Promise<Journey>> = {
  DRAFT: async () => {
    const customer = await world.customer()
    const { RequestId, quoteNumber } = await world.draft(
      customer,
      formFor('sea-import-port', app.clock.now()),
    )
    await world.document(customer, RequestId, 'COMMERCIAL_INVOICE')
    const none = { agents: [], quotations: [], winner: staff['other agent']!, sessionId: '' }
    return { ...none, requestId: RequestId, number: quoteNumber, carriage: 'sea-import-port', customer }
  },
  QS_SUB: () => world.submitted({ agents: 0 }),
  QS_RCD: () => world.submitted(),
  QS_RFC: async () => {
    const journey = await world.submitted()
    return world.quote(journey, journey.agents[0]!)
  },
  QS_FIN: () => world.quoted(),
  QS_AWP: () => world.accepted(),
  QS_PPA: () => world.booked(),
  READY: async () => {
    const journey = await world.booked({ carriage: 'sea-import-door', pay: 'whole' })
    return world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO')
  },
  DELIVERED: async () => {
    const journey = await world.delivered()
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    return journey
  },
  DISPUTED: async () => {
    const journey = await states['DELIVERED']!()
    world.must(await ask(journey.customer, freight.openDispute, journey, reason))
    return journey
  },
  QS_CMP: () => world.completed(),
  QS_REJ: async () => {
    const journey = await world.quoted()
    for (const { id } of journey.quotations)
      world.must(await app.ask(journey.customer, freight.rejectQuote, { query: { id }, body: {} }))
    return journey
  },
  QS_CAN: async () => {
    const journey = await world.quoted()
    world.must(await ask(journey.customer, freight.cancelRequest, journey, reason))
    return journey
  },
  EXPIRED: async () => {
    const journey = await world.submitted()
    await closeWindow(app.db, journey.requestId, app.clock.now())
    return journey
  },
}

const quotation = (journey: Journey): { id: string } => ({ id: journey.quotations[0]?.id ?? randomUUID() })
const inTwoDays = () => toOffset(new Date(app.clock.now().getTime() + 48 * 3_600_000))

type Action = (person: Person, journey: Journey) => Promise<Answer>
const actions: Record<string, Action> = {
  submitRequest: (person, journey) => ask(person, freight.submitRequest, journey, { terms: true }),
  removeDraft: (person, journey) => ask(person, freight.removeDraft, journey),
  askForMore: (person, journey) => ask(person, freight.askForMore, journey, { question: 'How high?' }),
  submitQuote: async (person, journey) => {
    const file = await world.upload(person, journey.requestId, 'VENDOR_QUOTE')
    const fileDocumentId = file.status === 200 ? file.body[0].documentId : randomUUID()
    const body = { RequestId: journey.requestId, charges: chargesFor('sea'), fileDocumentId }
    return app.ask(person, freight.submitQuote, {
      body: { ...body, acceptPartnerTerms: true, isDraft: false },
    })
  },
  declineToQuote: (person, journey) => ask(person, freight.declineToQuote, journey, reason),
  withdrawQuote: (person, journey) =>
    app.ask(person, freight.withdrawQuote, { query: quotation(journey), body: reason }),
  acceptQuote: (person, journey) =>
    app.ask(person, freight.acceptQuote, { query: quotation(journey), body: { terms: true, pay: 'half' } }),
  rejectQuote: (person, journey) =>
    app.ask(person, freight.rejectQuote, { query: quotation(journey), body: {} }),
  pay: (person, journey) =>
    app.ask(person, freight.pay, { query: { QuoteID: quotation(journey).id }, way: 1 }),
  cancelRequest: (person, journey) => ask(person, freight.cancelRequest, journey, reason),
  reinitiateRequest: (person, journey) => ask(person, freight.reinitiateRequest, journey, {}),
  cloneRequest: (person, journey) => ask(person, freight.cloneRequest, journey),
  addEvent: (person, journey) => ask(person, freight.addEvent, journey, { code: 'DEPARTED' }),
  undoEvent: async (person, journey) => {
    const { body } = await app.ask(journey.winner, freight.viewShipment, {
      query: { RequestId: journey.requestId },
    })
    return ask(person, freight.undoEvent, journey, { code: body.undo?.code ?? 'DEPARTED' })
  },
  postFinalQuote: (person, journey) =>
    world.finalBody(journey).then((body) => ask(person, freight.postFinalQuote, journey, body)),
  reschedulePickup: (person, journey) =>
    ask(person, freight.reschedulePickup, journey, { slot: inTwoDays(), ...reason }),
  completeDelivery: (person, journey) => ask(person, freight.completeDelivery, journey, {}),
  openDispute: (person, journey) => ask(person, freight.openDispute, journey, reason),
  closeDispute: (person, journey) => ask(person, freight.closeDispute, journey, { note: 'Settled' }),
  compensateDispute: (person, journey) =>
    ask(person, freight.compensateDispute, journey, { amount: '50.00', note: 'Settled' }),
  proposeCorrection: async (person, journey) => {
    const seen = await app.ask(staff['desk']!, freight.deskView, { query: { RequestId: journey.requestId } })
    const { to, first } = seen.body.targets?.at(-1) ?? { to: 'QS_SUB', first: null }
    return ask(person, freight.proposeCorrection, journey, { to, first, ...reason })
  },
}

/** Who succeeds where. `first` agent has quoted and won where somebody has; `second` is the other one that was asked. */
const table: Record<keyof typeof actions, Record<string, string>> = {
  submitRequest: { customer: 'DRAFT' },
  removeDraft: { customer: 'DRAFT' },
  askForMore: { desk: 'QS_SUB QS_RCD QS_RFC', first: 'QS_RCD', second: 'QS_RCD QS_RFC' },
  submitQuote: { first: 'QS_RCD QS_RFC QS_FIN', second: 'QS_RCD QS_RFC QS_FIN' },
  declineToQuote: { first: 'QS_RCD', second: 'QS_RCD QS_RFC' },
  withdrawQuote: { first: 'QS_RFC QS_FIN', desk: 'QS_RFC QS_FIN' },
  acceptQuote: { customer: 'QS_RFC QS_FIN QS_AWP' },
  rejectQuote: { customer: 'QS_RFC QS_FIN' },
  pay: { customer: 'QS_AWP' },
  cancelRequest: {
    customer: 'QS_SUB QS_RCD QS_RFC QS_FIN',
    desk: 'QS_SUB QS_RCD QS_RFC QS_FIN QS_PPA READY',
    admin: 'QS_SUB QS_RCD QS_RFC QS_FIN QS_PPA READY',
  },
  reinitiateRequest: { customer: 'QS_REJ QS_CAN EXPIRED' },
  cloneRequest: { customer: Object.keys(states).join(' ') },
  addEvent: { first: 'QS_PPA' },
  undoEvent: { first: 'READY DELIVERED' },
  postFinalQuote: { first: 'QS_PPA READY' },
  reschedulePickup: { customer: 'READY', first: 'READY' },
  completeDelivery: { customer: 'DELIVERED', first: 'DELIVERED' },
  openDispute: { customer: 'DELIVERED' },
  closeDispute: { customer: 'DISPUTED', desk: 'DISPUTED', admin: 'DISPUTED' },
  compensateDispute: { desk: 'DISPUTED', admin: 'DISPUTED' },
  proposeCorrection: { admin: 'QS_FIN READY DELIVERED DISPUTED QS_REJ EXPIRED' },
}

/** Leaves the request as it was: the next role may try on the same one. */
const harmless: readonly string[] = ['cloneRequest', 'pay']

const people = (journey: Journey): Record<string, Person | undefined> => ({
  ...staff,
  customer: journey.customer,
  first: journey.agents[0],
  second: journey.agents[1],
})

/** State, version and everything that hangs on a request, as one text. */
const printOf = async (journey: Journey): Promise<string> => {
  const { print } = await one<{ print: string }>(
    app.db,
    sql`select concat_ws(' ', (select concat_ws(' ', r.state, r.version, cargo.milestones) from requests r join freight_details cargo using (id) where r.id = ${journey.requestId}),
      (select string_agg(q.state || q.version, ',' order by q.id) from quotations q where q.subject_id = ${journey.requestId}),
      (select count(*) from payment_sessions s where s.subject_id = ${journey.requestId}),
      (select count(*) from ledger_transactions t where t.subject_id = ${journey.requestId}),
      (select count(*) from request_events e where e.request_id = ${journey.requestId})) as print`,
  )
  return print
}

describe.each(Object.keys(states))('in %s', (state) => {
  test('each role may do exactly what the table says', { timeout: 120_000 }, async () => {
    let journey = await states[state]!()
    let before = await printOf(journey)
    for (const action of Object.keys(actions))
      for (const role of Object.keys(people(journey))) {
        const person = people(journey)[role]
        if (!person) continue
        const { status, body } = await actions[action]!(person, journey)
        const listed = table[action]?.[role]?.split(' ').includes(state) ?? false
        expect([state, action, role, status === 200, body.code]).toEqual([
          state,
          action,
          role,
          listed,
          listed ? undefined : expect.any(String),
        ])
        if (!listed) {
          expect([action, role, await printOf(journey)]).toEqual([action, role, before])
          continue
        }
        if (!harmless.includes(action)) journey = await states[state]!()
        before = await printOf(journey)
      }
  })
})
