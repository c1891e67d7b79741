// The width a drawing really has, so that its text keeps its size instead of scaling with the box.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** `[ref, width]`; the width is 0 until the box is on the page. */
export const useWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    setWidth(current.clientWidth)
    const watch = new ResizeObserver(() => setWidth(current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [box, width]
}

/** The same in px of a drawing whose text grows with that of the page: at twice the text the drawing is half as wide. */
export const useDrawingWidth = (): ReturnType<typeof useWidth> => {
  const [box, width] = useWidth()
  return [box, width && (width * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)]
}
