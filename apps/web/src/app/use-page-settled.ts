// Whether the first page has what it asked for. Until then nothing else is fetched: it would take the page's bytes and time.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRouterState } from '../kit/router/hooks.ts'
import { whenIdle } from '../ui/lazy.ts'

/** A page that goes on asking has had its time. */
const mostMs = 4000

/** Once true it stays so: pages after the first find everything there. */
export const usePageSettled = (): boolean => {
  const client = useQueryClient()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isLoading || isSettled) return
    const settle = () => setSettled(true)
    let callOff: (() => void) | undefined
    const look = () => {
      callOff?.()
      callOff = whenIdle(() => client.isFetching() === 0 && settle())
    }
    look()
    const unsubscribe = client.getQueryCache().subscribe(look)
    const timer = setTimeout(settle, mostMs)
    return () => {
      callOff?.()
      unsubscribe()
      clearTimeout(timer)
    }
  }, [client, isLoading, isSettled])
  return isSettled
}
