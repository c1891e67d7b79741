// The address book for the request forms of all lines; a door of its own, so that the frame of the app does not carry it.
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { usualAddress, type AddressUse } from '@marsa/model/accounts/addresses/addresses.ts'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { usualAddressesQuery } from './queries.ts'

/** The address book over a form; loaded by the button that opens it. */
export const ChooseAddress = lazy(async () => ({
  default: (await import('./choose-dialog.tsx')).ChooseAddress,
}))

/** The pin of an address with its map, the places we serve named on it. */
export const AddressPin = lazy(async () => ({ default: (await import('./address-pin.tsx')).AddressPin }))

/** The link to a pin on a public map. */
export const OnMap = lazy(async () => ({ default: (await import('./address-pin.tsx')).OnMap }))

/** A map of what moves, the towns that we serve named on it. */
export const LiveTowns = lazy(async () => ({ default: (await import('./live-towns.tsx')).LiveTowns }))

/** Where an address is, on a map to look at. */
export const AddressPlace = lazy(async () => ({
  default: (await import('./address-place.tsx')).AddressPlace,
}))

/** The caller's usual address in the Emirates, or the company's; `undefined` while it is asked for, `null` for none. */
export const useUsualAddress = (use: AddressUse, isWanted: boolean): Address | null | undefined => {
  const { data, isError } = useQuery({ ...usualAddressesQuery, enabled: isWanted })
  // A form does not wait for a book that cannot be read.
  if (isError && !data) return null
  return data && (usualAddress(data.items, use) ?? null)
}
