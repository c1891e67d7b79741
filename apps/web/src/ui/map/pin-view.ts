// What part of the Emirates a map shows, and the way between places on earth and points of the drawing.
import { emiratesBox, inEmiratesBox, roundedPin, type Pin } from '@marsa/model/kit/pin.ts'
import { up, type Point } from './frame.ts'

/** `zoom` 1 shows the whole country, each step in doubles it. */
export type View = Pin & { zoom: number }
export type Size = { width: number; height: number }

export const mostZoom = 256
const whole = { latitude: 24.45, longitude: 54.05 }
const spanLon = 5.6
const spanUp = up(26.5) - up(22.4)

const down = (height: number): number => (Math.atan(Math.exp((height * Math.PI) / 180)) * 360) / Math.PI - 90

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Pixels a degree of longitude. */
const scaleOf = ({ zoom }: View, { width, height }: Size): number =>
  Math.min(width / spanLon, height / spanUp) * zoom

export const projectPin = (view: View, size: Size, { latitude, longitude }: Pin): Point => {
  const scale = scaleOf(view, size)
  return [
    size.width / 2 + (longitude - view.longitude) * scale,
    size.height / 2 - (up(latitude) - up(view.latitude)) * scale,
  ]
}

export const placeAt = (view: View, size: Size, [x, y]: Point): Pin => {
  const scale = scaleOf(view, size)
  return {
    latitude: down(up(view.latitude) + (size.height / 2 - y) / scale),
    longitude: view.longitude + (x - size.width / 2) / scale,
  }
}

/** The nearest place that a pin may have. */
export const pinWithin = ({ latitude, longitude }: Pin): Pin =>
  roundedPin({
    latitude: clamp(latitude, emiratesBox.south, emiratesBox.north),
    longitude: clamp(longitude, emiratesBox.west, emiratesBox.east),
  })

/** `factor` 2 shows half as much around the place `about`, which keeps its point. */
export const zoomed = (view: View, size: Size, factor: number, about: Point): View => {
  const zoom = clamp(view.zoom * factor, 1, mostZoom)
  const place = placeAt(view, size, about)
  const next = { ...view, zoom }
  const [x, y] = projectPin(next, size, place)
  const moved =
    zoom === 1 ? whole : placeAt(next, size, [size.width / 2 + x - about[0], size.height / 2 + y - about[1]])
  return { ...pinWithin(moved), zoom }
}

export const panned = (view: View, size: Size, [x, y]: Point): View => ({
  ...view,
  ...pinWithin(placeAt(view, size, [size.width / 2 - x, size.height / 2 - y])),
})

/** The whole country, or the surroundings of a place. */
export const viewOf = (place: Pin | undefined, zoom: number): View =>
  place && inEmiratesBox(place) ? { ...place, zoom } : { ...whole, zoom: 1 }

/** The same view, or one around the pin where it would stand at the edge or outside. */
export const keptInView = (view: View, size: Size, pin: Pin): View => {
  const [x, y] = projectPin(view, size, pin)
  const edge = 36
  const inside = x > edge && x < size.width - edge && y > edge && y < size.height - edge
  return inside ? view : { ...view, ...pinWithin(pin) }
}
