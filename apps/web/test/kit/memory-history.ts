// A list of addresses in place of the browser's; steps come a moment later, as they do there.
import { makeHistory, type Entry } from '../../src/kit/router/history.ts'

export const memoryHistory = (...addresses: string[]) => {
  const entries: Partial<Entry>[] = addresses.map((href) => ({ href }))
  let at = entries.length - 1
  const listeners = new Set<() => void>()
  return makeHistory({
    read: () => ({ ...entries[at], href: entries[at]!.href! }),
    write: (entry, isNew) => {
      if (isNew) entries.length = ++at
      entries[at] = entry
    },
    go: (by) => {
      at += by
      queueMicrotask(() => listeners.forEach((moved) => moved()))
    },
    onMove: (moved) => {
      listeners.add(moved)
      return () => void listeners.delete(moved)
    },
  })
}
