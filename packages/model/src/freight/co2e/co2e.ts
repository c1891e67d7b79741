// Emissions of a carriage in the terms of ISO 14083: legs, tonne- or TEU-kilometres, and a factor with its source.
import type { SettingsInForce } from '../../kit/settings.ts'
import { containerTypes, type ContainerType } from '../../reference/containers.ts'
import { containersOf, type ContainerLine } from '../cargo/cargo-of.ts'
import { distanceKm, type Place } from '../../reference/place.ts'
import type { EmissionLeg, Emissions } from './co2e-answer.ts'
import { seaKm } from './co2e-sea-route.ts'

/** Kilometres added to the great circle of a flight (ISO 14083, EN 16258). */
const flightExtraKm = 95
/** Roads are longer than the straight line; usual figure for planning, chosen for this product. */
const roadDetour = 1.3

export type Carriage = {
  mode: 'sea' | 'air'
  containerMode: string
  containerType?: ContainerType
  containerCount?: number
  /** Beside the first type. */
  moreContainers?: readonly ContainerLine[]
  grossWeightKg: number
  origin: Place
  destination: Place
  /** Ports or airports on the way, in their order. */
  via: readonly Place[]
  /** Finds the port or airport that a city or area ships through. */
  find: (code: string) => Place | undefined
}

const gatewayOf = ({ mode, find }: Carriage, place: Place): Place | undefined => {
  if (place.kind === (mode === 'sea' ? 'port' : 'airport')) return place
  const code = mode === 'sea' ? place.portCode : place.airportCode
  return code === null ? undefined : find(code)
}

const nameOf = ({ nameEn, nameAr }: Place) => ({ en: nameEn, ar: nameAr })

const legOf = (
  by: EmissionLeg['by'],
  [from, to]: readonly [Place, Place],
  carriage: Carriage,
  settings: SettingsInForce,
): EmissionLeg => {
  const { grossWeightKg } = carriage
  const straight = distanceKm(from, to)
  const km = Math.round(
    by === 'sea' ? seaKm(from, to) : by === 'air' ? straight + flightExtraKm : straight * roadDetour,
  )
  const boxes = by === 'sea' ? containersOf(carriage) : []
  const inContainers = boxes.length > 0
  const load = inContainers
    ? boxes.reduce((sum, { type, count }) => sum + containerTypes[type].teu * count, 0)
    : grossWeightKg / 1000
  const grams = inContainers
    ? settings['co2e.sea-container']
    : settings[by === 'sea' ? 'co2e.sea-loose' : by === 'air' ? 'co2e.air' : 'co2e.road']
  return {
    by,
    from: nameOf(from),
    to: nameOf(to),
    km,
    activity: Math.round(km * load),
    unit: inContainers ? 'teu-km' : 'tonne-km',
    grams,
    kg: Math.round((km * load * grams) / 1000),
  }
}

/**
 * What a carriage emits; undefined where it cannot be said: a place without a gateway of the mode, or a leg whose factor
 * is 0. Kilograms are activity times factor, rounded leg by leg.
 */
export const emissionsOf = (carriage: Carriage, settings: SettingsInForce): Emissions | undefined => {
  const { mode, origin, destination, via } = carriage
  const [leaves, reaches] = [gatewayOf(carriage, origin), gatewayOf(carriage, destination)]
  if (!leaves || !reaches) return undefined
  const stops = [leaves, ...via.filter(({ code }) => code !== leaves.code && code !== reaches.code), reaches]
  const legs = [
    ...(leaves.code === origin.code ? [] : [legOf('road', [origin, leaves], carriage, settings)]),
    ...stops.slice(1).map((stop, at) => legOf(mode, [stops[at]!, stop], carriage, settings)),
    ...(reaches.code === destination.code ? [] : [legOf('road', [reaches, destination], carriage, settings)]),
  ]
  if (legs.some(({ grams }) => grams === 0)) return undefined
  return { kg: legs.reduce((kg, leg) => kg + leg.kg, 0), legs }
}
