// Payouts of the card gateway as pages read them: the list with its sums, and one with its lines, its cases and the bank's line.
import type {
  CardPayoutRow,
  listCardPayouts as listContract,
  viewCardPayout as viewContract,
} from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { listPageSize as size } from '@marsa/model/finance/overview-endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Call } from '../../kit/serve.ts'
import {
  findPayout,
  listPayoutCases,
  listPayoutLines,
  listPayouts,
  sumNotPaidOut,
  sumPayouts,
  type PayoutRow,
} from './card-payouts.store.ts'

const pageOf = (page: number) => ({ limit: size, offset: (page - 1) * size })

const payoutView = (row: PayoutRow): CardPayoutRow => ({
  reference: row.reference,
  paidOn: row.paid_on,
  gross: toWire(row.gross_fils),
  fee: toWire(row.fee_fils),
  vat: toWire(row.vat_fils),
  net: toWire(row.net_fils),
  lines: row.lines,
  state: row.is_awaited ? 'awaited' : 'paid',
  openCases: row.open_cases,
})

export const listCardPayouts = async ({
  db,
  query: { page, ...filter },
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const [found, sums, notPaidOut] = await Promise.all([
    listPayouts(db, filter, pageOf(page)),
    sumPayouts(db, filter),
    sumNotPaidOut(db),
  ])
  return {
    payouts: found.map(payoutView),
    count: sums.count,
    gross: toWire(sums.gross),
    fee: toWire(sums.fee),
    vat: toWire(sums.vat),
    net: toWire(sums.net),
    notPaidOut: { count: notPaidOut.count, amount: toWire(notPaidOut.fils) },
  }
}

export const viewCardPayout = async ({
  db,
  query: { reference, page },
}: Call<typeof viewContract>): Promise<AnswerOf<typeof viewContract>> => {
  const payout = await findPayout(db, reference)
  if (!payout) throw new Problem('card-payout.none')
  const [lines, cases] = await Promise.all([
    listPayoutLines(db, payout.id, pageOf(page)),
    listPayoutCases(db, payout.id),
  ])
  return {
    ...payoutView(payout),
    fileName: payout.file_name,
    importedBy: payout.importer,
    importedAt: toOffset(payout.imported_at),
    bank: payout.bank && { day: payout.bank.day, amount: toWire(BigInt(payout.bank.amount)) },
    rows: lines.map((row) => ({
      kind: row.kind,
      orderRef: row.order_ref,
      subjectNumber: row.subject_number,
      day: row.day,
      gross: toWire(row.gross_fils),
      fee: toWire(row.fee_fils),
      vat: toWire(row.vat_fils),
      net: toWire(row.gross_fils - row.fee_fils - row.vat_fils),
    })),
    cases: cases.map((row) => ({
      caseId: row.id,
      kind: row.kind,
      state: row.state,
      subjectNumber: row.subject_number,
      ours: toWire(row.ours_fils),
      theirs: toWire(row.theirs_fils),
    })),
  }
}
