// The cut coastline as rings of places.
import topology from './coast.json' with { type: 'json' }
import type { Frame } from './frame.ts'
import type { Place } from './sea-lanes.ts'

const { scale, translate } = topology.transform as { scale: Place; translate: Place }

const rings: Place[][] = topology.arcs.map((arc) => {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]): Place => {
    x += dx!
    y += dy!
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})

/** The land as one path; lakes are rings inside rings, so it is filled by the even-odd rule. Rings far outside are left out. */
export const landPath = ({ project }: Frame, width: number, height: number): string =>
  rings
    .map((ring) => ring.map(project))
    .filter((ring) => {
      const xs = ring.map(([x]) => x)
      const ys = ring.map(([, y]) => y)
      return (
        Math.max(...xs) > -40 &&
        Math.min(...xs) < width + 40 &&
        Math.max(...ys) > -40 &&
        Math.min(...ys) < height + 40
      )
    })
    .map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join('L')}Z`)
    .join('')
