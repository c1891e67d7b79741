// Options asked from a server as the person types: the last question wins, earlier ones are given up.
import { useEffect, useState } from 'react'
import type { Option } from './select.tsx'

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<Option[]>

type Loaded = { options: Option[]; busy: boolean; failed: boolean }

const typingPause = 150

/** Asks while the list is open; the first question goes out at once, later ones after a pause in typing. */
export function useLoadedOptions(load: LoadOptions | undefined, query: string, open: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ options: [], busy: false, failed: false })
  useEffect(() => {
    if (!load || !open) return
    const asked = new AbortController()
    const ask = async () => {
      setLoaded((before) => ({ ...before, busy: true, failed: false }))
      try {
        const options = await load(query.trim(), asked.signal)
        if (!asked.signal.aborted) setLoaded({ options, busy: false, failed: false })
      } catch {
        if (!asked.signal.aborted) setLoaded({ options: [], busy: false, failed: true })
      }
    }
    const timer = setTimeout(ask, query === '' ? 0 : typingPause)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [load, query, open])
  return loaded
}
