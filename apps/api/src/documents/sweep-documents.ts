// Housekeeping after crashes and deletions: orphaned files go, rows that lost their file are marked, the due is destroyed.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { Db } from '../kit/db.ts'
import type { Files } from '../kit/files.ts'
import { removeUnknown } from '../kit/sweep-files.ts'
import {
  databaseTime,
  duePurges,
  keysSince,
  knownKeys,
  markMissing,
  markPurged,
  shred,
} from './keeping.store.ts'

/** What belongs to no finished upload after an hour belongs to a crashed one; no upload runs that long. */
const crashedMs = 3_600_000
const batch = 500
const daysBack = 2

export type Swept = { quarantined: number; orphans: number; missing: string[]; purged: number }

const sweepQuarantine = async (folder: string, before: Date): Promise<number> => {
  let removed = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined) // an upload that just finished
    if (!found?.isFile() || found.mtime >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

const markLost = async (db: Db, files: Files, since: Date): Promise<string[]> => {
  const lost: string[] = []
  for (const { id, key } of await keysSince(db, since))
    if (!(await files.exists(key))) {
      await markMissing(db, id)
      lost.push(id)
    }
  return lost
}

/** Unreadable first, then the file, then the mark: a crash in between only repeats the rest. */
const purgeDue = async (db: Db, files: Files): Promise<number> => {
  const due = await duePurges(db, batch)
  for (const { id, key } of due) {
    await shred(db, id)
    await files.remove(key)
    await markPurged(db, id)
  }
  return due.length
}

/** Safe to run at any time and by several processes. `everything` looks at all days instead of the last ones. */
export const sweepDocuments = async (db: Db, files: Files, everything = false): Promise<Swept> => {
  const now = await databaseTime(db)
  const before = new Date(now.getTime() - crashedMs)
  const days = Array.from({ length: daysBack + 1 }, (_, back) => addDays(dayOf(now), -back))
  const stores = ['documents', 'identity']
  const folders = everything ? stores : stores.flatMap((store) => days.map((day) => `${store}/${day}`))
  let orphans = 0
  for (const folder of folders)
    orphans += await removeUnknown(files, folder, before, (keys) => knownKeys(db, keys))
  return {
    quarantined: await sweepQuarantine(files.quarantine, before),
    orphans,
    missing: await markLost(
      db,
      files,
      everything ? new Date(0) : new Date(now.getTime() - daysBack * 86_400_000),
    ),
    purged: await purgeDue(db, files),
  }
}
