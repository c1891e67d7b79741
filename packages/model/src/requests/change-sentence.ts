// What a final quotation changed, in one sentence: by how much, and for which causes.
import { parseMoney } from '../kit/money.ts'
import { say, type Lang } from '../kit/text.ts'
import { charges } from './charges.ts'
import { listed } from './explain.ts'
import { changeCauses, type ChangeCause } from './final-causes.ts'
import { countedWords, finalChangesText as words } from './final-changes-text.ts'
import type { Basis } from './unit-price.ts'
import { plainDecimal } from './unit-words.ts'
import type { FinalChanges } from './views.ts'

type Line = FinalChanges['lines'][number]
type Teller = {
  lang: Lang
  /** Writes an amount of fils for people; it is given none below zero. */
  money: (fils: bigint) => string
}

/** What is measured has a unit behind its figures, with three decimals; what is counted a name before them. */
const measures: readonly Basis[] = ['teu', 'wm', 'cbm', 'tonne', 'kg', 'cbm-day']

/** A name of the agent's own keeps its direction in a sentence of the other one. */
const nameOf = ({ label, code }: Line, lang: Lang): string =>
  label ? `\u2068${label}\u2069` : say(lang, charges[code])

/** "measured 6.912 instead of 6.480 revenue tons", "containers: 3 instead of 2"; nothing where neither is said. */
export const countedPhrase = (line: Line, lang: Lang): string | undefined => {
  if (!line.counted) return undefined
  const { basis, accepted, final } = line.counted
  if (basis === 'kg' || !basis || !measures.includes(basis)) {
    const plain = { accepted: plainDecimal(accepted), final: plainDecimal(final) }
    return basis === 'kg'
      ? say(lang, words.measuredAs, { ...plain, unit: countedWords.kg })
      : say(lang, words.countedAs, { ...plain, what: basis ? countedWords[basis] : nameOf(line, lang) })
  }
  return say(lang, words.measuredAs, { accepted, final, unit: countedWords[basis] })
}

const phrases = {
  rate: words.rateOf,
  added: words.addedOf,
  disbursement: words.disbursementOf,
  removed: words.removedOf,
} as const

/** Charges that were measured in one way are told once. */
const measuredPhrase = (lines: readonly Line[], lang: Lang): string => {
  const told = [...new Set(lines.flatMap((line) => countedPhrase(line, lang) ?? []))]
  return listed(told, lang)
}

const phraseOf = (cause: ChangeCause, lines: readonly Line[], lang: Lang): string => {
  if (cause === 'measured') return measuredPhrase(lines, lang)
  const names = listed([...new Set(lines.map((line) => nameOf(line, lang)))], lang)
  return say(lang, phrases[cause], { charges: names })
}

/** With VAT, in fils. */
export type CauseSum = { cause: ChangeCause; fils: bigint; lines: Line[] }

/** What each cause comes to with VAT, in the order they are told in; those that are none are left out. */
export const causeSums = ({ lines }: Pick<FinalChanges, 'lines'>): CauseSum[] =>
  changeCauses.flatMap((cause) => {
    const of = lines.filter(({ causes }) => causes.some((each) => each.cause === cause))
    const fils = of
      .flatMap(({ causes }) => causes)
      .filter((each) => each.cause === cause)
      .reduce((sum, { difference, vat }) => sum + parseMoney(difference) + parseMoney(vat), 0n)
    return of.length > 0 ? [{ cause, fils, lines: of }] : []
  })

const size = (fils: bigint): bigint => (fils < 0n ? -fils : fils)

/** "AED 104.16 more: measured 6.912 instead of 6.480 revenue tons."; with several causes each has its amount, all with VAT. */
export const changeSentence = (changes: FinalChanges, { lang, money }: Teller): string => {
  const sums = causeSums(changes)
  if (sums.length === 0) return say(lang, words.nothing)
  const causes = sums.map(({ cause, fils, lines }) => {
    const phrase = phraseOf(cause, lines, lang)
    return sums.length === 1
      ? phrase
      : say(lang, fils < 0n ? words.causeLess : words.causeMore, { cause: phrase, amount: money(size(fils)) })
  })
  const difference = parseMoney(changes.difference)
  const row = difference > 0n ? words.more : difference < 0n ? words.less : words.even
  return say(lang, row, { amount: money(size(difference)), causes: causes.join(lang === 'ar' ? '؛ ' : '; ') })
}
