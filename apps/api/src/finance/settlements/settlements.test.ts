// Settlement runs over HTTP: what is owed, two administrators, one transfer, and the books after each step.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { settlementEndpoints as calls } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { settlementSums } from '@marsa/model/finance/settlements/settlement-run.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { worldOf } from '../../../test/world.ts'
import { balanceOf, listLedgerFaults } from '../ledger.store.ts'
import { draftRuns } from './draft-runs.ts'
import { nextRunDay } from './view-settlements.ts'

const iban = 'AE07 0331 2345 6789 0123 456'
const password = 'Settlement#2026'

let app: TestApp
let first: Person
let second: Person
beforeAll(async () => {
  app = await testApp()
  first = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
  await app.ask(first, saveSetting, {
    query: { key: 'express.payout-iban' },
    body: { value: 'AE070331234567890123456', version: 0, reason: 'Because of the test' },
  })
})
afterAll(() => app.close())

const done = async (
  person: Person,
  call: Parameters<TestApp['ask']>[1],
  given: Parameters<TestApp['ask']>[2] = {},
) => {
  const { status, body } = await app.ask(person, call, given)
  expect(status, `${call.verb} ${JSON.stringify(body)}`).toBe(200)
  return body
}
const refused = async (
  person: Person,
  call: Parameters<TestApp['ask']>[1],
  given: Parameters<TestApp['ask']>[2],
) => {
  const { status, body } = await app.ask(person, call, given)
  return [status, body.code]
}
const run = (id: string) => ({ query: { id } })

type Agent = { agentId: string; person: Person; subjectId: string }
/** An agent with one completed shipment, whose account is confirmed unless said otherwise. */
const agentWithWork = async ({ isConfirmed = true } = {}): Promise<Agent> => {
  const journey = await worldOf(app).completed({ agents: 1 })
  const person = journey.winner
  const administrator = await addPerson(app.db, person.role, { companyId: person.companyId, password })
  await app.owner.query('update users set is_company_admin = true where id = $1', [administrator.userId])
  await done(administrator, calls.saveAgentAccount, { body: { iban, password } })
  const agent = { agentId: person.companyId, person: administrator, subjectId: journey.requestId }
  if (isConfirmed) await confirm(agent)
  return agent
}
const confirm = async ({ agentId }: Agent) => {
  const { account } = await done(first, calls.viewPayables, { query: { agentId } })
  await done(first, calls.confirmAgentAccount, {
    ...run(account.accountId),
    body: { note: 'Spoke to the accountant at the known number' },
  })
}
const draft = async ({ agentId }: Agent): Promise<string> =>
  (await done(first, calls.draftSettlement, { body: { agentId } })).runId
const owedTo = ({ agentId }: Agent) => balanceOf(app.db, { kind: 'agent_payable', ownerId: agentId })

let agent: Agent
beforeEach(async () => {
  agent = await agentWithWork()
})

test('a completed supply is paid out less commission, with its tax invoice, in one transfer', async () => {
  const gross = await owedTo(agent)
  const runId = await draft(agent)
  const view = await done(second, calls.viewSettlement, run(runId))
  expect(view).toMatchObject({
    state: 'DRAFT',
    gross: toWire(gross),
    approveRefusal: null,
    account: { ibanEnd: '3456' },
  })
  const [item] = view.items
  const sums = settlementSums([{ amountFils: gross, baseFils: parseMoney(item.base) }], [], 300n)
  expect(view.net).toBe(toWire(sums.netFils))
  expect(parseMoney(item.base)).toBeLessThan(gross)

  await done(second, calls.approveSettlement, run(runId))
  expect(await owedTo(agent)).toBe(sums.netFils)
  const approved = await done(first, calls.viewSettlement, run(runId))
  expect(approved.invoiceNumber).toMatch(/^COM-\d\d-\d{7}$/)

  await done(first, calls.sendSettlement, run(runId))
  await done(first, calls.sendSettlement, run(runId))
  const file = await app.ask(first, calls.downloadSettlementFile, run(runId))
  expect(file.raw.toString()).toContain(`<CtrlSum>${toWire(sums.netFils)}</CtrlSum>`)
  expect(file.raw.toString()).toContain('<IBAN>AE070331234567890123456</IBAN>')
  expect([await owedTo(agent), await balanceOf(app.db, { kind: 'payout_in_transit' })]).toEqual([
    0n,
    sums.netFils,
  ])

  await done(first, calls.paySettlement, { ...run(runId), body: { reference: 'FT26330XYZ' } })
  expect(await balanceOf(app.db, { kind: 'payout_in_transit' })).toBe(0n)
  const own = await done(agent.person, calls.viewOwnSettlements)
  expect(own.runs).toMatchObject([{ state: 'PAID', net: toWire(sums.netFils), bankReference: 'FT26330XYZ' }])
  const advice = await app.ask(agent.person, calls.downloadRemittance, {
    query: { id: runId, format: 'csv' },
  })
  expect(advice.raw.toString()).toContain(toWire(sums.commissionFils))
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await done(first, books.viewVatReturn)).toMatchObject({ ties: true })
})

