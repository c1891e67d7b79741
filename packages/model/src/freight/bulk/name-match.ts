// Which draft a file belongs to, by what its name says: the number, the nickname or a transport number of the draft.
import { latinDigits } from '../../kit/id.ts'

export type Marked = { id: string; marks: readonly string[] }

/** Shorter marks would be found in names that mean something else. */
const shortest = 3

const words = (text: string): string[] =>
  latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

const compact = (text: string): string => words(text).join('')

/** Every run of whole words, written together: so FR-26-000018 is found as FR_26_000018 and as FR26000018. */
const runsOf = (name: string): Set<string> => {
  const parts = words(name.replace(/\.[^.]*$/, ''))
  return new Set(
    parts.flatMap((_, from) => parts.slice(from).map((_, to) => parts.slice(from, from + to + 1).join(''))),
  )
}

/**
 * The drafts that a file name speaks of: those whose marks make up most of it, so that a number decides between two drafts of
 * one nickname. None when nothing fits; several when the name fits them alike, which the person decides.
 */
export const draftsNamed = (name: string, drafts: readonly Marked[]): string[] => {
  const runs = runsOf(name)
  let most = 0
  let found: string[] = []
  for (const { id, marks } of drafts) {
    const fits = [...new Set(marks.map(compact))].filter((mark) => mark.length >= shortest && runs.has(mark))
    const length = fits.reduce((sum, mark) => sum + mark.length, 0)
    if (length > most) [most, found] = [length, []]
    if (length > 0 && length === most) found.push(id)
  }
  return found
}
