// The months of the books with their states, and one with its checks and what its reader may do with it.
import type {
  listPeriods as listContract,
  PeriodView,
  viewPeriod as viewContract,
} from '@marsa/model/finance/periods/period-endpoints.ts'
import {
  addMonths,
  askReopenRefusal,
  closeRefusal,
  isGreen,
  monthOf,
  periodChecks,
  reopenRefusal,
  startRefusal,
  type CheckedFigure,
} from '@marsa/model/finance/periods/period.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { checkPeriod } from './check-period.ts'
import { listPeriodRows, type PeriodRow } from './periods.store.ts'

const viewOf = (month: string, row: PeriodRow | undefined): PeriodView => ({
  month,
  state: row?.state ?? 'OPEN',
  startedBy: row?.starter ?? null,
  closedBy: row?.closer ?? null,
  closedAt: row?.closed_at ? toOffset(row.closed_at) : null,
  askedBy: row?.asker ?? null,
  reason: row?.asked_reason ?? null,
})

/** The newest of the earlier months that is neither closed nor untouched. */
export const earlierOpen = (all: readonly PeriodRow[], month: string): string | null =>
  all.find((row) => row.month < month && (row.state === 'OPEN' || row.state === 'CLOSING'))?.month ?? null

export const isLatest = (all: readonly PeriodRow[], month: string): boolean =>
  !all.some((row) => row.month > month && (row.state === 'CLOSED' || row.state === 'REOPENING'))

export const listPeriods = async ({
  db,
  now,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const all = await listPeriodRows(db)
  const running = monthOf(dayOf(now))
  const months = Array.from({ length: 12 }, (_, index) => addMonths(running, -index))
  return {
    periods: months.map((month) =>
      viewOf(
        month,
        all.find((row) => row.month === month),
      ),
    ),
  }
}

const keptChecks = (row: PeriodRow): CheckedFigure[] =>
  periodChecks.flatMap((check) => {
    const figure = row.checks?.find((each) => each.check === check)?.figure
    return figure === undefined ? [] : [{ check, figure }]
  })

export const viewPeriod = async (call: Call<typeof viewContract>): Promise<AnswerOf<typeof viewContract>> => {
  const { db, now, query } = call
  const { month } = query
  const { userId } = signedIn(call)
  const all = await listPeriodRows(db)
  const row = all.find((each) => each.month === month)
  const state = row?.state ?? 'OPEN'
  const isLocked = row !== undefined && (state === 'CLOSED' || state === 'REOPENING')
  const checks = isLocked ? keptChecks(row) : await checkPeriod(db, month, now)
  const code = (refusal: string | undefined) => refusal ?? null
  return {
    ...viewOf(month, row),
    checks: checks.map((each) => ({ ...each, isGreen: isGreen(each) })),
    startRefusal: code(
      startRefusal({ state, month, today: dayOf(now), earlierOpen: earlierOpen(all, month) }),
    ),
    closeRefusal: code(closeRefusal({ state, startedBy: row?.started_by ?? null, checks }, userId)),
    askReopenRefusal: code(askReopenRefusal({ state, isLatest: isLatest(all, month) })),
    reopenRefusal: code(reopenRefusal({ state, askedBy: row?.asked_by ?? null }, userId)),
  }
}
