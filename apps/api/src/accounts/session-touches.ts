// Notes that sessions are in use, those of half a second together: no call waits for the write, and many cost one.
import type { Db } from '../kit/db.ts'
import { touchSessions } from './sessions.store.ts'

const gatherMs = 500

export type SessionTouches = {
  note: (sessionId: string) => void
  /** Writes what is still to be written; at the end of the process. */
  close: () => Promise<void>
}

export const openSessionTouches = (db: Db): SessionTouches => {
  let used = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (used.size === 0) return
    const gathered = used
    used = new Set()
    // Without the database nobody is let in either, and the next call in half a minute notes the session again.
    await touchSessions(db, [...gathered]).catch(() => undefined)
  }
  return {
    note: (sessionId) => {
      used.add(sessionId)
      timer ??= setTimeout(() => void write(), gatherMs).unref()
    },
    close: write,
  }
}
