// Parts that are fetched when they are first needed: once for the whole page, and again after a failure.
import { useEffect, useReducer, useState } from 'react'

const reload = () => location.reload()

export type LazyLoad<Part> = {
  /** The part, if it is there. */
  now: () => Part | undefined
  get: () => Promise<Part>
  /** Fetches it before it is needed; a failure is told when it is. */
  preload: () => void
}

/** `first` is a part that is there from the beginning. */
export const lazyLoad = <Part>(fetch: () => Promise<Part>, first?: Part): LazyLoad<Part> => {
  let kept = first
  let asked: Promise<Part> | undefined
  const get = () =>
    (asked ??= fetch().then(
      (part) => (kept = part),
      (problem: unknown) => {
        asked = undefined
        throw problem
      },
    ))
  // A browser does not ask again for a module that once failed: without a connection nothing is preloaded.
  return { now: () => kept, get, preload: () => void (navigator.onLine && get().catch(() => undefined)) }
}

/**
 * The part as soon as it is there; asked for while it is `wanted`. `retry` asks again after a failure, and loads the page
 * anew where the browser keeps the failure.
 */
export const useLazy = <Part>({ now, get }: LazyLoad<Part>, wanted: boolean, loadAnew = reload) => {
  // A number, not a mark: another part may be asked for after the first one has been drawn.
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || now() !== undefined) return
    let waiting = true
    get().then(
      () => waiting && redraw(),
      () => (waiting && attempt > 0 && navigator.onLine ? loadAnew() : waiting && setFailed(true)),
    )
    return () => {
      waiting = false
      setFailed(false)
    }
  }, [wanted, attempt, now, get, loadAnew])
  return { part: now(), failed, retry: () => setAttempt(attempt + 1) }
}

/** Does the work when the browser has nothing better to do; answers how to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(asked)
}
