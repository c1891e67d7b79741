// A rate card of an agent: what a lane costs, from when until when, by charges as a quotation has them.
import { z } from 'zod'
import { day } from '../../kit/fields.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { containerModeCodes, containerModes, containerTypeCodes } from '../../reference/containers.ts'
import { priceCurrencies, type Exchange } from '../../reference/exchange.ts'
import { placeCodeLength } from '../../reference/place-code.ts'
import { chargeField, chargeRefusal, isTwice } from '../../requests/charge-rules.ts'
import { ChargeInput, toLines, usualPricing, type Pricing } from '../../requests/charge-line.ts'
import { expectedCharges, type ChargeCode } from '../../requests/charges.ts'
import type { Counted } from '../../requests/unit-price.ts'
import { freightOffer, FreightOffer, lastingFacts } from '../quoting/freight-offer.ts'
import { furtherCharges, offeredBases } from '../quoting/freight-pricing.ts'
import { atMost } from '../../kit/too-long.ts'

/** So many cards that are not ended a company keeps, and so many lines a file of them has. */
export const mostCards = 500
export const mostCardLines = 2000

/** A place, a port or airport, or a country of two letters. */
const end = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$|^[A-Z0-9][A-Z0-9-]{2,}$/, 'freight.card-end')
  .max(placeCodeLength, 'freight.card-end')

const days = (most: number, code: string) => z.int(code).min(0, code).max(most, code).nullable()
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(...atMost(most))

/** What a card says; a version of it, once a quotation was filled from it, stays as it is. */
export const RateCardContent = z.strictObject({
  name: z.string().trim().min(1, 'freight.card-name').max(80, 'freight.card-name'),
  containerMode: z.enum(containerModeCodes),
  /** Container types that it is for; of every type where none is named. */
  boxes: z.array(z.enum(containerTypeCodes)).max(containerTypeCodes.length),
  origin: end,
  destination: end,
  /** In which its charges usually are. */
  currency: z.enum(priceCurrencies),
  validFrom: day('freight.card-day'),
  validTo: day('freight.card-day'),
  transitDays: days(200, 'freight.card-days'),
  freeDays: days(60, 'freight.card-days'),
  offer: FreightOffer,
  charges: z.array(ChargeInput).min(1, 'quotes.charges-missing').max(40),
  remarks: words(1000),
  terms: words(2000),
  /** May count, without a name, in what estimates say of the lane. */
  isPublic: z.boolean(),
})
export type RateCardContent = z.infer<typeof RateCardContent>

export const modeOf = ({ containerMode }: Pick<RateCardContent, 'containerMode'>): 'sea' | 'air' =>
  containerModes[containerMode].mode

/** A card is priced for so many of a unit: enough that prices of a small one do not come to nothing. */
const sampled: Counted = (basis) => {
  if (basis === 'percent') return 1_000_000_000n
  return ['kg', 'tonne', 'cbm', 'wm', 'piece'].includes(basis) ? 1_000_000n : 1000n
}

/** How the charges of a card are read: there is no cargo yet, and every basis may be chosen. */
export const cardPricing = (
  card: Pick<RateCardContent, 'containerMode' | 'boxes'>,
  exchange: Exchange,
): Pricing => ({
  ...usualPricing,
  asksDesk: true,
  units: {
    ...exchange,
    counted: sampled,
    offered: offeredBases({ containerMode: card.containerMode, mode: modeOf(card) }),
    boxes: card.containerMode === 'FCL' ? (card.boxes.length > 0 ? card.boxes : containerTypeCodes) : [],
    isOpen: true,
  },
})

const atDoors: readonly ChargeCode[] = [
  'pickup',
  'export-clearance',
  'origin-handling',
  'transport',
  'destination-handling',
  'import-clearance',
  'delivery-abroad',
  'insurance',
]

/** The charges that the form of a card begins with, and those that may be added by their names. */
export const cardCharges = (
  card: Pick<RateCardContent, 'containerMode'>,
): { expected: ChargeCode[]; more: ChargeCode[] } => {
  const mode = modeOf(card)
  const expected = expectedCharges({ mode, fullContainer: card.containerMode === 'FCL', door: false })
  return {
    expected,
    more: [...furtherCharges({ mode }), ...atDoors].filter((code) => !expected.includes(code)),
  }
}

/** What of a card holds for a quotation that is filled from it; dates of a ship or flight are not kept. */
export const lasting = (card: RateCardContent): RateCardContent => ({
  ...card,
  offer: lastingFacts(card.offer),
})

const lineProblems = (
  card: RateCardContent,
  settings: SettingsInForce,
  exchange: Exchange,
): FieldProblems => {
  const lines = toLines(cardPricing(card, exchange))(card.charges)
  const wrong = lines.flatMap((line, at): [string, string][] => {
    // A rate is asked for anew when the quotation is sent.
    const code = isTwice(lines, at) ? 'quotes.duplicate-charge' : chargeRefusal(line, settings)
    return code ? [[`charges.${at}.${chargeField(code)}`, code]] : []
  })
  const asked = freightOffer({ mode: modeOf(card), containerMode: card.containerMode })
  return { ...Object.fromEntries(wrong), ...asked.checkLines(lines, card.offer) }
}

/** Field -> code of what keeps a card from being kept. The places of its ends are looked up beside. */
export const cardProblems = (
  card: RateCardContent,
  settings: SettingsInForce,
  exchange: Exchange,
): FieldProblems => ({
  ...(card.origin === card.destination && { destination: 'freight.card-lane' }),
  ...(card.validTo < card.validFrom && { validTo: 'freight.card-dates' }),
  ...(card.boxes.length > 0 && card.containerMode !== 'FCL' && { boxes: 'freight.card-boxes' }),
  ...lineProblems(card, settings, exchange),
})

export const cardStates = ['in-force', 'later', 'ended'] as const
export type CardState = (typeof cardStates)[number]

/** Where a card stands on a day. */
export const cardState = (
  { validFrom, validTo, endedAt }: Pick<RateCardContent, 'validFrom' | 'validTo'> & { endedAt: unknown },
  today: string,
): CardState => (endedAt || validTo < today ? 'ended' : validFrom > today ? 'later' : 'in-force')
