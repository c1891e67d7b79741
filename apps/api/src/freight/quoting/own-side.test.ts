// What an agent reads before the award is its own side alone: a rival's quotation changes no answer, event or message.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../kit/sql.ts'
import { listDocuments } from '@marsa/model/documents/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { documentedGroups } from '@marsa/model/freight/status.ts'
import { rows } from '../../kit/db.ts'
import { testApp, type Ask, type TestApp } from '../../../test/app.ts'
import { subscribe } from '../../../test/outgoing.ts'
import { heard } from '../../../test/own-side.ts'
import type { Person } from '../../../test/people.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'
import { closeWindows } from '../execution/timers.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterAll(() => app.close())

/** What every call asks for; a call that agents may make and that is not here fails the test below. */
const asked = ({ requestId, number }: Journey): Record<string, Ask[]> => {
  const one = [{ query: { RequestId: requestId } }]
  return {
    listShipments: [
      ...documentedGroups.map((status) => ({ query: { status } })),
      { query: { reference: number } },
    ],
    listRequestOrder: [{}, { query: { tab: 'answer', sort: 'due' } }],
    downloadReport: documentedGroups.map((status) => ({ query: { status } })),
    viewShipment: one,
    viewQuoteAgent: one,
    lastOnLane: one,
    listRateCards: [{}],
    viewRateCard: [{ query: { id: requestId } }],
    matchRateCards: one,
    lastAsRateCard: [{}],
    exportRateCards: [{}],
    // The packing list says the second at which it is printed, and nothing but the cargo.
    printTradeDocument: [{ query: { RequestId: requestId, kind: 'shipping-instruction' } }],
    listTransportEvents: [{ query: { id: requestId } }],
    viewUnits: [{ query: { id: requestId } }],
    agentReport: [{}],
    downloadAgentReport: [{}],
    downloadInvoice: [{ query: { RequestId: requestId, kind: 'final' } }],
  }
}

const agentReads = Object.values(freight).filter(
  (endpoint) =>
    endpoint.method === 'GET' && 'clearing-agent' in endpoint.policy && !('visitor' in endpoint.policy),
)

test('every call that an agent reads with is looked at here', () => {
  const known = Object.keys(asked({ requestId: '', number: '' } as Journey))
  expect(agentReads.map(({ verb }) => verb).filter((verb) => !known.includes(verb))).toEqual([])
})

const heardBy = (agent: Person, journey: Journey): Promise<Record<string, string>> => {
  const given = asked(journey)
  return heard(app, agent, journey.number, [
    ...agentReads.flatMap((endpoint) =>
      (given[endpoint.verb] ?? []).map((each) => [endpoint, each] as const),
    ),
    [listDocuments, { query: { RequestId: journey.requestId } }],
  ])
}

const subscribeAgent = (agent: Person) =>
  subscribe(app, agent, 'request.invited', 'quote.received', 'quotes.complete')

const windowOver = async (journey: Journey) => {
  await app.owner.query(`update requests set window_ends_at = now() - interval '1 second' where id = $1`, [
    journey.requestId,
  ])
  await closeWindows(app.db, app.clock)
}

