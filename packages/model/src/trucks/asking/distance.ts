// How far a truck drives from where it loads to where it unloads, before anybody has driven it.
import { pinOf } from '../../accounts/addresses/addresses.ts'
import { distanceKm } from '../../reference/place.ts'
import { roadFactor } from '../road/positions.ts'
import type { TruckPlace } from './truck-place.ts'

/** Kilometres by road between two places, to the next 5 from 20 on: an estimate. Undefined while one of them has no pin. */
export const roadKm = (
  from: TruckPlace | undefined | null,
  to: TruckPlace | undefined | null,
): number | undefined => {
  const [start, end] = [from && pinOf(from), to && pinOf(to)]
  if (!start || !end) return undefined
  const km = distanceKm(start, end) * roadFactor
  return km < 20 ? Math.max(1, Math.round(km)) : Math.round(km / 5) * 5
}
