// A step that is taken further down on the same page.

/** The part of the page and in it what is pressed next: where it is in sight already, nothing would seem to happen. */
export const goTo = (place: string): void => {
  const part = document.getElementById(place)
  part?.scrollIntoView({ block: 'center' })
  part?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
}
