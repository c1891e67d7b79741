// Returns over HTTP: frozen once they tie, filed by another with one settlement, closed to VAT since; the database holds each of it.
import { viewFinance } from '@marsa/model/finance/overview-endpoints.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { filedReturnEndpoints as calls } from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { daysOfVatPeriod, vatPeriodBefore, vatPeriodOf } from '@marsa/model/finance/vat/filed-return.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { parcelWorldOf } from '../../../test/parcel-world.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { systemTransaction } from '../../kit/db.ts'
import { accountOf, balanceOf, listLedgerFaults, post } from '../ledger.store.ts'

let app: TestApp
let first: Person
let second: Person
const today = dayOf(new Date())
const running = vatPeriodOf(today, 'quarter')
const period = vatPeriodBefore(running)
const { from, to } = daysOfVatPeriod(period)
const within = addDays(from, 40)

beforeAll(async () => {
  app = await testApp()
  first = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
  // A parcel that was sold in the period.
  await parcelWorldOf(app).created(await addPerson(app.db, 'business'))
  for (const [table, column] of [
    ['tax_invoices', 'issued_at'],
    ['ledger_transactions', 'posted_at'],
  ]) {
    await app.owner.query(`alter table ${table} disable trigger user`)
    await app.owner.query(`update ${table} set ${column} = $1::date + interval '12 hours'`, [within])
    await app.owner.query(`alter table ${table} enable trigger user`)
  }
})
afterAll(() => app.close())

const step = async (person: Person, call: Parameters<TestApp['ask']>[1], body?: unknown, of = period) => {
  const answer = await app.ask(person, call, { query: { period: of }, ...(body !== undefined && { body }) })
  return answer.status === 200 ? 'done' : answer.body.code
}
const view = async (person = second, of = period) =>
  (await app.ask(person, calls.viewFiledReturn, { query: { period: of } })).body
const filing = { reference: 'VAT-201-77120', filedOn: today }
const reason = { reason: 'An invoice of a carrier came late' }

/** Output VAT against suspense on a day, past every verb. */
const postVat = (fils: bigint, day: string) =>
  systemTransaction(app.db, async (tx) =>
    post(tx, {
      kind: 'payment.suspense',
      ref: randomUUID(),
      effectiveOn: day,
      entries: [
        { accountId: await accountOf(tx, { kind: 'vat_payable' }), amountFils: fils },
        { accountId: await accountOf(tx, { kind: 'suspense' }), amountFils: -fils },
      ],
    }),
  )
/** The same as statements of a connection that is not ours. */
const vatStatement = (fils: number) => `with posted as (
    insert into ledger_transactions (kind, external_ref, amount_fils, effective_on)
      values ('payment.suspense', gen_random_uuid()::text, ${Math.abs(fils)}, '${within}') returning id)
  insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
    select posted.id, a.id, 'AED', case a.kind when 'vat_payable' then ${fils} else ${-fils} end
    from posted, ledger_accounts a where a.kind in ('vat_payable', 'suspense') and a.owner_id is null and a.currency = 'AED'`

const bySql = (text: string, values: unknown[] = []): Promise<string | undefined> =>
  app.owner.query(text, values).then(
    () => undefined,
    (problem: { constraint?: string }) => problem.constraint,
  )
const outside = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: app.database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const waiting = () =>
  vi.waitFor(async () => {
    const { rows } = await app.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  }, 10_000)

test('a period that runs is not frozen, and one that a fil does not tie is not', async () => {
  expect(await step(first, calls.freezeVatReturn, undefined, running)).toBe('vat.not-over')
  expect(await step(first, calls.freezeVatReturn, undefined, '2020-Q1')).toBe('vat.moved-on')
  const { returns } = (await app.ask(first, calls.listFiledReturns, {})).body
  expect(returns.map((each: { period: string }) => each.period)).toEqual([running, period])
  await postVat(1n, within)
  expect(await view()).toMatchObject({ state: 'OPEN', freezeRefusal: 'vat.apart', hash: null })
  expect(await step(first, calls.freezeVatReturn)).toBe('vat.apart')
  await postVat(-1n, within)
  expect(parseMoney((await view()).boxes.outputs.vat)).toBeGreaterThan(0n)
})

