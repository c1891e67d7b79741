// Statements over HTTP: taken once, matched with transfers, and cases of the rest that two people end; the database holds it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankEndpoints as calls } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { settlementEndpoints as runs } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { worldOf } from '../../../test/world.ts'
import { balanceOf, listLedgerFaults } from '../ledger.store.ts'

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

const today = dayOf(new Date())
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
) => (await app.ask(person, call, given)).body.code

type Row = { day?: string; fils: bigint; reference?: string; text?: string }
/** A table of the bank; each file of its own opening balance. */
const statementOf = (rows: readonly Row[], openingFils = BigInt(Math.floor(Math.random() * 1e9))) => {
  let balance = openingFils
  const lines = rows.map(({ day = today, fils, reference = '', text = '' }) => {
    balance += fils
    return [day, fils < 0n ? `-${toWire(-fils)}` : toWire(fils), reference, text, toWire(balance)].join(',')
  })
  return { name: 'october.csv', content: ['Date,Amount,Reference,Description,Balance', ...lines].join('\n') }
}
const take = (rows: readonly Row[]) => done(first, calls.importStatement, { body: statementOf(rows) })

/** A run that is on its way to the bank. */
const sentRun = async (): Promise<{ runId: string; number: string; netFils: bigint; agentId: string }> => {
  const { winner } = await worldOf(app).completed({ agents: 1 })
  const agentId = winner.companyId
  const administrator = await addPerson(app.db, winner.role, {
    companyId: agentId,
    password: 'Statement#2026',
  })
  await app.owner.query('update users set is_company_admin = true where id = $1', [administrator.userId])
  await done(administrator, runs.saveAgentAccount, {
    body: { iban: 'AE070331234567890123456', password: 'Statement#2026' },
  })
  const { account } = await done(first, runs.viewPayables, { query: { agentId } })
  await done(first, runs.confirmAgentAccount, {
    query: { id: account.accountId },
    body: { note: 'Called the accountant' },
  })
  const { runId, number } = await done(first, runs.draftSettlement, { body: { agentId } })
  await done(second, runs.approveSettlement, { query: { id: runId } })
  await done(first, runs.sendSettlement, { query: { id: runId } })
  const { net } = await done(first, runs.viewSettlement, { query: { id: runId } })
  return { runId, number, netFils: parseMoney(net), agentId }
}
const stateOf = async (runId: string) =>
  (await done(first, runs.viewSettlement, { query: { id: runId } })).state

