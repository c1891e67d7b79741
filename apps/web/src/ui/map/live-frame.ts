// The part of the world that a map of moving things shows: all of them with room around, or what somebody zooms to.
import type { Pin } from '@marsa/model/kit/pin.ts'
import { placeAt, projectPin, type Size, type View } from './pin-view.ts'

/** Part of the drawing that the things fill, and the most that it zooms in by itself. */
const filled = 0.68
/** Kept free at either side: for the buttons of the zoom, and for the names of what stands outermost. */
const beside = 48
const nearest = 24
const farthest = 0.04
const closest = 256

const clamp = (zoom: number, most: number): number => Math.min(Math.max(zoom, farthest), most)

/** A view in which all of these pins stand; one alone is shown with its surroundings. */
export const viewOfAll = (pins: readonly Pin[], size: Size): View => {
  const lons = pins.map(({ longitude }) => longitude)
  const lats = pins.map(({ latitude }) => latitude)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons),
  ]
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const whole = { ...middle, zoom: 1 }
  const [left, bottom] = projectPin(whole, size, { latitude: south, longitude: west })
  const [right, top] = projectPin(whole, size, { latitude: north, longitude: east })
  const wide = ((size.width - 2 * beside) * filled) / Math.max(right - left, 1)
  const tall = (size.height * filled) / Math.max(bottom - top, 1)
  return { ...middle, zoom: clamp(Math.min(wide, tall), nearest) }
}

export const zoomedBy = (view: View, factor: number): View => ({
  ...view,
  zoom: clamp(view.zoom * factor, closest),
})
export const isClosest = ({ zoom }: View): boolean => zoom >= closest
export const isFarthest = ({ zoom }: View): boolean => zoom <= farthest

/** What the drawing of the Emirates holds; beyond it the coarser coast of the world is shown. */
const near = { west: 48.5, east: 59.5, south: 19.5, north: 29.5 }

export const isNear = (view: View, size: Size): boolean => {
  const corner = placeAt(view, size, [0, 0])
  const other = placeAt(view, size, [size.width, size.height])
  return (
    corner.longitude >= near.west &&
    other.longitude <= near.east &&
    other.latitude >= near.south &&
    corner.latitude <= near.north
  )
}
