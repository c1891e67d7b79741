// The words of a line: what its fields are called, and what is wrong with them.
import { freightBulkProblems } from '@marsa/model/freight/bulk/bulk-problems.ts'
import { columnOf, isBulkField } from '@marsa/model/freight/bulk/bulk-columns.ts'
import type { BatchRow } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { sentence, type ProblemRow } from '@marsa/model/kit/problem.ts'
import type { Lang, TextParams } from '@marsa/model/kit/text.ts'
import { checkAirWaybill, checkContainerNumber } from '@marsa/model/reference/identifiers.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { useProblems } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'

const table = { ...kitProblems, ...referenceProblems, ...freightProblems, ...freightBulkProblems }
const load = (): Promise<Record<string, ProblemRow>> => Promise.resolve(table)

export const fieldName = (field: string, lang: Lang): string =>
  isBulkField(field) ? columnOf(field)[lang] : field

type RowProblem = BatchRow['problems'][number]

const paramsOf = ({ field, limit }: RowProblem, { texts }: BatchRow, lang: Lang): TextParams => {
  const checked =
    field === 'containerNumber'
      ? checkContainerNumber(texts.containerNumber ?? '')
      : field === 'awbNumber'
        ? checkAirWaybill(texts.awbNumber ?? '')
        : undefined
  const params = checked && 'params' in checked ? checked.params : undefined
  const choices = isBulkField(field) ? Object.values(columnOf(field).choices ?? {}) : []
  return {
    ...params,
    choices: choices.map((choice) => choice[lang]).join(lang === 'ar' ? '، ' : ', '),
    ...(limit !== undefined && { limit: number(limit, lang) }),
  }
}

/** What is wrong, said in the language of the page. */
export const useFault = () => {
  const { lang } = useLang()
  const known = useProblems(load)
  return (problem: RowProblem, row: BatchRow): string =>
    known[problem.code] ? sentence(known, lang, problem.code, paramsOf(problem, row, lang)) : ''
}
