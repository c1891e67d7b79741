// One dedicated connection a process: it receives PostgreSQL's notifications, and it knows whether the database answers.
import pg from 'pg'
import type { Logger } from 'pino'
import { databaseLimits, socketOf } from './db.ts'
import { growingPauses } from './pauses.ts'

export type Listener = {
  /** Calls back with the payload of each notification on a channel. */
  on: (channel: string, listener: (payload: string) => void) => void
  /** Calls back when notifications may have been missed: with every connection, and at once where there is one. */
  onGap: (listener: () => void) => void
  /** Calls back when the database has stopped answering. */
  onLost: (listener: () => void) => void
  /** Whether the database answered within the last seconds. */
  isUp: () => boolean
  /** Resolves with the first connection. */
  ready: Promise<void>
  close: () => Promise<void>
}

export type ListenerTimes = {
  /** Milliseconds between an answer and the next question. */
  everyMs: number
  /** Milliseconds that a connection or an answer may take. */
  limitMs: number
  /** Pauses between two tries to connect, from the first to the longest. */
  firstMs: number
  longestMs: number
}

// Noticed within four seconds, so that who waits for an answer is refused within five.
const usual: ListenerTimes = {
  everyMs: 1_000,
  limitMs: databaseLimits.connectMs,
  firstMs: 100,
  longestMs: 5_000,
}

/**
 * Connects, listens on `channels`, and asks the database every second whether it is there. A connection that ends or no
 * longer answers is replaced by one other at a time, with growing pauses, for as long as it takes.
 */
export const openListener = (
  url: string,
  channels: readonly string[],
  log: Pick<Logger, 'warn' | 'info'>,
  times: ListenerTimes = usual,
): Listener => {
  const heard = new Map<string, ((payload: string) => void)[]>()
  const gaps: (() => void)[] = []
  const losses: (() => void)[] = []
  let current: pg.Client | undefined
  let isUp = false
  let closed = false
  let isNews = true
  let timer: NodeJS.Timeout | undefined
  const pauses = growingPauses(times)
  let isReady: () => void
  const ready = new Promise<void>((resolve) => (isReady = resolve))

  /** The end of a connection, whoever notices it first; later news of the same connection changes nothing. */
  const lose = (client: pg.Client, error: unknown): void => {
    if (client !== current || closed) return
    current = undefined
    socketOf(client).destroy()
    if (isNews) log.warn({ err: error }, 'the database does not answer')
    isNews = false
    if (isUp) for (const listener of losses) listener()
    isUp = false
    timer = setTimeout(connect, pauses.next())
  }

  /** Runs a question to the database within the limit; one that takes longer loses the connection. */
  const ask = async (
    client: pg.Client,
    question: () => Promise<unknown>,
    then: () => void,
  ): Promise<void> => {
    let isAnswered = false
    // A process that was held up itself reads what has arrived before it validates.
    const late = () =>
      setImmediate(() => {
        if (!isAnswered) lose(client, new Error(`no answer within ${times.limitMs} ms`))
      })
    const limit = setTimeout(late, times.limitMs)
    try {
      await question()
      isAnswered = true
      if (client === current) then()
    } catch (error) {
      lose(client, error)
    } finally {
      clearTimeout(limit)
    }
  }

  const beat = (client: pg.Client): void => {
    timer = setTimeout(
      () =>
        void ask(
          client,
          () => client.query('select 1'),
          () => beat(client),
        ),
      times.everyMs,
    )
  }

  const connect = (): void => {
    const client = new pg.Client({ connectionString: url, options: '-c role=marsa_app', keepAlive: true })
    current = client
    client.on('notification', ({ channel, payload }) =>
      heard.get(channel)?.forEach((listener) => listener(payload ?? '')),
    )
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client, new Error('the connection ended')))
    const open = async (): Promise<void> => {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    void ask(client, open, () => {
      if (!isNews) log.info('the database answers again')
      isNews = true
      pauses.reset()
      isUp = true
      isReady()
      for (const listener of gaps) listener()
      beat(client)
    })
  }

  connect()
  return {
    on: (channel, listener) => void heard.set(channel, [...(heard.get(channel) ?? []), listener]),
    onGap: (listener) => {
      gaps.push(listener)
      if (isUp) listener()
    },
    onLost: (listener) => void losses.push(listener),
    isUp: () => isUp,
    ready,
    close: async () => {
      closed = true
      clearTimeout(timer)
      if (!current) return
      if (isUp) await current.end()
      else socketOf(current).destroy()
    },
  }
}
