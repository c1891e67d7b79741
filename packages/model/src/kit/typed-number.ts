// Numbers as people type them, in forms and in spreadsheets.
import { latinDigits } from './id.ts'

/** With Latin digits and a point, without thousands marks and spaces: what `Number` reads if it is one. */
export const numberText = (typed: string): string =>
  latinDigits(typed)
    .replace(/[,\u066c\s\u00a0]/g, '')
    .replace(/\u066b/g, '.')

/** The same with a sign before or, as a right-to-left keyboard leaves it, after it: degrees below zero. */
export const signedNumberOf = (typed: string): number | undefined => {
  const text = numberText(typed)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\u2212/g, '-')
  const size = numberOf(text.replace(/^-|-$/, ''))
  return size !== undefined && text.includes('-') && size !== 0 ? -size : size
}

/** A number however it is typed; undefined when it is none. */
export const numberOf = (typed: string): number | undefined => {
  const text = numberText(typed)
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}
