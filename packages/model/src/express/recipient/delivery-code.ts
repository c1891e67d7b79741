// The code that proves a delivery: four digits that only the recipient has, for the day on which the parcel is out.
import { latinDigits } from '../../kit/id.ts'
import type { ShipmentState } from '../shipments/shipment-machine.ts'
import type { Service } from '../services.ts'

export const codeDigits = 4
/** With so many tries on a day the codes of that day are over, and the desk goes on. */
export const mostCodeTries = 5
export const resendAfterSeconds = 60
/** Beside the first message of a day; the desk sends further ones. */
export const mostCodesOfDay = 4

/** The digits as they are compared; undefined for what is no code. Arabic digits are digits. */
export const readDeliveryCode = (typed: string): string | undefined => {
  const digits = latinDigits(typed).replace(/[\s-]/g, '')
  return /^\d{4}$/.test(digits) ? digits : undefined
}

/** `spent`: tried too often that day, right or not. `none`: no code was sent that day. */
export type CodeVerdict = 'right' | 'wrong' | 'spent' | 'none'

/** Parcels that our own couriers deliver; the carrier abroad has its own proof. */
export const hasDeliveryCode = (service: Service | null): boolean => service === 'DOMESTIC'

/** Codes of a day: how many were sent, when the last one, and how often one was tried. */
export type CodesOfDay = { sent: number; lastAt: Date | null; tries: number }

/** Why no further code is sent to the recipient now; the desk is held by the first reason alone. */
export const resendRefusal = (
  { state, service }: { state: ShipmentState; service: Service | null },
  { sent, lastAt, tries }: CodesOfDay,
  { now, byDesk }: { now: Date; byDesk: boolean },
): string | undefined => {
  if (state !== 'OUT_FOR_DELIVERY' || !hasDeliveryCode(service)) return 'express.code-not-out'
  if (byDesk) return undefined
  if (tries >= mostCodeTries) return 'express.code-spent'
  if (sent >= mostCodesOfDay) return 'express.code-resends'
  const isSoon = lastAt !== null && now.getTime() - lastAt.getTime() < resendAfterSeconds * 1_000
  return isSoon ? 'express.code-soon' : undefined
}
