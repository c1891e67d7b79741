// Warns the owners of documents whose validity ends: 30 days before, and again 7 days before, each once.
import { expiryWarning } from '@marsa/model/documents/expiry.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { transaction, type Db } from '../kit/db.ts'
import { expiringDocuments, lockedExpiring, markWarned } from './keeping.store.ts'
import type { DocumentLines } from './parts.ts'

/** Documents are warned of one by one: what fails is tried again at the next run. Answers how many warnings went out. */
export const warnOfExpiry = async (db: Db, lines: DocumentLines, now: Date): Promise<number> => {
  const today = dayOf(now)
  let warned = 0
  for (const { id } of await expiringDocuments(db, today))
    await transaction(db, async (tx) => {
      const document = await lockedExpiring(tx, id)
      const days = document && expiryWarning(document.expiresOn, today, document.warned)
      if (!document || !days) return
      await markWarned(tx, id, days)
      if (await lines[document.subjectKind]?.expiring?.(tx, document, days)) warned++
    })
  return warned
}
