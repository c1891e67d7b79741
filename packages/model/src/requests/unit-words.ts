// How a price by the unit is read: what it is counted by, and at which rate.
import { texts } from '../kit/text.ts'
import type { UnitView } from './views.ts'

export const unitText = texts({
  counted: { en: '{quantity} × {price} {per}', ar: '{quantity} × {price} {per}' },
  least: { en: 'at least {minimum}', ar: 'بحد أدنى {minimum}' },
  atRate: { en: '{amount} at {rate} on {day}', ar: '{amount} بسعر صرف {rate} في {day}' },
})

/** Decimals that say something: 6.48 and not 6.480. */
export const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** Units that are charged: those of the cargo, or the least. */
export const chargedUnits = ({ quantity, minQuantity }: Pick<UnitView, 'quantity' | 'minQuantity'>): string =>
  plainDecimal(minQuantity !== null && Number(minQuantity) > Number(quantity) ? minQuantity : quantity)

/** In figures alone, as papers in two languages print it: "6.48 × USD 38.50 = USD 249.48 @ 3.6725 (2026-11-26)". */
export const unitFigures = (unit: UnitView): string => {
  const { currency, price, amount, rate, rateDay } = unit
  const counted = `${chargedUnits(unit)} × ${currency} ${price}`
  return currency === 'AED'
    ? counted
    : `${counted} = ${currency} ${amount} @ ${plainDecimal(rate)} (${rateDay})`
}
