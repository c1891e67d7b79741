// The event stream of the server over fetch: resumes after the last event it saw, and comes back by itself.
import { openStream } from './call.ts'
import { session } from './session.ts'

export type LiveEvent = { id: string; kind: string; subjectId: string }

const firstPauseMs = 1000
const longestPauseMs = 30_000

/** Splits a text stream into the blocks between empty lines. */
async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + value).replace(/\r\n?/g, '\n').split('\n\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

/** One block of `text/event-stream` (WHATWG HTML, server-sent events); undefined for comments and other shapes. */
export const eventOf = (block: string): LiveEvent | undefined => {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name, value] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (!name) continue
    const before = fields.get(name)
    fields.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : (value ?? ''))
  }
  try {
    const { kind, subjectId } = JSON.parse(fields.get('data') ?? '') as Partial<LiveEvent>
    const id = fields.get('id') ?? ''
    return kind ? { id, kind, subjectId: subjectId ?? '' } : undefined
  } catch {
    return undefined
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

/**
 * Follows the stream until the signal ends it. `onEvent` gets each event; `onGap` is called when the stream comes back,
 * because something may have been missed. Waits 1 s, 2 s ... 30 s between attempts, with a random part.
 */
export const follow = async (
  signal: AbortSignal,
  { onEvent, onGap }: { onEvent: (event: LiveEvent) => void; onGap: () => void },
): Promise<void> => {
  let lastId = ''
  let wait = firstPauseMs
  let broken = false
  while (!signal.aborted) {
    try {
      const response = await openStream('events', lastId ? { 'last-event-id': lastId } : {}, signal)
      if (response.status === 401 && !session.isIdle()) await session.renew()
      if (response.ok && response.body) {
        if (broken) onGap()
        wait = firstPauseMs
        for await (const block of blocksOf(response.body)) {
          const event = eventOf(block)
          if (!event) continue
          lastId = event.id || lastId
          onEvent(event)
        }
      }
    } catch {
      // No connection: the next attempt follows after the pause.
    }
    broken = true
    await pause(wait / 2 + (Math.random() * wait) / 2, signal)
    wait = Math.min(wait * 2, longestPauseMs)
  }
}
