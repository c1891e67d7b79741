// The cash PIN of a person: what it may look like, and after how many locks it has to be set anew.
import { latinDigits } from '../../kit/id.ts'

/** Locks one after the other that end a PIN (Z20). */
export const locksToReset = 3
/** Minutes in which a right PIN allows to spend without typing it again. */
export const pinSessionMinutes = 5
/** Minutes in which a grant to spend is used. */
export const grantMinutes = 2
/** Hours after a change of the mobile in which no PIN is reset by a code to it (Z14). */
export const mobileRestHours = 24

/** As typed in either script, without spaces. */
export const typedPin = (text: string): string => latinDigits(text).replace(/\s/g, '')

const step = (pin: string, by: number): boolean =>
  Array.from(
    { length: pin.length - 1 },
    (_, at) => (Number(pin[at]) + by + 10) % 10 === Number(pin[at + 1]),
  ).every(Boolean)

/** One digit, or a group of two or three, again and again. */
const isRepeated = (pin: string): boolean =>
  [1, 2, 3].some((size) => size < pin.length && pin === pin.slice(0, size).repeat(pin.length / size))
const isYear = (four: string): boolean => /^(19\d\d|20[0-4]\d)$/.test(four)

/** Why nobody may take this PIN: it is among the first that a thief tries. */
export const pinRefusal = (pin: string, digits: number, mobile: string | null): string | undefined => {
  if (!/^\d+$/.test(pin) || pin.length !== digits) return 'wallet.pin-digits'
  const isWeak =
    isRepeated(pin) ||
    step(pin, 1) ||
    step(pin, -1) ||
    isYear(pin.slice(0, 4)) ||
    isYear(pin.slice(-4)) ||
    (mobile !== null && (pin.startsWith(mobile.slice(-4)) || pin.endsWith(mobile.slice(-4))))
  return isWeak ? 'wallet.pin-weak' : undefined
}
