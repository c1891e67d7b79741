// The whole main job over HTTP: asked, quoted, accepted, paid, moved, paid, delivered, invoiced, completed, rated.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../kit/sql.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { listLedgerFaults } from '../finance/door.ts'
import { one, rows } from '../kit/db.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { worldOf, type Journey, type World } from '../../test/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
})
afterEach(async () => expect(await listLedgerFaults(app.db)).toEqual([]))
afterAll(() => app.close())

const balances = async (subjectId: string): Promise<Record<string, bigint>> => {
  const found = await rows<{ kind: string; fils: bigint }>(
    app.db,
    sql`select a.kind, sum(e.amount_fils)::bigint as fils from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id where t.subject_id = ${subjectId} group by a.kind having sum(e.amount_fils) <> 0`,
  )
  return Object.fromEntries(found.map((row) => [row.kind, row.fils]))
}
const auditOf = async (id: string): Promise<string[]> =>
  (
    await rows<{ action: string }>(
      app.db,
      sql`select action from audit_log where object_id = ${id} order by id`,
    )
  ).map((row) => row.action)
const storedDocumentsOf = (subjectId: string) =>
  rows<{ kind: string; total: bigint }>(
    app.db,
    sql`select kind, total_fils as total from tax_invoices where subject_id = ${subjectId} order by issued_at, number`,
  )

test('a shipment by sea to a door goes from request to feedback, and every step shows where it stands', async () => {
  const journey = await world.submitted({ carriage: 'sea-import-door' })
  const status = async () => (await world.view(journey.customer, journey)).status
  expect(await status()).toBe('QS_RCD')
  const first = await world.quote(journey, journey.agents[0]!)
  expect(await status()).toBe('QS_RFC')
  const quoted = await world.quote(first, journey.agents[1]!, {
    charges: [{ code: 'ocean-freight', buyingRate: '8000', sellingRate: '9000' }],
  })
  expect(await status()).toBe('QS_FIN')

  const compared = await world.done(journey.customer, freight.compareQuotes, {
    query: { RequestId: journey.requestId },
  })
  expect(
    compared.quotations.map((each: { isLowest: boolean; totalEstimate: string }) => [
      each.totalEstimate,
      each.isLowest,
    ]),
  ).toEqual([
    ['8271.00', true],
    ['9000.00', false],
  ])
  expect(compared.leadOfLowest).toBe('729.00')

  const model = world.must(await world.accept(quoted, 'half')).body
  expect(model).toMatchObject({ amount: '4135.50', currency: 'AED', paymentType: 'card' })
  expect(await status()).toBe('QS_AWP')
  world.must(await world.settle(model.sessionId, 'succeeded'))
  expect(await status()).toBe('QS_PPA')
  expect(await balances(journey.requestId)).toEqual({
    gateway_clearing: -413_550n,
    customer_advance: 413_550n,
  })

  const paid: Journey = { ...quoted, winner: journey.agents[0]! }
  await world.reach(paid, 'DEPARTED')
  expect(await status()).toBe('QS_PPA')
  for (const code of ['QS_DOC', 'QS_CUD', 'QS_ARRIVE', 'QS_CUC', 'QS_DIS', 'QS_CGO'] as const) {
    await world.reach(paid, code)
    expect(await status()).toBe(code)
  }
  expect(world.must(await world.finalQuote(paid)).body).toEqual({
    totalEstimate: '8471.00',
    balance: '4335.50',
    status: 'QS_AWAITING_FINAL_PAY',
    needsConsent: false,
  })
  expect(await status()).toBe('QS_AWAITING_FINAL_PAY')
  const finalModel = await world.done(journey.customer, freight.pay, {
    query: { QuoteID: quoted.quotations[0]!.id },
  })
  expect(finalModel.amount).toBe('4335.50')
  expect(await status()).toBe('QS_FINAL_PAY_INITIATED')
  world.must(await world.settle(finalModel.sessionId, 'succeeded'))
  expect(await status()).toBe('QS_FINAL_PAY_RECEIVED')
  await world.reach(paid, 'QS_PRG', 'QS_DEL')
  expect(await status()).toBe('QS_DEL')

  await world.document(paid.winner, journey.requestId, 'INVOICE')
  world.must(await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }))
  const end = await world.view(journey.customer, journey)
  expect(end.status).toBe('QS_CMP')
  expect(end.money).toMatchObject({ total: '8471.00', paid: '8471.00', balance: '0.00' })
  expect(end.ahead).toEqual([])
  expect(await balances(journey.requestId)).toEqual({ gateway_clearing: -847_100n, agent_payable: 847_100n })
  expect((await storedDocumentsOf(journey.requestId)).map((row) => row.kind)).toEqual(['advance', 'final'])

  const rate = (body: Record<string, unknown>) =>
    world.done(null, freight.rateShipment, { body: { postShppingRequest: end.feedbackToken, ...body } })
  expect((await rate({ updateComments: false, rating: 5 })).alreadySubmitted).toBe(false)
  expect((await rate({ updateComments: true, comments: 'On time' })).alreadySubmitted).toBe(false)
  expect((await world.view(journey.customer, journey)).feedback).toBe('COMMENTED')
})