test('nobody approves what they prepared, and the database holds that, too', async () => {
  const runId = await draft(agent)
  const toApprove = async (person: Person) =>
    (await done(person, viewFinance)).waiting.some(({ task }: { task: string }) => task === 'approve-runs')
  expect([await toApprove(first), await toApprove(second)]).toEqual([false, true])
  expect(await refused(first, calls.approveSettlement, run(runId))).toEqual([403, 'settlement.second-person'])
  await done(second, calls.approveSettlement, run(runId))
  await expect(
    app.owner.query('update settlement_runs set prepared_by = approved_by where id = $1', [runId]),
  ).rejects.toMatchObject({ constraint: 'settlement_runs_second_person' })
})

test('a run is prepared and approved by people who may, whatever the application does', async () => {
  const runId = await draft(agent)
  const clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.prepare'] })
  expect(await refused(clerk, calls.approveSettlement, run(runId))).toEqual([
    403,
    'kit.needs.finance.approve',
  ])
  await expect(
    app.owner.query('update settlement_runs set approved_by = $1 where id = $2', [clerk.userId, runId]),
  ).rejects.toMatchObject({ constraint: 'settlement_runs_capable' })
})

test('two who approve at once approve it once, with one invoice and one posting', async () => {
  const runId = await draft(agent)
  const third = await addPerson(app.db, 'admin')
  const answers = await Promise.all(
    [second, third].map((each) => app.ask(each, calls.approveSettlement, run(runId))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await app.owner.query('select number from tax_invoices where subject_id = $1', [runId])
  expect(rows).toHaveLength(1)
})

test('two runs of an agent at once become one', async () => {
  const body = { agentId: agent.agentId }
  const answers = await Promise.all(
    [first, second].map((each) => app.ask(each, calls.draftSettlement, { body })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a cancelled run frees its items and takes commission and invoice back', async () => {
  const gross = await owedTo(agent)
  const runId = await draft(agent)
  await done(second, calls.approveSettlement, run(runId))
  await done(second, calls.cancelSettlement, { ...run(runId), body: { reason: 'Wrong period' } })
  expect(await owedTo(agent)).toBe(gross)
  const { rows } = await app.owner.query(
    'select series, kind from tax_invoices where subject_id = $1 order by issued_at',
    [runId],
  )
  expect(rows).toEqual([
    { series: 'COM', kind: 'final' },
    { series: 'SCN', kind: 'credit-note' },
  ])
  const again = await done(first, calls.viewSettlement, run(await draft(agent)))
  expect(again.gross).toBe(toWire(gross))
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what the bank returns is owed again as one item, without a second commission', async () => {
  const runId = await draft(agent)
  await done(second, calls.approveSettlement, run(runId))
  const { net } = await done(first, calls.viewSettlement, run(runId))
  await done(first, calls.sendSettlement, run(runId))
  await done(first, calls.paySettlement, { ...run(runId), body: { reference: 'FT1' } })
  await done(first, calls.returnSettlement, { ...run(runId), body: { reason: 'Account closed' } })
  expect(await owedTo(agent)).toBe(parseMoney(net))
  const next = await done(second, calls.viewSettlement, run(await draft(agent)))
  expect(next).toMatchObject({ gross: net, commission: '0.00', net })
  expect(next.items).toHaveLength(1)
})

test('an adjustment changes the net, and an item that is taken out is in the next run', async () => {
  const runId = await draft(agent)
  const before = await done(first, calls.viewSettlement, run(runId))
  await done(first, calls.adjustSettlement, {
    ...run(runId),
    body: { amount: '-150', reason: 'Claw-back of a discount' },
  })
  const after = await done(first, calls.viewSettlement, run(runId))
  // Who changed what is paid has prepared it as much as who drafted it, for the database, too.
  await done(second, calls.adjustSettlement, { ...run(runId), body: { amount: '-1', reason: 'Bank charge' } })
  expect(await refused(second, calls.approveSettlement, run(runId))).toEqual([
    403,
    'settlement.second-person',
  ])
  await expect(
    app.owner.query('update settlement_runs set approved_by = $1 where id = $2', [second.userId, runId]),
  ).rejects.toMatchObject({ constraint: 'settlement_runs_second_person' })
  expect(parseMoney(before.net) - parseMoney(after.net)).toBe(15_000n)
  const [{ itemId }] = after.items
  await done(first, calls.removeSettlementItem, { ...run(runId), body: { itemId, reason: 'Not agreed yet' } })
  const third = await addPerson(app.db, 'admin')
  expect(await refused(third, calls.approveSettlement, run(runId))).toEqual([409, 'settlement.under-minimum'])
  const { owed } = await done(first, calls.viewPayables, { query: { agentId: agent.agentId } })
  expect(owed).toHaveLength(1)
})

test('a new account waits 72 hours unless somebody called, and no account is no transfer', async () => {
  const fresh = await agentWithWork({ isConfirmed: false })
  const runId = await draft(fresh)
  expect(await refused(second, calls.approveSettlement, run(runId))).toEqual([409, 'finance.iban-recent'])
  await confirm(fresh)
  await done(second, calls.approveSettlement, run(runId))
})

test('what is held is in no run, and a hold on a draft stops its approval', async () => {
  const runId = await draft(agent)
  const { agentId, subjectId } = agent
  const hold = (isHeld: boolean) =>
    done(first, calls.holdPayable, { body: { agentId, subjectId, isHeld, reason: 'The customer complains' } })
  await hold(true)
  expect(await refused(second, calls.approveSettlement, run(runId))).toEqual([409, 'settlement.disputed'])
  await done(first, calls.cancelSettlement, { ...run(runId), body: { reason: 'Held' } })
  expect(await refused(first, calls.draftSettlement, { body: { agentId } })).toEqual([
    409,
    'settlement.nothing',
  ])
  const own = await done(agent.person, calls.viewOwnSettlements)
  expect(own.owed).toMatchObject([{ hold: 'manual', holdReason: 'The customer complains' }])
  await hold(false)
  await draft(agent)
})

test('an agent reads its own alone, and only its administrator enters the account, with the password', async () => {
  const runId = await draft(agent)
  await done(second, calls.approveSettlement, run(runId))
  const stranger = await agentWithWork()
  expect(await refused(stranger.person, calls.downloadRemittance, { query: { id: runId } })).toEqual([
    404,
    'settlement.run-none',
  ])
  const wrong = await app.ask(agent.person, calls.saveAgentAccount, {
    body: { iban, password: 'Not#mine2026' },
  })
  expect(wrong.body.code).toBe('accounts.password-wrong')
  const colleague = await addPerson(app.db, agent.person.role, { companyId: agent.agentId, password })
  await app.owner.query('update users set is_company_admin = false where id = $1', [colleague.userId])
  expect(await refused(colleague, calls.saveAgentAccount, { body: { iban, password } })).toEqual([
    403,
    'settlement.admin-only',
  ])
})

test('a supply on credit waits until the customer has paid', async () => {
  const world = worldOf(app)
  const customer = await addPerson(app.db, 'customer', { creditFils: 2_000_000n })
  const journey = await world.completed({ agents: 1, customer, pay: 'credit' })
  const { owed } = await done(first, calls.viewPayables, { query: { agentId: journey.winner.companyId } })
  expect(owed).toMatchObject([{ hold: 'pay-when-paid' }])
})

test('the job drafts once, on the day that it is told, what was released until the day before', async () => {
  const drafted = async () =>
    (
      await app.owner.query(
        'select until_on::text as until, prepared_by from settlement_runs where company_id = $1',
        [agent.agentId],
      )
    ).rows
  const monday = nextRunDay(dayOf(new Date()))
  await draftRuns(app.db, instantOf(addDays(monday, 1)))
  expect(await drafted()).toEqual([])
  await draftRuns(app.db, instantOf(monday, 540))
  await draftRuns(app.db, instantOf(monday, 540))
  expect(await drafted()).toEqual([{ until: addDays(monday, -1), prepared_by: null }])
})

test('a run that nobody has sent for thirty days is cancelled, and its items are free', async () => {
  const gross = await owedTo(agent)
  const runId = await draft(agent)
  await done(second, calls.approveSettlement, run(runId))
  await draftRuns(app.db, new Date(Date.now() + 29 * 86_400_000))
  expect(await done(first, calls.viewSettlement, run(runId))).toMatchObject({ state: 'APPROVED' })
  await draftRuns(app.db, new Date(Date.now() + 31 * 86_400_000))
  expect(await done(first, calls.viewSettlement, run(runId))).toMatchObject({ state: 'CANCELLED' })
  expect(await owedTo(agent)).toBe(gross)
})

test('whoever decides is told that the agent is suspended, and may pay all the same', async () => {
  const runId = await draft(agent)
  expect((await done(second, calls.viewSettlement, run(runId))).isSuspended).toBe(false)
  await app.owner.query(
    `update companies set suspended_at = now(), suspended_reason = 'Because of the test' where id = $1`,
    [agent.agentId],
  )
  const { agentId } = agent
  expect((await done(second, calls.viewSettlement, run(runId))).isSuspended).toBe(true)
  expect((await done(second, calls.viewPayables, { query: { agentId } })).isSuspended).toBe(true)
  const { agents, runs } = await done(second, calls.listPayables)
  expect(agents.find((each: { agentId: string }) => each.agentId === agentId).isSuspended).toBe(true)
  expect(runs.find((each: { runId: string }) => each.runId === runId).isSuspended).toBe(true)
  await done(second, calls.approveSettlement, run(runId))
})
