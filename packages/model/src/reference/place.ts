// Places that cargo comes from and goes to: ports, airports, cities and the areas of Emirati cities.
import { z } from 'zod'
import { placeCodeLength, placeCodePattern } from './place-code.ts'

export const placeKinds = ['port', 'airport', 'city', 'area'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Code of a place: UN/LOCODE of a port, IATA code of an airport, country and name of a city or area. */
export const placeCode = z.string().regex(placeCodePattern).max(placeCodeLength)

export const Place = z.strictObject({
  code: placeCode,
  kind: z.enum(placeKinds),
  countryCode: z.string().length(2),
  countryEn: z.string(),
  countryAr: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  /** Degrees north and east. */
  latitude: z.number(),
  longitude: z.number(),
  /** City of an area and emirate (ISO 3166-2) of an Emirati city or area. */
  cityCode: z.string().nullable(),
  cityEn: z.string().nullable(),
  cityAr: z.string().nullable(),
  emirate: z.string().nullable(),
  /** The port and airport that a city or area ships through. */
  portCode: z.string().nullable(),
  airportCode: z.string().nullable(),
})
export type Place = z.infer<typeof Place>

/** What a customer may pick as the end of a leg: a gateway of the mode, or a door. */
export const kindsOfMode = {
  sea: ['port', 'city', 'area'],
  air: ['airport', 'city', 'area'],
  any: placeKinds,
} as const satisfies Record<string, readonly PlaceKind[]>
export type PlaceMode = keyof typeof kindsOfMode

/** Great-circle distance between two places in km (haversine, mean earth radius 6371 km). */
export const distanceKm = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number => {
  const rad = Math.PI / 180
  const half =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) *
      Math.cos(b.latitude * rad) *
      Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}
