// Whether the caller may be told that something is registered: facts are few, and then the answer is the neutral one (Z09).
import type { Call } from '../../kit/serve.ts'

/** Takes a point from each rate limit of facts; false once one is empty, and always where answers are set to be neutral. */
export const mayKnow = async (
  { affords, settings }: Pick<Call, 'affords' | 'settings'>,
  identifier: string,
): Promise<boolean> =>
  !settings['accounts.neutral-answers'] &&
  (await affords('facts.network')) &&
  (await affords('facts.identifier', identifier)) &&
  (await affords('facts.all'))
