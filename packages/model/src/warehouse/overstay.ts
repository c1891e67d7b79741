// What further days of storage cost by the rates of the quotation in force, and how long goods have stayed beyond their time.
import { daysBetween } from '../kit/day.ts'
import { scaled } from '../kit/decimal.ts'
import { halfUp, parseMoney, vatOf, type VatCategory } from '../kit/money.ts'
import { amountOf, inFils } from '../requests/unit-price.ts'
import type { UnitView } from '../requests/views.ts'
import { chargedCbm, spaceDays, type StorageSpan } from './storage-pricing.ts'

/** Days beyond the last booked one; 0 while the time is not over. */
export const daysBeyond = (endDate: string, today: string): number => Math.max(0, daysBetween(endDate, today))

type Charge = {
  code: string
  amount: string
  vat: string
  vatCategory: VatCategory
  unit?: UnitView | undefined
}
type Rated = StorageSpan & { charges: readonly Charge[] }

const isStorage = ({ code }: Charge): boolean => code === 'storage'
const isByRate = ({ unit }: Charge): boolean => unit?.days !== undefined

/** Fils with VAT of a charge by the cubic metre and day, for so many days. */
const rateFils = (charge: Charge, cbm: number, days: number): bigint => {
  const { basis, price, minimum, minQuantity, rate, rateDay } = charge.unit!
  const unit = {
    basis,
    quantity: spaceDays(cbm, days),
    minQuantity: minQuantity === null ? null : scaled(minQuantity, 3),
  }
  const amount = amountOf(unit, scaled(price, 4), minimum === null ? null : scaled(minimum, 2))
  const net = inFils(amount, { micro: scaled(rate, 6), day: rateDay })
  return net + vatOf(net, charge.vatCategory)
}

/** Every charge for storage states its rate, so that further days cost exactly what it says. */
export const isExact = (charges: readonly Charge[]): boolean => charges.filter(isStorage).every(isByRate)

/**
 * Fils with VAT for so many further days. By a rate they cost what the longer time comes to more, so that a minimum is charged
 * once; a sum was for the booked days, so each further one costs its share, half rounded up, and the warehouse names the price.
 * Undefined where the quotation has no storage charge.
 */
export const estimateFils = ({ charges, ...span }: Rated, days: number): bigint | undefined => {
  const booked = daysBetween(span.startDate, span.endDate)
  const storage = charges.filter(isStorage)
  if (storage.length === 0 || booked <= 0 || days <= 0) return undefined
  const sums = storage
    .filter((charge) => !isByRate(charge))
    .reduce((sum, { amount, vat }) => sum + parseMoney(amount) + parseMoney(vat), 0n)
  const cbm = chargedCbm(span)
  return storage
    .filter(isByRate)
    .reduce(
      (sum, charge) => sum + rateFils(charge, cbm, booked + days) - rateFils(charge, cbm, booked),
      halfUp(sums * BigInt(days), BigInt(booked)),
    )
}
