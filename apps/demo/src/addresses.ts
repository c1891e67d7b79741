// Address books of the demo world: a showroom and a store that a company shares, and somebody's home.
import { saveAddress } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { emptyAddress, type AddressForm } from '@marsa/model/accounts/addresses/address-form.ts'
import type { Email } from './personas.ts'
import type { Step } from './script.ts'

const dayMs = 86_400_000

type Kept = { email: Email; isShared: boolean; daysAgo: number } & Partial<AddressForm>

const kept: readonly Kept[] = [
  {
    email: 'business@demo.example',
    isShared: true,
    daysAgo: 120,
    label: 'Showroom',
    emirate: 'DU',
    area: 'Al Quoz',
    street: 'Street 17B',
    buildingType: 'building',
    building: 'Showroom 3',
    landmark: 'Opposite the tile market',
    latitude: 25.1412,
    longitude: 55.2386,
    contactName: 'Maryam Al Suwaidi',
    contactNumber: '+971505550131',
    isDelivery: true,
  },
  {
    email: 'business@demo.example',
    isShared: true,
    daysAgo: 96,
    label: 'مستودع العين',
    emirate: 'AZ',
    area: 'المنطقة الصناعية',
    street: 'شارع 9',
    buildingType: 'warehouse',
    building: 'مستودع 14',
    contactName: 'يارا منصور',
    contactNumber: '+971505550132',
    isPickup: true,
  },
  {
    email: 'customer@demo.example',
    isShared: false,
    daysAgo: 70,
    label: 'Home',
    emirate: 'DU',
    area: 'Mirdif',
    street: 'Street 12',
    buildingType: 'villa',
    building: 'Villa 21',
    landmark: 'Behind the school',
    latitude: 25.2189,
    longitude: 55.4213,
    contactName: 'Omar Haddad',
    contactNumber: '+971505550118',
    isPickup: true,
    isDelivery: true,
  },
]

export const addressSteps = (now: Date): Step[] =>
  kept.map(({ email, isShared, daysAgo, ...form }) => ({
    name: 'keep-address',
    at: new Date(now.getTime() - daysAgo * dayMs),
    run: (runner) =>
      runner.call(email, saveAddress, { body: { ...emptyAddress, ...form, isShared, version: 0 } }),
  }))
