// What further days of storage cost by the rates of the quotation in force, and how long goods have stayed beyond their time.
import { daysBetween } from '../kit/day.ts'
import { parseMoney } from '../kit/money.ts'

/** Days beyond the last booked one; 0 while the time is not over. */
export const daysBeyond = (endDate: string, today: string): number => Math.max(0, daysBetween(endDate, today))

type Rated = {
  charges: readonly { code: string; amount: string; vat: string }[]
  startDate: string
  endDate: string
}

/**
 * Fils with VAT for so many further days: the storage charge is for the booked days, so each further day costs its share,
 * half rounded up. Undefined where the quotation has no storage charge. An estimate: the warehouse names the price.
 */
export const estimateFils = ({ charges, startDate, endDate }: Rated, days: number): bigint | undefined => {
  const booked = BigInt(daysBetween(startDate, endDate))
  const storage = charges
    .filter(({ code }) => code === 'storage')
    .reduce((sum, { amount, vat }) => sum + parseMoney(amount) + parseMoney(vat), 0n)
  if (storage <= 0n || booked <= 0n || days <= 0) return undefined
  return (storage * BigInt(days) * 2n + booked) / (booked * 2n)
}
