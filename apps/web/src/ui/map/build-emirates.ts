// Cuts the Emirates and the shores around them out of Natural Earth, fine enough to be zoomed into.
// Run from the repository root: node apps/web/src/ui/map/build-emirates.ts
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { areaOf, closed, ringsIn, steps, thinned, type Ring } from './cut.ts'

const box = { west: 48, east: 60, south: 19, north: 30 } // beyond what the map shows, so that no cut edge is seen
const grid = 400 // steps a degree: 280 m, finer than the source
const smallest = 0.0002 // square degrees: two square kilometres
const emirates = '784' // ISO 3166-1 numeric

const require = createRequire(import.meta.url)
const atlas = JSON.parse(await readFile(require.resolve('world-atlas/countries-10m.json'), 'utf8'))
const land = JSON.parse(await readFile(require.resolve('world-atlas/land-10m.json'), 'utf8'))

const [width, height] = [(box.east - box.west) * grid, (box.north - box.south) * grid]

/** An island without area makes d3 take everything for land: the box itself, which is no coast. */
const isBox = (points: Ring): boolean =>
  points.every(([x, y]) => (x === 0 || x === width) && (y === 0 || y === height))

const cut = (rings: Ring[], tolerance: number): number[][] =>
  rings
    .filter((points) => areaOf(points, grid) >= smallest && !isBox(points))
    .map((points) => steps(thinned(closed(points), tolerance)).flat())
    .filter((flat) => flat.length > 6)

const country = atlas.objects.countries.geometries.find(({ id }: { id: string }) => id === emirates)
const drawing = {
  west: box.west,
  north: box.north,
  grid,
  land: cut(ringsIn(feature(land, land.objects.land), box, grid), 2),
  emirates: cut(ringsIn(feature(atlas, country), box, grid), 1),
}
const text = JSON.stringify(drawing)
await writeFile(new URL('./emirates.json', import.meta.url), text)
console.log(`${drawing.land.length} + ${drawing.emirates.length} rings, ${text.length} bytes`)
