// Whether the page is narrower than a width at which its parts are shown in another way.
import { useSyncExternalStore } from 'react'

const watching = (query: string) => ({
  subscribe: (changed: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  },
  matches: () => matchMedia(query).matches,
})

/** In em, as in the sheets: with larger text a page is narrow sooner. */
const widths = {
  /** Where tables become cards. */
  tablet: watching('(max-width: 56.25em)'),
  /** Where two columns become one. */
  phone: watching('(max-width: 40em)'),
}

/** True at that width and below. */
export const useNarrow = (at: keyof typeof widths = 'tablet'): boolean =>
  useSyncExternalStore(widths[at].subscribe, widths[at].matches, () => false)
