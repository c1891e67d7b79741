// What the finance desk of the demo world has done: payouts of the gateway, purchases, the bank statement with its cases, months, VAT returns and a schedule.
import {
  importStatement,
  matchLine,
  listFinanceCases,
  resolveCase,
  decideCase,
  takeCase,
  viewReconciliation,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import {
  closePeriod,
  listPeriods,
  startClosing,
  viewPeriod,
} from '@marsa/model/finance/periods/period-endpoints.ts'
import {
  decidePurchase,
  draftPurchase,
  recordPurchase,
  uploadPurchaseInvoice,
} from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import type { CaseResolution, FinanceCaseKind } from '@marsa/model/finance/bank/finance-case.ts'
import { addSchedule, listSchedules } from '@marsa/model/finance/reports/schedule-endpoints.ts'
import {
  fileVatReturn,
  freezeVatReturn,
  listFiledReturns,
  viewFiledReturn,
} from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { addDays, addMonths, dayOf, monthOf } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire, vatOf } from '@marsa/model/kit/money.ts'
import { settleAgents } from './agent-payouts.ts'
import { signed, takePayouts, type Payout } from './card-reports.ts'
import type { Email } from './personas.ts'
import { plainPdf } from './plain-pdf.ts'
import type { Runner } from './runner.ts'

const first: Email = 'admin@demo.example'
const second: Email = 'finance@marsa.example'

type Bought = {
  supplier: string
  trn: string | null
  number: string
  daysAgo: number
  net: string
  treatment: 'standard' | 'reverse-charge'
  account: 'carrier_cost' | 'external_books' | 'bank_fees'
  isOpen?: true
}
const bought: readonly Bought[] = [
  {
    supplier: 'Sahra Courier Partners LLC',
    trn: '100611284500003',
    number: 'SCP-4471',
    daysAgo: 74,
    net: '640.00',
    treatment: 'standard',
    account: 'carrier_cost',
  },
  {
    supplier: 'Sahra Courier Partners LLC',
    trn: '100611284500003',
    number: 'SCP-4602',
    daysAgo: 41,
    net: '890.00',
    treatment: 'standard',
    account: 'carrier_cost',
  },
  {
    supplier: 'Nimbus Cloud GmbH',
    trn: null,
    number: '2026-88120',
    daysAgo: 33,
    net: '460.00',
    treatment: 'reverse-charge',
    account: 'external_books',
  },
  {
    supplier: 'Barsha Print House',
    trn: '100387756100003',
    number: 'BPH-0917',
    daysAgo: 16,
    net: '180.00',
    treatment: 'standard',
    account: 'external_books',
  },
  {
    supplier: 'Sahra Courier Partners LLC',
    trn: '100611284500003',
    number: 'SCP-4733',
    daysAgo: 4,
    net: '720.00',
    treatment: 'standard',
    account: 'carrier_cost',
    isOpen: true,
  },
]

const buy = async (runner: Runner, today: string, each: Bought): Promise<void> => {
  const { supplier, trn, number, daysAgo, net, treatment, account, isOpen } = each
  const vat = toWire(vatOf(parseMoney(net), 'standard'))
  const invoicedOn = addDays(today, -daysAgo)
  const { purchaseId } = await runner.call(first, draftPurchase, {
    body: { supplier, trn, invoiceNumber: number, invoicedOn, net, vat, treatment, account },
  })
  const form = new FormData()
  form.set('PurchaseId', purchaseId)
  form.set('docCode', 'SUPPLIER_INVOICE')
  const rows = [
    ['Invoice', number],
    ['Date', invoicedOn],
    ['TRN', trn ?? 'none'],
    ['Net, AED', net],
    ['VAT, AED', treatment === 'standard' ? vat : 'reverse charge'],
  ] as const
  const paper = plainPdf({
    title: 'Tax invoice',
    from: supplier,
    rows,
    foot: 'A document of the demo world.',
  })
  form.append('files', new Blob([new Uint8Array(paper)]), `${number}.pdf`)
  await runner.call(first, uploadPurchaseInvoice, { form })
  const query = { id: purchaseId }
  await runner.call(first, recordPurchase, { query })
  if (!isOpen && parseMoney(net) + parseMoney(vat) > 50_000n)
    await runner.call(second, decidePurchase, { query, body: { isApproved: true } })
}

type BankRow = { day: string; fils: bigint; reference: string; text: string }

