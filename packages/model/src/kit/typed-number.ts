// Numbers as people type them, in forms and in spreadsheets.
import { latinDigits } from './id.ts'

/** With Latin digits and a point, without thousands marks and spaces: what `Number` reads if it is one. */
export const numberText = (typed: string): string =>
  latinDigits(typed)
    .replace(/[,\u066c\s\u00a0]/g, '')
    .replace(/\u066b/g, '.')

/** A number however it is typed; undefined when it is none. */
export const numberOf = (typed: string): number | undefined => {
  const text = numberText(typed)
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}
