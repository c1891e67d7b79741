// Text rows in the language of the page.
import { say, type TextRow, type Values } from '@marsa/model/kit/text.ts'
import { useLang } from './direction.tsx'

export type Translate = <const Row extends TextRow>(row: Row, ...params: Values<Row>) => string

/** `const t = useT()`, then `t(words.title)` or `t(words.pieces, { count: 3 })`. */
export const useT = (): Translate => {
  const { lang } = useLang()
  return (row, ...params) => say(lang, row, ...params)
}
