// Does the same to several objects, one after another; a refusal of one is its outcome and holds no other up.
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { problemOf } from './answer-problem.ts'

/** Nothing about the object: asked again, it may well be done. */
const passing: readonly string[] = ['kit.busy', 'kit.unavailable', 'kit.key-reused']

export const done = (id: string): Outcome => ({ id, code: null, params: {}, fields: [] })

/** What came of one object; throws whatever is no refusal of it, so that the caller tries again with the same key. */
export const outcomeOf = async (id: string, attempt: Promise<unknown>): Promise<Outcome> => {
  try {
    await attempt
    return done(id)
  } catch (error) {
    const problem = problemOf(error)
    if (!problem || passing.includes(problem.code)) throw error
    const fields = Object.entries(problem.fields).map(([field, code]) => ({ field, code }))
    return { id, code: problem.code, params: problem.params, fields }
  }
}

/** The outcomes in the order of the ids, each id once. What is done stays done when a later one throws. */
export const eachOf = async (
  ids: readonly string[],
  attempt: (id: string) => Promise<unknown>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const id of new Set(ids)) outcomes.push(await outcomeOf(id, attempt(id)))
  return outcomes
}
