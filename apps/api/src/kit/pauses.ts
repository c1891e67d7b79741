// Pauses of things that go on until they are ended: a pause that can be cut short, and pauses that grow while something fails.

/** One pause at a time; `end` ends it, or the next one at once. */
export const pauses = (): { begin: (ms: number) => Promise<void>; end: () => void } => {
  let isEnded = false
  let wake: (() => void) | undefined
  return {
    begin: (ms) =>
      new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer)
          wake = undefined
          isEnded = false
          resolve()
        }
        const timer = setTimeout(finish, ms)
        wake = finish
        if (isEnded) finish()
      }),
    end: () => {
      if (wake) wake()
      else isEnded = true
    },
  }
}

/** Doubled from `firstMs` up to `longestMs`, and spread so that processes which failed together do not return together. */
export const growingPauses = ({ firstMs = 250, longestMs = 10_000 } = {}): {
  next: () => number
  reset: () => void
} => {
  let ms = firstMs
  return {
    next: () => {
      const now = ms
      ms = Math.min(ms * 2, longestMs)
      return now * (0.75 + Math.random() / 2)
    },
    reset: () => void (ms = firstMs),
  }
}
