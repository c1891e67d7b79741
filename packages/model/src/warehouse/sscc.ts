// Serial Shipping Container Codes (GS1): the eighteen digits that name one pallet, carton or piece all over the world.
import { z } from 'zod'
import { latinDigits } from '../kit/id.ts'

/** What GS1 has given a company; the codes of its handling units begin with it. */
export const Gs1Prefix = z.string().regex(/^\d{7,10}$/, 'warehouse.label-prefix')

/** Check digit of GS1 for digits of any length, as of a GTIN: weights 3 and 1 from the right, what is missing to the next ten. */
export const gs1CheckDigit = (digits: string): number => {
  let sum = 0
  for (let index = 0; index < digits.length; index++)
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

export const isSscc = (text: string): boolean =>
  /^\d{18}$/.test(text) && gs1CheckDigit(text.slice(0, 17)) === Number(text[17])

const extensionDigit = '0'
const digitsBeforeCheck = 17

/** The last serial that stands behind a prefix. */
export const lastSerialOf = (prefix: string): number =>
  10 ** (digitsBeforeCheck - extensionDigit.length - prefix.length) - 1

/** The code of a serial; undefined where the serial no longer fits behind the prefix. */
export const ssccOf = (prefix: string, serial: number): string | undefined => {
  if (serial < 1 || serial > lastSerialOf(prefix)) return undefined
  const room = digitsBeforeCheck - extensionDigit.length - prefix.length
  const digits = extensionDigit + prefix + String(serial).padStart(room, '0')
  return `${digits}${gs1CheckDigit(digits)}`
}

/** What the bars of a label say: the application identifier of an SSCC and its digits. */
export const ssccElement = (sscc: string): string => `00${sscc}`

/** As it stands under the bars. */
export const ssccText = (sscc: string): string => `(00) ${sscc}`

/** The code that was scanned or typed, with or without its identifier, spaces and the mark of a scanner; else undefined. */
export const readSscc = (text: string): string | undefined => {
  const digits = latinDigits(text)
    .replace(/^\s*\]C1/, '')
    .replace(/[\s()-]/g, '')
  const sscc = digits.length === 20 && digits.startsWith('00') ? digits.slice(2) : digits
  return isSscc(sscc) ? sscc : undefined
}

/** Codes that one company may issue and another may issue, too. */
export const prefixesOverlap = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one)
