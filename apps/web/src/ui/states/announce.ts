// Speaks a short sentence to screen readers at once, from one hidden live region outside the app's tree.

let region: HTMLElement | undefined

const regionOf = (): HTMLElement => {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = 'vh'
  region.ariaLive = 'assertive'
  // Dialogs hide everything around them from screen readers; this mark keeps the region heard.
  region.dataset['liveAnnouncer'] = 'true'
  document.body.append(region)
  return region
}

/** Says the sentence; an empty one takes back what stands there. */
export const announce = (sentence: string): void => {
  if (sentence || region) regionOf().textContent = sentence
}
