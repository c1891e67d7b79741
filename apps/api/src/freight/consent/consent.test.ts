// Charges that a final quotation adds, over HTTP: the customer is asked above a twentieth, then the desk, and nothing is due before.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { rows } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { chargesFor } from '../../../test/freight-forms.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { outgoing, subscribe } from '../../../test/outgoing.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { listLedgerFaults } from '../../finance/door.ts'
import { endConsent } from './ask-consent.ts'

let app: TestApp
let world: World
let desk: Person
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  desk = await addPerson(app.db, 'desk')
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

type Options = NonNullable<Parameters<World['booked']>[0]>
const booked = (options: Options = {}): Promise<Journey> =>
  world.booked({ agents: 2, form: { shape: 2 }, ...options })

const extra = (label: string, sellingRate: string) => ({
  code: 'other',
  label,
  buyingRate: '1.00',
  sellingRate,
  reason: 'Asked for by customs',
})
const post = async (journey: Journey, added: readonly object[]) =>
  app.ask(journey.winner, freight.postFinalQuote, {
    query: { id: journey.requestId },
    body: {
      charges: [...chargesFor('sea'), ...added],
      fileDocumentId: await world.document(journey.winner, journey.requestId, 'VENDOR_QUOTE'),
    },
  })
/** A tenth and more of what was accepted. */
const dear = [extra('Customs examination', '950.00')]
const asked = async (options: Options = {}): Promise<Journey> => {
  const journey = await booked(options)
  expect(world.must(await post(journey, dear)).body.needsConsent).toBe(true)
  return journey
}
const decide = (person: Person, { requestId }: Journey, body: object) =>
  app.ask(person, freight.decideFinal, { query: { id: requestId }, body: { version: 1, ...body } })
const withdraw = (person: Person, { requestId }: Journey) =>
  app.ask(person, freight.withdrawFinal, { query: { id: requestId } })
const idOf = async ({ requestId }: Journey): Promise<string> =>
  (
    await rows<{ id: string }>(
      app.db,
      sql`select id from final_proposals where request_id = ${requestId} order by id desc limit 1`,
    )
  )[0]!.id
const escalate = async (journey: Journey) =>
  endConsent(app.db, { proposalId: await idOf(journey), requestId: journey.requestId })
const told = async ({ requestId }: Journey) =>
  (
    await rows<{ template: string }>(
      app.db,
      sql`select template from notifications where subject_id = ${requestId}
        and (template like 'charges-%' or template = 'final-quote-posted') order by id`,
    )
  ).map(({ template }) => template)

test('a twentieth and less is issued at once', async () => {
  const journey = await booked()
  const answer = world.must(await post(journey, [extra('Waiting time', '100.00')])).body
  expect(answer).toMatchObject({ needsConsent: false, status: 'QS_AWAITING_FINAL_PAY' })
})

test('more waits: nothing is due until the customer agrees, then what was proposed', async () => {
  const journey = await asked()
  const before = await world.view(journey.customer, journey)
  expect(before).toMatchObject({
    status: 'QS_PPA',
    turn: { side: 'customer', action: 'agree-charges' },
    finalChanges: null,
    finalProposal: { state: 'ASKED', added: '950.00', decideRefusal: null, withdrawRefusal: 'kit.forbidden' },
  })
  expect(before.finalProposal.changes.lines.at(-1)).toMatchObject({
    label: 'Customs examination',
    change: 'added',
    reason: 'Asked for by customs',
  })
  world.must(await decide(journey.customer, journey, { agree: true }))
  const after = await world.view(journey.customer, journey)
  expect(after).toMatchObject({ status: 'QS_AWAITING_FINAL_PAY', finalProposal: null })
  expect(after.finalChanges.finalTotal).toBe(before.finalProposal.changes.finalTotal)
  expect(await told(journey)).toEqual(['charges-asked', 'charges-agreed', 'final-quote-posted'])
  await world.payFinal(journey)
})

test('of a shipment paid in full the difference is due only with the consent', async () => {
  const journey = await asked({ pay: 'whole' })
  expect((await world.view(journey.customer, journey)).money.balance).toBe('0.00')
  world.must(await decide(journey.customer, journey, { agree: true }))
  expect((await world.view(journey.customer, journey)).money.balance).toBe('997.50')
})

