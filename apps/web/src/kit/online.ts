// Whether the browser has a connection, as it says itself.
import { useSyncExternalStore } from 'react'

const follow = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
