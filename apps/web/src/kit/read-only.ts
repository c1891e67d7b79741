// Whether whoever sits here only looks while acting for somebody: the one place from which buttons and calls know it.

let readOnly = false
const listeners = new Set<() => void>()

/** Told by the frame of the app, as soon as it knows whose session this is. */
export const setReadOnly = (next: boolean): void => {
  if (next === readOnly) return
  readOnly = next
  for (const listener of listeners) listener()
}

export const isReadOnly = (): boolean => readOnly

export const onReadOnly = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
