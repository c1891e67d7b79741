// What the carrier's checkpoints mean to us: which moves bring a shipment from where it is to where the carrier has it.
import type { Lang } from '../../kit/text.ts'
import { localName } from '../../reference/local-names.ts'
import {
  allows,
  shipmentMachine,
  type ShipmentMove,
  type ShipmentState,
} from '../shipments/shipment-machine.ts'

/** Codes as in the published reference of the MyDHL API; the last move is what the code says, those before may have been missed. */
const moves: Readonly<Record<string, readonly ShipmentMove[]>> = {
  PU: ['pickUp'],
  PL: ['pickUp', 'moveOn'],
  DF: ['pickUp', 'moveOn'],
  AF: ['pickUp', 'moveOn'],
  CR: ['moveOn'],
  OH: ['pickUp', 'moveOn', 'hold'],
  RR: ['pickUp', 'moveOn', 'hold'],
  WC: ['pickUp', 'moveOn', 'tryAgain', 'sendOut'],
  OK: ['pickUp', 'moveOn', 'tryAgain', 'sendOut', 'deliver'],
  NH: ['pickUp', 'moveOn', 'tryAgain', 'sendOut', 'failDelivery'],
  BA: ['pickUp', 'moveOn', 'tryAgain', 'sendOut', 'failDelivery'],
  RD: ['pickUp', 'moveOn', 'tryAgain', 'sendOut', 'failDelivery'],
  RT: ['sendBack', 'handBack'],
}

/** Why a delivery failed, where the code says it. */
export const checkpointReasons: Readonly<Record<string, string>> = {
  OH: 'customs',
  RR: 'customs',
  NH: 'absent',
  BA: 'address',
  RD: 'refused',
}

/** Moves in their order; none for a code that is not known, for what is repeated and for what would lead back: that is a note. */
export const movesOfCheckpoint = (code: string, from: ShipmentState): ShipmentMove[] => {
  const chain = Object.hasOwn(moves, code) ? moves[code]! : []
  const made: ShipmentMove[] = []
  let state = from
  for (const move of chain) {
    if (!allows(move, state, 'system')) continue
    made.push(move)
    state = shipmentMachine.moves[move].to[0] ?? state
  }
  return made.at(-1) === chain.at(-1) ? made : []
}

/** Carriers name a place as city and country, "London-GB": "London, United Kingdom", and at home the city alone. */
export const checkpointPlace = (place: string, lang: Lang): string => {
  const [, city, country] = /^(.+)-([A-Z]{2})$/.exec(place) ?? []
  if (!city || !country) return localName(place, lang)
  const name = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' }).of(country)
  const parts = country === 'AE' || !name ? [city] : [city, name]
  return localName(parts.join(', '), lang)
}
