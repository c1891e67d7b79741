// Runs heavy or risky work in a thread with memory and time limits, one piece after another, so the API never blocks.
import { Worker } from 'node:worker_threads'

export type ThreadLimits = {
  /** A piece of work that takes longer ends with the thread. Waiting in the queue does not count. */
  timeoutMs: number
  /** Heap of the thread; exceeding it ends the thread, not the process. */
  megabytes: number
  /** Pieces that may wait; one more is refused at once. */
  queue: number
}

/** The thread died, ran out of time or memory, or too much was waiting. */
export class ThreadFailure extends Error {
  readonly reason: 'time' | 'memory' | 'crash' | 'full'
  constructor(reason: ThreadFailure['reason'], detail?: string) {
    super(`worker thread: ${detail ?? reason}`)
    this.name = 'ThreadFailure'
    this.reason = reason
  }
}

/** What the thread's own file posts back for each message it gets. */
export type ThreadAnswer<Answer> = { value: Answer } | { error: string; code?: string | undefined }

export type Thread<Ask, Answer> = { run: (ask: Ask) => Promise<Answer>; close: () => Promise<void> }

type Piece<Ask, Answer> = { ask: Ask; resolve: (answer: Answer) => void; reject: (error: Error) => void }

const idleMs = 60_000

/** A thread started at its first use, kept while there is work, ended after a minute of rest. */
export const workerThread = <Ask, Answer>(entry: URL, limits: ThreadLimits): Thread<Ask, Answer> => {
  const waiting: Piece<Ask, Answer>[] = []
  let current: { piece: Piece<Ask, Answer>; timer: NodeJS.Timeout } | undefined
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined

  const settle = (finish: (piece: Piece<Ask, Answer>) => void): void => {
    if (!current) return
    clearTimeout(current.timer)
    const { piece } = current
    current = undefined
    finish(piece)
    next()
  }
  const end = (failure: ThreadFailure): void => {
    const dying = worker
    worker = undefined
    void dying?.terminate()
    settle((piece) => piece.reject(failure))
  }
  const start = (): Worker => {
    const fresh = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      stdout: false,
      stderr: false,
    })
    fresh.unref()
    fresh.on('message', (answer: ThreadAnswer<Answer>) =>
      settle((piece) =>
        'value' in answer
          ? piece.resolve(answer.value)
          : piece.reject(Object.assign(new Error(answer.error), { code: answer.code })),
      ),
    )
    fresh.on('error', (error: Error & { code?: string }) => {
      if (fresh === worker)
        end(new ThreadFailure(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error.message))
    })
    fresh.on('exit', () => {
      if (fresh === worker) end(new ThreadFailure('crash'))
    })
    return fresh
  }
  const next = (): void => {
    clearTimeout(rest)
    const piece = waiting.shift()
    if (!piece) {
      worker?.unref()
      rest = setTimeout(() => void close(), idleMs).unref()
      return
    }
    worker ??= start()
    worker.ref()
    current = { piece, timer: setTimeout(() => end(new ThreadFailure('time')), limits.timeoutMs) }
    worker.postMessage(piece.ask)
  }
  const close = async (): Promise<void> => {
    clearTimeout(rest)
    const closing = worker
    worker = undefined
    for (const piece of waiting.splice(0)) piece.reject(new ThreadFailure('crash', 'closed'))
    await closing?.terminate()
    settle((piece) => piece.reject(new ThreadFailure('crash', 'closed')))
  }
  return {
    run: (ask) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.queue) return reject(new ThreadFailure('full'))
        waiting.push({ ask, resolve, reject })
        if (!current) next()
      }),
    close,
  }
}
