// The letters of a name that stand in its avatar.
import { isArabic } from '@marsa/model/kit/text.ts'

/** Two letters in Latin script, one in Arabic, where two would join. */
export const initials = (first: string, last: string): string => {
  const letter = first.slice(0, 1)
  return isArabic(letter) ? letter : letter + last.slice(0, 1)
}

/** Of a name in one string: its first two words. */
export const initialsOfName = (name: string): string => {
  const [first = '', second = ''] = name.split(/\s+/)
  return initials(first, second)
}
