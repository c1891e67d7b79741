// Says what the launcher is doing: one line for each slow step, with the seconds it took.

/** A reason not to start; the message is the whole explanation for the person at the terminal. */
export class LaunchError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LaunchError'
  }
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Shows `label`, runs the work, and shows how long it took; in a terminal the seconds count up meanwhile. */
export const step = async <Result>(label: string, work: () => Promise<Result>): Promise<Result> => {
  const started = Date.now()
  const line = (end: string) => `  ${label} ...${end}`
  process.stdout.write(line(''))
  const redraw = () => process.stdout.write(`\r${line(` ${Math.floor((Date.now() - started) / 1000)} s`)}`)
  const ticking = process.stdout.isTTY ? setInterval(redraw, 1000) : undefined
  try {
    const result = await work()
    process.stdout.write(
      process.stdout.isTTY ? `\r${line(` ${seconds(started)}`)}\n` : ` ${seconds(started)}\n`,
    )
    return result
  } catch (problem) {
    process.stdout.write(' failed\n')
    throw problem
  } finally {
    clearInterval(ticking)
  }
}
