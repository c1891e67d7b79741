// Erases what is personal in accounts that were closed long enough ago; ledger and audit trail stay.
import { randomBytes } from 'node:crypto'
import { eraseDays } from '@marsa/model/accounts/profile/profile.ts'
import { audit } from '../../kit/audit.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'
import { hashPassword } from '../passwords.ts'
import { conversationFiles, dueErasures, erasePerson } from './closing.store.ts'

/** Answers how many were erased. */
export const eraseClosed = async (db: Db, files: Files): Promise<number> => {
  const due = await dueErasures(db, eraseDays)
  for (const { id, company_id } of due) {
    const keys = await conversationFiles(db, id)
    const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
    await systemTransaction(db, async (tx) => {
      await erasePerson(tx, id, nobodys)
      await audit(tx, {
        kind: 'system',
        action: 'erasePerson',
        objectKind: 'user',
        objectId: id,
        companyId: company_id,
      })
    })
    for (const key of keys) await files.remove(key)
  }
  return due.length
}
