// Waybill numbers: MRX, ten digits and two check digits (ISO 7064 MOD 97-10, with M R X as 22 27 33).
import { latinDigits } from '../../kit/id.ts'

const prefix = 'MRX'
const prefixDigits = '222733'

const remainder = (digits: string): number => Number(BigInt(`${prefixDigits}${digits}`) % 97n)

/** The number of ten digits. */
export const waybillNumber = (digits: string): string =>
  `${prefix}${digits}${String(98 - remainder(`${digits}00`)).padStart(2, '0')}`

/** A number as somebody typed or scanned it: spaces, letter case and Arabic digits do not matter. */
export const foldWaybill = (text: string): string => latinDigits(text).replace(/[\s-]/g, '').toUpperCase()

/** The number that a text means, or undefined where it is none or a digit of it is wrong. */
export const readWaybill = (text: string): string | undefined => {
  const number = foldWaybill(text)
  return /^MRX\d{12}$/.test(number) && remainder(number.slice(prefix.length)) === 1 ? number : undefined
}
