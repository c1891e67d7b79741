// Ends a session of the directory: ours, and then the directory's own.
import { endDirectory } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { call } from '../../kit/call.ts'

/** Answers where the browser has to go next: the directory's sign-out, or our home. */
export const endAtDirectory = async (lang: Lang): Promise<string | undefined> => {
  const answer = await call(endDirectory, { query: { lang }, anonymous: true }).catch(() => undefined)
  return answer?.to
}
