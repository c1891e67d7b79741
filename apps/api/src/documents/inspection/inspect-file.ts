// Has an uploaded file inspected in a thread of its own; a file that breaks the thread is refused, not retried.
import { Problem } from '@marsa/model/kit/problem.ts'
import { ThreadFailure, workerThread } from '../../kit/worker-thread.ts'
import type { InspectionAnswer, InspectionAsk } from './inspection-thread.ts'

const thread = workerThread<InspectionAsk, InspectionAnswer>(
  new URL('./inspection-thread.ts', import.meta.url),
  {
    timeoutMs: 20_000,
    megabytes: 384,
    queue: 40,
  },
)

/** The media type and path of what may be stored; throws the refusal otherwise. `name` is said in the message. */
export const inspectFile = async (
  ask: InspectionAsk,
  name: string,
): Promise<{ mediaType: string; path: string }> => {
  try {
    const answer = await thread.run(ask)
    if ('refusal' in answer) throw new Problem(answer.refusal, { name })
    return answer
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    throw new Problem(error.reason === 'full' ? 'documents.unchecked' : 'documents.too-complex')
  }
}

/** Ends the thread; the next inspection would start another. */
export const closeInspection = (): Promise<void> => thread.close()
