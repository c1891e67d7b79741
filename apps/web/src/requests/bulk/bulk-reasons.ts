// The words of a line: what its fields are called, and what is wrong with them.
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { rowOf, sentence } from '@marsa/model/kit/problem.ts'
import { comma, type Lang, type TextParams } from '@marsa/model/kit/text.ts'
import type { Columns } from '@marsa/model/requests/bulk/bulk-columns.ts'
import type { BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { useProblems } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useBulk, type BulkPages } from './bulk-pages.ts'

export const fieldName = (columns: Columns, field: string, lang: Lang): string =>
  columns.has(field) ? columns.of(field)[lang] : field

type RowProblem = BatchRow['problems'][number]

const paramsOf = (
  { sheet: { columns, figure }, params }: BulkPages,
  { field, limit }: RowProblem,
  { texts }: BatchRow,
  lang: Lang,
): TextParams => {
  const choices = columns.has(field) ? Object.values(columns.of(field).choices ?? {}) : []
  return {
    ...params?.(field, texts),
    choices: choices.map((choice) => choice[lang]).join(comma(lang)),
    ...(figure && limit !== undefined && { [figure.param]: number(limit, lang) }),
  }
}

/** What is wrong, said in the language of the page. */
export const useFault = () => {
  const { lang } = useLang()
  const of = useBulk()
  const known = useProblems(of.problems)
  return (problem: RowProblem, row: BatchRow): string =>
    known[rowOf(problem.code)] ? sentence(known, lang, problem.code, paramsOf(of, problem, row, lang)) : ''
}

/** What stands against one of many: one sentence, or one for each field that is wrong. */
export const useReasonsOf = (columns: Columns, problems: BulkPages['problems']) => {
  const { lang } = useLang()
  const known = useProblems(problems)
  return ({ code, params, fields }: Pick<Outcome, 'code' | 'params' | 'fields'>): string[] => {
    if (code === null) return []
    if (code !== 'kit.invalid' || fields.length === 0)
      return [known[code] ? sentence(known, lang, code, params) : '…']
    return fields.map(({ field, code: own }) => {
      const words = known[rowOf(own)] ? sentence(known, lang, own, params) : '…'
      return `${fieldName(columns, field, lang)}: ${words}`
    })
  }
}
