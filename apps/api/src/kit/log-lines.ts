// Where a process writes its log: lines that cannot be written wait for a while, then they are dropped and counted. Nobody
// waits for a log, because a full or slow disk of logs must not hold up calls.
import fs from 'node:fs'
import { pino, type Logger, type LoggerOptions } from 'pino'

export type LogLines = {
  /** Takes one line; never blocks, never throws. */
  write: (line: string) => void
  /** Writes what is left, as far as it can be written at once. Only for the end of the process. */
  flushSync: () => void
  /** Lines dropped since the start. */
  dropped: () => number
}

export type LogLinesOptions = {
  /** Called when lines can be written again, with the number of those that were dropped in between. */
  resumed: (dropped: number) => void
  /** Characters that may wait. */
  most?: number
  /** Pause before lines that could not be written are tried again. */
  againMs?: number
}

const oneMegabyte = 1024 * 1024

export const logLines = (
  fd: number,
  { resumed, most = oneMegabyte, againMs = 1_000 }: LogLinesOptions,
): LogLines => {
  let waiting: string[] = []
  let held = 0
  /** Handed to the system, or to be tried again. */
  let chunk: Buffer | undefined
  let again: NodeJS.Timeout | undefined
  let soon: NodeJS.Immediate | undefined
  let dropped = 0
  let stated = 0

  const take = (): Buffer => {
    const bytes = Buffer.from(waiting.join(''))
    waiting = []
    held = 0
    return bytes
  }
  const write = (): void => {
    again = undefined
    fs.write(fd, chunk!, (error, written) => {
      if (error) {
        again = setTimeout(write, againMs).unref()
        return
      }
      chunk = chunk!.subarray(written)
      if (chunk.length > 0) return write()
      chunk = undefined
      if (dropped > stated) {
        const lost = dropped - stated
        stated = dropped
        resumed(lost)
      }
      next()
    })
  }
  // Lines of one turn of the event loop go together, and those of the last turn are all there to be flushed in order.
  const next = (): void => {
    if (chunk || waiting.length === 0) return
    soon ??= setImmediate(() => {
      soon = undefined
      if (chunk || waiting.length === 0) return
      chunk = take()
      write()
    })
  }
  return {
    write: (line) => {
      if (held + line.length > most) {
        dropped++
        return
      }
      held += line.length
      waiting.push(line)
      next()
    },
    flushSync: () => {
      // A chunk that the system has is written while the process ends; one that failed gets its last chance.
      let left = chunk && again ? Buffer.concat([chunk, take()]) : take()
      try {
        while (left.length > 0) left = left.subarray(fs.writeSync(fd, left))
      } catch {
        // Nobody is left who could be told.
      }
    },
    dropped: () => dropped,
  }
}

export type Log = { log: Logger; dropped: LogLines['dropped'] }

/** The log of this process on its standard output, by number: the stream of that name waits for what reads it. */
export const openLog = (options: LoggerOptions): Log => {
  const lines = logLines(1, {
    resumed: (dropped) => log.warn({ dropped }, 'log lines were dropped, because they could not be written'),
  })
  const log: Logger = pino(options, lines)
  process.on('exit', lines.flushSync)
  return { log, dropped: lines.dropped }
}
