// Text rows in the language of the page.
import { say, type TextParams, type TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from './direction.tsx'

export type Translate = (row: TextRow, params?: TextParams) => string

/** `const t = useT()`, then `t(words.title)` or `t(words.pieces, { count: 3 })`. */
export const useT = (): Translate => {
  const { lang } = useLang()
  return (row, params) => say(lang, row, params)
}
