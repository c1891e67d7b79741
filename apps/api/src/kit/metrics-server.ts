// Answers /metrics on a port of its own, which nobody outside should reach. Figures are worth less than the process that has
// them: while the port is taken the process works without, and tries again after growing pauses.
import http from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { growingPauses } from './pauses.ts'

export type MetricsServer = {
  /** The port, once it is ours. */
  listening: Promise<number>
  close: () => Promise<void>
}

export type MetricsOptions = {
  host: string
  port: number
  log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** Between tries to open the port. */
  pauses?: { firstMs: number; longestMs: number }
}

export const serveMetrics = (
  metrics: Metrics,
  { host, port, log, pauses = { firstMs: 1_000, longestMs: 60_000 } }: MetricsOptions,
): MetricsServer => {
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.write().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be written')
        response.writeHead(500).end()
      },
    )
  })
  // A process that has nothing else to do ends, whoever still looks.
  server.unref()
  server.on('connection', (socket) => socket.unref())
  const { promise: listening, resolve } = Promise.withResolvers<number>()
  const grow = growingPauses(pauses)
  let next: NodeJS.Timeout | undefined
  server.on('listening', () => {
    if (next) log.info({ port }, 'the metrics port is free now')
    resolve((server.address() as { port: number }).port)
  })
  server.on('error', (error) => {
    const pause = Math.round(grow.next())
    log.warn({ err: error, port, pause }, 'the metrics port cannot be opened')
    next = setTimeout(() => server.listen(port, host), pause).unref()
  })
  server.listen(port, host)
  return {
    listening,
    close: async () => {
      clearTimeout(next)
      server.closeAllConnections()
      server.close()
    },
  }
}
