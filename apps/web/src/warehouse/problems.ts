// The sentences of storage refusals, loaded when a button has to say why it is disabled.
import type { ProblemRow } from '@marsa/model/kit/problem.ts'

/** For `ActionButton` and forms of the storage line. */
export const loadStorageProblems = async (): Promise<Record<string, ProblemRow>> => {
  const [{ warehouseProblems }, { quotesProblems }, { kitProblems }] = await Promise.all([
    import('@marsa/model/warehouse/problems.ts'),
    import('@marsa/model/requests/problems.ts'),
    import('@marsa/model/kit/kit-problems.ts'),
  ])
  return { ...kitProblems, ...quotesProblems, ...warehouseProblems }
}
