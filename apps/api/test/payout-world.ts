// People of finance, settlement reports, statements and paid orders for tests of card payouts.
import { expect } from 'vitest'
import { bankEndpoints as bank } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { cardPayoutEndpoints as calls } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { balanceOf } from '../src/finance/ledger.store.ts'
import type { TestApp } from './app.ts'
import { addPerson, type Person } from './people.ts'
import { worldOf } from './world.ts'

type Row = {
  type: string
  order?: string
  key?: string
  gross: bigint
  fee?: bigint
  vat?: bigint
  day?: string
}
type BankRow = { fils: bigint; text: string; day?: string }
const heading =
  'Payout reference,Payout date,Type,Order reference,Merchant reference,Transaction date,Currency,Gross,Fee,VAT,Net'
const amount = (fils: bigint): string => (fils < 0n ? `-${toWire(-fils)}` : toWire(fils))

export const payoutWorldOf = async (app: TestApp) => {
  const [first, second] = [await addPerson(app.db, 'admin'), await addPerson(app.db, 'admin')]
  const today = dayOf(new Date())
  let count = 0
  const nextReference = () => `NI-TEST-${String(++count).padStart(4, '0')}`
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
  return {
    first,
    second,
    today,
    nextReference,
    done,
    refused,
    reportOf,
    paid,
    statementOf,
    view,
    casesOf,
    balances,
  }
}
