// A clock that runs with the server's: what expires by its time must not look open by a wrong one of the browser.
import { useCallback } from 'react'

/** `serverTime` of an answer and when that answer was read; the function stays the same while both do. */
export const useServerClock = (serverTime: string | undefined, readAt: number): (() => number) => {
  const ahead = serverTime === undefined ? 0 : Date.parse(serverTime) - readAt
  return useCallback(() => Date.now() + ahead, [ahead])
}
