// What a new shipment begins with.
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { partyFrom } from '@marsa/model/express/shipments/saved-address.ts'
import { valuesOf, type CreateValues } from './create-values.ts'

/** What is handed over is proved, and it is sent from the usual address where there is one. */
export const beginFrom = (usual: Address | null): CreateValues => {
  const empty = valuesOf({ proof: ['CODE', 'SIGNATURE'] })
  if (!usual) return empty
  const { end, party } = partyFrom(usual)
  return { ...empty, from: end, sender: { ...empty.sender, ...party } }
}