test('each change of state leaves one audit row, in order (N11)', async () => {
  const journey = await world.completed()
  expect(await auditOf(journey.requestId)).toEqual([
    'save',
    'submit',
    'route',
    'receiveFirstQuote',
    'receiveQuote',
    'closeWindow',
    'accept',
    'bookWithHalf',
    'open',
    'report',
    'report',
    'report',
    'ask',
    'startPayment',
    'receive',
    'report',
    'report',
    'report',
    'report',
    'complete',
  ])
  expect(await auditOf(journey.quotations[0]!.id)).toEqual(['submitNew', 'lock', 'award', 'postFinal'])
  expect(await auditOf(journey.quotations[1]!.id)).toEqual(['submitNew', 'close'])
})

test.each(['sea-export-port', 'air-import-door', 'air-import-port', 'air-export-port'] as const)(
  'a shipment %s reaches its end',
  async (carriage) => {
    const pickup = new Date(app.clock.now().getTime() + 6 * 3_600_000).toISOString()
    const journey = await world.booked({
      carriage,
      agents: 1,
      ...(carriage.includes('export') && { form: { pickupAt: pickup } }),
    })
    const plan = (await world.view(journey.winner, journey)).ahead
    const last = carriage.endsWith('door') ? 'QS_PRG' : 'QS_DEL'
    await world.reach(journey, ...plan.slice(0, plan.indexOf(last)))
    world.must(await world.finalQuote(journey))
    await world.payFinal(journey)
    await world.reach(journey, ...plan.slice(plan.indexOf(last)))
    await world.document(journey.winner, journey.requestId, 'INVOICE')
    world.must(
      await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }),
    )
    expect((await world.view(journey.customer, journey)).status).toBe('QS_CMP')
  },
)

test('paid whole at once, the final quotation of the same total asks for nothing and the end invoices the supply', async () => {
  const journey = await world.booked({ agents: 1, pay: 'whole' })
  expect((await world.view(journey.customer, journey)).status).toBe('QS_PAI')
  await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
  expect(world.must(await world.finalQuote(journey, '7200.00')).body).toMatchObject({
    balance: '0.00',
    status: 'QS_DIS',
  })
  await world.reach(journey, 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_DEL')
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  world.must(await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }))
  expect(await storedDocumentsOf(journey.requestId)).toEqual([
    { kind: 'advance', total: 827_100n },
    { kind: 'final', total: 827_100n },
  ])
})

test('paid whole and then quoted lower, the difference goes back before the agent is paid', async () => {
  const journey = await world.booked({ agents: 1, pay: 'whole' })
  await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
  expect(world.must(await world.finalQuote(journey, '7000.00')).body).toMatchObject({
    totalEstimate: '8071.00',
    balance: '0.00',
  })
  await app.work()
  expect(app.gateway.order(journey.sessionId).refundedFils).toBe(20_000n)
  expect((await world.view(journey.customer, journey)).money).toMatchObject({
    total: '8071.00',
    paid: '8071.00',
    balance: '0.00',
  })
  await world.reach(journey, 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_DEL')
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  world.must(await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }))
  expect(await balances(journey.requestId)).toEqual({ gateway_clearing: -807_100n, agent_payable: 807_100n })
})

test('on credit the limit is used by what is owed, a higher final quotation uses more of it, and delivery waits for no card', async () => {
  const customer = await world.customer({ creditFils: 1_000_000n })
  const journey = await world.booked({ agents: 1, pay: 'credit', customer })
  expect((await world.view(customer, journey)).money).toMatchObject({
    paymentType: 'credit',
    paid: '8271.00',
  })
  await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
  world.must(await world.finalQuote(journey))
  const { fils } = await one<{ fils: bigint }>(
    app.db,
    sql`select b.balance_fils as fils from ledger_balances b join ledger_accounts a on a.id = b.account_id
    where a.kind = 'credit_exposure' and a.owner_id = ${customer.companyId}`,
  )
  expect(fils).toBe(-847_100n)
  await world.reach(journey, 'QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_DEL')
  await world.document(journey.winner, journey.requestId, 'INVOICE')
  world.must(await app.ask(customer, freight.completeDelivery, { query: { id: journey.requestId } }))
  expect((await storedDocumentsOf(journey.requestId)).map((row) => row.kind)).toEqual(['final'])
})

test('on credit and then quoted lower, the account gets the difference back', async () => {
  const customer = await world.customer({ creditFils: 1_000_000n })
  const journey = await world.booked({ agents: 1, pay: 'credit', customer })
  await world.reach(journey, 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')
  world.must(await world.finalQuote(journey, '7000.00'))
  expect(await balances(journey.requestId)).toEqual({
    credit_exposure: -807_100n,
    customer_advance: 807_100n,
  })
  expect((await world.view(customer, journey)).money).toMatchObject({ total: '8071.00', paid: '8071.00' })
})
