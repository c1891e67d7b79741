// The limits of all calls together: counted in the process without asking the database, and shared once a second.
import { rateLimits, type RateLimit } from '@marsa/model/kit/limit.ts'
import type { Logger } from 'pino'
import type { Db } from './db.ts'
import { addShares, tooMany } from './limit.ts'
import { hashKey, subscriberOf } from './limit-keys.ts'

/** Part of a limit that a process counts before it shares it: most callers never get there. */
const quietPart = 0.1
const shareMs = 1_000
/** Callers remembered in one window; beyond, new ones go uncounted until it ends. */
const mostCallers = 200_000
/** Rows of one statement. */
const mostShares = 500

type Count = { key: string; own: number; sent: number; others: number }
export type CallLimits = {
  /** Counts a call of an address, or refuses with `kit.too-many`. */
  countAddress: (address: string) => void
  /** Counts a call of a session, or refuses. */
  countSession: (sessionId: string) => void
  /** Tells the other processes what this one has counted, and learns what they have. */
  share: () => Promise<void>
  close: () => void
}

type Parts = { db: Db; secret: string; log: Pick<Logger, 'warn'>; now?: () => number }

const counter = (name: 'calls.address' | 'calls.session', { db, secret, now = Date.now }: Parts) => {
  const { points, seconds }: RateLimit = rateLimits[name]
  const quiet = points * quietPart
  let window = -1
  let counts = new Map<string, Count>()

  const count = (key: string): void => {
    const at = now() / 1000
    const current = Math.floor(at / seconds)
    if (current !== window) {
      window = current
      counts = new Map()
    }
    let entry = counts.get(key)
    if (!entry) {
      if (counts.size >= mostCallers) return
      counts.set(key, (entry = { key, own: 0, sent: 0, others: 0 }))
    }
    entry.own++
    if (entry.own + entry.others > points) throw tooMany((current + 1) * seconds - at)
  }
  const share = async (): Promise<void> => {
    const loud = [...counts.values()].filter(({ own, sent }) => own >= quiet && own > sent)
    // The window is a part of the key, so a count that arrives late joins its own time.
    const mark = `${window}`
    for (let from = 0; from < loud.length; from += mostShares) {
      const batch = loud.slice(from, from + mostShares)
      const own = batch.map((entry) => entry.own)
      const totals = await addShares(
        db,
        batch.map((entry, place) => ({
          rateLimit: name,
          key: hashKey(secret, name, `${mark}:${entry.key}`),
          added: own[place]! - entry.sent,
        })),
        2 * seconds,
      )
      for (const [place, entry] of batch.entries()) {
        entry.sent = own[place]!
        entry.others = totals[place]! - own[place]!
      }
    }
  }
  return { count, share }
}

export const openCallLimits = (parts: Parts): CallLimits => {
  const addresses = counter('calls.address', parts)
  const sessions = counter('calls.session', parts)
  let sharing: Promise<void> | undefined
  const share = (): Promise<void> =>
    (sharing ??= (async () => {
      await addresses.share()
      await sessions.share()
    })().finally(() => (sharing = undefined)))
  // While the database is away each process counts alone.
  const timer = setInterval(
    () => share().catch((error: unknown) => parts.log.warn({ err: error }, 'limits could not be shared')),
    shareMs,
  ).unref()
  return {
    countAddress: (address) => addresses.count(subscriberOf(address)),
    countSession: (sessionId) => sessions.count(sessionId),
    share,
    close: () => clearInterval(timer),
  }
}
