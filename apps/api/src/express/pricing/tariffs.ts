// The versions of the tariff: read from the database, kept in the process, and forgotten when one is added.
import type { Logger } from 'pino'
import { tariffAt, type Tariff } from '@marsa/model/express/pricing/tariff.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import type { Listener } from '../../kit/listen.ts'
import { tariffVersions } from './tariffs.store.ts'

export type Tariffs = {
  /** The version that holds at an instant. */
  at: (now: Date) => Promise<Tariff>
  /** Calls back with the version in force: at the start, when one is added, and when one begins. */
  follow: (follower: (tariff: Tariff) => void) => void
}

/** The longest that a timer waits. */
const longestMs = 2 ** 31 - 1

export const openTariffs = (
  db: Db,
  listener: Listener,
  { clock, log }: { clock: Clock; log: Pick<Logger, 'warn'> },
): Tariffs => {
  let known: Promise<Tariff[]> | undefined
  let next: NodeJS.Timeout | undefined
  const followers: ((tariff: Tariff) => void)[] = []
  const versions = (): Promise<Tariff[]> => {
    if (known) return known
    // What is read while a version is added is given to who asked for it and not kept.
    const reading = tariffVersions(db).catch((error: unknown) => {
      if (known === reading) known = undefined
      throw error
    })
    return (known = reading)
  }
  const tell = async (): Promise<void> => {
    if (followers.length === 0) return
    const all = await versions()
    const now = clock.now()
    const current = tariffAt(all, now)
    for (const follower of followers) follower(current)
    const waits = all.map(({ validFrom }) => validFrom.getTime() - now.getTime()).filter((ms) => ms > 0)
    clearTimeout(next)
    if (waits.length > 0) next = setTimeout(tellOrWarn, Math.min(...waits, longestMs)).unref()
  }
  const tellOrWarn = (): void =>
    void tell().catch((error: unknown) => log.warn({ err: error }, 'the tariff could not be read'))
  const forget = (): void => {
    known = undefined
    tellOrWarn()
  }
  listener.on('marsa_settings', forget)
  listener.onGap(forget)
  return {
    at: async (now) => tariffAt(await versions(), now),
    follow: (follower) => {
      followers.push(follower)
      tellOrWarn()
    },
  }
}
