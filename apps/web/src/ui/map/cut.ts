// Cutting coastlines out of Natural Earth: what lies in a box, on a grid, without points that nobody would see.
import { geoEquirectangular, geoStream, type GeoPermissibleObjects } from 'd3-geo'

export type Box = { west: number; east: number; south: number; north: number }
/** Steps of the grid, from the north-west corner of the box. */
export type Ring = [x: number, y: number][]

/** The rings of a shape inside the box; `grid` is steps a degree. */
export const ringsIn = (shape: GeoPermissibleObjects, box: Box, grid: number): Ring[] => {
  const rings: Ring[] = []
  let ring: Ring = []
  // d3 clips in the plane of its projection; this one is degrees, so the cut keeps its coordinates.
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [box.west, -box.north],
      [box.east, -box.south],
    ])
  geoStream(
    shape,
    degrees.stream({
      point: (x, y) =>
        void ring.push([Math.round((x - box.west) * grid), Math.round((box.north + y) * grid)]),
      lineStart: () => void (ring = []),
      lineEnd: () => void rings.push(ring),
      polygonStart: () => {},
      polygonEnd: () => {},
    }),
  )
  return rings
}

/** Square degrees. */
export const areaOf = (points: Ring, grid: number): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) /
  (2 * grid * grid)

/** Leaves out points closer than `tolerance` steps to the line through their neighbours (Douglas and Peucker). */
export const thinned = (points: Ring, tolerance: number): Ring => {
  if (points.length < 3) return points
  const [ax, ay] = points[0]!
  const [bx, by] = points.at(-1)!
  const length = Math.hypot(bx - ax, by - ay)
  let far = 0
  let at = 0
  points.forEach(([x, y], i) => {
    const off =
      length === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
    if (off > far) [far, at] = [off, i]
  })
  if (far <= tolerance) return [points[0]!, points.at(-1)!]
  return [
    ...thinned(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...thinned(points.slice(at), tolerance),
  ]
}

export const closed = (points: Ring): Ring => [...points, points[0]!]

/** The first point, and each other one as steps from the one before. */
export const steps = (points: Ring): Ring =>
  points.map(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1]![0], y - points[i - 1]![1]]))
