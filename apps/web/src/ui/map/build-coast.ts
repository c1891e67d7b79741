// Cuts the coastlines of the trade lanes (Europe to Japan) out of Natural Earth and writes them as a small TopoJSON.
// Run from the repository root: node apps/web/src/ui/map/build-coast.ts
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { areaOf, closed, ringsIn, steps, thinned } from './cut.ts'

const box = { west: -14, east: 146, south: -36, north: 61 }
const grid = 20 // steps a degree: 5.5 km, finer than a pixel at the sizes the map is drawn
const smallest = 0.08 // square degrees; smaller islands are below one pixel

const require = createRequire(import.meta.url)
const atlas = JSON.parse(await readFile(require.resolve('world-atlas/land-50m.json'), 'utf8'))

const coasts = ringsIn(feature(atlas, atlas.objects.land), box, grid)
  .filter((points) => areaOf(points, grid) >= smallest)
  .map((points) => thinned(closed(points), 1.6))
  .filter((points) => points.length > 3)
const arcs = coasts.map(steps)
const topology = {
  type: 'Topology',
  transform: { scale: [1 / grid, -1 / grid], translate: [box.west, box.north] },
  objects: { coast: { type: 'MultiLineString', arcs: arcs.map((_, i) => [i]) } },
  arcs,
}
await writeFile(new URL('./coast.json', import.meta.url), JSON.stringify(topology))
console.log(`${arcs.length} rings, ${arcs.flat().length} points`)
