// Places on earth and points of the map belong to each other, at every zoom and after every move.
import { expect, test } from 'vitest'
import { emiratesBox, inEmiratesBox } from '@marsa/model/kit/pin.ts'
import { placedMarks, nearestMark } from '../../src/ui/map/pin-marks.ts'
import {
  keptInView,
  mostZoom,
  panned,
  pinWithin,
  placeAt,
  projectPin,
  viewOf,
  zoomed,
} from '../../src/ui/map/pin-view.ts'

const size = { width: 560, height: 300 }
const dubai = { latitude: 25.2048, longitude: 55.2708 }
const whole = viewOf(undefined, 12)

test.each([whole, viewOf(dubai, 12), viewOf(dubai, mostZoom)])('there and back at zoom $zoom', (view) => {
  const back = placeAt(view, size, projectPin(view, size, dubai))
  expect(back.latitude).toBeCloseTo(dubai.latitude, 8)
  expect(back.longitude).toBeCloseTo(dubai.longitude, 8)
})

test('the whole country is in sight at first, on a phone too', () => {
  for (const width of [260, 560])
    for (const corner of [
      { latitude: emiratesBox.south, longitude: 51.6 },
      { latitude: 26.08, longitude: 56.38 },
    ]) {
      const [x, y] = projectPin(whole, { width, height: 300 }, corner)
      expect(x > 0 && x < width && y > 0 && y < 300).toBe(true)
    }
})

test('zooming keeps the place under the fingers, and ends at both ends', () => {
  const about = projectPin(viewOf(dubai, 4), size, { latitude: 25, longitude: 55 })
  const next = zoomed(viewOf(dubai, 4), size, 2, about)
  const after = placeAt(next, size, about)
  expect(after.latitude).toBeCloseTo(25, 4)
  expect(after.longitude).toBeCloseTo(55, 4)
  expect(zoomed(viewOf(dubai, mostZoom), size, 2, about).zoom).toBe(mostZoom)
  expect(zoomed(viewOf(dubai, 2), size, 0.5, about)).toEqual(whole)
})

test('a map that is dragged east shows what lies west, and never leaves the Emirates', () => {
  const view = viewOf(dubai, 12)
  expect(panned(view, size, [100, 0]).longitude).toBeLessThan(view.longitude)
  expect(panned(view, size, [0, 100]).latitude).toBeGreaterThan(view.latitude)
  expect(inEmiratesBox(panned(view, size, [1e6, 1e6]))).toBe(true)
  expect(pinWithin({ latitude: 40, longitude: 0 })).toEqual({
    latitude: emiratesBox.north,
    longitude: emiratesBox.west,
  })
})

test('the map follows a pin that leaves it, and else stays', () => {
  const view = viewOf(dubai, 12)
  expect(keptInView(view, size, dubai)).toBe(view)
  const ain = { latitude: 24.21, longitude: 55.74 }
  expect(keptInView(view, size, ain)).toEqual({ ...ain, zoom: 12 })
})

test('names stand beside each other, the weightier first, and small ones only from near', () => {
  const marks = [
    { ...dubai, label: 'Dubai' },
    { latitude: 25.21, longitude: 55.275, label: 'Deira', minor: true },
    { latitude: 24.45, longitude: 54.38, label: 'Abu Dhabi' },
    { latitude: 25.2049, longitude: 55.2709, label: 'On top of it' },
  ]
  const named = (zoom: number) =>
    placedMarks(marks, viewOf(dubai, zoom), size, undefined).map(({ label }) => label)
  expect(placedMarks(marks, whole, size, undefined).map(({ label }) => label)).toEqual(['Dubai', 'Abu Dhabi'])
  expect(named(64)).toEqual(['Dubai', 'Deira'])
  expect(nearestMark(marks, { latitude: 24.5, longitude: 54.4 })?.label).toBe('Abu Dhabi')
  expect(nearestMark(marks, { latitude: 23, longitude: 53 })).toBeUndefined()
})

test('a name covers no point of another, and stands below or above where there is no room beside it', () => {
  const view = viewOf(dubai, 12)
  const [x, y] = projectPin(view, size, dubai)
  const beside = (left: number) => ({
    ...placeAt(view, size, [x + left, y]),
    label: '',
    point: true as const,
  })
  const truck = { ...dubai, label: 'AE-DU B 48210', point: true as const }
  const named = (...others: ReturnType<typeof beside>[]) =>
    placedMarks([truck, ...others], view, size, undefined)[0]
  expect(named()).toMatchObject({ end: false, below: 0 })
  expect(named(beside(60))).toMatchObject({ end: true, below: 0 })
  expect(named(beside(60), beside(-60))).toMatchObject({ end: false, below: 18 })
  // Two trucks at one place: the point of one is that of the other.
  expect(named(beside(2))).toMatchObject({ end: false, below: 0 })
})

test('a place is named in short where its whole name has no room', () => {
  const place = { ...dubai, label: 'Jebel Ali Industrial Area First, Dubai', short: 'Jebel Ali Industrial' }
  const named = (width: number) =>
    placedMarks([place], viewOf(dubai, 12), { ...size, width }, undefined).map(({ label }) => label)
  expect(named(900)).toEqual([place.label])
  expect(named(560)).toEqual([place.short])
})

test('a name that the pin would hide stands on the other side of its point, or not at all', () => {
  const view = viewOf(dubai, 12)
  const [x, y] = projectPin(view, size, dubai)
  const named = (left: number) =>
    placedMarks([{ ...dubai, label: 'Dubai' }], view, size, placeAt(view, size, [x + left, y + 20]))
  expect(named(200)).toMatchObject([{ end: false }])
  expect(named(20)).toMatchObject([{ end: true }])
  expect(named(0)).toEqual([])
  expect(placedMarks([{ ...dubai, label: 'Dubai' }], view, size, dubai)).toHaveLength(1)
})
