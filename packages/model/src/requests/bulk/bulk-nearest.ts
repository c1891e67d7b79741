// What a cell of a bulk upload may have meant that names no place, no goods and no choice: offered, never taken unasked.
import { foldText } from '../../reference/fold.ts'
import { isOneSlip } from '../../reference/one-slip.ts'
import { comma, type Lang } from '../../kit/text.ts'
import { choiceOf, listedIn, type Choices } from './bulk-choices.ts'
import type { BulkSheet, Meant } from './bulk-sheet.ts'

const most = 2
/** Letters from which a name is not mistaken for another by a slip. */
const least = 4

/** Of a few words that may be chosen, fewer are enough. */
const leastOfFew = 3

/** How near a known name is to what was written, folded: the same, a slip apart, or a part of it in whole words. */
const nearness = (known: string, written: string, enough: number): number => {
  if (known === written) return 3
  if (Math.min(known.length, written.length) < enough) return 0
  if (isOneSlip(known, written)) return 2
  return ` ${written} `.includes(` ${known} `) || ` ${known} `.includes(` ${written} `) ? 1 : 0
}

/** What the names that come nearest to a text lead to, best first. */
export const nearestOf = <Value>(
  names: ReadonlyMap<string, Value>,
  text: string,
  enough = least,
): Value[] => {
  const written = foldText(text)
  return [...names]
    .map(([name, value]) => ({ value, near: nearness(name, written, enough) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ value }) => value)
}

/** The choices that a word comes nearest to. */
const choicesNear = (choices: Choices, text: string): string[] => {
  const names = new Map(
    Object.entries(choices).flatMap(([code, { en, ar }]) =>
      [code, en, ar].map((name) => [foldText(name), code] as const),
    ),
  )
  return nearestOf(names, text, leastOfFew)
}

const choicesMeant = (choices: Choices, text: string): Meant[] =>
  choicesNear(choices, text).map((code) => ({ text: choices[code]!.en, ...wordsOf(choices[code]!) }))

const wordsOf = ({ en, ar }: { en: string; ar: string }) => ({ en, ar })

/** A cell of several choices as a whole, each word that is none of them replaced by the nearest. */
const listMeant = (choices: Choices, text: string): Meant[] => {
  const parts = listedIn(text).map((part) => {
    const known = choiceOf(choices, part)
    return { part, known, near: known ?? choicesNear(choices, part)[0] }
  })
  const replaced = parts.flatMap(({ known, near }) => (known === undefined && near ? [choices[near]!] : []))
  if (replaced.length === 0) return []
  const joined = (lang: Lang) => replaced.map((choice) => choice[lang]).join(comma(lang))
  const whole = parts.map(({ part, near }) => (near ? choices[near]!.en : part)).join(', ')
  return [{ text: whole, en: joined('en'), ar: joined('ar') }]
}

const choicesNearest = ({ columns }: Pick<BulkSheet, 'columns'>, field: string, text: string): Meant[] => {
  const { kind, choices } = columns.of(field)
  if (!choices) return []
  return kind === 'list' ? listMeant(choices, text) : choicesMeant(choices, text)
}

/** The few things that the text of a faulty field comes nearest to, best first. */
export const nearestMeant = <Known>(
  sheet: Pick<BulkSheet<Known>, 'columns' | 'meant'>,
  field: string,
  text: string,
  draft: object,
  known: Known,
): Meant[] => {
  const meant = sheet.meant?.(field, text, draft, known) ?? choicesNearest(sheet, field, text)
  return meant
    .filter((each, at) => meant.findIndex((other) => other.text === each.text) === at)
    .slice(0, most)
}
