// What an agent of freight may offer beside its charges, and what is wrong with it.
import type { z } from 'zod'
import { dayOf } from '../../kit/day.ts'
import { draftSchema, formSchema } from '../../kit/form-schema.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { checkOffer } from '../../requests/check-offer.ts'
import { chargesIn, type Offer, type OfferAsked } from '../../requests/offer.ts'
import { freightOfferFields, isNamed, offerFieldsFor } from './offer-fields.ts'
import { freightOfferProblems } from './offer-problems.ts'

/** As it travels: what of it is said. */
export const FreightOffer = draftSchema(freightOfferFields)
const schema = formSchema(freightOfferFields)
type Offered = z.infer<typeof schema>

const isLate = (cutOffAt: string | undefined, departure: string | undefined): boolean =>
  cutOffAt !== undefined && departure !== undefined && dayOf(new Date(cutOffAt)) > departure

/** The second step of a tariff is a day and a price, and there is none without a first. */
const stepProblems = ({ demurrageRate, demurrageUntil, demurrageThen }: Offered): FieldProblems => {
  const code = 'freight.offer-steps'
  if (demurrageRate === undefined)
    return demurrageUntil === undefined && demurrageThen === undefined ? {} : { demurrageRate: code }
  if ((demurrageUntil === undefined) === (demurrageThen === undefined)) return {}
  return { [demurrageUntil === undefined ? 'demurrageUntil' : 'demurrageThen']: code }
}

const checkTogether = (offer: Offered, now: Date): FieldProblems => {
  const { departure, nextDeparture, included = [], excluded = [] } = offer
  const late = (['cargoCutOff', 'documentsCutOff', 'vgmCutOff'] as const).filter((name) =>
    isLate(offer[name], departure),
  )
  return {
    ...(departure !== undefined && departure < dayOf(now) && { departure: 'freight.offer-past' }),
    ...(nextDeparture !== undefined &&
      (departure === undefined || nextDeparture <= departure) && { nextDeparture: 'freight.offer-next' }),
    ...Object.fromEntries(late.map((name) => [name, 'freight.offer-cut-off'])),
    ...stepProblems(offer),
    ...(!included.every(isNamed) && { included: 'freight.offer-charge' }),
    ...(!excluded.every(isNamed) && { excluded: 'freight.offer-charge' }),
    ...(excluded.some((code) => included.includes(code)) && { excluded: 'freight.offer-both' }),
  }
}

/** A charge with a price is neither covered by others nor left to somebody else. */
const checkLines: OfferAsked['checkLines'] = (lines, offer) => {
  const covered = [...chargesIn(offer, 'included'), ...chargesIn(offer, 'excluded')]
  return Object.fromEntries(
    lines.flatMap(({ code }, at) =>
      covered.includes(code) ? [[`charges.${at}.sellingRate`, 'freight.offer-priced']] : [],
    ),
  )
}

export const freightOffer = (cargo: Parameters<typeof offerFieldsFor>[0]): OfferAsked => ({
  title: { en: 'The offer', ar: 'تفاصيل العرض' },
  fields: offerFieldsFor(cargo),
  // A field that is not asked here is not refused either: a program may send what every mode has.
  check: checkOffer(freightOfferFields, checkTogether),
  checkLines,
  sentences: freightOfferProblems,
})

const lasting = [
  'carrier',
  'detentionDays',
  'demurrageRate',
  'demurrageUntil',
  'demurrageThen',
  'storageDays',
  'included',
  'includedNote',
  'excluded',
  'excludedNote',
] as const satisfies readonly (keyof Offered)[]

/** What of an offer a rate card may say: what holds for every quotation that is filled from it. */
export const lastingOffer = (cargo: Parameters<typeof offerFieldsFor>[0]): OfferAsked => {
  const asked = freightOffer(cargo)
  const kept = Object.entries(asked.fields).filter(([name]) => (lasting as readonly string[]).includes(name))
  return { ...asked, fields: Object.fromEntries(kept) }
}

/** What of an earlier offer holds for a next one: everything but the ship or flight, and its dates. */
export const lastingFacts = (offer: Offer): Offer =>
  Object.fromEntries(lasting.flatMap((name) => (offer[name] === undefined ? [] : [[name, offer[name]]])))
