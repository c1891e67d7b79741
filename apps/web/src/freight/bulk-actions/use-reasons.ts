// What stands against one of many shipments, said in the language of the page.
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { freightColumns } from '@marsa/model/freight/bulk/bulk-columns.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import type { ProblemRow } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { useReasonsOf } from '../../requests/door.tsx'

const table = {
  ...kitProblems,
  ...referenceProblems,
  ...documentProblems,
  ...quotesProblems,
  ...freightProblems,
}
const load = (): Promise<Record<string, ProblemRow>> => Promise.resolve(table)

/** One sentence, or one for each field that is wrong. */
export const useReasons = () => useReasonsOf(freightColumns, load)
