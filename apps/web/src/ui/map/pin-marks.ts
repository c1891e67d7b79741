// Which names a map has room for: the first of the list first, none over another.
import type { Pin } from '@marsa/model/kit/pin.ts'
import { projectPin, type Size, type View } from './pin-view.ts'

/** A place that a map names; `minor` ones only where it is zoomed in. */
export type Mark = Pin & { label: string; minor?: boolean }

const minorFrom = 6
const letter = 7.5
const line = 18

export type PlacedMark = Mark & { x: number; y: number; end: boolean }

export const placedMarks = (marks: readonly Mark[], view: View, size: Size): PlacedMark[] => {
  const boxes: { from: number; to: number; y: number }[] = []
  return marks.flatMap((mark) => {
    if (mark.minor && view.zoom < minorFrom) return []
    const [x, y] = projectPin(view, size, mark)
    if (x < 0 || y < 8 || x > size.width || y > size.height - 4) return []
    const long = mark.label.length * letter + 10
    const end = x + long > size.width
    const [from, to] = end ? [x - long, x + 6] : [x - 6, x + long]
    if (boxes.some((box) => box.from < to && from < box.to && Math.abs(box.y - y) < line)) return []
    boxes.push({ from, to, y })
    return [{ ...mark, x, y, end }]
  })
}

/** The mark nearest to a pin, within about 12 km. */
export const nearestMark = (marks: readonly Mark[], pin: Pin): Mark | undefined => {
  const apart = ({ latitude, longitude }: Mark) =>
    Math.hypot(latitude - pin.latitude, (longitude - pin.longitude) * 0.91)
  const [nearest] = marks.toSorted((one, other) => apart(one) - apart(other))
  return nearest && apart(nearest) < 0.11 ? nearest : undefined
}
