// Payouts of the card gateway over HTTP: taken once, compared with payments, confirmed by the bank, taken back, and settled by two people.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankEndpoints as bank } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { cardPayoutEndpoints as calls } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { type Person } from '../../../test/people.ts'
import { choose, startSandbox } from '../../../test/sandbox-gateway.ts'
import { balanceOf, listLedgerFaults } from '../ledger.store.ts'
import { noticeLatePayouts } from './late-payouts.ts'
import { payoutWorldOf } from '../../../test/payout-world.ts'

let app: TestApp
let first: Person
let second: Person
let world: Awaited<ReturnType<typeof payoutWorldOf>>
beforeAll(async () => {
  app = await testApp()
  world = await payoutWorldOf(app)
  ;({ first, second } = world)
})
afterAll(() => app.close())

const today = dayOf(new Date())
type World = typeof world
const nextReference: World['nextReference'] = () => world.nextReference()
const done: World['done'] = (...given) => world.done(...given)
const refused: World['refused'] = (...given) => world.refused(...given)
const reportOf: World['reportOf'] = (...given) => world.reportOf(...given)
const paid: World['paid'] = () => world.paid()
const statementOf: World['statementOf'] = (...given) => world.statementOf(...given)
const view: World['view'] = (reference) => world.view(reference)
const casesOf: World['casesOf'] = (...given) => world.casesOf(...given)
const balances: World['balances'] = () => world.balances()

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
