// Whether something that floats above the page lies on what people press or read as a figure; then it steps aside.
import { useEffect, useState, type RefObject } from 'react'

const inTheWay = 'a, button, input, select, textarea, label, summary, [role="button"], .num, .btn'

/** Corners and middle, a little inside. */
const pointsOf = ({ left, right, top, bottom }: DOMRect): [number, number][] => [
  [left + 4, top + 4],
  [right - 4, top + 4],
  [left + 4, bottom - 4],
  [right - 4, bottom - 4],
  [(left + right) / 2, (top + bottom) / 2],
]

const covers = (floating: HTMLElement): boolean =>
  pointsOf(floating.getBoundingClientRect()).some(([x, y]) =>
    document.elementsFromPoint(x, y).some((below) => !floating.contains(below) && below.closest(inTheWay)),
  )

/** Looks when the page has moved and now and then changed; marks the page as scrolled, for what becomes small then. */
export const useIsInTheWay = (floating: RefObject<HTMLElement | null>): boolean => {
  const [isInTheWay, setInTheWay] = useState(false)
  useEffect(() => {
    let frame = 0
    const measure = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (floating.current) setInTheWay(covers(floating.current))
      })
    }
    const scrolled = () => {
      document.documentElement.dataset['scrolled'] = ''
      measure()
    }
    const grown = new ResizeObserver(measure)
    grown.observe(document.body)
    measure()
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      grown.disconnect()
      removeEventListener('scroll', scrolled)
      removeEventListener('resize', measure)
    }
  }, [floating])
  return isInTheWay
}
