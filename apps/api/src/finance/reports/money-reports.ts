// Reports of money that moved and of what is owed: cash in, refunds, runs, ageing of both sides, cash of couriers, wallets, bundles.
import { cashWayText } from '@marsa/model/finance/books/books-text.ts'
import { refundStateText } from '@marsa/model/finance/refunds/refund.ts'
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { chart, ofSide } from '@marsa/model/finance/books/chart.ts'
import { ageingText, bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { ageBands, ageing, lateDays } from '@marsa/model/finance/credit/credit-due.ts'
import { purchaseTreatmentText } from '@marsa/model/finance/purchases/purchase.ts'
import { segmentOf, segmentText } from '@marsa/model/finance/reports/segments.ts'
import { settlementRunStateText } from '@marsa/model/finance/settlements/settlement-run.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { sum } from '@marsa/model/kit/money.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import { readReceivables, type Aged } from '../credit/ageing-report.ts'
import { listOwed, sumsByAgent } from '../settlements/runs.store.ts'
import {
  cashList,
  payoutList,
  purchaseList,
  refundList,
  runList,
  type CashRow,
  type PayoutReportRow,
  type PurchaseReportRow,
  type RefundRow,
  type RunReportRow,
} from './lists.store.ts'
import { columnsIn, counted, listed, type Asked, type Column, type Word } from './source.ts'
import { standingList, type Standing } from './standings.store.ts'

type Party = { name_en: string; name_ar: string }
export const nameIn = (lang: Lang) => (row: Party) => (lang === 'ar' ? row.name_ar : row.name_en)
export const segmentIn = (lang: Lang, kind: string | undefined): string | null => {
  const segment = kind === undefined ? undefined : segmentOf(kind)
  return segment ? say(lang, segmentText[segment]) : null
}
const isOf = (companyId: string | undefined, id: string): boolean =>
  companyId === undefined || id === companyId
const inDays = ({ span, kinds, companyId }: Asked) => ({ span, kinds, companyId })

export const cashIn = listed(cashList, inDays, (lang): Column<CashRow>[] => {
  const { moment, text, summed } = columnsIn<CashRow>(lang)
  return [
    moment('when', ({ at }) => at),
    text('number', ({ number }) => number),
    text('customer', nameIn(lang)),
    text('segment', (row) => segmentIn(lang, row.subject_kind)),
    text('subject', (row) => row.subject_number),
    text('way', ({ way }) => say(lang, cashWayText[way])),
    summed('amount', 'amount_fils'),
  ]
})

export const refunds = listed(refundList, inDays, (lang): Column<RefundRow>[] => {
  const { moment, text, summed } = columnsIn<RefundRow>(lang)
  return [
    moment('asked', (row) => row.requested_at),
    text('subject', (row) => row.subject_number),
    text('customer', nameIn(lang)),
    text('reason', ({ reason }) => reason),
    text('state', (row) => say(lang, refundStateText[row.state])),
    moment('arrived', (row) => row.settled_at),
    summed('amount', 'amount_fils'),
  ]
})

export const settlementRuns = listed(runList, inDays, (lang): Column<RunReportRow>[] => {
  const { text, day, moment, summed } = columnsIn<RunReportRow>(lang)
  return [
    text('number', ({ number }) => number),
    text('agent', nameIn(lang)),
    text('state', ({ state }) => say(lang, settlementRunStateText[state])),
    day('until', (row) => row.until_on),
    summed('gross', 'gross_fils'),
    summed('commission', 'commission_fils'),
    summed('commissionVat', 'commission_vat_fils'),
    summed('adjustments', 'adjustment_fils'),
    summed('paid', 'net_fils'),
    text('bankReference', (row) => row.bank_reference),
    moment('arrived', (row) => row.ended_at),
  ]
})

export const purchases = listed(
  purchaseList,
  ({ span }) => ({ span }),
  (lang): Column<PurchaseReportRow>[] => {
    const { text, day, summed } = columnsIn<PurchaseReportRow>(lang)
    return [
      text('number', ({ number }) => number),
      text('supplier', ({ supplier }) => supplier),
      text('trn', ({ trn }) => trn),
      text('invoice', (row) => row.invoice_number),
      day('invoicedOn', (row) => row.invoiced_on),
      text('account', ({ account }) => say(lang, chart[account])),
      text('treatment', ({ treatment }) => say(lang, purchaseTreatmentText[treatment])),
      summed('net', 'net_fils'),
      summed('vat', 'vat_fils'),
    ]
  },
)

export const cardPayouts = listed(
  payoutList,
  ({ span }) => ({ span }),
  (lang): Column<PayoutReportRow>[] => {
    const { text, day, summed } = columnsIn<PayoutReportRow>(lang)
    return [
      text('number', ({ reference }) => reference),
      day('paidOn', (row) => row.paid_on),
      summed('gross', 'gross_fils'),
      summed('fee', 'fee_fils'),
      summed('feeVat', 'vat_fils'),
      summed('net', 'net_fils'),
      day('atBank', (row) => row.arrived_on),
    ]
  },
)

const bandColumns = <Row extends Aged>(lang: Lang): Column<Row>[] =>
  ageBands.map((band) => ({
    heading: say(lang, bandText[band]),
    kind: 'amount',
    sum: true,
    value: (row) => row.bands[band],
  }))

export const receivablesAgeing = counted(
  async (tx, { today, companyId }) =>
    (await readReceivables(tx, today)).filter((row) => isOf(companyId, row.company_id)),
  (lang): Column<Aged>[] => [
    columnsIn<Aged>(lang).text('company', nameIn(lang)),
    { heading: say(lang, ageingText.owed), kind: 'amount', sum: true, value: (row) => row.owedFils },
    ...bandColumns<Aged>(lang),
    columnsIn<Aged>(lang).count('oldest', (row) => row.oldestDays),
  ],
)

type Owed = Aged & { heldFils: bigint }

/** What each agent is owed and has in no run, by days since it was posted; the day of the posting is the first of its age. */
const readPayables = async (tx: Db, { now, today, waitsForPayment, companyId }: Asked): Promise<Owed[]> => {
  const agents = (await sumsByAgent(tx)).filter(({ id }) => isOf(companyId, id))
  const owed = await listOwed(tx, { agentId: companyId ?? null, until: now, waitsForPayment })
  return agents.flatMap((agent) => {
    const own = owed.filter((row) => row.agent_id === agent.id)
    if (own.length === 0) return []
    const aged = own.map((row) => ({
      id: row.transaction_id,
      dueOn: dayOf(row.posted_at),
      openFils: row.amount_fils,
    }))
    return {
      company_id: agent.id,
      name_en: agent.name_en,
      name_ar: agent.name_ar,
      owedFils: sum(own.map((row) => row.amount_fils)),
      heldFils: sum(own.filter(({ hold }) => hold !== null).map((row) => row.amount_fils)),
      bands: ageing(aged, today),
      oldestDays: Math.max(0, ...aged.map(({ dueOn }) => lateDays(dueOn, today))),
    }
  })
}

export const payablesAgeing = counted(readPayables, (lang): Column<Owed>[] => {
  const { text, amount, count } = columnsIn<Owed>(lang)
  return [
    text('agent', nameIn(lang)),
    amount('released', (row) => row.owedFils - row.heldFils),
    amount('held', (row) => row.heldFils),
    ...bandColumns<Owed>(lang).map((column, at) =>
      at === 0 ? { ...column, heading: say(lang, ageingText.today) } : column,
    ),
    count('oldest', (row) => row.oldestDays),
  ]
})

/** Owners of one or two kinds of account with what stands on them, as their side reads it. */
const standing = (owner: Word, first: [AccountKind, Word], second?: [AccountKind, Word]) =>
  listed(
    standingList,
    ({ companyId }) => ({ first: first[0], second: second?.[0], companyId }),
    (lang): Column<Standing>[] => {
      const sided = (word: Word, from: 'first_fils' | 'second_fils' | 'both_fils'): Column<Standing> => ({
        heading: columnsIn<Standing>(lang).summed(word, from).heading,
        kind: 'amount',
        sum: true,
        from,
        value: (row) => ofSide(first[0], row[from]),
        flips: ofSide(first[0], 1n) < 0n,
      })
      return [
        columnsIn<Standing>(lang).text(owner, (row) => row.owner?.[lang] ?? null),
        ...(second
          ? [sided(first[1], 'first_fils'), sided(second[1], 'second_fils'), sided('total', 'both_fils')]
          : [sided(first[1], 'first_fils')]),
      ]
    },
  )

export const codFloat = standing('courier', ['courier_receivable', 'amount'])
export const walletLiabilities = standing(
  'company',
  ['wallet_available', 'available'],
  ['wallet_reserved', 'reserved'],
)
export const bundleDeferred = standing(
  'company',
  ['bundle_credits', 'available'],
  ['credits_reserved', 'reserved'],
)
