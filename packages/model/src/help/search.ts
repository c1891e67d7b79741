// The search over answers: plain questions in both languages, however they are spelled, best first.
import { foldText } from '../reference/fold.ts'
import { isOneSlip } from '../reference/one-slip.ts'
import { askedBy, filler, sameMeaning, wider } from './usual-words.ts'
import { stemsOf } from '../reference/word-stem.ts'

/** A text that can be found, by its words in the order of what they weigh: those of its title, then its others. */
type Findable = { title: ReadonlySet<string>; body: ReadonlySet<string> }
export type SearchIndex<Key> = readonly (Findable & { key: Key })[]
/** Without `fits` they are what comes nearest. */
export type Found<Key> = { keys: Key[]; fits: boolean }

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const stemsIn = (text: string): Set<string> => new Set(wordsOf(text).flatMap(stemsOf))

export const indexOf = <Key>(texts: readonly { key: Key; title: string; body: string }[]): SearchIndex<Key> =>
  texts.map(({ key, title, body }) => ({ key, title: stemsIn(title), body: stemsIn(body) }))

const fillers = new Set(filler.map(foldText))
const hints = new Map(Object.entries(askedBy).map(([word, means]) => [foldText(word), means]))
const meanings = new Map<string, ReadonlySet<string>>()
for (const group of sameMeaning) {
  const stems = stemsIn(group.join(' '))
  for (const stem of stems) meanings.set(stem, stems)
}
const widerStems = new Map(
  Object.entries(wider).flatMap(([word, means]) =>
    [...(meanings.get(stemsOf(word)[0]!) ?? [])].map((stem) => [stem, means] as const),
  ),
)

/** How near a word of a text is to one that was typed: the same, of the same meaning, begun, misspelled, wider. */
const near = { same: 1, meaning: 0.9, begun: 0.7, slip: 0.6, wider: 0.5 } as const
/** Letters from which a word may be completed, and from which a slip is looked for. */
const enough = { begun: 3, slip: 5 }

type Term = { word: string; stems: readonly string[] }
type Weight = (texts: ReadonlySet<string>) => number

const some = (stems: Iterable<string>, test: (stem: string) => boolean): boolean => {
  for (const stem of stems) if (test(stem)) return true
  return false
}

const nearness = ({ word, stems }: Term): Weight => {
  const meant = stems.flatMap((stem) => [...(meanings.get(stem) ?? [])])
  const wide = stems.flatMap((stem) => {
    const means = widerStems.get(stem)
    return means ? [...(meanings.get(stemsOf(means)[0]!) ?? [])] : []
  })
  const long = word.length >= enough.slip ? stems.filter((stem) => stem.length >= enough.slip - 1) : []
  return (texts) => {
    const holds = (each: string): boolean => texts.has(each)
    if (stems.some(holds)) return near.same
    if (meant.some(holds)) return near.meaning
    if (word.length >= enough.begun && some(texts, (each) => each.startsWith(word))) return near.begun
    if (long.length > 0 && some(texts, (each) => long.some((stem) => isOneSlip(stem, each)))) return near.slip
    return wide.some(holds) ? near.wider : 0
  }
}

/** A word of the title says what the whole is about. */
const titleWeighs = 3
/** Nothing is shown that fits so much worse than the best. */
const worthShowing = 0.3
const nearest = 3

/** The scores of all texts for a word; a word that few texts have weighs more. */
const scoresOf = (index: SearchIndex<unknown>, term: Term): number[] => {
  const nearTo = nearness(term)
  const scores = index.map(({ title, body }) => Math.max(titleWeighs * nearTo(title), nearTo(body)))
  const weight = Math.log(1 + index.length / Math.max(1, scores.filter((score) => score > 0).length))
  return scores.map((score) => score * weight)
}

const termOf = (word: string): Term => ({ word, stems: stemsOf(word) })

/** The words that must be there, and those that only rank; fillers count when there is nothing else. */
const termsOf = (search: string): { needed: Term[]; hinted: Term[] } => {
  const words = [...new Set(wordsOf(search))]
  const telling = words.filter((word) => !fillers.has(word) && !hints.has(word))
  const hinted = words.flatMap((word) => hints.get(word) ?? []).map(termOf)
  if (telling.length > 0) return { needed: telling.map(termOf), hinted }
  return hinted.length > 0 ? { needed: hinted, hinted: [] } : { needed: words.map(termOf), hinted: [] }
}

/** The texts that have every word, best first; else the three that come nearest. */
export const findTexts = <Key>(index: SearchIndex<Key>, search: string): Found<Key> => {
  const { needed, hinted } = termsOf(search)
  const perWord = needed.map((term) => scoresOf(index, term))
  const perHint = hinted.map((term) => scoresOf(index, term))
  const sum = (scores: readonly number[][], at: number) =>
    scores.reduce((total, each) => total + each[at]!, 0)
  const ranked = index
    .map(({ key }, at) => ({
      key,
      has: needed.length > 0 && perWord.every((scores) => scores[at]! > 0),
      near: sum(perWord, at),
      score: sum(perWord, at) + sum(perHint, at),
    }))
    .filter(({ near: score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const fitting = ranked.filter(({ has }) => has)
  const fits = fitting.length > 0
  const best = fits
    ? fitting.filter(({ score }) => score >= fitting[0]!.score * worthShowing)
    : ranked.slice(0, nearest)
  return { keys: best.map(({ key }) => key), fits }
}
