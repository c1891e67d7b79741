// Draws a page of parts anew.

type Acts = Readonly<Record<string, (...given: never[]) => void>>
const actsOf = new WeakMap<Element, Acts>()

/**
 * What an element does. Its listeners ask for it when they run: an element that looks the same after `redraw` stays, and does
 * from then on what the new one would have done.
 */
export const giveActs = <Given extends Acts>(element: Element, acts: Given): (() => Given) => {
  actsOf.set(element, acts)
  return () => actsOf.get(element) as Given
}

const takeActs = (old: Element, part: Element): void => {
  const fresh = [part, ...part.querySelectorAll('*')]
  for (const [at, each] of [old, ...old.querySelectorAll('*')].entries()) {
    const acts = actsOf.get(fresh[at]!)
    if (acts) actsOf.set(each, acts)
  }
}

/** Only what says something else is drawn anew, so that nothing moves under a finger and what has the focus keeps it. */
export const redraw = (into: Element, parts: readonly HTMLElement[]): void => {
  for (const [place, part] of parts.entries()) {
    const old = into.children[place]
    if (!old) into.append(part)
    else if (old.outerHTML === part.outerHTML) takeActs(old, part)
    else {
      const hadFocus = old.contains(document.activeElement)
      old.replaceWith(part)
      if (hadFocus) part.querySelector<HTMLElement>('button, a')?.focus()
    }
  }
  while (into.children.length > parts.length) into.lastElementChild!.remove()
}
