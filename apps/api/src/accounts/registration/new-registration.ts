// What a registration brings: the form, the licence of a company, and whoever writes it.
import type { RegistrationForm } from '@marsa/model/accounts/registration/registration-form.ts'
import type { UserType } from '@marsa/model/accounts/registration/registration.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { LicenceFacts } from './licences.store.ts'

/** A licence by what the register says of it, or with the copy that a browser has sent where it says nothing that holds. */
export type GivenLicence = {
  number: string
  facts: LicenceFacts | undefined
  copy?: { id: string; binding: string }
}

export type NewRegistration = {
  userType: UserType
  form: Omit<RegistrationForm, 'captcha' | 'SMSCode' | 'Password' | 'PasswordConfirmation'>
  /** For companies. */
  licence: GivenLicence | undefined
  passwordHash: string
  usercode: string
  language: Lang
  as: ActorKind
  now: Date
}
