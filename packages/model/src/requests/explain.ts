// Why a quotation is marked the lowest, which one is suggested instead, and in which sentences (facts rank 6).
import { parseMoney } from '../kit/money.ts'
import type { SettingsInForce } from '../kit/settings.ts'
import { say, type Lang } from '../kit/text.ts'
import { charges, type ChargeCode } from './charges.ts'
import { leadOfLowest, lowest, possibleRise } from './compare.ts'
import { explainText as words } from './explain-text.ts'
import { liveStates, type QuotationState } from './quotation.ts'
import type { QuotationView } from './views.ts'

/** A quotation as the comparison weighs it; amounts in fils. */
export type Weighed = {
  id: string
  agent: { en: string; ar: string }
  total: bigint
  submittedAt: Date
  live: boolean
  missing: readonly ChargeCode[]
  /** Those of the missing that its agent does not offer. */
  notOffered: readonly ChargeCode[]
  transitDays: number | null
}

/** A customer's view of a quotation made ready to be weighed at a moment. */
export const weighed = (quote: QuotationView, now: number): Weighed => ({
  id: quote.QuotationId,
  agent: { en: quote.agentNameEn, ar: quote.agentNameAr },
  total: parseMoney(quote.totalEstimate),
  submittedAt: new Date(quote.submittedAt),
  live: liveStates.includes(quote.state as QuotationState) && now <= Date.parse(quote.expiryDate),
  missing: quote.missing,
  notOffered: quote.notOffered,
  transitDays: quote.transitDays,
})

const isOpen = (code: ChargeCode): boolean => charges[code].range === null

/** The most a total can become as far as it is known; undefined where a missing charge has no range. */
const worst = ({ total, missing }: Weighed, settings: SettingsInForce): bigint | undefined =>
  missing.some(isOpen) ? undefined : total + possibleRise(missing, settings)

/**
 * The live quotation to choose on price: the lowest, unless what it leaves out can bring it above the lowest complete
 * one; then that one. Undefined where nothing is complete and the lowest is not sure to stay it.
 */
export const suggested = (quotes: readonly Weighed[], settings: SettingsInForce): Weighed | undefined => {
  const first = lowest(quotes)
  if (!first || first.missing.length === 0) return first
  const complete = lowest(quotes.filter(({ missing }) => missing.length === 0))
  const most = worst(first, settings)
  const rivals = quotes.filter(({ id, live }) => live && id !== first.id)
  if (most !== undefined && rivals.every(({ total }) => most <= total)) return first
  return complete
}

export type Teller = {
  lang: Lang
  settings: SettingsInForce
  /** Writes an amount of fils for people. */
  money: (fils: bigint) => string
}

/** "a, b and c"; British English has no comma before "and". */
export const listed = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang === 'en' ? 'en-GB' : 'ar', { type: 'conjunction' }).format(names)

const namesOf = (codes: readonly ChargeCode[], lang: Lang): string =>
  listed(
    codes.map((code) => say(lang, charges[code])),
    lang,
  )

/** The missing charges by name and by how much the total may rise for them. */
const unnamedSentence = (missing: readonly ChargeCode[], { lang, settings, money }: Teller): string => {
  const rise = possibleRise(missing, settings)
  const row = rise === 0n ? words.missingOpen : missing.some(isOpen) ? words.missingBoth : words.missingRise
  return say(lang, row, { charges: namesOf(missing, lang), rise: money(rise) })
}

/** What is missing: asked services that the agent does not offer, and charges that can still be added. */
export const missingSentence = (
  { missing, notOffered }: Pick<Weighed, 'missing' | 'notOffered'>,
  teller: Teller,
): string => {
  const unnamed = missing.filter((code) => !notOffered.includes(code))
  return [
    ...(notOffered.length > 0
      ? [say(teller.lang, words.notOffered, { charges: namesOf(notOffered, teller.lang) })]
      : []),
    ...(unnamed.length > 0 ? [unnamedSentence(unnamed, teller)] : []),
  ].join(' ')
}

const completeness = (quote: Weighed, expected: number, teller: Teller): string =>
  quote.missing.length === 0
    ? say(teller.lang, words.allNamed, { count: expected })
    : missingSentence(quote, teller)

/** Whether it is the fastest, or who is and for how much more; nothing where no time is known or all are as fast. */
const speed = (quote: Weighed, quotes: readonly Weighed[], { lang, money }: Teller): string[] => {
  const timed = quotes.filter(({ live, transitDays }) => live && transitDays !== null)
  if (quote.transitDays === null || timed.length < 2) return []
  const days = quote.transitDays
  const best = Math.min(...timed.map(({ transitDays }) => transitDays!))
  const others = timed.filter(({ id }) => id !== quote.id)
  if (best === days)
    return others.every(({ transitDays }) => transitDays! > days)
      ? [say(lang, words.alsoFastest, { count: days })]
      : []
  const fastest = lowest(others.filter(({ transitDays }) => transitDays === best))
  if (!fastest || fastest.total <= quote.total) return []
  const amount = money(fastest.total - quote.total)
  return [say(lang, words.fasterElsewhere, { agent: fastest.agent, count: days - best, amount })]
}

export type Reason = { quote: Weighed; is: 'lowest' | 'suggested'; sentences: string[] }

const whyLowest = (quotes: readonly Weighed[], { lang, money }: Teller): string => {
  const lead = leadOfLowest(quotes)
  if (lead === undefined) return say(lang, words.lowestAlone)
  if (lead === 0n) return say(lang, words.lowestTie)
  return say(lang, words.lowestLead, { amount: money(lead) })
}

/**
 * Why the lowest is the lowest, and where another one is suggested, why that one: sentences in the language of the
 * teller. `expected` is how many charges a complete quotation names.
 */
export const reasonsOf = (quotes: readonly Weighed[], expected: number, teller: Teller): Reason[] => {
  const { lang, settings, money } = teller
  const first = lowest(quotes)
  if (!first) return []
  const choice = suggested(quotes, settings)
  const rivals = quotes.filter(({ live }) => live).length > 1
  const lead = [whyLowest(quotes, teller), completeness(first, expected, teller)]
  if (choice?.id === first.id) {
    const stays = first.missing.length > 0 && rivals ? [say(lang, words.staysLowest)] : []
    return [{ quote: first, is: 'lowest', sentences: [...lead, ...stays, ...speed(first, quotes, teller)] }]
  }
  const lowestOnly: Reason = { quote: first, is: 'lowest', sentences: [...lead, say(lang, words.mayNotStay)] }
  if (!choice) return [rivals ? lowestOnly : { ...lowestOnly, sentences: lead }]
  const more = choice.total - first.total
  const why = say(lang, more === 0n ? words.suggestedTie : words.suggestedMore, { amount: money(more) })
  return [lowestOnly, { quote: choice, is: 'suggested', sentences: [why, ...speed(choice, quotes, teller)] }]
}
