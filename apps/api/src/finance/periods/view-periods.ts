// The months of the books with their states, and one with its checks and what its reader may do with it.
import type {
  listPeriods as listContract,
  PeriodView,
  viewPeriod as viewContract,
} from '@marsa/model/finance/periods/period-endpoints.ts'
import {
  askReopenRefusal,
  closeRefusal,
  isGreen,
  isRequired,
  periodChecks,
  reopenRefusal,
  startRefusal,
  type CheckedFigure,
} from '@marsa/model/finance/periods/period.ts'
import { addMonths, dayOf, monthOf, toOffset } from '@marsa/model/kit/day.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { capabilityRefusal, type AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { checkPeriod } from './check-period.ts'
import { firstMonth, listPeriodRows, type PeriodRow } from './periods.store.ts'

const viewOf = (month: string, row: PeriodRow | undefined): PeriodView => ({
  month,
  state: row?.state ?? 'OPEN',
  startedBy: row?.starter ?? null,
  closedBy: row?.closer ?? null,
  closedAt: row?.closed_at ? toOffset(row.closed_at) : null,
  askedBy: row?.asker ?? null,
  reason: row?.asked_reason ?? null,
})

/** The earlier months since the books began, the newest first, each with its row if somebody has touched it. */
const monthsBefore = async (
  db: Db,
  all: readonly PeriodRow[],
  month: string,
): Promise<{ month: string; row: PeriodRow | undefined }[]> => {
  const began = [...all.map((row) => row.month), (await firstMonth(db)) ?? month].toSorted()[0]!
  const found = []
  for (let each = addMonths(month, -1); each >= began; each = addMonths(each, -1))
    found.push({ month: each, row: all.find((row) => row.month === each) })
  return found
}

/** The newest of the earlier months that is not closed. */
export const earlierOpen = async (db: Db, all: readonly PeriodRow[], month: string): Promise<string | null> =>
  (await monthsBefore(db, all, month)).find(({ row }) => row?.state !== 'CLOSED')?.month ?? null

/** The months before this one that nobody has begun to close, the oldest first. */
export const openMonths = async (db: Db, running: string): Promise<string[]> =>
  (await monthsBefore(db, await listPeriodRows(db), running))
    .filter(({ row }) => (row?.state ?? 'OPEN') === 'OPEN')
    .map(({ month }) => month)
    .toReversed()

/** Why this person does not decide against opening again; whoever asked may take it back. */
export const keepRefusal = (actor: Actor, askedBy: string | null): string | undefined =>
  actor.userId === askedBy ? undefined : capabilityRefusal(actor, { capability: 'finance.approve' })

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
  const { checks, isFresh } = isLocked
    ? { checks: keptChecks(row), isFresh: true }
    : await checkPeriod(db, month, now)
  const earlier = await earlierOpen(db, all, month)
  const latest = isLatest(all, month)
  const askedBy = row?.asked_by ?? null
  const code = (refusal: string | undefined) => refusal ?? null
  return {
    ...viewOf(month, row),
    checks: checks.map((each) => ({ ...each, isGreen: isGreen(each), isRequired: isRequired(each) })),
    startRefusal: code(startRefusal({ state, month, today: dayOf(now), earlierOpen: earlier })),
    closeRefusal: code(
      closeRefusal(
        {
          state,
          startedBy: row?.started_by ?? null,
          mayStarterClose: row?.may_starter_close ?? false,
          earlierOpen: earlier,
          checks,
          isFresh,
        },
        userId,
      ),
    ),
    askReopenRefusal: code(askReopenRefusal({ state, isLatest: latest })),
    reopenRefusal: code(reopenRefusal({ state, askedBy, isLatest: latest }, userId)),
    keepRefusal: code(keepRefusal(signedIn(call), askedBy)),
  }
}
