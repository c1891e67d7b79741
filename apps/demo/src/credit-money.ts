// What followed the purchases on credit of the demo world: receipts of every way, some that wait to be matched or confirmed, one too many.
import {
  announceTransfer,
  confirmReceipt,
  moveCheque,
  payInvoices,
  recordReceipt,
  uploadTransferProof,
  viewCreditInvoices,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { companies } from './companies.ts'
import { actingFor, type CustomerKey, type Email } from './personas.ts'
import { plainPdf } from './plain-pdf.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const bankAccount = 'Marsa Logistics Portal LLC · AE07 0331 2345 6789 0123 456'
const dayMs = 86_400_000
const admin: Email = 'admin@demo.example'

/** What is open on a company's invoices by then. */
const openOf = async (runner: Runner, company: CustomerKey): Promise<{ ids: string[]; amount: string }> => {
  const query = { companyId: runner.companyIds[company] }
  const { invoices } = await runner.call(admin, viewCreditInvoices, { query })
  const open = invoices.filter(({ state }) => state !== 'paid')
  return {
    ids: open.map(({ invoiceId }) => invoiceId),
    amount: toWire(sum(open.map((each) => parseMoney(each.open)))),
  }
}

type Pay = (runner: Runner, company: CustomerKey, reference: string) => Promise<void>

const announce = async (runner: Runner, company: CustomerKey, reference: string): Promise<string> => {
  const { ids, amount } = await openOf(runner, company)
  const valueOn = dayOf(runner.now())
  const { receiptId } = await runner.call(actingFor[company], announceTransfer, {
    body: { amount, reference, valueOn, invoices: ids },
  })
  const form = new FormData()
  form.set('ReceiptId', receiptId)
  form.set('docCode', 'TRANSFER_PROOF')
  const paper = plainPdf({
    title: 'Transfer advice',
    from: companies[company].en,
    rows: [
      ['Reference', reference],
      ['Amount', `AED ${amount}`],
    ],
    foot: 'A document of the demo world.',
  })
  form.append('files', new Blob([new Uint8Array(paper)]), `${reference}.pdf`)
  await runner.call(actingFor[company], uploadTransferProof, { form })
  return receiptId
}

/** Found in the bank's list, where nobody had announced it. */
const byTransfer: Pay = async (runner, company, reference) => {
  const { amount } = await openOf(runner, company)
  const companyId = runner.companyIds[company]
  const body = { way: 'TRANSFER', companyId, reference, valueOn: dayOf(runner.now()), amount } as const
  await runner.call(admin, recordReceipt, { body: { ...body, invoices: [] } })
}

const byAnnouncement: Pay = async (runner, company, reference) => {
  const { amount } = await openOf(runner, company)
  const id = await announce(runner, company, reference)
  const body = { reference: `IN ${reference}`, valueOn: dayOf(runner.now()), amount }
  await runner.call(admin, confirmReceipt, { query: { id }, body })
}

const hold = async (runner: Runner, company: CustomerKey, reference: string, amount: string) => {
  const companyId = runner.companyIds[company]
  const body = { way: 'CHEQUE', companyId, reference, valueOn: dayOf(runner.now()), amount } as const
  const { receiptId: id } = await runner.call(admin, recordReceipt, { body: { ...body, invoices: [] } })
  await runner.call(admin, moveCheque, { query: { id }, body: { step: 'deposit' } })
  return id
}

const byCheque: Pay = async (runner, company, reference) => {
  const { amount } = await openOf(runner, company)
  const id = await hold(runner, company, reference, amount)
  await runner.call(admin, moveCheque, {
    query: { id },
    body: { step: 'clear', bankReference: `CHQ ${reference}` },
  })
}

const byCard: Pay = async (runner, company) => {
  const { ids } = await openOf(runner, company)
  const payment = await runner.call(actingFor[company], payInvoices, { body: { invoices: ids } })
  await runner.payAt(actingFor[company], payment, 'approve-silently')
}

/** Days ago, and how all that was open then was paid. */
const paid: readonly [days: number, pay: Pay, reference: string][] = [
  [118, byTransfer, 'FT26-118204'],
  [97, byAnnouncement, 'FT26-140377'],
  [80, byCheque, '000418'],
  [64, byCard, 'card'],
  [46, byAnnouncement, 'FT26-188051'],
]

export const creditMoneySteps = (now: Date): Step[] => {
  const step = (name: string, days: number, run: Step['run']): Step => ({
    name: `credit:${name}`,
    about: companies.nakhl.en,
    at: new Date(now.getTime() - days * dayMs),
    run,
  })
  return [
    step('bank', 160, (runner) =>
      runner.call(admin, saveSetting, {
        query: { key: 'credit.bank-account' },
        body: { value: bankAccount, version: 0, reason: 'Printed on statements' },
      }),
    ),
    ...paid.map(([days, pay, reference]) => step('paid', days, (runner) => pay(runner, 'nakhl', reference))),
    step('announced', 0.9, async (runner) => {
      await announce(runner, 'nakhl', 'FT26-241190')
    }),
    step('cheque', 1.4, async (runner) => {
      const { amount } = await openOf(runner, 'ghadeer')
      await hold(runner, 'ghadeer', '000093', amount)
    }),
    step('unmatched', 0.6, async (runner) => {
      const valueOn = dayOf(runner.now())
      const body = { way: 'TRANSFER', reference: 'IN FT26-243871', valueOn, amount: '4250' } as const
      await runner.call(admin, recordReceipt, { body: { ...body, companyId: null, invoices: [] } })
    }),
    // Nothing is owed, so that the money is theirs and waits to go back. After the statements of a month, which say no debt of ours.
    step('overpaid', 0.1, async (runner) => {
      const companyId = runner.companyIds.wadi
      const valueOn = dayOf(runner.now())
      const body = { way: 'TRANSFER', reference: 'IN FT26-244512', valueOn, amount: '1840' } as const
      await runner.call(admin, recordReceipt, { body: { ...body, companyId, invoices: [] } })
    }),
  ]
}
