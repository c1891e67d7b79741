// Public numbers with a check digit, and digits as people in the Emirates type them.

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Turns Arabic-Indic and Persian digits into Latin ones; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0x0f))

/** Luhn check digit (ISO/IEC 7812-1 annex B) of a string of digits. */
export const luhnDigit = (digits: string): number => {
  let total = 0
  for (let index = 0; index < digits.length; index++) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 2 : 1)
    total += value > 9 ? value - 9 : value
  }
  return (10 - (total % 10)) % 10
}

/** Builds a public number: prefix, two-digit year, five-digit sequence and a check digit: FR-26-018473. */
export const publicNumber = (prefix: string, year: number, sequence: number): string => {
  const yy = String(year % 100).padStart(2, '0')
  const serial = String(sequence).padStart(5, '0')
  return `${prefix}-${yy}-${serial}${luhnDigit(yy + serial)}`
}

/** True when a public number of this prefix has the right form and check digit. */
export const isPublicNumber = (prefix: string, text: string): boolean => {
  const match = new RegExp(`^${prefix}-(\\d{2})-(\\d{5,9})(\\d)$`).exec(text)
  return match !== null && luhnDigit(`${match[1]}${match[2]}`) === Number(match[3])
}

// Control characters but tab and line break, and marks that turn the direction of what follows.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** A text without what is not seen and yet changes how it reads (Z57); ends of lines are line feeds. */
export const withoutHidden = (text: string): string => text.replace(/\r\n?/g, '\n').replace(hidden, '')

/** Text as stored and compared: NFC, nothing hidden, single spaces, trimmed (Z57). */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(hidden, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()

/** A number of ours as somebody typed it: without spaces, in Latin digits and capitals. */
export const typedNumber = (text: string): string =>
  latinDigits(cleanText(text)).replace(/\s/g, '').toUpperCase()
