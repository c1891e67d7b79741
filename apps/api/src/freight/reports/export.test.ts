// Export played from the request to completion: air and sea, from a port or a door of the Emirates, to a port or a door abroad.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { listLedgerFaults } from '../../finance/door.ts'
import { testApp, type Answer, type TestApp } from '../../../test/app.ts'
import { formFor, type Carriage } from '../../../test/freight-forms.ts'
import { worldOf, type Journey, type World } from '../../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

type Ends = { mode: 'sea' | 'air'; from: 'port' | 'door'; to: 'port' | 'door' }
/** A port, an airport, and the city whose doors cargo is brought to. */
const away = { sea: { port: 'CNSHA', door: 'CN-SHANGHAI' }, air: { port: 'PVG', door: 'CN-SHANGHAI' } }

/** Food out of the Emirates: what is asked of an import is not asked of it. */
const asked = ({ mode, from, to }: Ends) => {
  const carriage = `${mode}-export-${from}` as Carriage
  const now = app.clock.now()
  return world.quoted({
    agents: 1,
    carriage,
    form: {
      destination: {
        place: away[mode][to],
        country: 'CN',
        kind: to,
        ...(to === 'door' && { address: '88 Harbour Road' }),
        contactName: 'Li Wei',
        contactNumber: '+8613812345678',
      },
      readyFrom: addDays(dayOf(now), 4),
      ...(from === 'door' && { pickupAt: toOffset(new Date(now.getTime() + 5 * 86_400_000)) }),
    },
  })
}
const booked = async (ends: Ends): Promise<Journey> => {
  const journey = await asked(ends)
  const { body } = world.must(await world.accept(journey, 'half'))
  world.must(await world.settle(body.sessionId, 'succeeded'))
  return { ...journey, sessionId: body.sessionId }
}
const codeOf = async (answer: Promise<Answer>): Promise<string> => (await answer).body.code
const report = (journey: Journey, code: MilestoneCode) => codeOf(world.report(journey, code))

const landing = { sea: ['QS_ARRIVE', 'QS_DIS'], air: ['QS_ARRIVE'] } as const
const planOf = ({ mode, to }: Ends): MilestoneCode[] => [
  'QS_CUD',
  'QS_CUC',
  'DEPARTED',
  ...landing[mode],
  ...(to === 'door' ? (['QS_CGO', 'QS_PRG', 'QS_DEL'] as const) : (['QS_DEL'] as const)),
]

const variants: Ends[] = (['air', 'sea'] as const).flatMap((mode) =>
  (['port', 'door'] as const).flatMap((from) =>
    (['port', 'door'] as const).map((to) => ({ mode, from, to })),
  ),
)

describe.each(variants)('export by $mode from a $from to a $to', (ends) => {
  test('goes from the request to completion, each step behind its documents and its money', async () => {
    const journey = await booked(ends)
    const seen = await world.view(journey.winner, journey)
    expect(seen.milestones.map(({ code }: { code: string }) => code)).toEqual(planOf(ends))
    expect([seen.direction, seen.mode, seen.destination.kind]).toEqual(['export', ends.mode, ends.to])

    // There is no delivery order at this end, and nothing leaves before it is cleared.
    expect(await report(journey, 'QS_DOC')).toBe('freight.milestone-not-part')
    for (const early of ['QS_CUC', 'DEPARTED', 'QS_ARRIVE'] as const)
      expect([early, await report(journey, early)]).toEqual([early, 'freight.milestone-too-early'])
    expect(await report(journey, 'QS_CUD')).toBe('freight.customs-papers-missing')
    await world.document(journey.customer, journey.requestId, 'PACKING_LIST')
    world.must(await world.report(journey, 'QS_CUD'))
    await world.reach(journey, 'QS_CUC', 'DEPARTED')
    if (ends.mode === 'air') expect(await report(journey, 'QS_DIS')).toBe('freight.milestone-not-part')
    else expect(await report(journey, 'QS_DIS')).toBe('freight.milestone-too-early')
    await world.reach(journey, ...landing[ends.mode])

    const last = ends.to === 'door' ? 'QS_PRG' : 'QS_DEL'
    if (ends.to === 'door') {
      expect(await report(journey, 'QS_PRG')).toBe('freight.milestone-too-early')
      await world.reach(journey, 'QS_CGO')
    } else expect(await report(journey, 'QS_CGO')).toBe('freight.milestone-not-part')
    expect(await report(journey, last)).toBe('freight.final-quote-first')
    world.must(await world.finalQuote(journey))
    expect(await report(journey, last)).toBe('freight.balance-open')
    await world.payFinal(journey)

    if (ends.to === 'door') world.must(await world.report(journey, 'QS_PRG'))
    expect(await report(journey, 'QS_DEL')).toBe(
      ends.to === 'door' ? 'freight.proof-first' : 'freight.release-first',
    )
    const proof = ends.to === 'door' ? 'PROOF_OF_DELIVERY' : 'RELEASE'
    await world.document(journey.winner, journey.requestId, proof)
    world.must(await world.report(journey, 'QS_DEL'))

    const complete = () =>
      app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } })
    expect(await codeOf(complete())).toBe('freight.invoice-first')
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    world.must(await complete())
    const done = await world.view(journey.customer, journey)
    expect([done.status, done.money.balance, done.ahead]).toEqual(['QS_CMP', '0.00', []])
    const codes = done.timeline.map(({ code }: { code: string }) => code)
    expect(codes.filter((code: string) => (planOf(ends) as string[]).includes(code))).toEqual(planOf(ends))
    expect(done.money.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['advance', 'final'])
  })
})

test('an export asks for the documents of the way out alone: no waybill, no health certificate, no delivery order', async () => {
  const journey = await booked({ mode: 'air', from: 'port', to: 'port' })
  await world.document(journey.customer, journey.requestId, 'PACKING_LIST')
  expect((await world.report(journey, 'QS_CUD')).status).toBe(200)
})

test('an export begins in the Emirates and ends outside: the other way round is refused', async () => {
  const customer = await world.customer()
  const form = formFor('air-export-port', app.clock.now())
  const { RequestId } = await world.draft(customer, {
    ...form,
    origin: { ...form.destination },
    destination: { ...form.destination, place: 'SIN', country: 'SG' },
  })
  await world.document(customer, RequestId, 'COMMERCIAL_INVOICE')
  const answer = await app.ask(customer, freight.submitRequest, {
    query: { id: RequestId },
    body: { terms: true },
  })
  expect(answer.body.fieldErrors.map((each: { code: string }) => each.code)).toContain('freight.uae-required')
})
