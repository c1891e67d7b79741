// An address of the address book as an end of a parcel's way.
import type { Address } from '../../accounts/addresses/addresses-endpoints.ts'
import { joined } from '../../kit/text.ts'
import { emirates } from '../../reference/lists.ts'
import type { End, PartyValues } from './party.ts'

/** Parcels call the emirate's city by its English name, and where the building has no name, the street stands for it. */
export const placeInBook = ({ emirate, city, building, street }: Address) => ({
  city: emirate ? emirates[emirate].en : city,
  building: building || street,
})

/** What the book knows of a party; the rest is typed. */
export const partyFrom = (address: Address): { end: End; party: Partial<PartyValues> } => {
  const { contactName, contactNumber, area, unit, landmark, makani } = address
  const { city, building } = placeInBook(address)
  return {
    end: { country: address.country, city },
    party: {
      name: contactName.slice(0, 60),
      mobile: contactNumber,
      building: joined([building, area]).slice(0, 80),
      unit: unit.slice(0, 20),
      landmark: landmark.slice(0, 80),
      makani,
      buildingType: address.buildingType,
      latitude: address.latitude,
      longitude: address.longitude,
    },
  }
}
