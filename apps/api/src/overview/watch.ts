// Opens /metrics of one process with what it can say of itself and, in the API, of the whole installation.
import type { Logger } from 'pino'
import type { Db } from '../kit/db.ts'
import { serveMetrics } from '../kit/metrics-server.ts'
import { addProcessMetrics, openMetrics, type Metrics } from '../kit/metrics.ts'
import { operatorMetrics } from './metrics.store.ts'

export type WatchOptions = {
  db: Db
  log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** Log lines that were dropped. */
  dropped: () => number
  host: string
  port: number
  /** Also what the database knows; one kind of process says it, so that it is not counted twice. */
  whole: boolean
}

/** Listens until the process ends. */
export const watchProcess = ({ db, log, dropped, whole, host, port }: WatchOptions): Metrics => {
  const metrics = openMetrics()
  addProcessMetrics(metrics, db)
  metrics.add(() => [
    {
      name: 'marsa_log_lines_dropped_total',
      help: 'Log lines that could not be written.',
      kind: 'counter',
      samples: [{ value: dropped() }],
    },
  ])
  if (whole) metrics.add(() => operatorMetrics(db))
  serveMetrics(metrics, { host, port, log })
  return metrics
}
