// Which names a map has room for: the first of the list first, none over another.
import type { Pin } from '@marsa/model/kit/pin.ts'
import type { Point } from './frame.ts'
import { projectPin, type Size, type View } from './pin-view.ts'

/** A place that a map names, by `short` where the whole name has no room; `minor` ones only where it is zoomed in. */
export type Mark = Pin & { label: string; short?: string; minor?: boolean }

const minorFrom = 6
/** Pixels, on the safe side: nothing is measured. */
const line = 18
const longOf = (label: string): number => label.length * 7.5 + label.replace(/[^A-Z0-9]/g, '').length * 2 + 14

/** `end`: its name ends at the point instead of beginning there. */
export type PlacedMark<M extends Mark = Mark> = M & { x: number; y: number; end: boolean }

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

export const placedMarks = <M extends Mark>(
  marks: readonly M[],
  view: View,
  size: Size,
  pin: Pin | undefined,
): PlacedMark<M>[] => {
  const boxes = [...covered(size), ...(pin ? [pinHead(projectPin(view, size, pin))] : [])]
  return marks.flatMap((mark) => {
    if (mark.minor && view.zoom < minorFrom) return []
    const [x, y] = projectPin(view, size, mark)
    if (x < 0 || y < 8 || x > size.width || y > size.height - 4) return []
    const lines = { top: y - line / 2, bottom: y + line / 2 }
    const ways = [mark.label, mark.short].flatMap((label) =>
      label
        ? [
            { label, end: false, box: { from: x - 6, to: x + longOf(label), ...lines } },
            { label, end: true, box: { from: x - longOf(label), to: x + 6, ...lines } },
          ]
        : [],
    )
    const way = ways.find(
      ({ box }) => box.from >= 0 && box.to <= size.width && !boxes.some((other) => overlap(box, other)),
    )
    if (!way) return []
    boxes.push(way.box)
    return [{ ...mark, label: way.label, x, y, end: way.end }]
  })
}

/** The mark nearest to a pin, within about 12 km. */
export const nearestMark = (marks: readonly Mark[], pin: Pin): Mark | undefined => {
  const apart = ({ latitude, longitude }: Mark) =>
    Math.hypot(latitude - pin.latitude, (longitude - pin.longitude) * 0.91)
  const [nearest] = marks.toSorted((one, other) => apart(one) - apart(other))
  return nearest && apart(nearest) < 0.11 ? nearest : undefined
}
