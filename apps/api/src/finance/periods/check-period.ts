// Computes the checks of a month from the books themselves.
import { daysOfMonth, sentDays, type CheckedFigure } from '@marsa/model/finance/periods/period.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import { movedOn } from '../books/day-sums.store.ts'
import { spanOf } from '../books/period.ts'
import { readBalances } from '../books/view-books.ts'
import { readVatReturn } from '../books/view-tax-documents.ts'
import { listLedgerFaults } from '../ledger.store.ts'
import { countOpen } from './periods.store.ts'

export const checkPeriod = async (db: Db, month: string, now: Date): Promise<CheckedFigure[]> => {
  const days = daysOfMonth(month)
  const span = spanOf(days)
  const faults = await listLedgerFaults(db)
  const balances = await readBalances(db, days)
  const open = await countOpen(db, span, instantOf(addDays(dayOf(now), -sentDays)))
  const { standard } = await readVatReturn(db, days, undefined)
  const vat = (await movedOn(db, 'vat_payable', days)) - sum(standard.map(({ vatFils }) => vatFils))
  return [
    { check: 'ledger', figure: String(faults.length) },
    { check: 'level', figure: toWire(sum(balances.map(({ closing }) => closing))) },
    { check: 'suspense', figure: toWire(open.suspense) },
    { check: 'cases', figure: String(open.cases) },
    { check: 'runs', figure: String(open.runs) },
    { check: 'vat', figure: toWire(vat) },
  ]
}
