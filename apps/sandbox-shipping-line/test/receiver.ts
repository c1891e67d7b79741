// A receiver of events for tests: keeps what it was sent, and answers as it is told.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CarrierEvent } from '../src/happening.ts'

export type Call = { key: string; events: CarrierEvent[] }
type Answered = number | { result: string; milestone?: string; quoteNumber?: string }

/** Answers by the given statuses or results, then with `applied`. */
export const openReceiver = async (...answers: Answered[]) => {
  const calls: Call[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { events } = JSON.parse(body) as { events: CarrierEvent[] }
      calls.push({ key: String(request.headers.authorization), events })
      const next = answers.shift() ?? { result: 'applied' }
      const said = events.map(({ eventID }) => ({ eventID, ...(typeof next === 'object' && next) }))
      response.writeHead(typeof next === 'number' ? next : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ events: said }))
    })
  })
  const listen = async (port = 0): Promise<void> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen()
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { calls, url: `http://127.0.0.1:${port}/events`, close, reopen: () => listen(port) }
}
