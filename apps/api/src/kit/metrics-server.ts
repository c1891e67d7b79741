// Answers /metrics on a port of its own, which nobody outside should reach.
import { once } from 'node:events'
import http from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { close: () => Promise<void>; port: number }

export const serveMetrics = async (
  metrics: Metrics,
  { host, port, log }: { host: string; port: number; log: Pick<Logger, 'error'> },
): Promise<MetricsServer> => {
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
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
