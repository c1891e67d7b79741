// The search over questions, apart from them: the pages of the browser load this alone.
import { searchWords } from '../reference/fold.ts'

/** True when every word of the search stands in the folded text. */
export const matchesWords = (folded: string, search: string): boolean =>
  searchWords(search).every((word) => folded.includes(word))
