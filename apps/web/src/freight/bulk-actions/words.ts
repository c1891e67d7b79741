// What stands against one of many, said in the language of the page.
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { sentence, type ProblemRow } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { useProblems } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { fieldName } from '../bulk/words.ts'

const table = {
  ...kitProblems,
  ...referenceProblems,
  ...documentProblems,
  ...quotesProblems,
  ...freightProblems,
}
const load = (): Promise<Record<string, ProblemRow>> => Promise.resolve(table)

/** One sentence, or one for each field that is wrong. */
export const useReasons = () => {
  const { lang } = useLang()
  const known = useProblems(load)
  return ({ code, params, fields }: Pick<Outcome, 'code' | 'params' | 'fields'>): string[] => {
    if (code === null) return []
    if (code !== 'kit.invalid' || fields.length === 0)
      return [known[code] ? sentence(known, lang, code, params) : '…']
    return fields.map(({ field, code: own }) => {
      const words = known[own] ? sentence(known, lang, own, params) : '…'
      return `${fieldName(field, lang)}: ${words}`
    })
  }
}
