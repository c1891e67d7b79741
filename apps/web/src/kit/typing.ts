// Whether a key that is pressed writes something, so that it is no shortcut.

/** Something is typed or chosen in what has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
