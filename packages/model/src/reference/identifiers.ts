// Guards of numbers that people copy by hand: each gives the normal form, or the problem that says what is wrong.
import { latinDigits } from '../kit/id.ts'

/** `value` is the form to store; `problem` a code of reference/problems.ts with what its sentence needs. */
export type Checked =
  | { value: string; problem?: undefined }
  | { problem: string; params?: Record<string, string | number>; value?: undefined }

/** Latin digits and capitals without spaces, dashes, dots, slashes and invisible marks. */
const compact = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[\s\-_./\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .toUpperCase()

/** Letter values of ISO 6346: 10 upward, leaving out 11, 22 and 33 because they would vanish mod 11. */
const letterValue = (letter: string): number => {
  const position = letter.charCodeAt(0) - 65
  return 10 + position + Math.floor((position + 9) / 10)
}

/** Check digit of a container number: ten characters weighted 1, 2, 4 ... 512, sum mod 11, where 10 counts as 0. */
export const containerCheckDigit = (firstTen: string): number => {
  let sum = 0
  for (const [index, sign] of firstTen.split('').entries())
    sum += (sign >= 'A' ? letterValue(sign) : Number(sign)) * 2 ** index
  return (sum % 11) % 10
}

/** Container number of ISO 6346: owner, category U, J or Z, six digits, check digit: CSQU3054383. */
export const checkContainerNumber = (text: string): Checked => {
  const number = compact(text)
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return { problem: 'reference.container.form' }
  const expected = containerCheckDigit(number.slice(0, 10))
  return expected === Number(number[10])
    ? { value: number }
    : { problem: 'reference.container.check-digit', params: { expected, given: Number(number[10]) } }
}

/** Chassis number of a vehicle: seventeen characters without I, O and Q (ISO 3779), or a shorter one of an older frame. */
export const checkChassisNumber = (text: string): Checked => {
  const number = compact(text)
  const fits = number.length === 17 ? /^[A-HJ-NPR-Z0-9]{17}$/ : /^[A-Z0-9]{5,16}$/
  return fits.test(number) ? { value: number } : { problem: 'reference.chassis.form' }
}

/** Check digit of an air waybill: its seven-digit serial mod 7. */
export const airWaybillCheckDigit = (serial: string): number => Number(serial) % 7

/** Air waybill: three-digit airline prefix, seven-digit serial, check digit; stored as 176-12345675. */
export const checkAirWaybill = (text: string): Checked => {
  const number = compact(text)
  if (!/^\d{11}$/.test(number)) return { problem: 'reference.air-waybill.form' }
  const expected = airWaybillCheckDigit(number.slice(3, 10))
  return expected === Number(number[10])
    ? { value: `${number.slice(0, 3)}-${number.slice(3)}` }
    : { problem: 'reference.air-waybill.check-digit', params: { expected, given: Number(number[10]) } }
}

/** The nine digits of an Emirati mobile number however it is typed, or undefined: 050 123 4567, +971 50..., ٠٥٠... */
export const mobileDigits = (text: string): string | undefined =>
  /^(?:\+|00)?(?:971)?\(?0?\)?(5\d{8})$/.exec(compact(text))?.[1]

/** UAE mobile number, stored as +971 and nine digits beginning with 5. Operator ranges are not checked. */
export const checkMobile = (text: string): Checked => {
  const digits = mobileDigits(text)
  return digits ? { value: `+971${digits}` } : { problem: 'reference.mobile.form' }
}

/** Tax registration number: 15 digits beginning with 1. No check digit is published. */
export const checkTrn = (text: string): Checked => {
  const number = compact(text)
  return /^1\d{14}$/.test(number) ? { value: number } : { problem: 'reference.trn.form' }
}

/** Remainder of ISO 13616: first four characters moved to the end, letters as 10 to 35, mod 97. */
const ibanRemainder = (iban: string): number => {
  let remainder = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

/** UAE IBAN: AE, two check digits, three of the bank, sixteen of the account. */
export const checkIban = (text: string): Checked => {
  const iban = compact(text)
  if (!/^AE\d{21}$/.test(iban)) return { problem: 'reference.iban.form' }
  return ibanRemainder(iban) === 1 ? { value: iban } : { problem: 'reference.iban.check-digits' }
}

/** Makani number of a building entrance: ten digits, stored as 12345 67890. Other emirates have their own schemes. */
export const checkMakani = (text: string): Checked => {
  const number = compact(text)
  return /^\d{10}$/.test(number)
    ? { value: `${number.slice(0, 5)} ${number.slice(5)}` }
    : { problem: 'reference.makani.form' }
}
