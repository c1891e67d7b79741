// Answers that are on their way before a page asks for them: what it will ask for first is known before its code has come.

/** A page that asks later than this wants to know how things are by then. */
const maxAgeMs = 10_000

const asked = new Map<string, Promise<Response>>()

/** `request` is the address of a call with its body, as `takeAhead` gets it. */
export const keepAhead = (request: string, answer: Promise<Response>): void => {
  asked.set(request, answer)
  // Whoever takes it hears of a failure; nobody may.
  answer.catch(() => undefined)
  setTimeout(() => asked.delete(request), maxAgeMs)
}

/** The answer to a call that was sent ahead; each is taken once. */
export const takeAhead = (request: string): Promise<Response> | undefined => {
  const answer = asked.get(request)
  asked.delete(request)
  return answer
}
