// What the finance desk of the demo world has done: payouts of the gateway, purchases, the bank statement with its cases, months, VAT returns and a schedule.
import {
  importStatement,
  listFinanceCases,
  resolveCase,
  decideCase,
  takeCase,
  viewReconciliation,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { importCardPayouts } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
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
import { addDays, dayOf, monthOf, weekdayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum, toWire, vatOf } from '@marsa/model/kit/money.ts'
import { listCardMoves, type CardMove } from './card-sales.store.ts'
import type { Email } from './personas.ts'
import { plainPdf } from './plain-pdf.ts'
import type { Runner } from './runner.ts'

const first: Email = 'admin@demo.example'
const second: Email = 'finance@marsa.example'

const signed = (fils: bigint): string => (fils < 0n ? `-${toWire(-fils)}` : toWire(fils))

/** Half up. */
const share = (fils: bigint, basisPoints: bigint): bigint => (fils * basisPoints + 5_000n) / 10_000n

type Payout = { reference: string; paidOn: string; netFils: bigint; content: string }

const heading =
  'Payout reference,Payout date,Type,Order reference,Merchant reference,Transaction date,Currency,Gross,Fee,VAT,Net'

/** The report of a week, paid on the Tuesday after it; one names an order that nobody knows. */
const payoutOf = (paidOn: string, moves: readonly CardMove[], number: number, stranger: boolean): Payout => {
  const reference = `NI-${paidOn.replaceAll('-', '')}-${String(number).padStart(2, '0')}`
  const rows = moves.map((move) => {
    const fee = move.type === 'SALE' ? share(move.fils, 220n) : 0n
    return { ...move, fee, vat: vatOf(fee, 'standard') }
  })
  const unknown = {
    type: 'SALE',
    order: 'ord-5b1f77c2',
    key: '',
    day: addDays(paidOn, -3),
    fils: 18_500n,
  } as const
  const all = [...rows, ...(stranger ? [{ ...unknown, fee: 407n, vat: 20n }] : [])]
  const [gross, fee, vat] = [
    sum(all.map(({ fils }) => fils)),
    sum(all.map((row) => row.fee)),
    sum(all.map((row) => row.vat)),
  ]
  const line = (
    type: string,
    order: string,
    key: string,
    day: string,
    of: readonly [bigint, bigint, bigint],
  ) =>
    [reference, paidOn, type, order, key, day, 'AED', ...[...of, of[0] - of[1] - of[2]].map(signed)].join(',')
  return {
    reference,
    paidOn,
    netFils: gross - fee - vat,
    content: [
      heading,
      ...all.map((row) => line(row.type, row.order, row.key, row.day, [row.fils, row.fee, row.vat])),
      line('PAYOUT', '', '', '', [gross, fee, vat]),
    ].join('\n'),
  }
}

/** The Tuesday after the week of a day. */
const paidOnOf = (day: string): string => {
  const sunday = addDays(day, (7 - weekdayOf(day)) % 7)
  return addDays(sunday, 2)
}

const takePayouts = async (runner: Runner, today: string): Promise<Payout[]> => {
  const weeks = Map.groupBy(await listCardMoves(runner.db), ({ day }) => paidOnOf(day))
  const due = [...weeks].filter(([paidOn]) => paidOn <= today).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const payouts = due.map(([paidOn, moves], index) =>
    payoutOf(paidOn, moves, index + 1, index === due.length - 2),
  )
  for (const { reference, content } of payouts)
    await runner.call(first, importCardPayouts, { body: { name: `${reference}.csv`, content } })
  return payouts
}

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
    net: '6200.00',
    treatment: 'standard',
    account: 'carrier_cost',
  },
  {
    supplier: 'Sahra Courier Partners LLC',
    trn: '100611284500003',
    number: 'SCP-4602',
    daysAgo: 41,
    net: '7450.00',
    treatment: 'standard',
    account: 'carrier_cost',
  },
  {
    supplier: 'Nimbus Cloud GmbH',
    trn: null,
    number: '2026-88120',
    daysAgo: 33,
    net: '2300.00',
    treatment: 'reverse-charge',
    account: 'external_books',
  },
  {
    supplier: 'Barsha Print House',
    trn: '100387756100003',
    number: 'BPH-0917',
    daysAgo: 16,
    net: '380.00',
    treatment: 'standard',
    account: 'external_books',
  },
  {
    supplier: 'Sahra Courier Partners LLC',
    trn: '100611284500003',
    number: 'SCP-4733',
    daysAgo: 4,
    net: '8120.00',
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

/** Three are settled, one is in somebody's hands, one waits. */
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

/** Months that ended more than a month ago, as far as their checks are green. */
const closeMonths = async (runner: Runner, today: string): Promise<void> => {
  const { periods } = await runner.call(first, listPeriods, {})
  const last = monthOf(addDays(today, -45))
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
  await takeStatement(runner, await bankRows(runner, payouts, today))
  await workCases(runner)
  await closeMonths(runner, today)
  await fileReturns(runner, today)
  await schedule(runner)
}
