// Warns the owners of papers whose validity ends: 30 days before, and again 7 days before, each once.
import { expiryWarning } from '@marsa/model/documents/expiry.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { transaction, type Db } from '../kit/db.ts'
import { expiringPapers, lockedExpiring, markWarned } from './keeping.store.ts'
import type { DocumentLines } from './parts.ts'

/** Papers are warned of one by one: what fails is tried again at the next run. Answers how many warnings went out. */
export const warnOfExpiry = async (db: Db, lines: DocumentLines, now: Date): Promise<number> => {
  const today = dayOf(now)
  let warned = 0
  for (const { id } of await expiringPapers(db, today))
    await transaction(db, async (tx) => {
      const paper = await lockedExpiring(tx, id)
      const days = paper && expiryWarning(paper.expiresOn, today, paper.warned)
      if (!paper || !days) return
      await markWarned(tx, id, days)
      if (await lines[paper.subjectKind]?.expiring?.(tx, paper, days)) warned++
    })
  return warned
}
