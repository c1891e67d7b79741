// Which names a map has room for: the first of the list first, none over another.
import type { Pin } from '@marsa/model/kit/pin.ts'
import type { Point } from './frame.ts'
import { projectPin, type Size, type View } from './pin-view.ts'

/** A place that a map names, by `short` where the whole name has no room; `minor` ones only where it is zoomed in. */
export type Mark = Pin & {
  label: string
  short?: string
  minor?: boolean
  /** It is drawn as a point that no other name covers, and its own name may stand a line below or above it. */
  point?: true
}

const minorFrom = 6
/** Pixels, on the safe side: nothing is measured. */
const line = 18
const longOf = (label: string): number => label.length * 7.5 + label.replace(/[^A-Z0-9]/g, '').length * 2 + 14

/** `end`: its name ends at the point instead of beginning there; `below`: so many pixels below it, above it where less than none. */
export type PlacedMark<M extends Mark = Mark> = M & { x: number; y: number; end: boolean; below: number }

type Box = { from: number; to: number; top: number; bottom: number }

const overlap = (one: Box, other: Box): boolean =>
  one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom

/** Where buttons and the name of the nearest place lie over the map. */
const covered = ({ width, height }: Size): Box[] => [
  { from: width - 60, to: width, top: 0, bottom: 112 },
  { from: 0, to: 170, top: height - 40, bottom: height },
]

/** The head of the pin; its point may stand beside the name of its place. */
const pinHead = ([x, y]: Point): Box => ({ from: x - 12, to: x + 12, top: y - 34, bottom: y - 9 })

const beside = [0]
const around = [0, line, -line]

const waysOf = (label: string, [x, y]: Point, below: number) => {
  const lines = { top: y + below - line / 2, bottom: y + below + line / 2 }
  return [
    { label, below, end: false, box: { from: x - 6, to: x + longOf(label), ...lines } },
    { label, below, end: true, box: { from: x - longOf(label), to: x + 6, ...lines } },
  ]
}

const pointRadius = 7

export const placedMarks = <M extends Mark>(
  marks: readonly M[],
  view: View,
  size: Size,
  pin: Pin | undefined,
): PlacedMark<M>[] => {
  const boxes = [...covered(size), ...(pin ? [pinHead(projectPin(view, size, pin))] : [])]
  const points = marks
    .filter(({ point }) => point)
    .map((mark) => {
      const [x, y] = projectPin(view, size, mark)
      const box = {
        from: x - pointRadius,
        to: x + pointRadius,
        top: y - pointRadius,
        bottom: y + pointRadius,
      }
      return { at: [x, y] as const, box }
    })
  return marks.flatMap((mark) => {
    if (mark.minor && view.zoom < minorFrom) return []
    const [x, y] = projectPin(view, size, mark)
    if (x < 0 || y < 8 || x > size.width || y > size.height - 4) return []
    const ways = (mark.point ? around : beside).flatMap((below) =>
      [mark.label, mark.short].flatMap((label) => (label ? waysOf(label, [x, y], below) : [])),
    )
    const others = points
      .filter(({ at }) => Math.hypot(at[0] - x, at[1] - y) > pointRadius)
      .map(({ box }) => box)
    const way = ways.find(
      ({ box }) =>
        box.from >= 0 && box.to <= size.width && ![...boxes, ...others].some((other) => overlap(box, other)),
    )
    if (!way) return []
    boxes.push(way.box)
    const { label, end, below } = way
    return [{ ...mark, label, x, y, end, below }]
  })
}

/** The mark nearest to a pin, within about 12 km. */
export const nearestMark = (marks: readonly Mark[], pin: Pin): Mark | undefined => {
  const apart = ({ latitude, longitude }: Mark) =>
    Math.hypot(latitude - pin.latitude, (longitude - pin.longitude) * 0.91)
  const [nearest] = marks.toSorted((one, other) => apart(one) - apart(other))
  return nearest && apart(nearest) < 0.11 ? nearest : undefined
}
