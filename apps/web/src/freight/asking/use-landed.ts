// What the goods of a request cost with each of its quotes once they are in the country; nothing where no duty is estimated.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import {
  gccCountries,
  isEstimated,
  landedCost,
  landedFacts,
} from '@marsa/model/freight/quoting/landed-cost.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useSettings } from '../../kit/settings.ts'

/** `serverTime` says the day whose rates are read. */
export const useLanded = (serverTime: string | undefined, shipment: ShipmentDetail | undefined) => {
  const settings = useSettings()
  if (!serverTime || !shipment) return undefined
  const { cargo, origin, direction } = shipment
  if (!isEstimated({ ...cargo, direction })) return undefined
  const gccOrigin = gccCountries.includes(origin.place.country)
  return (quote: QuotationView): string => {
    const facts = landedFacts({ ...cargo, direction, gccOrigin }, quote, dayOf(new Date(serverTime)))
    return facts ? toWire(landedCost(facts, settings).total) : ''
  }
}
