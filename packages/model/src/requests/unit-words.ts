// How a price by the unit is read: what it is counted by, and at which rate.
import { scaled, unscaled } from '../kit/decimal.ts'
import { parseMoney, toWire } from '../kit/money.ts'
import { texts } from '../kit/text.ts'
import type { UnitView } from './views.ts'

export const unitText = texts({
  counted: { en: '{quantity} × {price} {per}', ar: '{quantity} × {price} {per}' },
  spaceDays: {
    en: { one: '{space} × {count} day', other: '{space} × {count} days' },
    ar: {
      zero: '{space} × {count} يوم',
      one: '{space} × يوم واحد',
      two: '{space} × يومان',
      few: '{space} × {count} أيام',
      many: '{space} × {count} يومًا',
      other: '{space} × {count} يوم',
    },
  },
  share: { en: '{price}% {of}, {base}', ar: '\u2066{price}%\u2069 {of}، {base}' },
  least: { en: 'at least {minimum}', ar: 'بحد أدنى {minimum}' },
  atRate: { en: '{amount} at {rate} on {day}', ar: '{amount} بسعر صرف {rate} في {day}' },
})

/** Decimals that say something: 6.48 and not 6.480. */
export const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** Units that are charged: those of the cargo, or the least. */
export const chargedUnits = ({ quantity, minQuantity }: Pick<UnitView, 'quantity' | 'minQuantity'>): string =>
  plainDecimal(minQuantity !== null && Number(minQuantity) > Number(quantity) ? minQuantity : quantity)

/** Cubic metres of a price for one of them and a day; undefined where the least quantity is charged, or of other prices. */
export const cubicMetresOf = ({ quantity, days, minQuantity }: UnitView): string | undefined =>
  days === undefined || Number(minQuantity ?? 0) > Number(quantity)
    ? undefined
    : plainDecimal(unscaled(scaled(quantity, 3) / BigInt(days), 3))

/** In figures alone, as papers in two languages print it: "6.48 × USD 38.50 = USD 249.48 @ 3.6725 (2026-11-26)". */
export const unitFigures = (unit: UnitView): string => {
  const { basis, currency, price, amount, rate, rateDay, quantity } = unit
  if (basis === 'percent') return `${plainDecimal(price)}% × ${currency} ${Number(quantity).toFixed(2)}`
  const space = cubicMetresOf(unit)
  const units = space === undefined ? chargedUnits(unit) : `${space} × ${unit.days}`
  const counted = `${units} × ${currency} ${price}`
  return currency === 'AED'
    ? counted
    : `${counted} = ${currency} ${amount} @ ${plainDecimal(rate)} (${rateDay})`
}

/** The rate of a price in another currency: "USD @ 3.6725 (2026-11-26)"; undefined of dirhams. */
export const exchangeFigures = ({ currency, rate, rateDay }: UnitView): string | undefined =>
  currency === 'AED' ? undefined : `${currency} @ ${plainDecimal(rate)} (${rateDay})`

/** What prices in other currencies come to, a line for each currency and rate: "USD 2900.00 @ 3.6725 (2026-11-26)". */
export const exchangedSums = (units: readonly UnitView[]): string[] => {
  const sums = new Map<string, bigint>()
  for (const { currency, amount, rate, rateDay } of units) {
    const at = `@ ${plainDecimal(rate)} (${rateDay})`
    if (currency !== 'AED')
      sums.set(`${currency} ${at}`, (sums.get(`${currency} ${at}`) ?? 0n) + parseMoney(amount))
  }
  return [...sums].map(([key, amount]) => key.replace(' ', ` ${toWire(amount)} `))
}
