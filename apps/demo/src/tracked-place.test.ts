// Where simulated trucks are: at their stops, at posts, and on the way as far as they have had time to drive.
import { expect, test } from 'vitest'
import type { DeliveryRow } from '@marsa/model/trucks/execution/road-views.ts'
import { borderPosts } from '@marsa/model/trucks/road/border-routes.ts'
import { speedKmh, metresBetween } from '@marsa/model/trucks/road/positions.ts'
import { trackedPlace } from './tracked-place.ts'

const stop = (latitude: number, longitude: number) => ({ name: { en: '', ar: '' }, latitude, longitude })
const row = (last: DeliveryRow['last'], posts: DeliveryRow['posts'] = []) => ({
  from: stop(25.0112, 55.0614),
  to: stop(24.6408, 46.8227),
  posts,
  last,
  n: 1,
})
const start = new Date('2026-11-24T08:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const at = start.toISOString()

test('stands where it loads, at a post, and where it unloads; nowhere before its first step', () => {
  expect(trackedPlace(row(null), start)).toBeUndefined()
  expect(trackedPlace(row({ code: 'LOADING_COMPLETED', post: null, at }), after(5))).toMatchObject({
    latitude: 25.0112,
  })
  expect(
    trackedPlace(row({ code: 'BORDER_SUBMITTED', post: 'BATHA', at }, ['GHUWAIFAT', 'BATHA']), after(5)),
  ).toMatchObject({
    latitude: borderPosts.BATHA.latitude,
  })
  expect(trackedPlace(row({ code: 'AT_UNLOADING', post: null, at }), after(5))).toMatchObject({
    latitude: 24.6408,
  })
})

test('drives no faster than a truck, to the next post and no further', () => {
  const way = row({ code: 'ENROUTE', post: null, at }, ['GHUWAIFAT', 'BATHA'])
  const [one, two] = [trackedPlace(way, after(1))!, trackedPlace(way, after(2))!]
  expect(speedKmh({ at: after(1), pin: one }, { at: after(2), pin: two })).toBeCloseTo(42.3, 0)
  expect(metresBetween(trackedPlace(way, after(500))!, borderPosts.GHUWAIFAT)).toBeLessThan(1)
})

test('the second truck of a booking drives behind the first', () => {
  const way = { ...row({ code: 'ENROUTE', post: null, at }), n: 2 }
  expect(trackedPlace(way, after(1))!.longitude).toBeGreaterThan(
    trackedPlace({ ...way, n: 1 }, after(1))!.longitude,
  )
})
