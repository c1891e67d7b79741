// Whether whoever sits here only looks while acting for somebody: the one place from which buttons and calls know it.
import { useSyncExternalStore } from 'react'

let looks = false
const listeners = new Set<() => void>()

/** Told by the frame of the app, as soon as it knows whose session this is. */
export const setLooksOnly = (next: boolean): void => {
  if (next === looks) return
  looks = next
  for (const listener of listeners) listener()
}

export const looksOnly = (): boolean => looks

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLooksOnly = (): boolean => useSyncExternalStore(subscribe, looksOnly)
