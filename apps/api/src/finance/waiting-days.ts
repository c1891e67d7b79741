// The days by which finance's steps begin to wait, and the months and tax periods that do.
import { dayOf, monthOf } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Db } from '../kit/db.ts'
import { openMonths } from './periods/view-periods.ts'
import { taxPeriods, unfrozen } from './vat/neighbours.ts'
import { listVatReturnRows } from './vat/vat-returns.store.ts'
import { evidenceDays } from './vat/view-evidence.ts'
import type { WaitingDays } from './waiting.store.ts'

export const waitingDays = async (db: Db, now: Date, settings: SettingsInForce): Promise<WaitingDays> => {
  const today = dayOf(now)
  const [months, returns] = await Promise.all([openMonths(db, monthOf(today)), listVatReturnRows(db)])
  const periods = unfrozen(await taxPeriods(db, returns, today, settings['vat.period']), today)
  return {
    now,
    today,
    ...evidenceDays(today, settings['vat.evidence-days']),
    months: months.map((month) => ({ from: `${month}-01`, name: month })),
    periods: periods.map(({ from, period }) => ({ from, name: period })),
  }
}
