// Each parcel of a shipment with its weight and its sides.
import type { RatePackage } from '@marsa/model/express/pricing/rate-rules.ts'
import { useT } from '../../kit/t.ts'
import { createText as words } from '../text.ts'

/** A draft has what was typed so far. */
export const useParcelFacts = (packages: readonly Partial<RatePackage>[]): [string, string][] => {
  const t = useT()
  return packages.map(({ weight = '–', length = '–', width = '–', height = '–' }, at) => [
    t(words.parcelOf, { number: at + 1 }),
    t(words.measured, { weight, sides: `\u2066${length} × ${width} × ${height}\u2069` }),
  ])
}
