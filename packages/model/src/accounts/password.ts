// What a new password has to be: the documented rule, no personal or context words, and how strong it looks (A 5, Z12).

/** The documented floor (A 5, A 9), what staff and agents' administrators need without a second step, what we advise. */
export const passwordLength = { floor: 6, staff: 15, advised: 12 } as const

/** Characters as people count them, so far as code points do. */
export const lengthOf = (password: string): number => Array.from(password).length

export const passwordParts = [
  { id: 'length', test: (password: string) => lengthOf(password) >= passwordLength.floor },
  { id: 'capital', test: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'digit', test: (password: string) => /\p{Nd}/u.test(password) },
  { id: 'special', test: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const
export type PasswordPart = (typeof passwordParts)[number]['id']

/** The parts of the documented rule that a password does not meet yet. */
export const missingParts = (password: string): PasswordPart[] =>
  passwordParts.filter(({ test }) => !test(password)).map(({ id }) => id)

/** Words of this product and its country that people put into passwords for it. */
const contextWords = ['marsa', 'dubai', 'emirates', 'sharjah', 'abudhabi', 'logistics', 'freight', 'cargo']

const likeLetters = (text: string): string =>
  text
    .replace(/[@4]/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[1!|]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[$5]/g, 's')
    .replace(/[^\p{L}]/gu, '')

/** The words in a password: with what stands around them taken off, and with all that stands for letters turned back. */
export const stemsOf = (password: string): string[] => {
  const lower = password.toLowerCase()
  return [likeLetters(lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')), likeLetters(lower)]
}

/** True when a password is little more than a word with some characters around it. */
const isMostly = (password: string, word: string): boolean => {
  const [known = ''] = stemsOf(word)
  return (
    known.length >= 4 &&
    stemsOf(password).some((stem) => stem.includes(known) && stem.length - known.length < 6)
  )
}

/**
 * Why a password cannot be taken, or undefined; the list of common ones is the server's. `about` are words of the
 * person: names and the name part of the e-mail.
 */
export const passwordRefusal = (password: string, about: readonly string[] = []): string | undefined => {
  if (missingParts(password).length > 0) return 'accounts.password-rule'
  if (about.some((word) => isMostly(password, word))) return 'accounts.password-personal'
  if (contextWords.some((word) => isMostly(password, word))) return 'accounts.password-common'
  return undefined
}

/** 0 none to 4 strong, for the meter; 12 characters and more look good. */
export const passwordStrength = (password: string, about: readonly string[] = []): 0 | 1 | 2 | 3 | 4 => {
  const length = lengthOf(password)
  if (length === 0) return 0
  if (passwordRefusal(password, about)) return 1
  if (length < 9) return 2
  return length < passwordLength.advised ? 3 : 4
}
