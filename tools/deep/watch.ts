// Asks the product all the time, as its users do, and says how long it was away and how long a refusal took.
const everyMs = 100

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export type Watch = {
  /** Resolves with the seconds until it answered, and goes on answering for two seconds. */
  untilBack: (seconds: number) => Promise<number>
  /** The slowest answer since the last call of this, in seconds; an answer that never came counts until it was given up. */
  slowest: () => number
  stop: () => void
}

/** `read` is answered with 200 when all is well. */
export const watch = (read: () => Promise<Response>): Watch => {
  let isOver = false
  let slowestMs = 0
  const ask = async (): Promise<boolean> => {
    const began = performance.now()
    try {
      const answer = await read()
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - began)
    }
  }
  const loop = async (): Promise<void> => {
    while (!isOver) {
      await ask()
      await sleep(everyMs)
    }
  }
  void loop()
  return {
    untilBack: async (seconds) => {
      const began = performance.now()
      let since = 0
      while (performance.now() - began < seconds * 1000) {
        const now = performance.now()
        if (!(await ask())) since = 0
        else if (since === 0) since = now
        else if (now - since > 2_000) return (since - began) / 1000
        await sleep(everyMs)
      }
      throw new Error(`it did not answer again within ${seconds} s`)
    },
    slowest: () => {
      const seconds = slowestMs / 1000
      slowestMs = 0
      return seconds
    },
    stop: () => void (isOver = true),
  }
}
