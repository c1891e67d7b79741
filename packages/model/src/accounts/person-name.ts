// What a person is called in each language.
import type { Lang } from '../kit/text.ts'

export type PersonName = {
  firstName: string
  lastName: string
  firstNameAr: string | null
  lastNameAr: string | null
}

/** The name as the language writes it; the Latin one where the person has given no Arabic one. */
export const nameIn = (person: PersonName, lang: Lang): { first: string; last: string } =>
  lang === 'ar' && person.firstNameAr
    ? { first: person.firstNameAr, last: person.lastNameAr ?? '' }
    : { first: person.firstName, last: person.lastName }
