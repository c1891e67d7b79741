// A month over HTTP: closed by two once its checks are green, locked, and opened again by two; the database holds each of it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { periodEndpoints as calls } from '@marsa/model/finance/periods/period-endpoints.ts'
import { closeRefusal, isRequired, type CheckedFigure } from '@marsa/model/finance/periods/period.ts'
import { addMonths, dayOf, daysOfMonth, monthOf } from '@marsa/model/kit/day.ts'
import { quiet, testApp, type TestApp } from '../../../test/app.ts'
import { addDebtor, owe } from '../../../test/owed.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { systemTransaction } from '../../kit/db.ts'
import { runCheck } from '../../kit/integrity.ts'
import { listPeriodRows } from './periods.store.ts'
import { earlierOpen } from './view-periods.ts'
import { accountOf, listLedgerFaults, post } from '../ledger.store.ts'

let app: TestApp
let first: Person
let second: Person
const running = monthOf(dayOf(new Date()))
const last = addMonths(running, -1)
const before = addMonths(running, -2)
beforeAll(async () => {
  app = await testApp()
  first = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
  await checkLedger()
})
afterAll(() => app.close())

const step = async (
  person: Person,
  call: Parameters<TestApp['ask']>[1],
  month: string,
  body?: unknown,
): Promise<unknown> => {
  const answer = await app.ask(person, call, { query: { month }, ...(body !== undefined && { body }) })
  return answer.status === 200 ? 'done' : answer.body.code
}
const reason = 'An invoice of a carrier came late'
const view = async (month: string, person = second) =>
  (await app.ask(person, calls.viewPeriod, { query: { month } })).body

/** As the job does every day. */
const checkLedger = () => runCheck({ db: app.db, log: quiet }, 'ledger', () => listLedgerFaults(app.db))
/** A line of the bank that nobody has settled. */
const addLine = async (day: string): Promise<string> => {
  const reference = randomUUID()
  await app.owner.query(
    `with s as (insert into bank_statements (account, from_on, until_on, opening_fils, closing_fils, name, sha256, imported_by)
        values ('AED', $2, $2, 0, 100, 'bank.csv', sha256($1::text::bytea), $3) returning id),
      l as (insert into bank_lines (statement_id, account, day, amount_fils, line_text, reference, party, fingerprint)
        select id, 'AED', $2, 100, '', '', '', sha256($1::text::bytea) from s returning id)
      insert into reconciliation_differences (kind, reference, ours_fils, theirs_fils, currency, line_id)
      select 'bank-unmatched', $1, 0, 100, 'AED', id from l`,
    [reference, day, first.userId],
  )
  return reference
}
const settleCase = (reference: string) =>
  app.owner.query(
    `update reconciliation_differences set state = 'RESOLVED', move = 'match', moved_as = 'admin', version = 2, resolution = 'matched',
      closed_at = now(), closed_by = $2, note = 'Order of another shop' where reference = $1`,
    [reference, first.userId],
  )

/** One dirham from suspense to the bank, or back. */
const postSuspense = (fils: bigint) =>
  systemTransaction(app.db, async (tx) =>
    post(tx, {
      kind: 'payment.suspense',
      ref: randomUUID(),
      entries: [
        { accountId: await accountOf(tx, { kind: 'suspense' }), amountFils: fils },
        { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: -fils },
      ],
    }),
  )

/** As somebody who writes past the application would; answers the constraint that stands against it. */
const bySql = async (text: string, values: unknown[] = []): Promise<string | undefined> =>
  app.owner.query(text, values).then(
    () => undefined,
    (problem: { constraint?: string }) => problem.constraint,
  )

test('a month that runs is not closed, and months are closed in their order by two people', async () => {
  expect(await step(first, calls.startClosing, running)).toBe('period.not-over')
  expect(await step(first, calls.closePeriod, before)).toBe('period.moved-on')
  expect(await step(first, calls.startClosing, before)).toBe('done')
  expect(await step(second, calls.startClosing, last)).toBe('period.earlier-open')
  expect(await step(first, calls.closePeriod, before)).toBe('period.second-person')
  expect(
    await bySql(
      `update finance_periods set state = 'CLOSED', move = 'close', moved_as = 'admin', version = version + 1, closed_by = $1,
        closed_at = now(), checks = '[]' where state = 'CLOSING'`,
      [first.userId],
    ),
  ).toBe('finance_periods_second_person')
  expect(await step(second, calls.closePeriod, before)).toBe('done')
  const closed = await view(before)
  expect(closed).toMatchObject({ state: 'CLOSED', askReopenRefusal: null })
  expect(closed.checks.every((each: { isGreen: boolean }) => each.isGreen)).toBe(true)
  expect(closed.checks).toHaveLength(10)
})

