// Whether the caller may be told that something is registered: facts are few, and then the answer is the neutral one (Z09).
import type { Spending } from '../../kit/limit.ts'

/** Takes a point from each budget of facts; false once one of them is empty. */
export const mayKnow = async ({ affords }: Spending, identifier: string): Promise<boolean> =>
  (await affords('facts.network')) &&
  (await affords('facts.identifier', identifier)) &&
  (await affords('facts.all'))
