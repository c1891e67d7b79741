// What a guest's form begins with: what was asked of the rate calculator, and what they said of themselves.
import type { GuestShipment } from '@marsa/model/express/guest/guest-endpoints.ts'
import type { ShipmentDraft } from '@marsa/model/express/shipments/shipment-form.ts'
import { valuesOf, type CreateValues } from '../shipments/create-values.ts'

const usual = ['CODE', 'SIGNATURE']

/** The query of the rate calculator's address; a guest sends its first parcel. */
const askedFor = (query: URLSearchParams): ShipmentDraft => {
  const end = (name: 'from' | 'to') => ({
    country: /^[A-Z]{2}$/.exec(query.get(name) ?? '')?.[0] ?? 'AE',
    city: (query.get(`${name}City`) ?? '').slice(0, 60),
  })
  const [weight = '', length = '', width = '', height = ''] = (query.get('parcel') ?? '')
    .split('x')
    .map((part) => part.slice(0, 8))
  return {
    ...(query.has('from') && { from: end('from'), to: end('to') }),
    ...(query.has('parcel') && { packages: [{ weight, length, width, height, packaging: 'OWN' }] }),
    ...(query.get('type') === 'DOCUMENTS' && { shipmentType: 'DOCUMENTS' }),
    ...(query.has('value') && { declaredValue: query.get('value')!.slice(0, 12) }),
    ...(query.get('cover') === '1' && { cover: true }),
  }
}

export const beginValues = (
  { form, sender }: Pick<GuestShipment, 'form' | 'sender'>,
  search: string,
): CreateValues => {
  if (form) return valuesOf(form)
  const asked = askedFor(new URLSearchParams(search))
  const { sender: empty } = valuesOf({})
  return valuesOf({ proof: usual, ...asked, sender: { ...empty, ...sender } })
}