describe('an agent that has not answered', () => {
  test('reads, byte for byte, the same before and after a rival quotes, revises and withdraws', async () => {
    const journey = await world.submitted({ agents: 3 })
    const [rival, agent] = journey.agents as [Person, Person]
    const before = await heardBy(agent, journey)
    expect(before[`viewShipment {"RequestId":"${journey.requestId}"}`]).toContain('"status":"QS_RCD"')
    expect(before['listShipments {"status":"active"}']).toContain(journey.number)

    const quoted = await world.quote(journey, rival)
    expect(await world.view(journey.customer, journey)).toMatchObject({ status: 'QS_RFC' })
    expect(await heardBy(agent, journey)).toEqual(before)

    const revised = await world.quote(quoted, rival)
    expect(await heardBy(agent, journey)).toEqual(before)

    await world.done(rival, freight.withdrawQuote, {
      query: { id: revised.quotations[1]!.id },
      body: { reason: 'Rates have changed' },
    })
    expect(await heardBy(agent, journey)).toEqual(before)
  })

  test('reads the same end of the window, whether or not somebody else had quoted', async () => {
    const seen = async (rivalQuotes: boolean) => {
      const journey = await world.submitted({ agents: 2 })
      const [rival, agent] = journey.agents as [Person, Person]
      if (rivalQuotes) await world.quote(journey, rival)
      await windowOver(journey)
      const { status, timeline, flags, nextAction } = await world.view(agent, journey)
      const list = async (group: string) =>
        (await world.done(agent, freight.listShipments, { query: { status: group } })).totalCount
      const events = await rows(
        app.db,
        sql`select kind from stream_events where company_id = ${agent.companyId} and subject_id = ${journey.requestId}`,
      )
      return {
        status,
        codes: timeline.map((entry: { code: string }) => entry.code),
        flags,
        nextAction,
        active: await list('active'),
        expired: await list('expired'),
        events: events.length,
        customer: (await world.view(journey.customer, journey)).status,
      }
    }
    const { customer: ofQuoted, ...quoted } = await seen(true)
    const { customer: ofNone, ...none } = await seen(false)
    expect([ofQuoted, ofNone]).toEqual(['QS_FIN', 'EXPIRED'])
    expect(quoted).toEqual(none)
    expect(quoted).toMatchObject({ status: 'EXPIRED', nextAction: null, active: 0, expired: 1, flags: [] })
  })
})

describe('an agent that has quoted', () => {
  test('reads the same before and after the last rival quotes, and before and after another one is rejected', async () => {
    const started = await world.submitted({ agents: 2 })
    const [rival, agent] = started.agents as [Person, Person]
    await subscribeAgent(agent)
    const journey = await world.quote(started, agent)
    const before = await heardBy(agent, journey)
    expect(before[`viewShipment {"RequestId":"${journey.requestId}"}`]).toContain('"status":"QS_RFC"')

    const both = await world.quote(journey, rival)
    expect(await world.view(journey.customer, journey)).toMatchObject({ status: 'QS_FIN' })
    expect(await heardBy(agent, journey)).toEqual(before)

    await world.done(journey.customer, freight.rejectQuote, {
      query: { id: both.quotations[1]!.id },
      body: {},
    })
    expect(await heardBy(agent, journey)).toEqual(before)
  })

  test('does not read whether it was the first', async () => {
    const journey = await world.quoted()
    const codes = async (agent: Person) =>
      (await world.view(agent, journey)).timeline.map((entry: { code: string }) => entry.code)
    const [first, second] = journey.agents as [Person, Person]
    expect(await codes(first)).toEqual(['QS_SUB', 'QUOTE_RECEIVED'])
    expect(await codes(second)).toEqual(await codes(first))
  })

  test('reads that its own is being paid, and nothing of the payment of a rival', async () => {
    const journey = await world.quoted()
    const [paid, other] = journey.agents as [Person, Person]
    world.must(await world.accept(journey, 'half'))
    expect((await world.view(paid, journey)).status).toBe('QS_AWP')
    expect((await world.view(other, journey)).status).toBe('QS_RFC')
  })

  test('reads the step of the shipment once it has won, and hears of it', async () => {
    const journey = await world.booked()
    const events = async (agent: Person) =>
      (
        await rows(
          app.db,
          sql`select id from stream_events where company_id = ${agent.companyId} and subject_id = ${journey.requestId}`,
        )
      ).length
    const [won, lost] = journey.agents as [Person, Person]
    const [wonBefore, lostBefore] = [await events(won), await events(lost)]
    await world.reach(journey, 'DEPARTED')
    expect(await events(won)).toBeGreaterThan(wonBefore)
    expect(await events(lost)).toBe(lostBefore)
    expect((await world.view(won, journey)).timeline.map((entry: { code: string }) => entry.code)).toContain(
      'DEPARTED',
    )
  })
})
