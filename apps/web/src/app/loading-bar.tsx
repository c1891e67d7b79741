// Says that something is loading once it has taken a second, and not before.
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRouterState } from '../kit/router/hooks.ts'
import { useT } from '../kit/t.ts'
import { appText } from './text.ts'

const patienceMs = 1000

/** A thin bar at the top with a status for screen readers. */
export function LoadingBar() {
  const t = useT()
  const routing = useRouterState({ select: (state) => state.isLoading })
  const fetching = useIsFetching({ predicate: (query) => query.meta?.['background'] !== true }) > 0
  const writing = useIsMutating() > 0
  const busy = routing || fetching || writing
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!busy) return setLong(false)
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <div role="status">
      {long && (
        <>
          <div className="load-bar" />
          <span className="vh">{t(appText.loading)}</span>
        </>
      )}
    </div>
  )
}
