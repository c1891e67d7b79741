// What fingers, mouse and keys do on the map of a pin: press, drag the pin, drag the map, pinch, arrows, plus and minus.
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { pinText, type Pin } from '@marsa/model/kit/pin.ts'
import { announce } from '../states/announce.ts'
import type { Point } from './frame.ts'
import {
  keptInView,
  panned,
  pinWithin,
  placeAt,
  projectPin,
  zoomed,
  type Size,
  type View,
} from './pin-view.ts'

type Held = {
  points: Map<number, Point>
  from: Point
  view: View
  what: 'pin' | 'map' | 'pinch'
  /** From the finger to the point of the pin it took. */
  grip: Point
  moved: boolean
}

const reach = 24 // pixels around the pin that take hold of it
const still = 5 // pixels that a press may tremble
const step = 12
const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

export const usePinHand = ({ pin, view, size, onPin, onView }: PinHand) => {
  const held = useRef<Held>(undefined)
  const pointIn = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return [event.clientX - box.x, event.clientY - box.y]
  }
  const place = (point: Point) => onPin(pinWithin(placeAt(view, size, point)))

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point = pointIn(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    const points = held.current?.points ?? new Map<number, Point>()
    points.set(event.pointerId, point)
    const at = pin && projectPin(view, size, pin)
    // The drawn pin stands on its point, so its middle is above it.
    const onPinned = at !== undefined && apart(point, [at[0], at[1] - 16]) < reach
    held.current = {
      points,
      from: point,
      view,
      what: points.size > 1 ? 'pinch' : onPinned ? 'pin' : 'map',
      grip: at ? [at[0] - point[0], at[1] - point[1]] : [0, 0],
      moved: points.size > 1,
    }
  }
  const onPointerMove = (event: PointerEvent) => {
    const now = held.current
    const before = now?.points.get(event.pointerId)
    if (!now || !before) return
    const point = pointIn(event)
    if (now.what === 'pinch') {
      const other = [...now.points].find(([id]) => id !== event.pointerId)?.[1]
      if (other && apart(before, other) > 0)
        onView(zoomed(view, size, apart(point, other) / apart(before, other), other))
    } else if (now.moved || apart(point, now.from) > still) {
      now.moved = true
      if (now.what === 'pin') place([point[0] + now.grip[0], point[1] + now.grip[1]])
      else onView(panned(now.view, size, [point[0] - now.from[0], point[1] - now.from[1]]))
    }
    now.points.set(event.pointerId, point)
  }
  const onPointerUp = (event: PointerEvent) => {
    const now = held.current
    if (!now?.points.delete(event.pointerId)) return
    if (now.points.size > 0) return
    held.current = undefined
    if (!now.moved && now.what === 'map' && event.type === 'pointerup') place(now.from)
  }

  const zoomBy = (factor: number) =>
    onView(zoomed(view, size, factor, pin ? projectPin(view, size, pin) : [size.width / 2, size.height / 2]))
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') zoomBy(2)
    else if (event.key === '-') zoomBy(0.5)
    else if (way || ((event.key === 'Enter' || event.key === ' ') && !pin)) {
      const far = event.shiftKey ? 1 : step
      const [x, y] = pin ? projectPin(view, size, pin) : [size.width / 2, size.height / 2]
      const [byX, byY] = pin && way ? way : [0, 0]
      const next = pinWithin(placeAt(view, size, [x + byX * far, y + byY * far]))
      onPin(next)
      onView(keptInView(view, size, next))
      announce(pinText(next))
    } else return
    event.preventDefault()
  }
  return {
    zoomBy,
    hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  }
}

type PinHand = {
  pin: Pin | undefined
  view: View
  size: Size
  onPin: (pin: Pin) => void
  onView: (view: View) => void
}
