// Holds the event streams of this process and sends each one the events that its person may receive, whichever process caused them.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from './db.ts'
import {
  eventEdge,
  eventsAfter,
  isAfter,
  isKept,
  justBefore,
  ownEventsAfter,
  writePosition,
  type Position,
  type StreamRow,
} from './events.ts'
import type { Listener } from './listen.ts'

/** Whose stream it is. */
export type StreamReader = { companyId: string; userId: string; sessionId: string }

export type EventStreams = {
  /**
   * Takes the reply over and keeps it open until the reader, the session or the process ends. Resumes after `from`;
   * the first event, `ready`, says whether it could, else the client loads everything anew. `recent` begins with what
   * happened in the last seconds.
   */
  hold: (
    reply: FastifyReply,
    reader: StreamReader,
    begin: { from?: Position | undefined; recent: boolean },
  ) => Promise<void>
  size: () => number
  /** Ends all streams; clients reconnect elsewhere and resume. */
  close: () => void
}

export type StreamOptions = {
  log: Pick<Logger, 'warn'>
  /** Those of the sessions that are still alive. */
  aliveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Seconds between two comments that keep proxies from closing an idle stream. */
const heartbeatMs = 25_000
/** Seconds after which an idle timeout or expiry, of which no notification tells, ends the stream. */
const sessionCheckMs = 30_000
/** Bytes that may wait for a slow reader before it is dropped. */
const bufferBytes = 256 * 1024
/** Events a reader may have missed; with more it loads everything anew, which is cheaper. */
const resumeLimit = 1_000
const streamsPerSession = 8
/** Seconds that the data of a page may be older than its stream. */
const headStartSeconds = 15
const heldMs = { first: 10, most: 250 }
const failedMs = 500

// One object a stream and nothing of Fastify's, so that an idle stream stays small.
type Stream = StreamReader & { response: ServerResponse; after: Position }

/** An event as it is sent, made once for all streams that receive it. */
const written = (event: StreamRow): Buffer =>
  Buffer.from(
    `id: ${writePosition(event)}\nevent: ${event.kind}\ndata: ${JSON.stringify({
      kind: event.kind,
      subjectId: event.subjectId,
      at: event.at.toISOString(),
    })}\n\n`,
  )

const ready = (resumed: boolean, position: Position | undefined): string =>
  `${position ? `id: ${writePosition(position)}\n` : ''}event: ready\ndata: {"resumed":${resumed}}\n\n`

const send = (response: ServerResponse, chunk: Buffer | string): void => {
  if (response.writableEnded) return
  response.write(chunk)
  if (response.writableLength > bufferBytes) response.destroy()
}

/** Ends a stream; a reader that has not taken what was sent does not keep it. */
const end = (response: ServerResponse): void => {
  if (response.writableLength > 0) response.destroy()
  else response.end()
}

const open = (reply: FastifyReply): ServerResponse => {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.flushHeaders()
  return reply.raw
}

export const openStreams = (
  db: Db,
  listener: Listener,
  { log, aliveSessions }: StreamOptions,
): EventStreams => {
  const byCompany = new Map<string, Set<Stream>>()
  let held = 0 // streams, and those about to become one
  let cursor: Position | undefined // how far this process has read; undefined while nobody listens
  let reading: Promise<void> | undefined
  let again = false
  let closed = false
  let delay = heldMs.first
  let later: NodeJS.Timeout | undefined

  const each = function* (): Generator<Stream> {
    for (const streams of byCompany.values()) yield* streams
  }
  const endWhere = (ends: (stream: Stream) => boolean): void => {
    for (const stream of each()) if (ends(stream)) end(stream.response)
  }
  const deliver = (event: StreamRow): void => {
    const streams = byCompany.get(event.companyId)
    if (!streams) return
    const chunk = written(event)
    for (const stream of streams)
      if ((event.userId === null || event.userId === stream.userId) && isAfter(event, stream.after))
        send(stream.response, chunk)
  }
  const scheduleRead = (ms: number): void => {
    clearTimeout(later)
    later = setTimeout(read, ms).unref()
  }
  const readAll = async (): Promise<void> => {
    while (again && !closed) {
      again = false
      if (held === 0) cursor = undefined
      if (!cursor) return
      const page = await eventsAfter(db, cursor)
      for (const event of page.events) deliver(event)
      const last = page.events.at(-1)
      cursor = page.more && last ? { xid: last.xid, id: last.id } : page.edge
      if (page.more) again = true
      delay = page.held ? Math.min(delay * 2, heldMs.most) : heldMs.first
      if (page.held) scheduleRead(delay)
    }
  }
  const read = (): void => {
    again = true
    reading ??= readAll()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'events could not be read')
        scheduleRead(failedMs)
        again = false
      })
      .finally(() => {
        reading = undefined
        if (again && !closed) read()
      })
  }

  let starting: Promise<Position> | undefined
  const started = (): Promise<Position> => {
    if (cursor) return Promise.resolve(cursor)
    starting ??= eventEdge(db)
      .then((edge) => {
        cursor ??= edge
        read() // what was told meanwhile found nobody listening
        return cursor
      })
      .finally(() => (starting = undefined))
    return starting
  }

  const join = (response: ServerResponse, reader: StreamReader, after: Position): void => {
    if (response.destroyed) return
    if (closed) return end(response)
    const streams = byCompany.get(reader.companyId) ?? new Set()
    byCompany.set(reader.companyId, streams)
    const ofSession = [...streams].filter((stream) => stream.sessionId === reader.sessionId)
    if (ofSession.length >= streamsPerSession) end(ofSession[0]!.response)
    const stream: Stream = { ...reader, response, after }
    streams.add(stream)
    response.once('close', () => {
      streams.delete(stream)
      if (streams.size === 0 && byCompany.get(reader.companyId) === streams)
        byCompany.delete(reader.companyId)
    })
  }

  /** Sends what was missed, and joins in the same turn in which nothing is missing any more. */
  const catchUp = async (response: ServerResponse, reader: StreamReader, from: Position): Promise<void> => {
    let position = from
    while (!response.destroyed && !closed) {
      const page = await ownEventsAfter(db, position, reader.companyId, reader.userId)
      for (const event of page.events) send(response, written(event))
      const last = page.events.at(-1)
      if (page.more && last) position = { xid: last.xid, id: last.id }
      // The edge may stand before it: transactions of other databases hold it back, too.
      else if (isAfter(page.edge, position)) position = page.edge
      if (!page.more && (!cursor || !isAfter(cursor, page.edge))) return join(response, reader, position)
    }
  }
  const canResume = async (from: Position, edge: Position, reader: StreamReader): Promise<boolean> => {
    if (isAfter(from, edge) && isAfter(from, await eventEdge(db))) return false // of another database
    if (!(await isKept(db, from))) return false
    const first = await ownEventsAfter(db, from, reader.companyId, reader.userId)
    if (!first.more) return true
    const second = await ownEventsAfter(db, first.events.at(-1)!, reader.companyId, reader.userId)
    return first.events.length + second.events.length < resumeLimit
  }

  const hold: EventStreams['hold'] = async (reply, reader, { from, recent }) => {
    held++
    const response = open(reply)
    response.once('close', () => void held--)
    response.on('error', () => undefined) // the reader went away; `close` follows
    try {
      const edge = await started()
      const resumed = from !== undefined && (await canResume(from, edge, reader))
      if (resumed) {
        send(response, ready(true, undefined))
        return await catchUp(response, reader, from)
      }
      const position = recent ? await justBefore(db, headStartSeconds) : (cursor ?? edge)
      send(response, ready(false, position))
      if (recent) await catchUp(response, reader, position)
      else join(response, reader, position)
    } catch (error) {
      log.warn({ err: error }, 'an event stream could not be opened')
      response.destroy()
    }
  }

  const checkSessions = async (): Promise<void> => {
    const ids = new Set<string>()
    for (const stream of each()) ids.add(stream.sessionId)
    if (ids.size === 0) return
    const alive = await aliveSessions([...ids])
    endWhere((stream) => ids.has(stream.sessionId) && !alive.has(stream.sessionId))
  }
  const check = (): void => {
    checkSessions().catch((error: unknown) =>
      log.warn({ err: error }, 'sessions of event streams could not be checked'),
    )
  }

  listener.on('marsa_stream', read)
  listener.on('marsa_session', (id) => (id === '*' ? check() : endWhere((stream) => stream.sessionId === id)))
  listener.onGap(() => {
    read()
    check()
  })
  const heartbeat = setInterval(() => {
    for (const stream of each()) send(stream.response, ':\n\n')
  }, heartbeatMs).unref()
  const sessionCheck = setInterval(check, sessionCheckMs).unref()

  return {
    hold,
    size: () => held,
    close: () => {
      closed = true
      clearTimeout(later)
      clearInterval(heartbeat)
      clearInterval(sessionCheck)
      endWhere(() => true)
    },
  }
}
