// Where trucks load and unload: an address in the Emirates or a neighbouring country, with who is met there.
import type { z } from 'zod'
import { addressForm, addressProblems, emptyAddress } from '../../accounts/addresses/address-form.ts'
import { pinOf } from '../../accounts/addresses/addresses.ts'
import type { Pin } from '../../kit/pin.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { comma, type Lang } from '../../kit/text.ts'
import { foldText } from '../../reference/fold.ts'
import { emirates, type Emirate } from '../../reference/lists.ts'
import { localName } from '../../reference/local-names.ts'
import { distanceKm } from '../../reference/place.ts'
import { crossBorderCountries, type CrossBorderCountry, type PortDirection } from '../road/movement.ts'
import type { TruckPort } from './lists.ts'

export const TruckPlace = addressForm.pick({
  country: true,
  emirate: true,
  city: true,
  area: true,
  street: true,
  building: true,
  buildingType: true,
  unit: true,
  landmark: true,
  makani: true,
  latitude: true,
  longitude: true,
  contactName: true,
  contactNumber: true,
})
export type TruckPlace = z.infer<typeof TruckPlace>

/** Nothing is known of it yet, but that it lies in the Emirates. */
export const emptyPlace = Object.fromEntries(
  Object.keys(TruckPlace.shape).map((field) => [field, emptyAddress[field as keyof TruckPlace]]),
) as TruckPlace

/** Pins that are nearer than this are one place. */
const samePlaceMetres = 50

export const isServed = (country: string): country is CrossBorderCountry | 'AE' =>
  country === 'AE' || Object.hasOwn(crossBorderCountries, country)

/** What is wrong with it, under the names of its fields: a driver needs somebody to call. */
export const placeProblems = (place: TruckPlace): FieldProblems => {
  const { label: _, ...found } = addressProblems({ ...emptyAddress, ...place, label: 'place' })
  return {
    ...(!isServed(place.country) && { country: 'trucks.not-served' }),
    ...found,
    ...(!place.contactName && { contactName: 'trucks.contact-name' }),
    ...(!place.contactNumber && { contactNumber: 'trucks.contact-number' }),
  }
}

const compared = ['country', 'emirate', 'city', 'area', 'street', 'building', 'unit'] as const

/** Whether two addresses are one place: the same words after folding, or pins next to each other. */
export const isSamePlace = (one: TruckPlace, other: TruckPlace): boolean => {
  const [pin, otherPin]: (Pin | undefined)[] = [pinOf(one), pinOf(other)]
  if (pin && otherPin) return distanceKm(pin, otherPin) * 1000 < samePlaceMetres
  return compared.every((field) => foldText(one[field] ?? '') === foldText(other[field] ?? ''))
}

/** A coordinate to a hundredth of a degree, about a kilometre: enough to tell how far it is, not whose house it is. */
const roughly = (degrees: number | null): number | null => degrees && Math.round(degrees * 100) / 100

/** What a provider reads of it before it has won: country, city and area, and about where that is. */
export const placeInOutline = ({
  country,
  emirate,
  city,
  area,
  latitude,
  longitude,
}: TruckPlace): TruckPlace => ({
  ...emptyPlace,
  country,
  emirate,
  city,
  area,
  latitude: roughly(latitude),
  longitude: roughly(longitude),
})

/** Whether it is only told in outline: a whole one names whom the driver meets. */
export const isOutline = ({ contactNumber }: TruckPlace): boolean => !contactNumber

/** "Al Quoz, Dubai", or "Riyadh, Saudi Arabia" for a place abroad. */
export const placeName = (place: Pick<TruckPlace, 'country' | 'emirate' | 'city' | 'area'>) => {
  const { country, emirate, city, area } = place
  const abroad = (crossBorderCountries as Partial<Record<string, { en: string; ar: string }>>)[country]
  const within = abroad ?? (emirate ? emirates[emirate] : undefined)
  const local = abroad ? city : area
  const said = (lang: 'en' | 'ar') =>
    [local && `\u2068${localName(local, lang)}\u2069`, within?.[lang]].filter(Boolean).join(comma(lang))
  return { en: said('en'), ar: said('ar') }
}

/** Where the container of a port movement is taken up or handed in; who is met there is for the customer to say. */
const terminals: Readonly<Record<TruckPort, { emirate: Emirate; area: Record<Lang, string> }>> = {
  AEJEA: { emirate: 'DU', area: { en: 'Jebel Ali Port', ar: 'ميناء جبل علي' } },
  AEKHL: { emirate: 'AZ', area: { en: 'Khalifa Port', ar: 'ميناء خليفة' } },
  AEKLF: { emirate: 'SH', area: { en: 'Khor Fakkan Port Area', ar: 'منطقة ميناء خورفكان' } },
  AESHJ: { emirate: 'SH', area: { en: 'Khalid Port', ar: 'ميناء خالد' } },
  AEFJR: { emirate: 'FU', area: { en: 'Port of Fujairah', ar: 'ميناء الفجيرة' } },
  AERKT: { emirate: 'RK', area: { en: 'Saqr Port', ar: 'ميناء صقر' } },
}
const terminalName = { en: 'Container terminal', ar: 'محطة الحاويات' }

/** The terminal of a port as a place, in the words of who writes it. */
export const terminalPlace = (port: TruckPort, lang: Lang): TruckPlace => ({
  ...emptyPlace,
  emirate: terminals[port].emirate,
  area: terminals[port].area[lang],
  landmark: terminalName[lang],
})

/** The end of a port movement at which its port stands. */
export const portEnd = (direction: PortDirection): 'pickup' | 'dropoff' =>
  direction === 'IMPORT' ? 'pickup' : 'dropoff'
