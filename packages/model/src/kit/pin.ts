// A pin on the map: degrees north and east, read as people paste them, and the box that the Emirates lie in.
import { latinDigits } from './id.ts'

/** Degrees north and east (WGS 84), to six decimals: a tenth of a metre. */
export type Pin = { latitude: number; longitude: number }

/** The Emirates with their islands and harbours; outermost points after Natural Earth, with room for buildings at sea. */
export const emiratesBox = { south: 22.5, north: 26.3, west: 51.4, east: 56.6 } as const

export const inEmiratesBox = ({ latitude, longitude }: Pin): boolean =>
  latitude >= emiratesBox.south &&
  latitude <= emiratesBox.north &&
  longitude >= emiratesBox.west &&
  longitude <= emiratesBox.east

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

export const roundedPin = ({ latitude, longitude }: Pin): Pin => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** "25.204800, 55.270800" without the zeros at the end, which the field shows and reads again. */
export const pinText = ({ latitude, longitude }: Pin): string => `${latitude}, ${longitude}`

const number = String.raw`-?\d{1,3}(?:\.\d+)?`
const pair = new RegExp(
  String.raw`^\(?\s*(${number})°?\s*([NS]?)\s*[,;\s]\s*(${number})°?\s*([EW]?)\s*\)?$`,
  'i',
)
/** The place in a link that a map application shares. */
const inLink = new RegExp(String.raw`[@=/](${number}),(${number})(?![\d.])`)

const signed = (text: string, side: string | undefined): number =>
  /^[SW]$/i.test(side ?? '') ? -Math.abs(Number(text)) : Number(text)

/**
 * Degrees as pasted: "25.2048, 55.2708", "25.2048° N 55.2708° E", Arabic digits with their own comma and point, or the
 * link of a map application. Longitude first is understood where only that order lies in the Emirates.
 */
export const readPin = (text: string): Pin | undefined => {
  const latin = latinDigits(text).replaceAll('٫', '.').replaceAll('،', ',').replaceAll('؛', ';').trim()
  const found = /^https?:/i.test(latin) ? inLink.exec(latin) : pair.exec(latin)
  if (!found) return undefined
  const isLink = found.length === 3
  const latitude = signed(found[1]!, isLink ? '' : found[2])
  const longitude = signed(isLink ? found[2]! : found[3]!, isLink ? '' : found[4])
  const swapped = { latitude: longitude, longitude: latitude }
  const pin = inEmiratesBox(swapped) ? swapped : { latitude, longitude }
  return Math.abs(pin.latitude) <= 90 && Math.abs(pin.longitude) <= 180 ? roundedPin(pin) : undefined
}
