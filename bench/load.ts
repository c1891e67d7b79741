// A small HTTP/1.1 client on bare sockets: so many connections, one request at a time on each, every latency kept.
import net from 'node:net'

export type Request = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export type Load = {
  port: number
  connections: number
  seconds: number
  /** The next request, or undefined when there are no more. */
  next: () => Request | undefined
}

/** Latencies in milliseconds. */
export type Result = { perSecond: number; p50: number; p99: number; count: number }

const written = ({ method, path, headers, body }: Request, port: number): string => {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`)
  const content =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}${content}\r\n${body ?? ''}`
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Status, and the length of the whole answer, once its head is there. */
const readHead = (chunk: Buffer): { status: number; length: number } | undefined => {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = chunk.toString('latin1', 0, end)
  const content = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (content === undefined) throw new Error(`an answer without a length: ${head}`)
  return { status: Number(head.slice(9, 12)), length: end + 4 + Number(content) }
}

const runConnection = (load: Load, until: number, latencies: number[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(load.port, '127.0.0.1')
    socket.setNoDelay(true)
    let began = 0
    let received: Buffer = Buffer.alloc(0)
    let expected = 0
    const send = (): void => {
      const request = performance.now() < until ? load.next() : undefined
      if (!request) return void socket.end()
      received = Buffer.alloc(0)
      expected = 0
      began = performance.now()
      socket.write(written(request, load.port))
    }
    const take = (chunk: Buffer): void => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      if (expected === 0) {
        const head = readHead(received)
        if (!head) return
        if (head.status !== 200)
          throw new Error(`answered ${head.status}: ${received.toString().slice(0, 600)}`)
        expected = head.length
      }
      if (received.length < expected) return
      latencies.push(performance.now() - began)
      send()
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      try {
        take(chunk)
      } catch (problem) {
        socket.destroy(problem as Error)
      }
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })

/** Loads a server for so many seconds; any answer but 200 ends it with an error. */
export const runLoad = async (load: Load): Promise<Result> => {
  const latencies: number[] = []
  const began = performance.now()
  const until = began + load.seconds * 1000
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load, until, latencies)))
  const seconds = (performance.now() - began) / 1000
  latencies.sort((one, other) => one - other)
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    count: latencies.length,
  }
}

/** One request; answers the body. */
export const ask = async (port: number, { method, path, headers, body }: Request): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body,
  })
  const text = await answer.text()
  if (answer.status !== 200)
    throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 600)}`)
  return text
}
