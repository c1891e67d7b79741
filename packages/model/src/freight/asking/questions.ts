// Asking the customer for more (F6): who may ask when, who answers, and when a question no longer matters.
import { requestMachine, type RequestState } from '../request-machine.ts'

const asking: readonly RequestState[] = requestMachine.moves.askForMore.from

/** True while questions about the request are asked and answered. */
export const takesQuestions = (state: RequestState): boolean => asking.includes(state)

export type QuestionFacts = {
  state: RequestState
  /** The asker has a question that nobody has answered. */
  hasOpen: boolean
  /** An agent that has quoted or declined has nothing left to ask. */
  answered: boolean
}

/** Why an agent or the desk cannot ask now; undefined when they can. */
export const questionRefusal = ({ state, hasOpen, answered }: QuestionFacts): string | undefined => {
  // The agent's own answer first: whether the round is closed since tells of rivals.
  if (answered) return 'quotes.already-answered'
  if (!takesQuestions(state)) return 'freight.question-closed'
  return hasOpen ? 'freight.question-open' : undefined
}

/** Longest question and answer. */
export const questionLength = 500
