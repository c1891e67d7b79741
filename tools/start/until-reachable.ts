// Waits for a database that is away for as long as it takes, and says so once.
import { isDatabaseAway } from '../../apps/api/src/kit/db.ts'
import { growingPauses } from '../../apps/api/src/kit/pauses.ts'

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const reason = (problem: unknown): string =>
  (problem as NodeJS.ErrnoException).code ?? (problem instanceof Error ? problem.message : String(problem))

/**
 * Runs `work` again, with growing pauses, until it no longer fails because the database cannot be reached. What else it
 * throws, a wrong password or a failing migration, is thrown on. `where` names the database, without its password.
 */
export const untilReachable = async <Result>(
  where: string,
  work: () => Promise<Result>,
  pauses = growingPauses({ longestMs: 5_000 }),
): Promise<Result> => {
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      const result = await work()
      if (isAnnounced) console.error('  The database answers.')
      return result
    } catch (problem) {
      if (!isDatabaseAway(problem)) throw problem
      if (!isAnnounced) console.error(`  Waiting for the database at ${where} (${reason(problem)}) ...`)
      await sleep(pauses.next())
    }
  }
}
