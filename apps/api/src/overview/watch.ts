// Opens /metrics of one process with what it can say of itself and, in the API, of the whole installation.
import type { Logger } from 'pino'
import type { Db } from '../kit/db.ts'
import { serveMetrics } from '../kit/metrics-server.ts'
import { addProcessFigures, openMetrics, type Metrics } from '../kit/metrics.ts'
import { operatorFigures } from './figures.store.ts'

export type WatchOptions = {
  db: Db
  log: Pick<Logger, 'error'>
  host: string
  port: number
  /** Also what the database knows; one kind of process says it, so that it is not counted twice. */
  whole: boolean
}

/** Listens until the process ends. */
export const watchProcess = async ({ db, log, whole, host, port }: WatchOptions): Promise<Metrics> => {
  const metrics = openMetrics()
  addProcessFigures(metrics, db)
  if (whole) metrics.add(() => operatorFigures(db))
  await serveMetrics(metrics, { host, port, log })
  return metrics
}
