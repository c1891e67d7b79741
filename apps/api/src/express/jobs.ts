// Express's background work; each job is safe to run twice.
import type { Clock } from '../kit/clock.ts'
import type { AnyJob } from '../kit/run-jobs.ts'
import { bundleJobs } from './bundles/jobs.ts'
import { shipmentJobs } from './shipments/jobs.ts'
import { walletJobs } from './wallet/jobs.ts'

export const expressJobs = (_clock: Clock): AnyJob[] => [...shipmentJobs(), ...walletJobs(), ...bundleJobs()]
