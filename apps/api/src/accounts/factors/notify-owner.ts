// Writes to a person about their own security, in their language.
import type { LetterName, LetterParams } from '@marsa/model/messages/letters.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { sendLetter } from '../../messages/door.ts'
import type { FactorOwner } from './factors.store.ts'

type About = Extract<LetterName, 'factor-added' | 'factor-removed' | 'recovery-used'>

export const notifyOwner = <Name extends About>(
  tx: Tx,
  call: Pick<Call, 'request'>,
  owner: Pick<FactorOwner, 'id' | 'email' | 'language'>,
  letter: Name,
  params: LetterParams<Name>,
): Promise<void> =>
  sendLetter(tx, {
    letter,
    to: { channel: 'mail', address: owner.email, language: owner.language },
    params,
    key: `${owner.id}:${call.request.id}`,
    isSecret: false,
  })

/** What a factor is called in letters. */
export const factorNames = {
  code: { en: 'An authenticator app', ar: 'تطبيق مصادقة' },
  passkey: { en: 'A passkey', ar: 'مفتاح مرور' },
} as const
