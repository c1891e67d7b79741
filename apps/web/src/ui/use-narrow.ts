// Whether the page is narrower than the width at which tables become cards.
import { useSyncExternalStore } from 'react'

const query = '(max-width: 900px)'

const subscribe = (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** True at 900 px and below. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
