// Numbers as people type them, in forms and in spreadsheets.
import { latinDigits } from '../../kit/id.ts'

/** A number however it is typed: Arabic digits and marks, thousands, spaces; undefined when it is none. */
export const numberOf = (typed: string): number | undefined => {
  const text = latinDigits(typed)
    .replace(/[,\u066c\s\u00a0]/g, '')
    .replace('\u066b', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}
