// One at a time: what is asked for while it runs is done by one further turn, and two tabs of a phone take turns.

/** `turn` answers whether everything went out that could. */
export const inTurns = (lock: string, turn: () => Promise<boolean>): (() => Promise<boolean>) => {
  let again = false
  let running: Promise<boolean> | undefined
  const turns = async (): Promise<boolean> => {
    let isWhole: boolean
    // A second tap while the first is on its way is seen by the next turn.
    do {
      again = false
      isWhole = await turn()
    } while (again)
    return isWhole
  }
  return () => {
    again = true
    return (running ??= (navigator.locks ? navigator.locks.request(lock, turns) : turns()).finally(
      () => (running = undefined),
    ))
  }
}
