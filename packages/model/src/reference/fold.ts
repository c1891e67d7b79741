// Search folding of Arabic and Latin text, the twin of the SQL function fold_text, and the highlighting built on it.

/** Marks that never decide a match: Latin accents, Arabic vowel signs, Quranic marks, tatweel, invisible characters. */
const dropped =
  // oxlint-disable-next-line no-misleading-character-class -- the marks are meant one by one
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff'`\u2018\u2019\u02bc]/g
/** Characters that separate words. */
const separators = /[\t-\r \-_.,;:/\\()\u2010-\u2015\u060c\u061b]+/g

/**
 * One character for another, after NFKD has already parted accents and hamza from their carriers. Persian and Urdu
 * forms go to the Arabic letter that an Emirati keyboard has. The same two strings stand in 0002-reference.sql.
 */
const from =
  '\u0671\u0649\u06cc\u06d2\u0629\u06c0\u06c1\u06c3\u06be\u06d5\u06a9\u06af\u067e\u0686\u06a4\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u00d8\u00f8\u0141\u0142\u0110\u0111\u0131ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const to =
  '\u0627\u064a\u064a\u064a\u0647\u0647\u0647\u0647\u0647\u0647\u0643\u0643\u0628\u062c\u064101234567890123456789oollddiabcdefghijklmnopqrstuvwxyz'
const letters = new Map(from.split('').map((letter, index) => [letter, to.charAt(index)]))

/** Folds without trimming, so that a folded letter can be traced to where it came from. */
const foldRaw = (text: string): string => {
  let folded = ''
  for (const letter of text.normalize('NFKD').replace(dropped, '')) folded += letters.get(letter) ?? letter
  return folded.replace(separators, ' ')
}

/** The form in which texts are compared: "Jebel‑Ali" -> "jebel ali", "أبوظبي" -> "ابوظبي", "٤٠" -> "40". */
export const foldText = (text: string): string => foldRaw(text).replace(/^ | $/g, '')

/** The words of a search, folded, without repeats. */
export const searchWords = (text: string): string[] => [...new Set(foldText(text).split(' ').filter(Boolean))]

export type TextPart = { text: string; match: boolean }

/** Cuts a text into parts that are folded words and others, for highlighting; joined they are the text unchanged. */
export const highlightParts = (text: string, words: readonly string[]): TextPart[] => {
  let folded = ''
  const origin: number[] = []
  let offset = 0
  for (const letter of text) {
    const part = foldRaw(letter)
    for (let index = 0; index < part.length; index++) origin.push(offset)
    folded += part
    offset += letter.length
  }
  const marked = new Uint8Array(text.length)
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      marked.fill(1, origin[at], origin[at + word.length] ?? text.length)
  const parts: TextPart[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && marked[end] === marked[start]) end++
    parts.push({ text: text.slice(start, end), match: marked[start] === 1 })
  }
  return parts
}
