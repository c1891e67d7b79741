// The sentences of freight refusals, loaded when a button has to say why it is disabled.
import type { ProblemRow } from '@marsa/model/kit/problem.ts'

/** For `ActionButton` and forms of the freight line. */
export const loadFreightProblems = async (): Promise<Record<string, ProblemRow>> => {
  const [{ freightProblems }, { freightChangeProblems }, { quotesProblems }] = await Promise.all([
    import('@marsa/model/freight/problems.ts'),
    import('@marsa/model/freight/changes/change-problems.ts'),
    import('@marsa/model/requests/problems.ts'),
  ])
  return { ...quotesProblems, ...freightProblems, ...freightChangeProblems }
}
