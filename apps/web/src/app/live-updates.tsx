// Follows the events of the server while a person is signed in and asks again for what has changed.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSessionState } from '../accounts/door.tsx'
import { follow } from '../kit/live.ts'
import { liveKeys } from './live-keys.ts'

export function LiveUpdates() {
  const client = useQueryClient()
  const inside = useSessionState().status === 'in'
  useEffect(() => {
    if (!inside) return
    const stop = new AbortController()
    void follow(stop.signal, {
      onEvent: ({ kind, subjectId }) => {
        for (const queryKey of liveKeys(kind, subjectId)) void client.invalidateQueries({ queryKey })
      },
      onGap: () => void client.invalidateQueries(),
    })
    return () => stop.abort()
  }, [inside, client])
  return null
}
