// The link of an invitation: 256 bits that only the mail holds; we keep their hash.
import { createHash, randomBytes } from 'node:crypto'
import { roleText } from '@marsa/model/accounts/text.ts'
import { invitationHours } from '@marsa/model/accounts/users/users-rules.ts'
import type { Actor, Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Tx } from '../../kit/db.ts'
import { sendMail } from '../../messages/door.ts'

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const newToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

export type Sending = {
  id: string
  sends: number
  email: string
  role: Role
  language: Lang
  company: { en: string; ar: string }
  token: string
}

/** The token travels in the fragment of the link, so that no server and no log on the way sees it. */
export const sendInvitation = (tx: Tx, actor: Actor, sending: Sending): Promise<void> =>
  sendMail(tx, {
    mail: 'user-invitation',
    to: { channel: 'mail', address: sending.email, language: sending.language },
    params: {
      inviter: `${actor.firstName} ${actor.lastName}`,
      company: sending.company,
      role: roleText[sending.role],
      hours: invitationHours,
      token: sending.token,
    },
    key: `${sending.id}:${sending.sends}`,
    isSecret: true,
  })
