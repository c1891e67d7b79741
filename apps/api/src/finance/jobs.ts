// Finance's background work; each job is safe to run twice.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import { runCheck, unhurried } from '../kit/integrity.ts'
import type { AnyJob } from '../kit/run-jobs.ts'
import { noticeLatePayouts } from './card-payouts/late-payouts.ts'
import { checkBooks, refuseIncomplete, remind, suspendOverdue } from './credit/run-timers.ts'
import { issueStatements } from './credit/statements.ts'
import {
  checkCreditJob,
  checkLedgerJob,
  draftRunsJob,
  issueStatementsJob,
  noticeLatePayoutsJob,
  reconcileJob,
  refuseIncompleteJob,
  remindJob,
  runRefundJob,
  suspendOverdueJob,
  sendReportsJob,
  sumDaysJob,
  sweepLostJob,
  sweepSessionJob,
  tellWaitingJob,
} from './job-names.ts'
import { listLedgerFaults } from './ledger.store.ts'
import { reconcile } from './reconcile.ts'
import { forgetRenders } from './reports/tickets.store.ts'
import { sendDueReports } from './reports/schedules.ts'
import { listSalesFaults, sumSales } from './reports/sales.store.ts'
import { listDaySumFaults, sumEndedDays } from './books/day-sums.store.ts'
import { runRefund } from './refund-session.ts'
import type { FinanceParts } from './session.ts'
import { draftRuns } from './settlements/draft-runs.ts'
import { sweepLost } from './sweep-lost.ts'
import { sweepSession } from './sweep-session.ts'
import { tellWaiting } from './tell-waiting.ts'

/** Each looks at the day by the database's clock and does what is to be done on it, once. */
const dailyTimers = [
  [remindJob, remind],
  [suspendOverdueJob, suspendOverdue],
  [refuseIncompleteJob, refuseIncomplete],
  [issueStatementsJob, issueStatements],
  [draftRunsJob, draftRuns],
  [noticeLatePayoutsJob, noticeLatePayouts],
  [tellWaitingJob, tellWaiting],
] as const

const daySeconds = 86_400
/** Of those who wait for the gateway. */
const lane = 'gateway'

/** Reconciliation runs once a day over the last two, so that no order falls between two runs. */
export const financeJobs = (parts: FinanceParts, clock: Clock): AnyJob[] => [
  job({
    name: sweepSessionJob,
    lane,
    payload: z.object({ sessionId: z.uuid(), isTold: z.boolean().default(false) }),
    run: ({ sessionId, isTold }) => sweepSession(parts, sessionId, isTold),
  }),
  job({
    name: runRefundJob,
    lane,
    payload: z.object({ refundId: z.uuid() }),
    run: ({ refundId }) => runRefund(parts, refundId),
  }),
  job({
    name: sweepLostJob,
    payload: z.object({}),
    everySeconds: 60,
    run: () => sweepLost(parts),
  }),
  job({
    name: reconcileJob,
    lane,
    payload: z.object({}),
    everySeconds: daySeconds,
    run: async () => {
      if (!parts.gateway.isSet) return // nothing is charged, so there is no list to compare with
      const to = clock.now()
      await reconcile(parts, new Date(to.getTime() - 2 * daySeconds * 1000), to)
    },
  }),
  job({
    name: checkLedgerJob,
    payload: z.object({}),
    everySeconds: daySeconds,
    run: (_, own) =>
      runCheck(own, 'ledger', () =>
        unhurried(own.db, async (tx) => [
          ...(await listLedgerFaults(tx)),
          ...(await listDaySumFaults(tx)),
          ...(await listSalesFaults(tx)),
        ]),
      ),
  }),
  job({
    name: checkCreditJob,
    payload: z.object({}),
    everySeconds: daySeconds,
    run: (_, own) => runCheck(own, 'credit', () => checkBooks(own.db)),
  }),
  job({
    name: sendReportsJob,
    payload: z.object({}),
    everySeconds: 60,
    run: (_, own) => sendDueReports(own.db),
  }),
  job({
    name: sumDaysJob,
    payload: z.object({}),
    everySeconds: 3_600,
    run: async (_, own) => {
      await unhurried(own.db, sumEndedDays)
      await unhurried(own.db, sumSales)
      await forgetRenders(own.db)
    },
  }),
  ...dailyTimers.map(([name, run]) =>
    job({ name, payload: z.object({}), everySeconds: 300, run: (_, own) => run(own.db) }),
  ),
]
