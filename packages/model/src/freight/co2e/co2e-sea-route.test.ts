// Distances by sea against those of the usual tables of ports, and what every distance must keep.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '../../reference/place.ts'
import { seaPoints } from './co2e-sea-lanes.ts'
import { seaKm, type Point } from './co2e-sea-route.ts'

const ports = {
  jebelAli: [25.011, 55.061],
  dammam: [26.5, 50.205],
  fujairah: [25.176, 56.362],
  shanghai: [31.34, 121.64],
  singapore: [1.264, 103.83],
  nhavaSheva: [18.95, 72.95],
  jeddah: [21.485, 39.17],
  rotterdam: [51.95, 4.14],
  newYork: [40.67, -74.04],
  losAngeles: [33.74, -118.26],
  durban: [-29.87, 31.03],
  melbourne: [-37.83, 144.92],
} as const
const port = (name: keyof typeof ports): Point => ({ latitude: ports[name][0], longitude: ports[name][1] })

// Nautical miles as tables of ports have them, rounded; a tenth of tolerance for the few points. A mile is 1.852 km.
test.each<[keyof typeof ports, keyof typeof ports, number]>([
  ['jebelAli', 'shanghai', 5870],
  ['jebelAli', 'singapore', 3480],
  ['jebelAli', 'nhavaSheva', 1180],
  ['jebelAli', 'jeddah', 2060],
  ['jebelAli', 'rotterdam', 6180],
  ['jebelAli', 'newYork', 8190],
  ['jebelAli', 'durban', 3800],
  ['jebelAli', 'melbourne', 6730],
  ['singapore', 'rotterdam', 8290],
  ['shanghai', 'losAngeles', 5740],
])('%s to %s is about %i nautical miles', (from, to, miles) => {
  const km = seaKm(port(from), port(to))
  expect(Math.abs(km / (miles * 1.852) - 1)).toBeLessThan(0.1)
})

test('neighbours in one sea are measured directly or nearly so', () => {
  expect(seaKm(port('jebelAli'), port('dammam'))).toBeLessThan(640)
})

test('a way around a cape is not cut across it', () => {
  const [km, straight] = [
    seaKm(port('jebelAli'), port('fujairah')),
    distanceKm(port('jebelAli'), port('fujairah')),
  ]
  expect(km).toBeGreaterThan(straight * 2)
  expect(km).toBeLessThan(420)
})

test('every way is as long back, and never shorter than the great circle', () => {
  const any = fc.constantFrom(...(Object.keys(ports) as (keyof typeof ports)[])).map(port)
  fc.assert(
    fc.property(any, any, (from, to) => {
      const km = seaKm(from, to)
      expect(km).toBeCloseTo(seaKm(to, from), 6)
      expect(km).toBeGreaterThanOrEqual(distanceKm(from, to) - 1e-6)
    }),
  )
})

test('every neighbour that a point names is a point', () => {
  const named = Object.values(seaPoints).flatMap(([, , next]) => next.split(' ').filter(Boolean))
  expect(named.filter((name) => !(name in seaPoints))).toEqual([])
})
