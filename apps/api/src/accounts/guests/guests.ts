// Who a proved mobile number stands for where nobody signs in: the same guest again, or a new one.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Tx } from '../../kit/db.ts'
import { hashPassword } from '../passwords.ts'
import { newUserCode } from '../registration/record-registration.ts'
import { insertGuest, lockGuestOf, proveGuest, type GuestIds } from './guests.store.ts'

/** No mail is delivered to this ending (RFC 2606), and nobody can guess the name before it. */
const noAddress = (): string => `${randomUUID()}@guest.invalid`

/** Whether the number belongs to an account is not asked: a code to a phone opens no account. */
export const guestOf = async (
  tx: Tx,
  { mobile, name, language }: { mobile: string; name: string; language: Lang },
): Promise<GuestIds> => {
  const known = await lockGuestOf(tx, mobile)
  if (known) {
    await proveGuest(tx, known.userId)
    return known
  }
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return insertGuest(tx, {
    mobile,
    name,
    email: noAddress(),
    userCode: newUserCode(),
    passwordHash,
    language,
  })
}