test('freezing waits for VAT that is being posted, and counts it', async () => {
  await outside(async (client) => {
    await client.query('begin')
    await client.query(vatStatement(1))
    const frozen = step(first, calls.freezeVatReturn)
    await waiting()
    await client.query('commit')
    expect(await frozen).toBe('vat.apart')
  })
  await postVat(-1n, within)
})

test('of two who freeze at once one does; the figures are kept with what is behind them', async () => {
  const before = await view()
  const held = ['select pg_advisory_xact_lock(7216390110 + length($1) * 0)', ''] as const
  const answers = await whileHeld(app, held, [
    () => step(first, calls.freezeVatReturn),
    () => step(second, calls.freezeVatReturn),
  ])
  expect(answers).toEqual(['done', 'vat.moved-on'])
  const frozen = await view()
  expect(frozen).toMatchObject({ state: 'FROZEN', isUnchanged: true, documents: 1, boxes: before.boxes })
  expect(frozen.hash).toMatch(/^[0-9a-f]{64}$/)
  const { rows } = await app.owner.query('select document_ids, input_ids from vat_returns')
  const { rows: documents } = await app.owner.query('select id from tax_invoices')
  expect(rows).toEqual([{ document_ids: documents.map(({ id }) => id), input_ids: [] }])
})

test('nothing of VAT counts in a frozen period; it counts on the first day after it, and other postings stay', async () => {
  const balances = (await app.owner
    .query(vatStatement(1))
    .catch((problem: unknown) => problem)) as pg.DatabaseError
  expect([balances.code, balances.constraint]).toEqual(['55P03', 'vat_returns_frozen'])
  const { id } = await postVat(1n, within)
  const dayOfPosting = async (posting: string) =>
    (
      await app.owner.query(
        `select to_char(effective_on, 'YYYY-MM-DD') as day from ledger_transactions where id = $1`,
        [posting],
      )
    ).rows[0].day
  expect(await dayOfPosting(id)).toBe(addDays(to, 1))
  await postVat(-1n, within)
  const suspense = await systemTransaction(app.db, async (tx) =>
    post(tx, {
      kind: 'payment.suspense',
      ref: randomUUID(),
      effectiveOn: within,
      entries: [
        { accountId: await accountOf(tx, { kind: 'suspense' }), amountFils: 1n },
        { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: -1n },
      ],
    }),
  )
  expect(await dayOfPosting(suspense.id)).toBe(within)
  expect(await view()).toMatchObject({ isUnchanged: true })
  // A document of that time that comes late is refused until it is asked for again, when it is of today.
  const { rows } = await app.owner
    .query(`select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'tax_invoices' and is_generated = 'NEVER' and column_name not in ('id', 'number', 'sequence')`)
  const { columns } = rows[0]
  const late = `insert into tax_invoices (id, number, sequence, ${columns}) select uuidv7(), 'INV-LATE', 999, ${columns} from tax_invoices limit 1`
  await app.owner.query(`alter table tax_invoices disable trigger user`)
  await app.owner.query(`alter table tax_invoices enable trigger tax_invoices_vat_return`)
  const problem = (await app.owner.query(late).catch((thrown: unknown) => thrown)) as pg.DatabaseError
  await app.owner.query(`alter table tax_invoices enable trigger user`)
  expect([problem.code, problem.message]).toEqual(['55P03', `the VAT return of ${within} is frozen`])
})

test('it is filed and unfrozen by somebody else than who froze it', async () => {
  expect(await step(first, calls.fileVatReturn, filing)).toBe('vat.second-person')
  const waits = async (person: Person) =>
    (await app.ask(person, viewFinance)).body.waiting.some(
      ({ task }: { task: string }) => task === 'file-returns',
    )
  expect([await waits(first), await waits(second)]).toEqual([false, true])
  expect(await step(first, calls.unfreezeVatReturn, reason)).toBe('vat.second-person')
  const unfreeze = `update vat_returns set state = 'OPEN', move = 'unfreeze', moved_as = 'admin', version = version + 1, unfrozen_by = $1,
    unfreeze_reason = 'Because'`
  expect(await bySql(unfreeze, [first.userId])).toBe('vat_returns_second_person')
  const clerk = await addPerson(app.db, 'admin', { capabilities: ['finance.close'] })
  expect(await step(clerk, calls.unfreezeVatReturn, reason)).toBe('kit.needs.finance.approve')
  expect(await bySql(unfreeze, [clerk.userId])).toBe('vat_returns_unfreeze')
  expect(await step(second, calls.unfreezeVatReturn, reason)).toBe('done')
  expect(await view(first)).toMatchObject({ state: 'OPEN', hash: null, ...reason, freezeRefusal: null })
})