/** Everything that the books expect until yesterday, one payout 10.00 short, and what nobody expects. */
const bankRows = async (runner: Runner, payouts: readonly Payout[], today: string): Promise<BankRow[]> => {
  const { ours } = await runner.call(first, viewReconciliation, {})
  const posted = ours
    .filter(({ kind, day }) => kind === 'posting' && day < today)
    .map(({ amount, day, reference }) => ({
      day,
      fils: amount.startsWith('-') ? -parseMoney(amount.slice(1)) : parseMoney(amount),
      reference,
      text: 'Transfer',
    }))
  const shown = payouts.filter(({ paidOn }) => addDays(paidOn, 1) < today)
  const paid = shown.map(({ reference, paidOn, netFils }, index) => ({
    day: addDays(paidOn, 1),
    fils: index === shown.length - 1 ? netFils - 1_000n : netFils,
    reference,
    text: 'Card settlement',
  }))
  return [
    ...posted,
    ...paid,
    { day: addDays(today, -40), fils: -4_500n, reference: 'CHG-1027', text: 'Account service fee' },
    {
      day: addDays(today, -37),
      fils: 32_000n,
      reference: 'FT26-201184',
      text: 'Deposit returned by landlord',
    },
    { day: addDays(today, -9), fils: 125_000n, reference: 'FT26-221930', text: 'Transfer without details' },
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

const takeStatement = async (runner: Runner, rows: readonly BankRow[]): Promise<void> => {
  let balance = 5_000_000n
  const lines = rows.map(({ day, fils, reference, text }) => {
    balance += fils
    return [day, signed(fils), reference, text, signed(balance)].join(',')
  })
  const content = ['Date,Amount,Reference,Description,Balance', ...lines].join('\n')
  await runner.call(first, importStatement, { body: { name: 'bank-statement.csv', content } })
}

/** What stands beside a line is matched by hand: no reference says it. One payout has come short by it. */
const matchLines = async (runner: Runner): Promise<void> => {
  const { theirs } = await runner.call(first, viewReconciliation, {})
  for (const { lineId, proposals } of theirs) {
    const [found] = proposals
    if (found) await runner.call(first, matchLine, { body: { lineId, kind: found.kind, id: found.id } })
  }
}

type Ending = {
  kind: FinanceCaseKind
  ours?: string
  theirs: string
  resolution: CaseResolution
  note: string
}
const endings: readonly Ending[] = [
  { kind: 'bank-unmatched', theirs: '-45.00', resolution: 'bank-fee', note: 'Monthly fee of the account' },
  {
    kind: 'bank-unmatched',
    theirs: '320.00',
    resolution: 'explained',
    note: 'Deposit of the old office, booked in the accounting package',
  },
  {
    kind: 'unknown-order',
    theirs: '185.00',
    resolution: 'unknown-payer',
    note: 'Test order of the web shop',
  },
]

/** Three are settled, the payout that came short is in somebody's hands, a transfer of nobody waits. */
const workCases = async (runner: Runner): Promise<void> => {
  const { cases } = await runner.call(first, listFinanceCases, {})
  for (const { kind, theirs, resolution, note } of endings) {
    const found = cases.find((each) => each.kind === kind && each.theirs === theirs && each.state === 'OPEN')
    if (!found) continue
    const query = { id: found.caseId }
    await runner.call(first, takeCase, { query })
    await runner.call(first, resolveCase, { query, body: { resolution, note } })
    if (resolution !== 'explained')
      await runner.call(second, decideCase, { query, body: { isApproved: true } })
  }
  const short = cases.find(({ kind }) => kind === 'payout-short')
  if (short) await runner.call(first, takeCase, { query: { id: short.caseId } })
}

/** All months before the last one that has ended, as far as their checks are green. */
const closeMonths = async (runner: Runner, today: string): Promise<void> => {
  const { periods } = await runner.call(first, listPeriods, {})
  const last = addMonths(monthOf(today), -2)
  for (const { month } of periods.toReversed().filter((each) => each.month <= last)) {
    const query = { month }
    if ((await runner.call(first, viewPeriod, { query })).startRefusal !== null) continue
    await runner.call(first, startClosing, { query })
    if ((await runner.call(second, viewPeriod, { query })).closeRefusal !== null) return
    await runner.call(second, closePeriod, { query })
  }
}

/** Every tax period that is over, in order: frozen by one, filed by the other some days before it is due. */
const fileReturns = async (runner: Runner, today: string): Promise<void> => {
  const { returns } = await runner.call(first, listFiledReturns, {})
  for (const { period, to, dueOn } of returns.toReversed().filter((each) => each.to < today)) {
    const query = { period }
    if ((await runner.call(first, viewFiledReturn, { query })).freezeRefusal !== null) return
    await runner.call(first, freezeVatReturn, { query })
    const filedOn = [addDays(dueOn, -5), today].toSorted()[0]!
    if (filedOn <= to) return
    const reference = `VAT201-${period}-${to.slice(0, 4)}7741`
    await runner.call(second, fileVatReturn, { query, body: { reference, filedOn } })
  }
}

const schedule = async (runner: Runner): Promise<void> => {
  const { people } = await runner.call(first, listSchedules, { query: { page: 1 } })
  const recipientIds = people
    .filter(({ email }) => email === second || email === 'auditor@demo.example')
    .map(({ id }) => id)
  await runner.call(first, addSchedule, {
    body: {
      report: 'receivables-ageing',
      choices: {},
      format: 'xlsx',
      cadence: 'monthly',
      day: 1,
      at: '08:00',
      recipientIds,
    },
  })
}

/** After everything was dated back: the desk looks at days that are over. */
export const workFinance = async (runner: Runner, now: Date): Promise<void> => {
  const today = dayOf(now)
  const payouts = await takePayouts(runner, today)
  for (const each of bought) await buy(runner, today, each)
  await fileReturns(runner, today)
  await takeStatement(runner, await bankRows(runner, payouts, today))
  await matchLines(runner)
  await workCases(runner)
  await closeMonths(runner, today)
  await settleAgents(runner)
  await schedule(runner)
}
