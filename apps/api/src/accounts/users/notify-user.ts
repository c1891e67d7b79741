// Writes to a person about their access, in their language.
import type { LetterName, LetterParams } from '@marsa/model/messages/letters.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { sendLetter } from '../../messages/door.ts'
import type { UserRow } from './users.store.ts'

type About = Extract<LetterName, 'user-role-changed' | 'user-disabled' | 'user-enabled'>

/** The company need not be given. One letter a call. */
export const notifyUser = <Name extends About>(
  tx: Tx,
  call: Pick<Call, 'request'>,
  user: UserRow,
  letter: Name,
  params: Omit<LetterParams<Name>, 'company'>,
): Promise<void> =>
  sendLetter(tx, {
    letter,
    to: { channel: 'mail', address: user.email, language: user.language },
    params: { company: { en: user.name_en, ar: user.name_ar }, ...params } as unknown as LetterParams<Name>,
    key: `${user.id}:${call.request.id}`,
    isSecret: false,
  })
