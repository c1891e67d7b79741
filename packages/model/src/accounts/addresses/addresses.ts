// An address of the address book: a person's own, or one that a company shares. Apart from its form, so that a page that
// only shows addresses fetches no schema.
import { pinText, readPin, type Pin } from '../../kit/pin.ts'
import { joined } from '../../kit/text.ts'

/** What kind of building an address is (B 3). */
export const buildingTypes = {
  building: { en: 'Building', ar: 'مبنى' },
  villa: { en: 'Villa', ar: 'فيلا' },
  office: { en: 'Office', ar: 'مكتب' },
  factory: { en: 'Factory', ar: 'مصنع' },
  warehouse: { en: 'Warehouse', ar: 'مستودع' },
} as const
export type BuildingType = keyof typeof buildingTypes

/** Addresses that one owner may keep, a person or a company. */
export const mostAddresses = 500

/** Why somebody cannot change an address of this owner. */
export const addressRefusal = (actor: { isCompanyAdmin: boolean }, isShared: boolean): string | undefined =>
  isShared && !actor.isCompanyAdmin ? 'accounts.address-shared' : undefined

/** What an address is usually for. */
export type AddressUse = 'pickup' | 'delivery'

type Marked = { isPickup: boolean; isDelivery: boolean; isShared: boolean }

/** The address that a request begins with: one's own usual one before that of the company. */
export const usualAddress = <Found extends Marked>(
  addresses: readonly Found[],
  use: AddressUse,
): Found | undefined => {
  const usual = addresses.filter(({ isPickup, isDelivery }) => (use === 'pickup' ? isPickup : isDelivery))
  return usual.find(({ isShared }) => !isShared) ?? usual[0]
}

/** Degrees north and east, both or none. */
type Pinned = { latitude: number | null; longitude: number | null }

/** The pin of an address that has one. */
export const pinOf = ({ latitude, longitude }: Pinned): Pin | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

type Parts = Pinned & Record<'unit' | 'street' | 'area' | 'landmark' | 'city' | 'makani', string>

/**
 * The address in one line without its building, which forms ask apart; at most 200 characters, as requests take. What is
 * cut is never the Makani number or, without one, the pin: half of either leads elsewhere.
 */
export const addressLine = (parts: Parts): string => {
  const { unit, street, area, landmark, city } = parts
  const pin = pinOf(parts)
  const exact = parts.makani ? `Makani ${parts.makani}` : pin ? pinText(pin) : ''
  const room = exact ? 198 - exact.length : 200
  const words = joined([unit, street, area, city, landmark]).slice(0, room)
  return joined([words, exact])
}

const pinAtEnd = /(?:^|[,،]\s*)(-?\d{1,3}\.\d+,\s*-?\d{1,3}\.\d+)\s*$/
const linkInLine = /https?:\/\/\S+/

/** An address line as a request keeps it, taken apart: its words, and the pin where it ends with one or holds its link. */
export const readLine = (line: string): { words: string; pin: Pin | undefined } => {
  const found = pinAtEnd.exec(line)?.[1] ?? linkInLine.exec(line)?.[0]
  const pin = found ? readPin(found) : undefined
  return pin && found
    ? { words: line.replace(found, '').replace(/[,،\s]+$/, ''), pin }
    : { words: line, pin: undefined }
}
