// The stems of folded words, so that "الشحنة", "شحنتي" and "شحنات", or "parcel" and "parcels", are one word.
import { isArabic } from '../kit/text.ts'

/** A stem keeps at least so many letters; below that, other words would become the same. */
const least = 3

const articles = ['وبال', 'وال', 'بال', 'فال', 'كال', 'ولل', 'لل', 'ال']
/** And, with, for, so, like: but as many words begin with such a letter of their own. */
const particles = /^[وبلفك]/
const pronouns = ['كما', 'هما', 'ها', 'نا', 'كم', 'هم', 'ني', 'ي', 'ك', 'ه']
const plurals = ['ات', 'ين', 'ون', 'ان', 'ت', 'ه']

const without = (word: string, endings: readonly string[]): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= least)
  return ending ? word.slice(0, -ending.length) : word
}

const arabicStems = (word: string): string[] => {
  // A hamza that stands alone is often left out.
  const bare = word.replaceAll('ء', '')
  const article = articles.find((each) => bare.startsWith(each) && bare.length - each.length >= least)
  const body = article ? bare.slice(article.length) : bare
  const bodies = !article && particles.test(body) && body.length > least ? [body, body.slice(1)] : [body]
  return bodies.map((each) => without(without(each, pronouns), plurals))
}

const englishStem = (word: string): string => {
  const acted = /^([a-z]{3,}?)([a-z])\2?(?:ing|ed)$/.exec(word)
  if (acted) return acted[1]! + acted[2]!
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return /[a-z]{2}[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** What a folded word may be a form of. */
export const stemsOf = (word: string): string[] => (isArabic(word) ? arabicStems(word) : [englishStem(word)])
