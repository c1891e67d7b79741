// Links inside the app change the page without loading it; everything else stays an ordinary link.
import type { Router } from '../kit/router/router.ts'

/** The address within the app that a link leads to, or undefined: another site, a public page, a download, a new tab. */
const innerAddress = (router: Router, event: Event): string | undefined => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return undefined
  if (link.dataset['full'] !== undefined || (link.hash && link.pathname === location.pathname))
    return undefined
  return router.knows(link.pathname) ? link.pathname + link.search + link.hash : undefined
}

/** Follows clicks and preloads on hover and focus; answers how to stop. */
export const followLinks = (router: Router): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const href = innerAddress(router, event)
    if (!href) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const onIntent = (event: Event) => {
    const href = innerAddress(router, event)
    if (href) router.preloadRoute({ href })
  }
  // In the capture phase, because our buttons and links stop the event on its way back up.
  document.addEventListener('click', onClick, true)
  document.addEventListener('pointerover', onIntent, { capture: true, passive: true })
  document.addEventListener('focusin', onIntent)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('pointerover', onIntent, true)
    document.removeEventListener('focusin', onIntent)
  }
}
