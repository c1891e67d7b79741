// A cash PIN while it is typed.
import { typedPin } from '@marsa/model/express/wallet/pin.ts'

/** More digits than any setting asks for. */
export const mostPinDigits = 12

/** Digits of either script, and no more than a PIN has. */
export const digitsOf = (typed: string, digits: number): string =>
  typedPin(typed).replace(/\D/g, '').slice(0, digits)
