// Writes to a person about their access, in their language.
import type { MailTemplate, MailParams } from '@marsa/model/messages/templates/mail-templates.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import type { UserRow } from './users.store.ts'

type About = Extract<MailTemplate, 'user-role-changed' | 'user-disabled' | 'user-enabled'>

/** The company need not be given. One mail a call. */
export const notifyUser = <Name extends About>(
  tx: Tx,
  call: Pick<Call, 'request'>,
  user: UserRow,
  mail: Name,
  params: Omit<MailParams<Name>, 'company'>,
): Promise<void> =>
  sendMail(tx, {
    mail,
    to: { channel: 'mail', address: user.email, language: user.language },
    params: { company: { en: user.name_en, ar: user.name_ar }, ...params } as unknown as MailParams<Name>,
    key: `${user.id}:${call.request.id}`,
    isSecret: false,
  })
