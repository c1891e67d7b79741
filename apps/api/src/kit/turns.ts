// Lets so many do something at once; others wait for a turn, and not for ever.

export type Turns = { take: () => Promise<() => void> }

/** `take` answers what gives the turn back; it rejects with `refusal()` after waiting so long. */
export const turnsOf = (most: number, waitMs: number, refusal: () => Error): Turns => {
  let free = most
  const waiting: (() => void)[] = []
  const giveBack = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  /** Giving back twice is giving back once. */
  const turn = (): (() => void) => {
    let isHeld = true
    return () => {
      if (isHeld) giveBack()
      isHeld = false
    }
  }
  return {
    take: async () => {
      if (free > 0) {
        free--
        return turn()
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push(resolve)
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(resolve), 1)
        reject(refusal())
      }, waitMs)
      await promise.finally(() => clearTimeout(timer))
      return turn()
    },
  }
}
