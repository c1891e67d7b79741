// What a new shipment begins with: what was asked of the rate calculator, and whose it is.
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { parcelLimits } from '@marsa/model/express/pricing/parcel.ts'
import { partyFrom } from '@marsa/model/express/shipments/saved-address.ts'
import type { ShipmentDraft } from '@marsa/model/express/shipments/shipment-form.ts'
import { valuesOf, type CreateValues } from './create-values.ts'

/** What is handed over is proved unless somebody says otherwise. */
const usualProof = ['CODE', 'SIGNATURE']

/** The query of the rate calculator's address. */
export const askedFor = (search: string, mostParcels: number = parcelLimits.parcels): ShipmentDraft => {
  const query = new URLSearchParams(search)
  const end = (name: 'from' | 'to') => ({
    country: /^[A-Z]{2}$/.exec(query.get(name) ?? '')?.[0] ?? 'AE',
    city: (query.get(`${name}City`) ?? '').slice(0, 60),
  })
  const packages = query.getAll('parcel').slice(0, mostParcels)
  return {
    proof: usualProof,
    ...(query.has('from') && { from: end('from'), to: end('to') }),
    ...(packages.length > 0 && {
      packages: packages.map((text) => {
        const [weight = '', length = '', width = '', height = ''] = text
          .split('x')
          .map((part) => part.slice(0, 8))
        return { weight, length, width, height, packaging: 'OWN' }
      }),
    }),
    ...(query.get('type') === 'DOCUMENTS' && { shipmentType: 'DOCUMENTS' }),
    ...(query.has('value') && { declaredValue: query.get('value')!.slice(0, 12) }),
    ...(query.get('cover') === '1' && { cover: true }),
  }
}

type Person = { name: string; mobile: string }

/** Sent by whoever is signed in, from the usual address where there is one, unless another city was asked for. */
export const beginFrom = (usual: Address | null, search = '', person?: Person): CreateValues => {
  const asked = valuesOf(askedFor(search))
  if (!usual) return { ...asked, sender: { ...asked.sender, ...person } }
  const { end, party } = partyFrom(usual)
  const isElsewhere =
    asked.from.city !== '' && (asked.from.country !== end.country || asked.from.city !== end.city)
  if (isElsewhere) return { ...asked, sender: { ...asked.sender, ...person } }
  return { ...asked, from: end, sender: { ...asked.sender, ...party } }
}
