// When a document that is valid until a day has expired, and when its owner is warned of it; days of the Emirates.
import { addDays } from '../kit/day.ts'
import { documentTypes, type DocCode } from './document-type.ts'

/** Days before the end at which the owner is warned, longest first; each warning is given once. */
export const expiryWarnings = [30, 7] as const
export type ExpiryWarning = (typeof expiryWarnings)[number]

/** Valid to the end of its last day. */
export const hasExpired = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today

/** The warning that is due today: the shortest one reached, unless that one or a shorter was given. */
export const expiryWarning = (
  expiresOn: string,
  today: string,
  warned: number | null,
): ExpiryWarning | undefined => {
  if (hasExpired(expiresOn, today)) return undefined
  const due = expiryWarnings.findLast((days) => expiresOn <= addDays(today, days))
  return due !== undefined && (warned === null || due < warned) ? due : undefined
}

const longestYears = 20

/** Whether a document of the type is asked until when it is valid; browser and server ask alike. */
export const asksExpiry = (docCode: DocCode): boolean => documentTypes[docCode].expires === true

/**
 * Why a document with this last day cannot be taken: over already, too far off to be true, or none given although the type
 * has one. Of a type without an end the day is not looked at.
 */
export const expiryRefusal = (
  docCode: DocCode,
  expiresOn: string | undefined,
  today: string,
): string | undefined => {
  if (!asksExpiry(docCode)) return undefined
  if (expiresOn === undefined) return 'documents.expiry-day'
  if (hasExpired(expiresOn, today)) return 'documents.expired'
  return expiresOn > addDays(today, longestYears * 366) ? 'documents.expiry-day' : undefined
}
