// What the warehouse found, in one line with its figures.
import type { FindingView } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, percent, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { findingsText as words } from './findings-text.ts'

export const useFound = () => {
  const t = useT()
  const { lang } = useLang()
  return ({
    kind,
    name,
    expected,
    found,
  }: Pick<FindingView, 'kind' | 'name' | 'expected' | 'found'>): string =>
    kind === 'space'
      ? t(words.space, {
          expected: volume(expected, lang),
          found: volume(found, lang),
          percent: `\u2066${percent((found - expected) / expected, lang)}\u2069`,
        })
      : t(words[kind], {
          name: `\u2068${name ?? ''}\u2069`,
          expected: number(expected, lang),
          found: number(found, lang),
        })
}
