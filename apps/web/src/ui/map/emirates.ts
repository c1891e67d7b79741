// The Emirates and the shores around them as paths of a drawing.
import drawing from './emirates.json' with { type: 'json' }
import type { Point } from './frame.ts'

type Rings = [longitude: number, latitude: number][][]

const ringsOf = (flat: number[][]): Rings =>
  flat.map((steps) => {
    let [x, y] = [0, 0]
    return Array.from({ length: steps.length / 2 }, (_, at) => {
      x += steps[at * 2]!
      y += steps[at * 2 + 1]!
      return [drawing.west + x / drawing.grid, drawing.north - y / drawing.grid]
    })
  })

const land = ringsOf(drawing.land)
const emirates = ringsOf(drawing.emirates)

const pathOf = (rings: Rings, project: (longitude: number, latitude: number) => Point): string =>
  rings
    .map((ring) => {
      const points = ring.map(([longitude, latitude]) => project(longitude, latitude))
      return `M${points.map((point) => point.map(Math.round).join()).join('L')}Z`
    })
    .join('')

/** Land and, within it, the Emirates; lakes are rings inside rings, so both are filled by the even-odd rule. */
export const emiratesPaths = (project: (longitude: number, latitude: number) => Point) => ({
  land: pathOf(land, project),
  emirates: pathOf(emirates, project),
})
