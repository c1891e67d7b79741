// The provider's documents in memory, each change in the journal first; accepted ones go on by themselves.
import { openJournal } from '../../sandbox-gateway/src/journal.ts'
import { lookedUp, type Reason, type State, type Submission } from './document.ts'

export type SubmissionsOptions = {
  journalFile: string
  now: () => Date
  /** Until a document is delivered, and again until it is reported. */
  acceptMs: number
  delayMs: number
  /** Told of each change; a notice that is lost is found by asking. */
  tell?: (uuid: string, times: number) => void
}

export const openSubmissions = ({ journalFile, now, acceptMs, delayMs, tell }: SubmissionsOptions) => {
  const journal = openJournal<Submission>(journalFile)
  const byId = new Map(journal.entries.map((each) => [each.submissionId, each]))
  const timers = new Set<NodeJS.Timeout>()
  const save = (submission: Submission): Submission => {
    journal.append(submission)
    byId.set(submission.submissionId, submission)
    return submission
  }
  const newest = (uuid: string): Submission | undefined =>
    [...byId.values()].findLast((each) => each.uuid === uuid)

  const set = (submissionId: string, state: State, errors: Reason[] = []): Submission | undefined => {
    const found = byId.get(submissionId)
    if (!found || found.state === 'REJECTED' || found.events.some((each) => each.state === state))
      return found
    const isReported = found.state === 'REPORTED'
    const saved = save({
      ...found,
      // Who is reported stays so, also where the buyer's side answers later.
      state: isReported ? 'REPORTED' : state,
      errors: [...found.errors, ...errors],
      authorityRef: state === 'REPORTED' ? `FTA-${found.submissionId}` : found.authorityRef,
      events: [...found.events, { state, at: now().toISOString() }],
    })
    tell?.(found.uuid, found.mode === 'duplicate-callback' ? 3 : 1)
    return saved
  }
  const later = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }
  /** Goes on by itself, as its mode asks. */
  const follow = ({ submissionId, mode, state }: Submission): void => {
    if (state === 'REJECTED' || state === 'REPORTED') return
    const wait = mode === 'delay' ? delayMs : acceptMs
    if (mode === 'late-reject') return later(wait, () => void set(submissionId, 'REJECTED', [lookedUp]))
    const order: State[] = mode === 'out-of-order' ? ['REPORTED', 'DELIVERED'] : ['DELIVERED', 'REPORTED']
    later(wait, () => {
      set(submissionId, order[0]!)
      later(acceptMs, () => void set(submissionId, order[1]!))
    })
  }
  if (acceptMs > 0) for (const each of byId.values()) follow(each)

  return {
    /** Newest first. */
    all: (): Submission[] => [...byId.values()].toReversed(),
    newest,
    byKey: (key: string): Submission | undefined => [...byId.values()].find((each) => each.key === key),
    take: (
      document: Omit<Submission, 'submissionId' | 'state' | 'events' | 'authorityRef' | 'receivedAt'>,
    ): Submission => {
      const at = now().toISOString()
      const state: State = document.errors.length > 0 ? 'REJECTED' : 'RECEIVED'
      const submissionId = `ASP${String(byId.size + 1).padStart(8, '0')}`
      const saved = save({
        ...document,
        submissionId,
        state,
        events: [{ state, at }],
        authorityRef: null,
        receivedAt: at,
      })
      if (acceptMs > 0) follow(saved)
      return saved
    },
    set,
    close: (): void => {
      for (const timer of timers) clearTimeout(timer)
      journal.close()
    },
  }
}
