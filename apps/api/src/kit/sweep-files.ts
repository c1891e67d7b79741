// Removes files that a crash left without a row; every folder that keeps files says which keys its rows hold.
import type { Files } from './files.ts'

const batch = 500

/** Removes what lies under a prefix since before an instant and belongs to no row; answers how many. */
export const removeUnknown = async (
  files: Files,
  prefix: string,
  before: Date,
  knownOf: (keys: readonly string[]) => Promise<Set<string>>,
): Promise<number> => {
  const old: string[] = []
  for await (const file of files.list(prefix)) if (file.modified < before) old.push(file.key)
  let removed = 0
  for (let at = 0; at < old.length; at += batch) {
    const keys = old.slice(at, at + batch)
    const known = await knownOf(keys)
    for (const key of keys.filter((each) => !known.has(each))) {
      await files.remove(key)
      removed++
    }
  }
  return removed
}
