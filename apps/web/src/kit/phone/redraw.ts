// Draws a page of parts anew.

/** Only what says something else is drawn anew, so that nothing moves under a finger and what has the focus keeps it. */
export const redraw = (into: Element, parts: readonly HTMLElement[]): void => {
  for (const [place, part] of parts.entries()) {
    const old = into.children[place]
    if (!old) into.append(part)
    else if (old.outerHTML !== part.outerHTML) {
      const hadFocus = old.contains(document.activeElement)
      old.replaceWith(part)
      if (hadFocus) part.querySelector<HTMLElement>('button, a')?.focus()
    }
  }
  while (into.children.length > parts.length) into.lastElementChild!.remove()
}
