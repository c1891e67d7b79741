// The browser's own list of addresses.
import { makeHistory, type Entry } from './history.ts'

export const browserHistory = () =>
  makeHistory({
    read: () => {
      const { pathname, search, hash } = location
      const { key, index } = (history.state ?? {}) as Partial<Entry>
      return { href: pathname + search + hash, key, index }
    },
    write: ({ href, key, index }, isNew) =>
      history[isNew ? 'pushState' : 'replaceState']({ key, index }, '', href),
    go: (by) => history.go(by),
    onMove: (moved) => {
      addEventListener('popstate', moved)
      return () => removeEventListener('popstate', moved)
    },
  })
