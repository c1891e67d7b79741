// Whether the page is being put on paper now.
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True in time: what is drawn for it is there before the browser looks at the page for its document. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches)
  useEffect(() => {
    const media = matchMedia('print')
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    const follow = () => setPrinting(media.matches)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    media.addEventListener('change', follow)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      media.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
