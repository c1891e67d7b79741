// Cuts the coastlines of the trade lanes (Europe to Japan) out of Natural Earth and writes them as a small TopoJSON.
// Run from the repository root: node apps/web/src/ui/map/build-coast.ts
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { geoEquirectangular, geoStream } from 'd3-geo'
import { feature } from 'topojson-client'

const box = { west: -14, east: 146, south: -36, north: 61 }
const grid = 20 // steps a degree: 5.5 km, finer than a pixel at the sizes the map is drawn
const smallest = 0.08 // square degrees; smaller islands are below one pixel

const require = createRequire(import.meta.url)
const atlas = JSON.parse(await readFile(require.resolve('world-atlas/land-50m.json'), 'utf8'))

type Ring = [x: number, y: number][]

// d3 clips in the plane of its projection; this one is degrees, so the cut keeps its coordinates.
const degrees = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .precision(0)
  .clipExtent([
    [box.west, -box.north],
    [box.east, -box.south],
  ])
const rings: Ring[] = []
let ring: Ring = []
geoStream(
  feature(atlas, atlas.objects.land),
  degrees.stream({
    point: (x, y) => void ring.push([Math.round((x - box.west) * grid), Math.round((box.north + y) * grid)]),
    lineStart: () => void (ring = []),
    lineEnd: () => void rings.push(ring),
    polygonStart: () => {},
    polygonEnd: () => {},
  }),
)

const areaOf = (points: Ring): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) /
  (2 * grid * grid)

/** Leaves out points closer to the line through their neighbours than a step of the grid (Douglas and Peucker). */
const thinned = (points: Ring, tolerance: number): Ring => {
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

const closed = (points: Ring): Ring => [...points, points[0]!]
const coasts = rings
  .filter((points) => areaOf(points) >= smallest)
  .map((points) => thinned(closed(points), 1.6))
  .filter((points) => points.length > 3)
const arcs = coasts.map((points) =>
  points.map(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1]![0], y - points[i - 1]![1]])),
)
const topology = {
  type: 'Topology',
  transform: { scale: [1 / grid, -1 / grid], translate: [box.west, box.north] },
  objects: { coast: { type: 'MultiLineString', arcs: arcs.map((_, i) => [i]) } },
  arcs,
}
await writeFile(new URL('./coast.json', import.meta.url), JSON.stringify(topology))
console.log(`${arcs.length} rings, ${arcs.flat().length} points`)
