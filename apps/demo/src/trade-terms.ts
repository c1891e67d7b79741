// How the agents of the demo world sell by the unit, and what they offer beside the price: carriers, sailings, cut-offs, free time.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { Basis } from '@marsa/model/requests/unit-price.ts'
import type { Cargo } from './cargos.ts'
import { answerOf, agentsOf, winnerOf, type Played } from './journey.ts'
import type { Lane } from './lane.ts'
import { chance } from './offers.ts'
import { byRevenueTon } from './part-load.ts'
import type { AgentKey } from './personas.ts'

const dirhamsForDollar = 3.6725

/** What local charges of a full container are for one of. */
const perOne: Partial<Record<ChargeCode, Basis>> = {
  'delivery-order': 'bl',
  'bill-of-lading': 'bl',
  'air-waybill': 'bl',
  'terminal-handling': 'container',
  seal: 'container',
  transport: 'truck',
}

const price = (amount: number): string => amount.toFixed(2)
/** The margin of the whole amount, on the price of one. */
const pricedAt = ({ buyingRate, sellingRate }: ChargeInput, selling: number) => ({
  buyingRate: price((selling * Number(buyingRate)) / Number(sellingRate)),
  sellingRate: price(selling),
})

/** Airlines take less for a kilogram the more of them there are. */
const airBreaks = [
  ['0', 1.6],
  ['45', 1.25],
  ['100', 1],
  ['300', 0.94],
  ['500', 0.89],
  ['1000', 0.85],
] as const

const carriageByUnit = (line: ChargeInput, { mode, containerType }: Lane, { kg }: Cargo): ChargeInput => {
  const dollars = Number(line.sellingRate) / dirhamsForDollar
  if (mode === 'air') {
    const breaks = airBreaks.map(([from, factor]) => ({ from, ...pricedAt(line, (dollars / kg) * factor) }))
    const [{ buyingRate, sellingRate } = line] = breaks
    return {
      code: line.code,
      basis: 'kg',
      currency: 'USD',
      buyingRate,
      sellingRate,
      minBuying: '60.00',
      minSelling: '75.00',
      breaks,
    }
  }
  if (!containerType) return line
  return { code: line.code, basis: 'container', currency: 'USD', ...pricedAt(line, Math.round(dollars)) }
}

/** The same offer as the trade prices it: the carriage in dollars by what it is sold by, local charges by what they are for. */
const byTheUnit = (lines: readonly ChargeInput[], lane: Lane, cargo: Cargo): ChargeInput[] =>
  lines.map((line) => {
    if (line.code === 'ocean-freight' || line.code === 'air-freight') return carriageByUnit(line, lane, cargo)
    const basis = perOne[line.code]
    return basis && (lane.containerType || basis === 'bl') ? { ...line, basis } : line
  })

/**
 * Quotations that are being compared, and those for several containers, are in dollars; what was booked before keeps sums, of
 * which its papers were made.
 */
export const soldLines = (
  { journey, lane, cargo }: Played,
  lines: readonly ChargeInput[],
): readonly ChargeInput[] => {
  if (journey.load) return byRevenueTon(lines, journey.load)
  if (journey.boxes) return byTheUnit(lines, lane, cargo)
  const isCompared = journey.until === 'quoted' || journey.until === 'all-in'
  const isRevised = agentsOf(lane).some((agent) => answerOf(journey, lane, agent) === 'revise')
  return isCompared && !isRevised ? byTheUnit(lines, lane, cargo) : lines
}

type Line = { carrier: string; vessels: readonly string[] }
const shipping: Partial<Record<AgentKey, Line>> = {
  saffan: { carrier: 'Blue Anchor Line', vessels: ['Sadaf Horizon', 'Marjan Star'] },
  dana: { carrier: 'Orient Compass Line', vessels: ['Compass Pearl', 'Compass Dawn'] },
  rimal: { carrier: 'Gulf Meridian Shipping', vessels: ['Meridian Dune', 'Meridian Reef'] },
}
const flying: Partial<Record<AgentKey, string>> = {
  easc: 'Falcon Cargo Air',
  rimal: 'Desert Wings Cargo',
  rihla: 'Rihla Sky Cargo',
}

/** The ship of an agent's offer. */
const shipOf = ({ journey, lane, seed }: Played, agent: AgentKey): { vessel: string; voyage: string } => {
  const { vessels } = shipping[agent]!
  const told = winnerOf(journey, lane) === agent ? journey.sails : undefined
  return (
    told ?? {
      vessel: vessels[Math.floor(chance(`${seed}:${agent}:vessel`) * vessels.length)]!,
      voyage: `${100 + Math.floor(chance(`${seed}:${agent}`) * 200)}W`,
    }
  )
}

const flightOf = ({ seed }: Played, agent: AgentKey): string =>
  `${flying[agent]!.slice(0, 1)}C ${200 + Math.floor(chance(`${seed}:${agent}`) * 600)}`

/** With what the winner's cargo travels: as its offer said. */
export const carrierOf = (played: Played): string => {
  const agent = winnerOf(played.journey, played.lane)
  if (played.lane.mode === 'air') return `Flight ${flightOf(played, agent)}`
  const { vessel, voyage } = shipOf(played, agent)
  return `${vessel}, voyage ${voyage}`
}

/** Of the others none is stated. */
const demurrage: Partial<Record<AgentKey, object>> = {
  saffan: { demurrageRate: '65', demurrageUntil: 12, demurrageThen: '130' },
  dana: { demurrageRate: '90' },
}

const sailing = (played: Played, agent: AgentKey, departure: string) => {
  const { lane } = played
  const { carrier } = shipping[agent]!
  const isBoxed = lane.containerMode === 'FCL'
  return {
    carrier,
    ...shipOf(played, agent),
    nextDeparture: addDays(departure, 7),
    cargoCutOff: `${addDays(departure, -2)}T18:00:00+04:00`,
    documentsCutOff: `${addDays(departure, -3)}T14:00:00+04:00`,
    ...(isBoxed && {
      vgmCutOff: `${addDays(departure, -2)}T12:00:00+04:00`,
      detentionDays: 5,
      ...demurrage[agent],
    }),
  }
}

const flight = (played: Played, agent: AgentKey, departure: string) => ({
  carrier: flying[agent]!,
  flight: flightOf(played, agent),
  nextDeparture: addDays(departure, 2),
  cargoCutOff: `${addDays(departure, -1)}T20:00:00+04:00`,
  storageDays: 3,
})

/** What an agent offers beside its price on the day it quotes. */
export const offered = (played: Played, agent: AgentKey, now: Date): Record<string, unknown> => {
  const { lane, seed } = played
  const wait = 1 + Math.floor(chance(`${seed}:${agent}:wait`) * 3)
  const departure = addDays(dayOf(now), lane.mode === 'air' ? wait + 1 : wait + 4)
  return {
    departure,
    ...(lane.mode === 'air' ? flight(played, agent, departure) : sailing(played, agent, departure)),
    excluded: lane.direction === 'import' ? ['inspection', 'duty'] : ['inspection'],
  }
}
