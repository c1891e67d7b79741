// How far down each entry of the history was read: found again on the way back, and after the page was loaded anew.

const storageName = 'scroll'
type Positions = Record<string, [left: number, top: number]>

const stored = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Positions
  } catch {
    return {}
  }
}

let positions: Positions | undefined
let shownKey: string | undefined

export const keepScroll = (): void => {
  if (positions && shownKey) positions[shownKey] = [scrollX, scrollY]
}

/** A new entry begins at its top, or at the place that its address names. */
export const placeScroll = ({ key, hash }: { key: string; hash: string }): void => {
  if (key === shownKey) return
  shownKey = key
  const kept = positions?.[key]
  const target = hash && document.getElementById(hash)
  if (kept) scrollTo(...kept)
  else if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

const takeOver = () => void (history.scrollRestoration = 'manual')

const leave = () => {
  // The browser restores a document that it has kept.
  history.scrollRestoration = 'auto'
  keepScroll()
  try {
    sessionStorage.setItem(storageName, JSON.stringify(positions))
  } catch {
    // Without storage every page begins at its top.
  }
}

/** Answers how to stop. */
export const followScroll = (): (() => void) => {
  positions ??= stored()
  takeOver()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', takeOver)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', takeOver)
  }
}
