// A rate card while it is typed: what its controls begin with, and what is sent.
import { sentDraft } from '@marsa/model/kit/form-draft.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import {
  cardCharges,
  cardPricing,
  modeOf,
  type RateCardContent,
} from '@marsa/model/freight/cards/rate-card.ts'
import { lastingOffer } from '@marsa/model/freight/quoting/freight-offer.ts'
import type { Exchange } from '@marsa/model/reference/exchange.ts'
import {
  isBlank,
  startLines,
  startValues,
  toInputs,
  withCarriage,
  type EditLine,
  type QuoteValues,
} from '../../requests/door.tsx'

/** What is said of the card beside its charges and its offer; an end that is not chosen yet is null. */
export type CardHead = Pick<RateCardContent, 'name' | 'containerMode' | 'boxes' | 'currency' | 'isPublic'> & {
  origin: string | null
  destination: string | null
  validFrom: string | null
  validTo: string | null
}

export type CardValues = { head: CardHead; lines: EditLine[]; values: QuoteValues }

const usualDays = 30

/** A new card: the commonest loading, valid for a month from today. */
export const emptyCard = (today: string): CardHead => ({
  name: '',
  containerMode: 'FCL',
  boxes: [],
  origin: null,
  destination: null,
  currency: 'USD',
  validFrom: today,
  validTo: addDays(today, usualDays),
  isPublic: false,
})

export const offerOf = (head: CardHead) =>
  lastingOffer({ mode: modeOf(head), containerMode: head.containerMode })

export const linesOf = (
  head: CardHead,
  given: Parameters<typeof startLines>[1],
  exchange: Exchange,
): EditLine[] => withCarriage(startLines(cardCharges(head).expected, given, [], cardPricing(head, exchange)))

/** The same prices under another loading, container types or exchange rates. */
export const repriced = (head: CardHead, lines: readonly EditLine[], exchange: Exchange): EditLine[] =>
  linesOf(head, toInputs(lines).inputs, exchange)

const carriages = ['ocean-freight', 'air-freight']

/** A carriage without a price is in the usual currency. */
export const inCurrency = (head: CardHead, lines: readonly EditLine[]): EditLine[] =>
  lines.map((line) =>
    carriages.includes(line.code) && isBlank(line) ? { ...line, currency: head.currency } : line,
  )

export const cardValues = (
  card: RateCardContent | undefined,
  { exchange, settings, now }: { exchange: Exchange; settings: SettingsInForce; now: number },
): CardValues => {
  const head: CardHead = card ?? emptyCard(exchange.today)
  const given = card && {
    charges: [],
    services: [],
    transitDays: card.transitDays,
    freeDays: card.freeDays,
    stops: null,
    way: null,
    remarks: card.remarks,
    terms: card.terms,
    offer: card.offer,
  }
  return {
    head,
    lines: inCurrency(head, linesOf(head, card?.charges ?? [], exchange)),
    values: startValues(given ?? null, now, settings, { offer: offerOf(head) }),
  }
}

/** What is sent; a day or an end that is missing is refused by the server's schema. */
export const cardContent = ({ head, lines, values }: CardValues): RateCardContent => ({
  name: head.name.trim(),
  containerMode: head.containerMode,
  boxes: head.containerMode === 'FCL' ? head.boxes : [],
  origin: head.origin ?? '',
  destination: head.destination ?? '',
  currency: head.currency,
  validFrom: head.validFrom ?? '',
  validTo: head.validTo ?? '',
  transitDays: values.transitDays,
  freeDays: values.freeDays,
  offer: sentDraft(offerOf(head).fields, values.offer),
  charges: toInputs(lines).inputs,
  remarks: values.remarks.trim(),
  terms: values.terms.trim(),
  isPublic: head.isPublic,
})
