// The time of a page, which goes on by itself.
import { useEffect, useState } from 'react'

/** Now, renewed twice a minute: lateness and ages show by themselves. */
export const useMinute = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
