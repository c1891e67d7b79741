// How far a ship goes between two ports: the shortest way along the lanes of the sea, around land.
import { distanceKm } from '../../reference/place.ts'
import { seaPoints } from './co2e-sea-lanes.ts'

export type Point = { latitude: number; longitude: number }

const points = new Map<string, Point>(
  Object.entries(seaPoints).map(([name, [latitude, longitude]]) => [name, { latitude, longitude }]),
)

const neighbours = new Map<string, Set<string>>([...points.keys()].map((name) => [name, new Set<string>()]))
for (const [name, [, , next]] of Object.entries(seaPoints))
  for (const other of next.split(' ').filter(Boolean)) {
    neighbours.get(name)?.add(other)
    neighbours.get(other)?.add(name)
  }

const nearest = (port: Point): string =>
  [...points].reduce((best, each) => (distanceKm(port, each[1]) < distanceKm(port, best[1]) ? each : best))[0]

/** The points at which a port joins the lanes: the nearest, and those beside it where that is no way back. */
const joins = (port: Point): string[] => {
  const near = nearest(port)
  return [near, ...(neighbours.get(near) ?? [])]
}

/** Kilometres from a port to every point, by Dijkstra. */
const distancesFrom = (port: Point): Map<string, number> => {
  const open = new Map(joins(port).map((name) => [name, distanceKm(port, points.get(name)!)]))
  const done = new Map<string, number>()
  while (open.size > 0) {
    const [name, km] = [...open].reduce((best, each) => (each[1] < best[1] ? each : best))
    open.delete(name)
    done.set(name, km)
    for (const next of neighbours.get(name) ?? []) {
      const far = km + distanceKm(points.get(name)!, points.get(next)!)
      if (!done.has(next) && far < (open.get(next) ?? Infinity)) open.set(next, far)
    }
  }
  return done
}

/**
 * Kilometres by sea between two ports; within some percent of the usual tables of ports. Ports at the same point of the
 * lanes are measured directly.
 */
export const seaKm = (from: Point, to: Point): number => {
  if (nearest(from) === nearest(to)) return distanceKm(from, to)
  const distances = distancesFrom(from)
  return Math.min(
    ...joins(to).map((name) => (distances.get(name) ?? Infinity) + distanceKm(points.get(name)!, to)),
  )
}