test('a line with the number of a run pays it, once, and the line of its return owes the agent again', async () => {
  const { runId, number, netFils, agentId } = await sentRun()
  const file = statementOf([{ fils: -netFils, reference: number }])
  expect(await done(first, calls.importStatement, { body: file })).toMatchObject({
    lines: 1,
    known: 0,
    matched: 1,
    cases: 0,
  })
  expect(await stateOf(runId)).toBe('PAID')
  // V24: the same file again, and the same line in another file.
  expect(await done(second, calls.importStatement, { body: file })).toMatchObject({
    lines: 0,
    known: 1,
    matched: 0,
  })
  const again = { ...file, content: `${file.content}\n` }
  expect(await done(second, calls.importStatement, { body: again })).toMatchObject({
    lines: 0,
    known: 1,
    matched: 0,
  })
  const { matched } = await done(first, calls.viewReconciliation)
  expect(matched[0]).toMatchObject({ rule: 'M1', score: 100, posting: 'settlement.paid', by: null })
  await take([{ fils: netFils, text: `RETURN ${number} ACCOUNT CLOSED` }])
  expect(await stateOf(runId)).toBe('RETURNED')
  expect(await balanceOf(app.db, { kind: 'agent_payable', ownerId: agentId })).toBe(netFils)
  expect(await balanceOf(app.db, { kind: 'bank' })).toBe(0n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a return and a payment that were matched wrongly are taken back, and what another run pays is not', async () => {
  const { runId, number, netFils, agentId } = await sentRun()
  await take([{ fils: -netFils, reference: number }])
  await take([{ fils: netFils, text: `RETURN ${number}` }])
  const undo = async (posting: string) => {
    const { matched } = await done(first, calls.viewReconciliation)
    const { matchId } = matched.find(
      (each: { posting: string; reference: string; text: string }) =>
        each.posting === posting && `${each.reference} ${each.text}`.includes(number),
    )
    return { query: { id: matchId }, body: { reason: 'The line is of another transfer' } }
  }
  const wrong = await undo('settlement.returned')
  const { runId: next } = await done(first, runs.draftSettlement, { body: { agentId } })
  expect(await refused(first, calls.undoMatch, wrong)).toBe('bank.match-used')
  await done(second, runs.cancelSettlement, { query: { id: next }, body: { reason: 'Not needed' } })
  await done(first, calls.undoMatch, wrong)
  expect(await stateOf(runId)).toBe('PAID')
  // Neither the return nor its reversal is owed.
  expect(await refused(first, runs.draftSettlement, { body: { agentId } })).toBe('settlement.nothing')
  await done(second, calls.undoMatch, await undo('settlement.paid'))
  expect(await stateOf(runId)).toBe('SENT')
  const { theirs } = await done(first, calls.viewReconciliation)
  const line = theirs.find((each: { reference: string }) => each.reference === number)
  await done(first, calls.matchLine, { body: { lineId: line.lineId, kind: 'run', id: runId } })
  expect(await stateOf(runId)).toBe('PAID')
  expect(await balanceOf(app.db, { kind: 'agent_payable', ownerId: agentId })).toBe(0n)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what somebody has booked by hand waits as ours until a line of its amount is chosen for it', async () => {
  const { runId, netFils } = await sentRun()
  await done(first, runs.paySettlement, { query: { id: runId }, body: { reference: 'BYHAND7' } })
  await take([{ fils: -netFils, day: addDays(today, -9), text: 'Some other words' }, { fils: -netFils - 1n }])
  const { theirs, ours } = await done(first, calls.viewReconciliation)
  const posting = ours.find(({ reference }: { reference: string }) => reference === 'BYHAND7') ?? ours[0]
  const find = (amount: bigint) => theirs.find((each: { amount: string }) => each.amount === toWire(-amount))
  const match = (line: { lineId: string }) =>
    ({ body: { lineId: line.lineId, kind: 'posting', id: posting.id } }) as const
  expect(await refused(first, calls.matchLine, match(find(netFils + 1n)))).toBe('bank.ours-none')
  await done(first, calls.matchLine, match(find(netFils)))
  expect(await refused(first, calls.matchLine, match(find(netFils)))).toBe('bank.line-none')
  // The database compares, too, and a posting is on one line alone.
  const insert = `insert into bank_matches (line_id, transaction_id, rule, score) values ($1, $2, 'HAND', 0)`
  await expect(app.owner.query(insert, [find(netFils + 1n).lineId, posting.id])).rejects.toMatchObject({
    constraint: 'bank_matches_amount',
  })
  const { cases } = await done(first, calls.listFinanceCases)
  expect(cases.find((each: { lineId: string }) => each.lineId === find(netFils).lineId)).toMatchObject({
    state: 'RESOLVED',
  })
})

test('a line that nothing matches is a case: taken, asked about, proposed, and posted by a second person on its day', async () => {
  const day = addDays(today, -3)
  await take([{ fils: -10_500n, day, text: 'CHARGES' }])
  const open = async () =>
    (await done(second, calls.listFinanceCases)).cases.find(
      (each: { theirs: string }) => each.theirs === '-105.00',
    )
  const { caseId: id, state, reference } = await open()
  expect(state).toBe('OPEN')
  expect(reference).toMatch(/^CAS-\d\d-\d{6}$/)
  const resolve = (resolution: string) => ({ query: { id }, body: { resolution, note: 'Fees of the month' } })
  expect(await refused(first, calls.resolveCase, resolve('bank-fee'))).toBe('case.moved-on')
  await done(first, calls.takeCase, { query: { id } })
  expect(
    await refused(first, calls.waitCase, { query: { id }, body: { note: 'Asked', dueOn: '2020-01-01' } }),
  ).toBe('case.due')
  await done(first, calls.waitCase, {
    query: { id },
    body: { note: 'Asked the bank', dueOn: addDays(today, 4) },
  })
  expect(await refused(first, calls.resolveCase, resolve('unknown-payer'))).toBe('case.resolution')
  await done(first, calls.resolveCase, resolve('bank-fee'))
  expect(await refused(first, calls.decideCase, { query: { id }, body: { isApproved: true } })).toBe(
    'case.second-person',
  )
  await done(second, calls.decideCase, { query: { id }, body: { isApproved: false } })
  await done(first, calls.resolveCase, resolve('bank-fee'))
  const before = await balanceOf(app.db, { kind: 'bank_fees' })
  await done(second, calls.decideCase, { query: { id }, body: { isApproved: true } })
  expect((await balanceOf(app.db, { kind: 'bank_fees' })) - before).toBe(-10_500n)
  expect(await open()).toMatchObject({ state: 'RESOLVED', note: 'Fees of the month' })
  const { rows } = await app.owner.query(
    `select to_char(effective_on, 'YYYY-MM-DD') as day from ledger_transactions where kind = 'bank.fee'`,
  )
  expect(rows).toEqual([{ day }])
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a transfer that is booked by hand at the same moment leaves a case, and the rest of the statement is taken', async () => {
  const { runId, number, netFils } = await sentRun()
  const body = statementOf([
    { fils: -netFils, reference: number },
    { fils: 77n, text: 'Interest' },
  ])
  const [paid, taken] = await whileHeld(
    app,
    ['select from settlement_runs where id = $1 for update', runId],
    [
      () => app.ask(second, runs.paySettlement, { query: { id: runId }, body: { reference: 'FT-BY-HAND' } }),
      () => app.ask(first, calls.importStatement, { body }),
    ],
  )
  expect(paid!.status).toBe(200)
  expect(taken!.body).toMatchObject({ lines: 2, matched: 0, cases: 2 })
})

test('whoever decides a case waits for the statement that is taken before the case is held', async () => {
  await take([{ fils: -9_900n, text: 'CHARGES' }])
  const { cases } = await done(second, calls.listFinanceCases)
  const { caseId: id } = cases.find((each: { theirs: string }) => each.theirs === '-99.00')
  await done(first, calls.takeCase, { query: { id } })
  await done(first, calls.resolveCase, { query: { id }, body: { resolution: 'bank-fee', note: 'Fees' } })
  const decide = () => app.ask(second, calls.decideCase, { query: { id }, body: { isApproved: true } })
  const seize = async () =>
    (await app.owner.query('select from reconciliation_differences where id = $1 for update nowait', [id]))
      .rowCount
  const held = ['select pg_advisory_xact_lock($1::bigint)', '7216390026'] as const
  expect(await whileHeld<unknown>(app, held, [async () => (await decide()).status], seize)).toEqual([200])
})

test('little is explained by one, much by two, and the database holds that', async () => {
  const add = async (fils: number): Promise<string> =>
    (
      await app.owner.query<{ id: string }>(
        `insert into reconciliation_differences (kind, reference, ours_fils, theirs_fils, currency) values ('amount', $1, 0, $2, 'AED') returning id`,
        [randomUUID(), fils],
      )
    ).rows[0]!.id
  const explain = async (fils: number): Promise<string> => {
    const id = await add(fils)
    await done(first, calls.takeCase, { query: { id } })
    await done(first, calls.resolveCase, {
      query: { id },
      body: { resolution: 'explained', note: 'Rounded there' },
    })
    return id
  }
  const stateIn = async (id: string) =>
    (await done(first, calls.listFinanceCases)).cases.find((each: { caseId: string }) => each.caseId === id)
      .state
  expect(await stateIn(await explain(50_000))).toBe('RESOLVED')
  const id = await explain(50_001)
  expect(await stateIn(id)).toBe('PROPOSED')
  const close = `update reconciliation_differences set state = 'RESOLVED', move = 'resolve', moved_as = 'admin', version = version + 1,
    note = 'By SQL', closed_at = now(), closed_by = $2 where id = $1`
  await expect(app.owner.query(close, [id, first.userId])).rejects.toMatchObject({
    constraint: 'reconciliation_differences_second_person',
  })
  const clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.prepare'] })
  await expect(app.owner.query(close, [id, clerk.userId])).rejects.toMatchObject({
    constraint: 'reconciliation_differences_capable',
  })
})

test('a file that does not add up, of another account or of days to come changes nothing', async () => {
  const { content } = statementOf([{ fils: 50_000n }, { fils: -12_000n }], 100_000n)
  const body = { name: 'october.csv', content }
  const off = { ...body, content: content.replace('1380.00', '1390.00') }
  expect(await refused(first, calls.importStatement, { body: off })).toBe('bank.sum')
  const ahead = statementOf([{ fils: 100n, day: addDays(today, 1) }])
  expect(await refused(first, calls.importStatement, { body: ahead })).toBe('bank.ahead')
  expect(await refused(first, calls.importStatement, { body: { ...body, content: 'Hello' } })).toBe(
    'bank.file',
  )
})
