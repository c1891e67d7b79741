// So many at once and no more: the others wait in the order of asking, and hold nothing meanwhile.

/** Answers a function that runs work when one of the places is free, whoever asks. */
export const inTurn = (places: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy < places) busy++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
