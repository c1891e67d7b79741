// What a guest's form begins with: what was asked of the rate calculator, and what they said of themselves.
import type { GuestShipment } from '@marsa/model/express/guest/guest-endpoints.ts'
import { askedFor } from '../shipments/begin-values.ts'
import { valuesOf, type CreateValues } from '../shipments/create-values.ts'

/** A guest sends one parcel. */
export const beginValues = (
  { form, sender }: Pick<GuestShipment, 'form' | 'sender'>,
  search: string,
): CreateValues => {
  if (form) return valuesOf(form)
  const { sender: empty } = valuesOf({})
  return valuesOf({ ...askedFor(search, 1), sender: { ...empty, ...sender } })
}
