// Computes the checks of a month from the books themselves.
import { isCheckFresh, sentDays, type CheckedFigure } from '@marsa/model/finance/periods/period.ts'
import { addDays, dayOf, daysOfMonth, instantOf } from '@marsa/model/kit/day.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import { newestChecks } from '../../kit/integrity.ts'
import { spanOf } from '../books/period.ts'
import { countUnconfirmed } from '../bank/bank.store.ts'
import { movedVat } from '../books/vat-moved.store.ts'
import { readBalances } from '../books/view-books.ts'
import { readVatReturn } from '../books/view-tax-documents.ts'
import { countOpen } from './periods.store.ts'

export type CheckedPeriod = { checks: CheckedFigure[]; isFresh: boolean }

/** The whole ledger is checked once a day, which takes longer than a page may: its newest result counts while it is fresh. */
export const checkPeriod = async (db: Db, month: string, now: Date): Promise<CheckedPeriod> => {
  const days = daysOfMonth(month)
  const span = spanOf(days)
  const ledger = (await newestChecks(db)).find(({ kind }) => kind === 'ledger')
  const balances = await readBalances(db, days)
  const open = await countOpen(db, span, instantOf(addDays(dayOf(now), -sentDays)))
  const unconfirmed = await countUnconfirmed(db, span.until)
  const { outputs } = await readVatReturn(db, days, undefined)
  const vat = (await movedVat(db, days)).outputFils - outputs.vatFils
  const isFresh = ledger !== undefined && isCheckFresh(ledger.checkedAt, now)
  const checks: CheckedFigure[] = [
    { check: 'ledger', figure: String(ledger?.faults ?? 0) },
    { check: 'level', figure: toWire(sum(balances.map(({ closing }) => closing))) },
    { check: 'suspense', figure: toWire(open.suspense) },
    { check: 'bank', figure: String(open.lines) },
    { check: 'cases', figure: String(open.cases) },
    { check: 'runs', figure: String(open.runs) },
    { check: 'vat', figure: toWire(vat) },
    { check: 'e-invoices', figure: String(open.refused) },
    { check: 'unsent', figure: String(open.unsent) },
    { check: 'unconfirmed', figure: String(unconfirmed) },
  ]
  return { checks, isFresh }
}
