// Keys pressed anywhere inside an element, whatever in it has the focus.
import { useEffect, useRef, type RefObject } from 'react'

export const useKeys = (
  inside: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => unknown,
  isThere: boolean,
): void => {
  const heard = useRef(onKey)
  heard.current = onKey
  useEffect(() => {
    const element = inside.current
    const listener = (event: KeyboardEvent) => heard.current(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [inside, isThere])
}
