// Express's background work; each job is safe to run twice.
import type { Clock } from '../kit/clock.ts'
import type { AnyJob } from '../kit/run-jobs.ts'
import { cashJobs } from './cash-on-delivery/jobs.ts'
import { bulkJobs } from '../requests/door.ts'
import { parcelBulk } from './bulk/bulk-line.ts'
import { bundleJobs } from './bundles/jobs.ts'
import { depotJobs } from './depot/depot-jobs.ts'
import { shipmentJobs } from './shipments/jobs.ts'
import { statementJobs } from './statements/jobs.ts'
import { walletJobs } from './wallet/jobs.ts'

export const expressJobs = (clock: Clock): AnyJob[] => [
  ...shipmentJobs(),
  ...walletJobs(),
  ...statementJobs(clock),
  ...bundleJobs(),
  ...cashJobs(clock),
  ...depotJobs(clock),
  ...bulkJobs(parcelBulk, clock),
]
