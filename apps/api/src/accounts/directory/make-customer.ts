// Makes an individual customer of somebody whom a provider vouches for; nobody has to approve them (decisions 4.9).
import { startOf } from '@marsa/model/accounts/registration/registration.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Tx } from '../../kit/db.ts'
import { notePasswordUnknown } from './identities.store.ts'
import { insertApplicant, insertRegistration } from '../registration/registrations.store.ts'
import type { NewRegistration } from '../registration/new-registration.ts'

export type NewCustomer = {
  email: string
  firstName: string
  lastName: string
  mobile: string
  address: string
  userCode: string
  passwordHash: string
  language: Lang
  now: Date
}

/** Answers the person's id. */
export const makeCustomer = async (tx: Tx, customer: NewCustomer): Promise<string> => {
  const { email, firstName, lastName, mobile, address, userCode, passwordHash, language, now } = customer
  const name = `${firstName} ${lastName}`.trim()
  const state = startOf('customer')
  const given: NewRegistration = {
    userType: 'customer',
    form: {
      firstname: firstName,
      lastname: lastName,
      usercode: email,
      contactNumber: mobile,
      termsAccepted: true,
      promotions: false,
      ...(address && { address }),
    },
    licence: undefined,
    passwordHash,
    usercode: userCode,
    language,
    as: 'visitor',
    now,
  }
  const company = { en: name, ar: name }
  const applicant = await insertApplicant(tx, { ...given, company, kind: 'person', state, address })
  await insertRegistration(tx, { ...given, ...applicant, state, due: null })
  await notePasswordUnknown(tx, applicant.userId)
  return applicant.userId
}
