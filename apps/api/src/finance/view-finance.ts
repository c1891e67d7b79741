// The finance area's first page: payments by state, today's receipts, sums of the ledger and its newest check.
import { dayOf, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { ofSide } from '@marsa/model/finance/books/chart.ts'
import { shownAccounts, type viewFinance as contract } from '@marsa/model/finance/overview-endpoints.ts'
import { balanceOf, kindSums } from './books/day-sums.store.ts'
import { waitingTasks, waitsFor } from '@marsa/model/finance/waiting.ts'
import { newestChecks } from '../kit/integrity.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { waitingDays } from './waiting-days.ts'
import { countWaiting } from './waiting.store.ts'
import { latestInvoices, latestReceipts, paymentsByState, receiptsSince } from './overview.store.ts'

type Answer = AnswerOf<typeof contract>

export const viewFinance = async (call: Call<typeof contract>): Promise<Answer> => {
  const { db, now } = call
  const actor = signedIn(call)
  const day = dayOf(now)
  const [waiting, payments, today, latest, invoices, sums, checks] = await Promise.all([
    waitingDays(db, now, call.settings).then((days) => countWaiting(db, days)),
    paymentsByState(db),
    receiptsSince(db, instantOf(day)),
    latestReceipts(db, 10),
    latestInvoices(db, 10),
    kindSums(db, { from: day, to: day }),
    newestChecks(db),
  ])
  const ledger = checks.find((check) => check.kind === 'ledger')
  return {
    day,
    waiting: waitingTasks.flatMap((task) => {
      const count = waiting
        .filter((each) => each.task === task)
        // Who may only read sees all that waits, whoever it waits for.
        .filter(({ begun_by: begunBy }) => actor.role !== 'admin' || waitsFor({ task, begunBy }, actor))
        .reduce((total, each) => total + each.count, 0)
      return count > 0 ? [{ task, count }] : []
    }),
    payments: payments.map(({ state, count, fils }) => ({ state, count, amount: toWire(fils) })),
    today: { count: today.count, amount: toWire(today.fils) },
    latest: latest.map((row) => ({
      number: row.number,
      issuedAt: toOffset(row.issued_at),
      subjectNumber: row.subject_number,
      part: row.part,
      amount: toWire(row.amount_fils),
      companyNameEn: row.name_en,
      companyNameAr: row.name_ar,
    })),
    invoices: invoices.map((row) => ({
      invoiceId: row.id,
      number: row.number,
      kind: row.kind,
      issuedAt: toOffset(row.issued_at),
      subjectNumber: row.subject_number,
      vat: toWire(row.vat_fils),
      amount: toWire(row.total_fils),
      companyNameEn: row.name_en,
      companyNameAr: row.name_ar,
    })),
    accounts: shownAccounts.map((kind) => ({ kind, amount: toWire(ofSide(kind, balanceOf(sums, kind))) })),
    check: ledger ? { checkedAt: toOffset(ledger.checkedAt), faults: ledger.faults } : null,
    currency: 'AED',
  }
}
