// Whether somebody may take a new password: long enough for what it opens, none of the common ones, none about themselves.
import { Problem } from '@marsa/model/kit/problem.ts'
import { lengthOf, passwordLength, passwordRefusal } from '@marsa/model/accounts/password.ts'
import { needsLongPassword } from '@marsa/model/accounts/users/users-rules.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import { isCommonPassword } from './common-passwords.ts'

export type Holder = {
  role: Role
  is_company_admin: boolean
  email: string
  first_name: string
  last_name: string
  first_name_ar: string | null
  last_name_ar: string | null
  /** A second step at sign-in makes up for length (Z12). */
  has_second_step: boolean
}

export const leastLength = (holder: Holder): number =>
  needsLongPassword(holder.role, holder.is_company_admin) && !holder.has_second_step
    ? passwordLength.staff
    : passwordLength.floor

/** Refuses under the field that holds the password. */
export const checkNewPassword = async (field: string, password: string, holder: Holder): Promise<void> => {
  const wrong = (code: string) => new Problem('kit.invalid', {}, { [field]: code })
  const about = [
    holder.first_name,
    holder.last_name,
    holder.first_name_ar ?? '',
    holder.last_name_ar ?? '',
    holder.email.split('@')[0]!,
  ]
  const refused = passwordRefusal(password, about)
  if (refused) throw wrong(refused)
  if (lengthOf(password) < leastLength(holder)) throw wrong('accounts.password-staff')
  if (await isCommonPassword(password)) throw wrong('accounts.password-common')
}
