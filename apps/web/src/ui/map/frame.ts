// From places on earth to points of a drawing: Mercator, framed around a way.
import type { Place } from './sea-lanes.ts'

export type Point = [x: number, y: number]
export type Frame = { project: (place: Place) => Point }

const box = { west: -13.5, east: 145.5, south: -35.5, north: 60.5 }
/** Mercator's height of a latitude, in degrees of longitude. */
export const up = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** Fits the places into `width` by `height` with room around them, never past the edge of the cut coast. */
export const frameOf = (places: Place[], width: number, height: number): Frame => {
  const xs = places.map(([lon]) => lon)
  const ys = places.map(([, lat]) => up(lat))
  const tall = { least: up(box.south), most: up(box.north) }
  const spanX = Math.max((Math.max(...xs) - Math.min(...xs)) * 1.36, 9)
  const spanY = Math.max((Math.max(...ys) - Math.min(...ys)) * 1.6, 7)
  const most = Math.min(width / (box.east - box.west), height / (tall.most - tall.least))
  const scale = Math.max(Math.min(width / spanX, height / spanY), most)
  const halfX = width / scale / 2
  const halfY = height / scale / 2
  const midX = clamp((Math.max(...xs) + Math.min(...xs)) / 2, box.west + halfX, box.east - halfX)
  const midY = clamp((Math.max(...ys) + Math.min(...ys)) / 2, tall.least + halfY, tall.most - halfY)
  return {
    project: ([lon, lat]) => [width / 2 + (lon - midX) * scale, height / 2 - (up(lat) - midY) * scale],
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** A soft line through the points (Catmull-Rom as cubic curves). */
export const curve = (points: Point[]): string =>
  points
    .map(([x, y], i) => {
      if (i === 0) return `M${round(x)} ${round(y)}`
      const [ax, ay] = points[i - 1]!
      const [bx, by] = points[i - 2] ?? [ax, ay]
      const [cx, cy] = points[i + 1] ?? [x, y]
      const pull = 6
      const first = [ax + (x - bx) / pull, ay + (y - by) / pull]
      const second = [x - (cx - ax) / pull, y - (cy - ay) / pull]
      return `C${[...first, ...second, x, y].map(round).join(' ')}`
    })
    .join('')
