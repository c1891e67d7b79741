// How people and companies of the lists are named in the language of the page.
import { nameIn, type PersonName } from '@marsa/model/accounts/person-name.ts'
import type { Lang } from '@marsa/model/kit/text.ts'

export const fullName = (lang: Lang, person: PersonName): string => {
  const { first, last } = nameIn(person, lang)
  return `${first} ${last}`.trim()
}

export const companyName = (lang: Lang, company: { companyNameEn: string; companyNameAr: string }): string =>
  lang === 'ar' ? company.companyNameAr : company.companyNameEn

/** An address with the filters that are set. */
export const addressWith = (path: string, search: Record<string, string | number | undefined>): string => {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return `${path}${query && `?${query}`}`
}
