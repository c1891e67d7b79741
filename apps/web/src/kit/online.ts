// Whether the browser has a connection, as it says itself.
import { useSyncExternalStore } from 'react'

const follow = (tell: () => void): (() => void) => {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
