// Reads a person out of the claims of a provider: those of the standard, and those that UAE PASS names in its own way.
import { emailAddress, uaeMobile } from '@marsa/model/accounts/fields.ts'

type Claims = Readonly<Record<string, unknown>>

const textOf = (claims: Claims, ...names: readonly string[]): string | undefined => {
  for (const name of names) {
    const value = claims[name]
    if (typeof value === 'string' && value.trim()) return value.trim().slice(0, 200)
  }
  return undefined
}

export type ClaimedPerson = {
  firstName: string
  lastName: string
  firstNameAr: string | undefined
  lastNameAr: string | undefined
  email: string | undefined
  mobile: string | undefined
  assurance: string | undefined
}

/** An address counts when the provider says that it is confirmed, or says nothing and is trusted by a setting. */
const emailOf = (claims: Claims, trustsSilence: boolean): string | undefined => {
  const email = emailAddress.safeParse(claims['email'])
  const verified = claims['email_verified']
  const isConfirmed = verified === true || (trustsSilence && verified === undefined)
  return email.success && isConfirmed ? email.data : undefined
}

export const personOf = (claims: Claims, trustsSilence = false): ClaimedPerson => {
  const [first = '', ...others] = (textOf(claims, 'name', 'fullnameEN') ?? '').split(/\s+/)
  const email = emailOf(claims, trustsSilence)
  const mobile = uaeMobile.safeParse(textOf(claims, 'phone_number', 'mobile'))
  return {
    firstName: (textOf(claims, 'given_name', 'firstnameEN') ?? (first || email?.split('@')[0]) ?? '').slice(
      0,
      60,
    ),
    lastName: (textOf(claims, 'family_name', 'lastnameEN') ?? others.join(' ')).slice(0, 60),
    firstNameAr: textOf(claims, 'firstnameAR')?.slice(0, 60),
    lastNameAr: textOf(claims, 'lastnameAR')?.slice(0, 60),
    email,
    mobile: mobile.success ? mobile.data : undefined,
    assurance: textOf(claims, 'userType', 'acr'),
  }
}

export const groupsOf = (claims: Claims, claim: string): string[] => {
  const value = claims[claim]
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string')
}