test('VAT that is posted while somebody freezes is refused, not lost', async () => {
  const answer = await outside(async (client) => {
    await client.query('begin')
    await client.query('select marsa.lock_vat_months($1, $2)', [from, to])
    await client.query(`update vat_returns set state = 'FROZEN', move = 'freezeAgain', moved_as = 'admin', version = version + 1,
      unfrozen_by = null, unfreeze_reason = null`)
    const posted = outside((other) => other.query(vatStatement(1))).catch((problem: unknown) => problem)
    await waiting()
    await client.query('commit')
    return posted
  })
  expect(answer).toMatchObject({ code: '55P03', constraint: 'vat_returns_frozen' })
  expect(await step(second, calls.unfreezeVatReturn, reason)).toBe('done')
  expect(await step(second, calls.freezeVatReturn)).toBe('done')
})

test('filing settles once, on its day, and no later return counts the settlement', async () => {
  expect(await step(first, calls.fileVatReturn, { ...filing, filedOn: to })).toBe('vat.filed-on')
  expect(await step(first, calls.fileVatReturn, { ...filing, filedOn: addDays(today, 1) })).toBe(
    'vat.filed-on',
  )
  const { paid, boxes } = await view()
  const before = await balanceOf(app.db, { kind: 'vat_payable' })
  expect(
    await bySql(
      `update vat_returns set state = 'FILED', move = 'file', moved_as = 'admin', version = version + 1, filed_by = $1,
    filed_at = now(), filed_on = $2, reference = 'x', taken_fils = 0, output_fils = 0`,
      [first.userId, today],
    ),
  ).toBe('vat_returns_file')
  const held = ['select pg_advisory_xact_lock(7216390110 + length($1) * 0)', ''] as const
  const answers = await whileHeld(app, held, [
    () => step(first, calls.fileVatReturn, filing),
    () => step(first, calls.fileVatReturn, { ...filing, reference: 'VAT-201-77121' }),
  ])
  expect(answers).toEqual(['done', 'vat.moved-on'])
  const filed = await view()
  expect(filed).toMatchObject({ state: 'FILED', ...filing, paid, isUnchanged: true, boxes })
  expect(paid).toBe(boxes.payable)
  const { rows } = await app.owner.query(`select id from ledger_transactions where kind = 'vat.settled'`)
  expect(rows).toEqual([{ id: filed.transactionId }])
  expect(before - (await balanceOf(app.db, { kind: 'vat_payable' }))).toBe(parseMoney(boxes.due))
  expect(await step(first, calls.unfreezeVatReturn, reason)).toBe('vat.moved-on')
  expect(await step(first, calls.freezeVatReturn)).toBe('vat.moved-on')
  expect(await view(second, running)).toMatchObject({
    checks: expect.arrayContaining([
      { check: 'output', figure: '0.00', isGreen: true, isRequired: true },
      { check: 'input', figure: '0.00', isGreen: true, isRequired: true },
    ]),
  })
  const own = (await app.ask(first, books.viewVatReturn, { query: { from: addDays(to, 1), to: today } })).body
  expect(own).toMatchObject({ ties: true, ledger: own.due })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('readers look and change nothing; others do not look', async () => {
  const [auditor, desk] = [await addPerson(app.db, 'admin-readonly'), await addPerson(app.db, 'desk')]
  expect((await app.ask(auditor, calls.viewFiledReturn, { query: { period } })).status).toBe(200)
  for (const [call, body] of [
    [calls.freezeVatReturn, undefined],
    [calls.fileVatReturn, filing],
    [calls.unfreezeVatReturn, reason],
  ] as const)
    expect((await app.ask(auditor, call, { query: { period }, ...(body && { body }) })).status).toBe(403)
  expect((await app.ask(desk, calls.listFiledReturns, {})).status).toBe(403)
})
