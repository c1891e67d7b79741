// Whether an invitation is open: the agent has neither quoted nor declined.
import type { Summary } from '@marsa/model/requests/listing.ts'

export const awaitsAnswer = ({ answerBy, nextAction }: Pick<Summary, 'answerBy' | 'nextAction'>): boolean =>
  answerBy !== null && nextAction === 'answer-request'
