// PostgreSQL notifications on one dedicated connection a process, reconnecting by itself.
import pg from 'pg'
import type { Logger } from 'pino'

export type Listener = {
  /** Calls back with the payload of each notification on a channel. */
  on: (channel: string, hear: (payload: string) => void) => void
  /** Calls back when notifications may have been missed: after every reconnection. */
  onGap: (hear: () => void) => void
  close: () => Promise<void>
}

const retryMs = 500

/** Opens the connection and listens on `channels`; resolves once it is listening. */
export const openListener = async (
  url: string,
  channels: readonly string[],
  log: Pick<Logger, 'warn'>,
): Promise<Listener> => {
  const heard = new Map<string, ((payload: string) => void)[]>()
  const gaps: (() => void)[] = []
  let client: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, options: '-c role=marsa_app', keepAlive: true })
    next.on('notification', ({ channel, payload }) =>
      heard.get(channel)?.forEach((hear) => hear(payload ?? '')),
    )
    next.on('error', (error) => log.warn({ err: error }, 'listening connection lost'))
    next.on('end', () => reconnect())
    await next.connect()
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  const reconnect = (): void => {
    if (closed) return
    timer = setTimeout(() => {
      connect().then(
        () => gaps.forEach((hear) => hear()),
        () => reconnect(),
      )
    }, retryMs)
  }
  await connect()
  return {
    on: (channel, hear) => void heard.set(channel, [...(heard.get(channel) ?? []), hear]),
    onGap: (hear) => void gaps.push(hear),
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
