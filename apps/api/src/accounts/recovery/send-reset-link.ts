// Sends the link for a new password to whoever has an account; to others nothing is sent (Z15).
import { createHash, randomBytes } from 'node:crypto'
import { resetMinutes } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { audit } from '../../kit/audit.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { sendMail } from '../../messages/door.ts'
import { holderByEmail } from '../holder.store.ts'
import { insertReset } from './resets.store.ts'

export const resetLinkJob = 'recovery.send-link'

export const hashOfId = (requestId: string): Buffer => createHash('sha256').update(requestId).digest()

export type Asked = { id: string; email: string; language: Lang }

/** The id travels in the fragment of the link, so that no server and no log on the way sees it. */
export const sendResetLink = (db: Db, { id, email, language }: Asked): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const holder = await holderByEmail(tx, email)
    if (!holder) return
    const token = randomBytes(32).toString('base64url')
    const made = await insertReset(tx, {
      id,
      userId: holder.id,
      hash: hashOfId(token),
      passwordVersion: holder.password_version,
      minutes: resetMinutes,
    })
    if (!made) return
    await sendMail(tx, {
      mail: 'password-reset',
      to: { channel: 'mail', address: email, language },
      params: { minutes: resetMinutes, token },
      key: id,
      isSecret: true,
    })
    await audit(tx, {
      kind: 'visitor',
      action: 'forgotPassword',
      objectKind: 'user',
      objectId: holder.id,
      companyId: holder.company_id,
    })
  })
