// Cuts the coast out of Natural Earth at build: projected, clipped to the drawing, thinned, written as a short path.
import { createRequire } from 'node:module'
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Point = [x: number, y: number]

const world = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
  land: GeometryCollection
}>

/** The one projection of the map; every view of it is a scale and a shift of these units. */
export const project: GeoProjection = geoMercator().scale(487.36).translate([182.5, 391.5]).precision(0.3)

/** Rings smaller than this are islets that would only be noise. */
const smallestArea = 14
const tolerance = 0.9

const area = (ring: Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) => {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Douglas and Peucker (1973): keeps the points that stand further than the tolerance from the chord. */
const thin = (line: Point[]): Point[] => {
  const first = line[0]!
  const last = line.at(-1)!
  let furthest = 0
  let at = 0
  line.forEach((point, i) => {
    const gap = distance(point, first, last)
    if (gap > furthest) [furthest, at] = [gap, i]
  })
  if (furthest <= tolerance) return [first, last]
  return [...thin(line.slice(0, at + 1)).slice(0, -1), ...thin(line.slice(at))]
}

const shorten = (ring: Point[]) => {
  const half = Math.floor(ring.length / 2)
  return [
    ...thin(ring.slice(0, half + 1)).slice(0, -1),
    ...thin([...ring.slice(half), ring[0]!]).slice(0, -1),
  ]
}

const write = (ring: Point[]) => {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  let [x, y] = whole[0]!
  let steps = ''
  for (const [toX, toY] of whole.slice(1)) {
    if (toX === x && toY === y) continue
    steps += `${steps && toX >= x ? ' ' : ''}${toX - x}${toY >= y ? ' ' : ''}${toY - y}`
    ;[x, y] = [toX, toY]
  }
  return `M${whole[0]![0]} ${whole[0]![1]}l${steps}z`
}

/** The coast inside a box of map units, as the `d` of a path. */
export const landPath = (left: number, top: number, right: number, bottom: number): string => {
  project.clipExtent([
    [left, top],
    [right, bottom],
  ])
  const rings: Point[][] = []
  const context = {
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    arc: () => undefined,
    closePath: () => undefined,
    beginPath: () => undefined,
  }
  geoPath(project, context)(feature(world, world.objects.land))
  project.clipExtent(null)
  return rings
    .filter((ring) => ring.length > 3 && area(ring) > smallestArea)
    .map(shorten)
    .filter((ring) => ring.length > 2)
    .map(write)
    .join('')
}
