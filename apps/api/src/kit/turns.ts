// Lets so many do something at once; the others wait for a turn in the order of asking, and hold nothing meanwhile.

export type Turns = { take: () => Promise<() => void> }

/** `take` answers what gives the turn back; where a patience is named, it rejects with `refusal()` after waiting so long. */
export const turnsOf = (most: number, patience?: { waitMs: number; refusal: () => Error }): Turns => {
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
      const timer =
        patience &&
        setTimeout(() => {
          waiting.splice(waiting.indexOf(resolve), 1)
          reject(patience.refusal())
        }, patience.waitMs)
      await promise.finally(() => clearTimeout(timer))
      return turn()
    },
  }
}

/** Answers a function that runs work when one of the places is free, whoever asks. */
export const inTurn = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const turns = turnsOf(most)
  return async (work) => {
    const giveBack = await turns.take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
}