test('what is red stands against closing: suspense of that month, and a difference that nobody has settled', async () => {
  const found = `insert into reconciliation_differences (kind, reference, ours_fils, theirs_fils, currency, found_at)
    values ('unknown-order', $1, 0, 981150, 'AED', $2)`
  const reference = randomUUID()
  await app.owner.query(found, [reference, `${last}-12`])
  expect(await step(first, calls.startClosing, last)).toBe('done')
  expect((await view(last)).closeRefusal).toBe('period.not-green')
  expect(await step(second, calls.closePeriod, last)).toBe('period.not-green')
  await settleCase(reference)
  // Found now, but of a line of that month; one of this month does not concern it.
  const [then, now] = [await addLine(daysOfMonth(last).to), await addLine(`${running}-01`)]
  expect(await step(second, calls.closePeriod, last)).toBe('period.not-green')
  await settleCase(then)
  // Of the running month: it does not concern the last one.
  await postSuspense(100n)
  expect(await step(second, calls.closePeriod, last)).toBe('done')
  await postSuspense(-100n)
  await settleCase(now)
})

test('an e-invoice that was rejected stands against closing; one that waits to be sent is told and does not', async () => {
  const month = addMonths(running, -3)
  const id = await owe(app, await addDebtor(app), '1000')
  const issue = async (state: 'READY' | 'REJECTED') => {
    await app.owner.query('alter table e_invoices disable trigger user')
    await app.owner.query(
      `insert into e_invoices (id, company_id, state, move, moved_as, revision)
        select id, company_id, $2, 'issue', 'system', 1 from tax_invoices where id = $1
        on conflict (id) do update set state = excluded.state`,
      [id, state],
    )
    await app.owner.query('alter table e_invoices enable trigger user')
  }
  await issue('REJECTED')
  const figures = async () =>
    Object.fromEntries(
      (await view(running)).checks.map((each: { check: string; figure: string }) => [
        each.check,
        each.figure,
      ]),
    )
  expect(await figures()).toMatchObject({ 'e-invoices': '1', unsent: '0' })
  // It belongs to the month of its issue, and to none before.
  expect((await view(month)).checks).toContainEqual({
    check: 'e-invoices',
    figure: '0',
    isGreen: true,
    isRequired: true,
  })
  await issue('READY')
  expect(await figures()).toMatchObject({ 'e-invoices': '0', unsent: '1' })
  const checks = (await view(running)).checks as CheckedFigure[]
  const facts = {
    state: 'CLOSING',
    startedBy: first.userId,
    mayStarterClose: true,
    earlierOpen: null,
    isFresh: true,
  } as const
  const green = checks.map((each) => (isRequired(each) ? { ...each, figure: '0' } : each))
  expect(closeRefusal({ ...facts, checks: green }, second.userId)).toBeUndefined()
  const rejected = green.map((each) => (each.check === 'e-invoices' ? { ...each, figure: '1' } : each))
  expect(closeRefusal({ ...facts, checks: rejected }, second.userId)).toBe('period.not-green')
})

