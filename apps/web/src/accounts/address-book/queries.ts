// Reads of the address book; the only place of their cache keys.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddresses } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { ask } from '../../kit/query.ts'

export const addressPage = 20

export const addressesQuery = (text: string, pageIndex = 1, side: 'any' | 'here' | 'abroad' = 'any') =>
  queryOptions({
    ...ask(listAddresses, { text: text.trim() || undefined, side, pageIndex, pageSize: addressPage }),
    placeholderData: keepPreviousData,
  })

/** Defaults come first: of each owner one to pick up from and one to deliver to. */
export const usualAddressesQuery = queryOptions(ask(listAddresses, { side: 'here', pageSize: 4 }))

/** What looks different after a change of an address. */
export const addressReads = [listAddresses] as const
