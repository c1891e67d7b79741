// Idle event streams: what each costs in memory, and how long it takes until all of them have heard of something.
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { percentile } from './load.ts'
import type { Server } from './processes.ts'

export type StreamTimes = { streams: number; per100MB: number; broadcastMs: number }

type Held = { socket: net.Socket; ready: Promise<void>; stated: () => Promise<number> }

const hold = (port: number, path: string, token: string): Held => {
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
    ),
  )
  let isReady = false
  let waiting: ((at: number) => void) | undefined
  const ready = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (!isReady && text.includes('event: ready')) {
        isReady = true
        resolve()
      }
      if (text.includes('changed')) waiting?.(performance.now())
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('an event stream ended')))
  })
  ready.catch(() => undefined) // streams that end after they were ready are ours to end
  return { socket, ready, stated: () => new Promise((resolve) => (waiting = resolve)) }
}

/** Resident memory once it has stopped moving; collection of garbage comes some time after the work. */
const settled = async (server: Server): Promise<number> => {
  let last = server.memory()
  for (let calm = 0, looks = 0; calm < 3 && looks < 20; looks++) {
    await pause(500)
    const now = server.memory()
    calm = Math.abs(now - last) < 1 ? calm + 1 : 0
    last = now
  }
  return last
}

const open = async (
  port: number,
  path: string,
  tokens: readonly string[],
  count: number,
): Promise<Held[]> => {
  const held: Held[] = []
  // In small crowds, so that the queue of connections never overflows.
  for (let index = 0; index < count; index += 100) {
    const crowd = Array.from({ length: Math.min(100, count - index) }, (_, each) =>
      hold(port, path, tokens[(index + each) % tokens.length] ?? ''),
    )
    await Promise.all(crowd.map((stream) => stream.ready))
    held.push(...crowd)
  }
  return held
}

const close = (held: readonly Held[]): void =>
  held.forEach(({ socket }) => socket.removeAllListeners('close').destroy())

const broadcast = async (owner: pg.Client, held: readonly Held[]): Promise<number> => {
  const stated = held.map((stream) => stream.stated())
  const began = performance.now()
  await owner.query(
    `insert into stream_events (company_id, kind) select id, 'freight.changed' from companies`,
  )
  return Math.max(...(await Promise.all(stated))) - began
}

export type StreamParts = {
  owner: pg.Client
  server: Server
  path: string
  tokens: readonly string[]
  count: number
}

/** Opens `count` streams twice: first a fifth to warm the process up, then all of them to be weighed and told. */
export const measureStreams = async ({
  owner,
  server,
  path,
  tokens,
  count,
}: StreamParts): Promise<StreamTimes> => {
  close(await open(server.port, path, tokens, Math.ceil(count / 5)))
  const before = await settled(server)
  const held = await open(server.port, path, tokens, count)
  const grown = (await settled(server)) - before
  const times: number[] = []
  for (let round = 0; round < 5; round++) times.push(await broadcast(owner, held))
  close(held)
  return {
    streams: count,
    per100MB: (count / grown) * 100,
    broadcastMs: percentile(
      times.toSorted((one, other) => one - other),
      0.5,
    ),
  }
}