test('a refusal needs a reason, which the agent reads; a smaller one is issued', async () => {
  const journey = await asked()
  expect((await decide(journey.customer, journey, { agree: false })).body).toMatchObject({
    code: 'kit.invalid',
    fieldErrors: [{ field: 'words' }],
  })
  world.must(await decide(journey.customer, journey, { agree: false, words: 'Nobody asked us' }))
  expect((await world.view(journey.winner, journey)).finalProposal).toMatchObject({
    state: 'REFUSED',
    words: 'Nobody asked us',
  })
  expect((await decide(journey.customer, journey, { agree: true, version: 2 })).body.code).toBe(
    'freight.nothing-to-decide',
  )
  expect(world.must(await post(journey, [])).body.needsConsent).toBe(false)
})

test('what the agent sends next takes the place of what waits', async () => {
  const journey = await asked()
  world.must(await post(journey, [extra('Customs examination', '900.00')]))
  expect((await world.view(journey.customer, journey)).finalProposal).toMatchObject({ added: '900.00' })
  const states = await rows(
    app.db,
    sql`select state from final_proposals where request_id = ${journey.requestId} order by id`,
  )
  expect(states).toEqual([{ state: 'WITHDRAWN' }, { state: 'ASKED' }])
  world.must(await withdraw(journey.winner, journey))
  expect((await world.view(journey.customer, journey)).finalProposal).toBeNull()
  expect((await withdraw(journey.winner, journey)).body.code).toBe('freight.nothing-to-decide')
})

test('the desk decides once the customer has had its time, and not before', async () => {
  const journey = await asked()
  expect((await decide(desk, journey, { agree: true })).body.code).toBe('freight.with-customer')
  await escalate(journey)
  expect(await world.view(desk, journey)).toMatchObject({
    turn: { side: 'desk', action: 'decide-charges' },
    finalProposal: { state: 'DESK', decideRefusal: null },
  })
  // Told once more of what is decided already, it does nothing.
  await escalate(journey)
  expect((await decide(desk, journey, { agree: true })).body.code).toBe('kit.moved-on')
  world.must(await decide(desk, journey, { agree: true, version: 2 }))
  await escalate(journey)
  expect(await world.view(journey.customer, journey)).toMatchObject({ status: 'QS_AWAITING_FINAL_PAY' })
  expect(await told(journey)).toContain('charges-with-desk')
})

test('the systems of both sides are told of what waits and of the answer', async () => {
  const journey = await booked()
  const { customer, winner } = journey
  for (const person of [customer, winner]) await subscribe(app, person, 'quote.consent')
  world.must(await post(journey, dear))
  world.must(await decide(customer, journey, { agree: true }))
  for (const person of [customer, winner])
    expect(await outgoing(app, person, 'quote.consent')).toEqual([
      expect.objectContaining({ state: 'ASKED' }),
      expect.objectContaining({ state: 'AGREED' }),
    ])
})

test('whoever pays an earlier final quotation is asked no longer', async () => {
  const journey = await booked()
  world.must(await post(journey, []))
  expect(world.must(await post(journey, dear)).body.needsConsent).toBe(true)
  await world.payFinal(journey)
  const { finalProposal, turn } = await world.view(journey.customer, journey)
  expect(finalProposal).toBeNull()
  expect(turn.action).not.toBe('agree-charges')
})

test('two who decide at once: one of them', async () => {
  const journey = await asked()
  const both = await Promise.all([
    decide(journey.customer, journey, { agree: true }),
    decide(journey.customer, journey, { agree: false, words: 'Too much' }),
    withdraw(journey.winner, journey),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('who has no part in it neither reads nor decides', async () => {
  const journey = await asked()
  const [loser] = journey.agents.filter((agent) => agent !== journey.winner)
  const stranger = await world.customer()
  expect((await decide(stranger, journey, { agree: true })).status).toBe(404)
  expect((await decide(journey.winner, journey, { agree: true })).status).toBe(403)
  expect((await withdraw(loser!, journey)).status).toBe(404)
  expect((await world.view(loser!, journey)).finalProposal).toBeNull()
})

test('a shipment that is cancelled meanwhile is no longer asked about', async () => {
  const journey = await asked()
  world.must(
    await app.ask(desk, freight.cancelRequest, {
      query: { id: journey.requestId },
      body: { reason: 'The buyer is gone', fault: 'customer' },
    }),
  )
  expect((await decide(journey.customer, journey, { agree: true })).status).toBe(409)
  await escalate(journey)
  expect(await told(journey)).not.toContain('charges-with-desk')
})

test('requests of the earlier shape go on as they were', async () => {
  const journey = await booked({ form: {} })
  expect(world.must(await post(journey, dear)).body.needsConsent).toBe(false)
})
