// Payouts of the card gateway over HTTP: taken once, compared with payments, confirmed by the bank, taken back, and settled by two people.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankEndpoints as bank } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { cardPayoutEndpoints as calls } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { addDays, dayOf, daysOfMonth, monthOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { choose, startSandbox } from '../../../test/sandbox-gateway.ts'
import { whileHeld } from '../../../test/while-held.ts'
import { worldOf } from '../../../test/world.ts'
import { balanceOf, listLedgerFaults } from '../ledger.store.ts'
import { noticeLatePayouts } from './late-payouts.ts'

let app: TestApp
let first: Person
let second: Person
beforeAll(async () => {
  app = await testApp()
  first = await addPerson(app.db, 'admin')
  second = await addPerson(app.db, 'admin')
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

let count = 0
const nextReference = () => `NI-TEST-${String(++count).padStart(4, '0')}`
type Row = {
  type: string
  order?: string
  key?: string
  gross: bigint
  fee?: bigint
  vat?: bigint
  day?: string
}
const heading =
  'Payout reference,Payout date,Type,Order reference,Merchant reference,Transaction date,Currency,Gross,Fee,VAT,Net'
const amount = (fils: bigint): string => (fils < 0n ? `-${toWire(-fils)}` : toWire(fils))
const reportOf = (rows: readonly Row[], reference = nextReference(), paidOn = today) => {
  const add = (of: (row: Row) => bigint) => rows.reduce((total, row) => total + of(row), 0n)
  const line = ({ type, order = '', key = '', gross, fee = 0n, vat = 0n, day = paidOn }: Row) =>
    [
      reference,
      paidOn,
      type,
      order,
      key,
      day,
      'AED',
      ...[gross, fee, vat, gross - fee - vat].map(amount),
    ].join(',')
  const total = {
    type: 'PAYOUT',
    gross: add(({ gross }) => gross),
    fee: add(({ fee = 0n }) => fee),
    vat: add(({ vat = 0n }) => vat),
  }
  return { name: 'report.csv', content: [heading, ...rows.map(line), line(total)].join('\n') }
}
const paid = async () => {
  const { sessionId, number } = await worldOf(app).booked({ agents: 1 })
  const { ref, amountFils } = app.gateway.order(sessionId)
  return { sessionId, number, sale: { type: 'SALE', order: ref, key: sessionId, gross: amountFils } }
}
type BankRow = { fils: bigint; text: string; day?: string }
const statementOf = (rows: readonly BankRow[]) => {
  let balance = BigInt(Math.floor(Math.random() * 1e9))
  const lines = rows.map(({ fils, text, day = today }) => {
    balance += fils
    return [day, amount(fils), text, amount(balance)].join(',')
  })
  return { name: 'bank.csv', content: ['Date,Amount,Description,Balance', ...lines].join('\n') }
}
const view = (reference: string) => done(first, calls.viewCardPayout, { query: { reference } })
const casesOf = async (kind: string, person = first) =>
  (await done(person, bank.listFinanceCases)).cases.filter((each: { kind: string }) => each.kind === kind)
const balances = async () => ({
  clearing: await balanceOf(app.db, { kind: 'gateway_clearing' }),
  bank: await balanceOf(app.db, { kind: 'bank' }),
  fees: await balanceOf(app.db, { kind: 'gateway_fees' }),
  vat: await balanceOf(app.db, { kind: 'vat_recoverable' }),
})

test('a payout posts its fees once, the bank its net, and the gateway owes nothing any more', async () => {
  const { sale } = await paid()
  const before = await balances()
  const [fee, vat] = [10_590n, 530n]
  const reference = nextReference()
  const body = reportOf([{ ...sale, fee, vat }], reference)
  const { payouts } = await done(first, calls.previewCardPayouts, { body })
  expect(payouts).toMatchObject([{ reference, isKnown: false, findings: [], lines: 1 }])
  expect(await done(first, calls.importCardPayouts, { body })).toMatchObject({
    payouts: 1,
    known: 0,
    cases: 0,
  })
  // V24
  expect(await done(second, calls.importCardPayouts, { body })).toMatchObject({
    payouts: 0,
    known: 1,
    cases: 0,
  })
  const net = sale.gross - fee - vat
  expect(await view(reference)).toMatchObject({ state: 'awaited', bank: null, net: toWire(net) })
  const statement = statementOf([{ fils: net, text: `CARD SETTLEMENT ${reference}` }])
  expect(await done(first, bank.previewStatement, { body: statement })).toMatchObject({
    format: 'CSV',
    lines: 1,
    matched: 1,
    cases: 0,
  })
  expect(await done(first, bank.importStatement, { body: statement })).toMatchObject({ matched: 1, cases: 0 })
  expect(await view(reference)).toMatchObject({ state: 'paid', bank: { day: today, amount: toWire(net) } })
  const after = await balances()
  expect(after.fees - before.fees).toBe(-fee)
  expect(after.vat - before.vat).toBe(-vat)
  expect(after.bank - before.bank).toBe(-net)
  expect(after.clearing - before.clearing).toBe(sale.gross)
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('a line of the bank that came before its report is found by the report', async () => {
  const { sale } = await paid()
  const reference = nextReference()
  await done(first, bank.importStatement, {
    body: statementOf([{ fils: sale.gross, text: `NI ${reference}` }]),
  })
  const open = await casesOf('bank-unmatched')
  expect(open[0]).toMatchObject({ state: 'OPEN' })
  expect(await done(first, calls.importCardPayouts, { body: reportOf([sale], reference) })).toMatchObject({
    matched: 1,
  })
  expect(await view(reference)).toMatchObject({ state: 'paid' })
  expect(
    (await casesOf('bank-unmatched')).find((each: { caseId: string }) => each.caseId === open[0].caseId),
  ).toMatchObject({ state: 'RESOLVED' })
})

test('a report of the sandbox gateway is taken as it is, a chargeback is a case, and two people write it off', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payouts-'))
  const sandbox = await startSandbox(path.join(folder, 'orders.ndjson'))
  try {
    const { sessionId, sale } = await paid()
    const { access_token: token } = (await (
      await fetch(`${sandbox.url}/identity/auth/access-token`, {
        method: 'POST',
        headers: { authorization: `Basic ${sandbox.apiKey}` },
      })
    ).json()) as { access_token: string }
    const outlet = `${sandbox.url}/transactions/outlets/${sandbox.outlet}`
    const asMerchant = async (at: string, body?: object) =>
      fetch(`${outlet}${at}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/vnd.ni-payment.v2+json' }),
        },
      })
    const order = (await (
      await asMerchant('/orders', {
        action: 'PURCHASE',
        amount: { currencyCode: 'AED', value: Number(sale.gross) },
        merchantOrderReference: sessionId,
        merchantAttributes: { redirectUrl: 'http://marsa.invalid/back' },
      })
    ).json()) as { reference: string; _links: { payment: { href: string } } }
    await choose(order._links.payment.href, 'approve')
    const charge = await fetch(`${sandbox.url}/_sim/orders/${order.reference}/chargeback`, {
      method: 'POST',
      redirect: 'manual',
    })
    expect(charge.status).toBe(303)
    const { reference } = (await (await asMerchant('/payouts', {})).json()) as { reference: string }
    const content = await (await asMerchant(`/payouts/${reference}`)).text()
    const before = await balances()
    expect(
      await done(first, calls.importCardPayouts, { body: { name: `${reference}.csv`, content } }),
    ).toMatchObject({
      payouts: 1,
      cases: 1,
    })
    const { rows, cases } = await view(reference)
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['sale', 'chargeback', 'fee'])
    expect(cases).toMatchObject([{ kind: 'chargeback', theirs: `-${toWire(sale.gross)}` }])
    const id = cases[0].caseId
    await done(first, bank.takeCase, { query: { id } })
    const resolve = (resolution: string) => ({
      query: { id },
      body: { resolution, note: 'The bank of the payer decided' },
    })
    expect(await refused(first, bank.resolveCase, resolve('unknown-payer'))).toBe('case.resolution')
    await done(first, bank.resolveCase, resolve('written-off'))
    expect(await refused(first, bank.decideCase, { query: { id }, body: { isApproved: true } })).toBe(
      'case.second-person',
    )
    await done(second, bank.decideCase, { query: { id }, body: { isApproved: true } })
    const after = await balances()
    // The payment is balanced by its chargeback; what the gateway has kept as fees it takes from the next payout.
    expect(after.clearing - before.clearing).toBe(
      sale.gross + after.fees * -1n - before.fees * -1n + before.vat - after.vat,
    )
    expect(await listLedgerFaults(app.db)).toEqual([])
  } finally {
    await sandbox.end('SIGTERM')
    fs.rmSync(folder, { recursive: true })
  }
})

test('a short payout is matched by hand, its rest is a case, and both are taken back', async () => {
  const { sale } = await paid()
  const reference = nextReference()
  await done(first, calls.importCardPayouts, { body: reportOf([sale], reference) })
  const short = sale.gross - 1_000n
  await done(first, bank.importStatement, { body: statementOf([{ fils: short, text: `NI ${reference}` }]) })
  const { theirs } = await done(first, bank.viewReconciliation)
  const line = theirs.find((each: { text: string }) => each.text === `NI ${reference}`)
  expect(line.proposals).toMatchObject([{ kind: 'payout', rule: 'REF', reference }])
  const { kind, id } = line.proposals[0]
  await done(first, bank.matchLine, { body: { lineId: line.lineId, kind, id } })
  const ofShort = async () =>
    (await view(reference)).cases.find((each: { kind: string }) => each.kind === 'payout-short')
  expect(await ofShort()).toMatchObject({ ours: toWire(sale.gross), theirs: toWire(short), state: 'OPEN' })
  const matchOf = async () => {
    const { matched } = await done(first, bank.viewReconciliation)
    return matched.find((each: { lineId: string }) => each.lineId === line.lineId)
  }
  const { matchId } = await matchOf()
  const before = await balanceOf(app.db, { kind: 'bank' })
  await done(second, bank.undoMatch, { query: { id: matchId }, body: { reason: 'Line of another month' } })
  expect((await balanceOf(app.db, { kind: 'bank' })) - before).toBe(short)
  expect(await view(reference)).toMatchObject({ state: 'awaited', bank: null })
  expect(await ofShort()).toMatchObject({ state: 'RESOLVED' })
  expect(await matchOf()).toBeUndefined()
  // Matched again, it posts again, and the case of its rest is open again; settled by two, the match stays.
  await done(first, bank.matchLine, { body: { lineId: line.lineId, kind, id } })
  const { caseId, state } = await ofShort()
  expect(state).toBe('OPEN')
  await done(first, bank.takeCase, { query: { id: caseId } })
  await done(first, bank.resolveCase, {
    query: { id: caseId },
    body: { resolution: 'gateway-fee', note: 'A fee of the transfer' },
  })
  await done(second, bank.decideCase, { query: { id: caseId }, body: { isApproved: true } })
  const again = await matchOf()
  expect(
    await refused(first, bank.undoMatch, { query: { id: again.matchId }, body: { reason: 'Once more' } }),
  ).toBe('bank.match-used')
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('what the bank does not see within three days of the banks is a case, once', async () => {
  const { sale } = await paid()
  const [reference, paidOn] = [nextReference(), addDays(today, -9)]
  await done(first, calls.importCardPayouts, { body: reportOf([sale], reference, paidOn) })
  await noticeLatePayouts(app.db)
  await noticeLatePayouts(app.db)
  const { cases, openCases } = await view(reference)
  expect(openCases).toBe(1)
  expect(cases).toMatchObject([{ kind: 'payout-short', theirs: '0.00', state: 'OPEN' }])
  // The money comes after all.
  await done(first, bank.importStatement, {
    body: statementOf([{ fils: sale.gross, text: `NI ${reference}` }]),
  })
  expect(await view(reference)).toMatchObject({ state: 'paid', openCases: 0 })
})

test('a payment between two paid out ones that is in no payout is a case until a later payout has it', async () => {
  const [early, missing, late] = [await paid(), await paid(), await paid()]
  const turn = async (sessionId: string, day: string) =>
    app.owner.query(
      `with own as (select t.id from ledger_transactions t join payment_sessions s on s.transaction_id = t.id where s.id = $1)
       update ledger_transactions t set posted_at = ($2 || 'T12:00:00+04')::timestamptz from own where t.id = own.id`,
      [sessionId, day],
    )
  await app.owner.query('alter table ledger_transactions disable trigger ledger_transactions_append_only')
  await turn(missing.sessionId, addDays(today, -2))
  await app.owner.query('alter table ledger_transactions enable trigger ledger_transactions_append_only')
  const sales = [
    { ...early.sale, day: addDays(today, -6) },
    { ...late.sale, day: today },
  ]
  await done(first, calls.importCardPayouts, { body: reportOf(sales) })
  const of = async () =>
    (await casesOf('not-paid-out')).find(
      (each: { subject: { number: string } | null }) => each.subject?.number === missing.number,
    )
  expect(await of()).toMatchObject({ state: 'OPEN', theirs: '0.00' })
  await done(first, calls.importCardPayouts, { body: reportOf([missing.sale]) })
  expect(await of()).toMatchObject({ state: 'RESOLVED' })
})

test('what cannot be read, does not add up, is of another currency, ahead or changed is refused, and nothing is kept', async () => {
  const key = randomUUID()
  const good = reportOf([{ type: 'SALE', order: 'o-1', key, gross: 10_000n, fee: 220n, vat: 11n }])
  const code = (content: string) => refused(first, calls.importCardPayouts, { body: { ...good, content } })
  expect(await code('Hello')).toBe('card-payout.file')
  expect(await code(good.content.replace('SALE', 'GIFT'))).toBe('card-payout.row')
  expect(await code(good.content.replace('97.69', '97.70'))).toBe('card-payout.row')
  expect(await code(good.content.replace(/,AED,/, ',USD,'))).toBe('card-payout.currency')
  expect(await code(good.content.split('\n').slice(0, 2).join('\n'))).toBe('card-payout.sum')
  expect(await code(`${good.content}\n${good.content.split('\n')[1]}`)).toBe('card-payout.sum')
  expect(await code(good.content.replaceAll(today, addDays(today, 1)))).toBe('card-payout.ahead')
  expect(await refused(first, calls.previewCardPayouts, { body: { ...good, content: 'Hello' } })).toBe(
    'card-payout.file',
  )
  const reference = good.content.split('\n')[1]!.split(',')[0]!
  expect(await refused(first, calls.viewCardPayout, { query: { reference } })).toBe('card-payout.none')
  await done(first, calls.importCardPayouts, { body: good })
  const changed = reportOf([{ type: 'SALE', order: 'o-1', key, gross: 10_001n }], reference)
  expect(await refused(first, calls.importCardPayouts, { body: changed })).toBe('card-payout.changed')
})

test('the database takes no payout whose lines do not come to it', async () => {
  const insert = `insert into card_payouts (reference, paid_on, gross_fils, fee_fils, vat_fils, file_name, sha256, imported_by)
    values ($1, $2, 100, 0, 0, 'x', ''::bytea, $3)`
  await expect(app.owner.query(insert, [nextReference(), today, first.userId])).rejects.toMatchObject({
    constraint: 'card_payouts_lines',
  })
})

test('two people who take the same match back at the same moment take it back once', async () => {
  const { sale } = await paid()
  const reference = nextReference()
  await done(first, calls.importCardPayouts, { body: reportOf([sale], reference) })
  await done(first, bank.importStatement, {
    body: statementOf([{ fils: sale.gross, text: `NI ${reference}` }]),
  })
  const { matched } = await done(first, bank.viewReconciliation)
  const { matchId } = matched.find((each: { text: string }) => each.text === `NI ${reference}`)
  const undo = (person: Person) => () =>
    app.ask(person, bank.undoMatch, { query: { id: matchId }, body: { reason: 'Not ours' } })
  const answers = await whileHeld(
    app,
    ['select pg_advisory_xact_lock($1::bigint)', '7216390026'],
    [undo(first), undo(second)],
  )
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'bank.match-none'],
  ])
  // Nor does the database let it be changed once more, or vanish.
  await expect(
    app.owner.query('update bank_matches set undo_reason = $2 where id = $1', [matchId, 'Another reason']),
  ).rejects.toMatchObject({ code: '55000' })
  await expect(app.owner.query('delete from bank_matches where id = $1', [matchId])).rejects.toMatchObject({
    code: '55000',
  })
})

test('a match of a closed month stays, whoever asks', async () => {
  const { sale } = await paid()
  const reference = nextReference()
  await done(first, calls.importCardPayouts, { body: reportOf([sale], reference) })
  const month = monthOf(addDays(daysOfMonth(monthOf(today)).from, -1))
  const line = { fils: sale.gross, text: `NI ${reference}`, day: daysOfMonth(month).to }
  await done(first, bank.importStatement, { body: statementOf([line]) })
  const { matched } = await done(first, bank.viewReconciliation)
  const { matchId } = matched.find((each: { text: string }) => each.text === `NI ${reference}`)
  const close = async (state: string) => {
    await app.owner.query('alter table finance_periods disable trigger user')
    await app.owner.query(
      `insert into finance_periods (month, state, move, moved_as, started_by, closed_by, closed_at, checks)
       values ($1::date, $2, 'close', 'admin', $3, $4, now(), '[]') on conflict (month) do update set state = excluded.state`,
      [`${month}-01`, state, first.userId, second.userId],
    )
    await app.owner.query('alter table finance_periods enable trigger user')
  }
  await close('CLOSED')
  const undo = () => refused(first, bank.undoMatch, { query: { id: matchId }, body: { reason: 'Not ours' } })
  expect(await undo()).toBe('bank.match-closed')
  await expect(
    app.owner.query(
      `update bank_matches set undone_at = now(), undone_by = $2, undo_reason = 'By SQL' where id = $1`,
      [matchId, first.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'bank_matches_closed' })
  await close('OPEN')
  expect(await undo()).toBeUndefined()
})

test('what two people posted for a line is taken back with its match, and its case begins anew', async () => {
  await done(first, bank.importStatement, { body: statementOf([{ fils: 44_400n, text: 'FROM SOMEBODY' }]) })
  const open = (await casesOf('bank-unmatched')).find((each: { theirs: string }) => each.theirs === '444.00')
  const query = { id: open.caseId }
  await done(first, bank.takeCase, { query })
  await done(first, bank.resolveCase, { query, body: { resolution: 'unknown-payer', note: 'Nobody known' } })
  await done(second, bank.decideCase, { query, body: { isApproved: true } })
  const { matched } = await done(first, bank.viewReconciliation)
  const { matchId } = matched.find((each: { lineId: string }) => each.lineId === open.lineId)
  const before = await balanceOf(app.db, { kind: 'unapplied_receipts' })
  await done(first, bank.undoMatch, { query: { id: matchId }, body: { reason: 'It is of a customer' } })
  expect((await balanceOf(app.db, { kind: 'unapplied_receipts' })) - before).toBe(-44_400n)
  expect(
    (await casesOf('bank-unmatched')).find((each: { caseId: string }) => each.caseId === open.caseId),
  ).toMatchObject({ state: 'OPEN', owner: null, note: 'It is of a customer' })
})

test('readers look and take nothing; agents and customers do not even look', async () => {
  const auditor = await addPerson(app.db, 'admin-readonly')
  const { customer } = await worldOf(app).booked({ agents: 1 })
  expect((await app.ask(auditor, calls.listCardPayouts)).status).toBe(200)
  for (const call of [calls.importCardPayouts, calls.previewCardPayouts])
    expect((await app.ask(auditor, call, { body: reportOf([]) })).status).toBe(403)
  expect(
    (await app.ask(auditor, bank.undoMatch, { query: { id: randomUUID() }, body: { reason: 'Why not' } }))
      .status,
  ).toBe(403)
  expect((await app.ask(customer, calls.listCardPayouts)).status).toBe(403)
  expect(books.viewTrialBalance.policy).toEqual(calls.listCardPayouts.policy)
})