test('V22: a posting with a day of a closed month is refused, and only the newest month opens again', async () => {
  const insert = `insert into ledger_transactions (kind, external_ref, amount_fils, effective_on) values ('payment.suspense', $1, 1, $2)`
  expect(await bySql(insert, [randomUUID(), daysOfMonth(last).to])).toBe('ledger_period_closed')
  expect(await bySql(insert, [randomUUID(), daysOfMonth(addMonths(running, 1)).from])).toBe(
    'ledger_effective_ahead',
  )
  expect(await step(first, calls.askReopenPeriod, before, { reason })).toBe('period.not-latest')
  expect(await step(first, calls.askReopenPeriod, last, { reason })).toBe('done')
  // Locked until somebody else has said yes.
  expect(await bySql(insert, [randomUUID(), daysOfMonth(last).to])).toBe('ledger_period_closed')
  expect(await step(first, calls.reopenPeriod, last, { isReopened: true })).toBe('period.second-person')
  expect(await step(second, calls.reopenPeriod, last, { isReopened: false })).toBe('done')
  expect(await view(last)).toMatchObject({ state: 'CLOSED', reason })
  expect(await step(first, calls.askReopenPeriod, last, { reason })).toBe('done')
  expect(
    await bySql(
      `update finance_periods set state = 'OPEN', move = 'reopen', moved_as = 'admin', version = version + 1, reopened_by = $1
        where state = 'REOPENING'`,
      [first.userId],
    ),
  ).toBe('finance_periods_second_person')
  expect(await step(second, calls.reopenPeriod, last, { isReopened: true })).toBe('done')
  expect(await view(last)).toMatchObject({ state: 'OPEN', startRefusal: null })
  // Neither a month that is open nor one that may be opened again lets a later one be closed before it.
  expect(await step(first, calls.startClosing, last)).toBe('done')
  expect(await step(second, calls.closePeriod, last)).toBe('done')
  expect(await step(first, calls.askReopenPeriod, last, { reason })).toBe('done')
  expect(await earlierOpen(app.db, await listPeriodRows(app.db), running)).toBe(last)
  // Whoever asked may take it back; somebody else decides with what they were given for it.
  const clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.close'] })
  expect(await step(clerk, calls.reopenPeriod, last, { isReopened: false })).toBe('kit.needs.finance.approve')
  expect(await step(clerk, calls.reopenPeriod, last, { isReopened: true })).toBe('kit.needs.finance.approve')
  expect(await step(first, calls.reopenPeriod, last, { isReopened: false })).toBe('done')
  expect(await step(clerk, calls.askReopenPeriod, last, { reason })).toBe('done')
  expect(await view(last, clerk)).toMatchObject({ keepRefusal: null })
  expect(await step(clerk, calls.reopenPeriod, last, { isReopened: false })).toBe('done')
  expect(await step(first, calls.askReopenPeriod, last, { reason })).toBe('done')
  expect(await step(second, calls.reopenPeriod, last, { isReopened: true })).toBe('done')
  // It is closed again like any other, not on the word of whoever may not close any more, nor on an old check of the ledger.
  expect(await step(clerk, calls.startClosing, last)).toBe('done')
  await app.owner.query(`update users set capabilities = '{}' where id = $1`, [clerk.userId])
  expect(await step(second, calls.closePeriod, last)).toBe('period.starter')
  expect(await step(second, calls.stopClosing, last)).toBe('done')
  expect(await step(first, calls.startClosing, last)).toBe('done')
  await app.owner.query('alter table integrity_checks disable trigger user')
  await app.owner.query(`update integrity_checks set checked_at = checked_at - interval '27 hours'`)
  await app.owner.query('alter table integrity_checks enable trigger user')
  expect((await view(last)).closeRefusal).toBe('period.check-old')
  await checkLedger()
  expect((await view(last)).closeRefusal).toBeNull()
  expect(await step(second, calls.stopClosing, last)).toBe('done')
  expect(await step(second, calls.startClosing, last)).toBe('done')
  expect(await step(second, calls.stopClosing, last)).toBe('done')
})

test('a month that nobody has touched stands before a later one, from the first posting on', async () => {
  const all = await listPeriodRows(app.db)
  const ahead = addMonths(running, 2)
  expect(await earlierOpen(app.db, all, ahead)).toBe(addMonths(ahead, -1))
  expect(await earlierOpen(app.db, [], running)).toBeNull()
  expect(await earlierOpen(app.db, [], addMonths(running, 1))).toBe(running)
})

test('what is posted later with a day of an open month counts there', async () => {
  const sumOf = async (): Promise<unknown> =>
    (await app.ask(first, books.viewTrialBalance, { query: daysOfMonth(last) })).body.debit
  expect(await sumOf()).toBe('0.00')
  const ids = await systemTransaction(app.db, async (tx) => [
    await accountOf(tx, { kind: 'suspense' }),
    await accountOf(tx, { kind: 'bank' }),
  ])
  await app.owner.query(
    `with posted as (insert into ledger_transactions (kind, external_ref, amount_fils, effective_on)
        values ('payment.suspense', $1, 250, $2) returning id)
      insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
      select id, account::uuid, 'AED', fils from posted, (values ($3, 250), ($4, -250)) as each (account, fils)`,
    [randomUUID(), `${last}-07`, ...ids],
  )
  expect(await sumOf()).toBe('2.50')
})
