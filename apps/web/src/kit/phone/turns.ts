// One at a time: what is asked for while it runs is done by one further turn, and two tabs of a phone take turns.

/** `turn` answers whether everything went out that could. */
export const inTurns = (lock: string, turn: () => Promise<boolean>): (() => Promise<boolean>) => {
  let again = false
  let running: Promise<boolean> | undefined
  const turns = async (): Promise<boolean> => {
    try {
      let isWhole: boolean
      // A second tap while the first is on its way is seen by the next turn.
      do {
        again = false
        isWhole = await turn()
      } while (again)
      return isWhole
    } finally {
      // Before the lock is given back, which takes a while: what is asked for meanwhile would wait for nothing.
      running = undefined
    }
  }
  return () => {
    again = true
    if (!running) {
      const asked = navigator.locks ? navigator.locks.request(lock, turns) : turns()
      running = asked
      // The lock itself may be refused, to a page that is being left.
      asked.catch(() => {
        if (running === asked) running = undefined
      })
    }
    return running
  }
}
