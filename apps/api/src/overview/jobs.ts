// Background work of the overview: what pages have reported is forgotten after a while.
import { z } from 'zod'
import { reportDays } from '@marsa/model/overview/transaction-log.ts'
import { job } from '../kit/jobs.ts'
import { forgetReports } from './reports/reports.store.ts'

export const overviewJobs = () => [
  job({
    name: 'overview.forget-reports',
    payload: z.strictObject({}),
    everySeconds: 86_400,
    run: async (_, { db }) => void (await forgetReports(db, reportDays)),
  }),
]
