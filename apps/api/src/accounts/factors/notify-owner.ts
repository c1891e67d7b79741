// Writes to a person about their own security, in their language.
import type { MailTemplate, MailParams } from '@marsa/model/messages/templates/mail-templates.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import type { FactorOwner } from './factors.store.ts'

type About = Extract<MailTemplate, 'factor-added' | 'factor-removed' | 'recovery-used'>

export const notifyOwner = <Name extends About>(
  tx: Tx,
  call: Pick<Call, 'request'>,
  owner: Pick<FactorOwner, 'id' | 'email' | 'language'>,
  mail: Name,
  params: MailParams<Name>,
): Promise<void> =>
  sendMail(tx, {
    mail,
    to: { channel: 'mail', address: owner.email, language: owner.language },
    params,
    key: `${owner.id}:${call.request.id}`,
    isSecret: false,
  })

/** What a factor is called in mails. */
export const factorNames = {
  code: { en: 'An authenticator app', ar: 'تطبيق مصادقة' },
  passkey: { en: 'A passkey', ar: 'مفتاح مرور' },
} as const
