// A whole form of a truck request for tests, from Al Quoz to Mussafah, two days ahead.
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { emptyPlace, type TruckPlace } from '@marsa/model/trucks/asking/truck-place.ts'

const hour = 3_600_000

export const truckPlace = (change: Partial<TruckPlace> = {}): TruckPlace => ({
  ...emptyPlace,
  emirate: 'DU',
  area: 'Al Quoz Industrial 3',
  street: '4th Street',
  building: 'Warehouse 12',
  contactName: 'Rashid Al Suwaidi',
  contactNumber: '+971501234567',
  ...change,
})

export const truckForm = (now: Date, change: Partial<TruckForm> = {}): TruckForm => ({
  movementType: 'DOMESTIC',
  truckType: 'SEVEN_TON_CLOSED',
  subType: 'STANDARD',
  trucks: 2,
  cargoType: 'GENERAL',
  commodity: 'Ceramic tiles',
  packageType: 'PALLET',
  quantity: 12,
  unit: 'PALLET',
  weightKg: 9_000,
  cargoValue: null,
  hazardous: false,
  pickup: truckPlace(),
  dropoff: truckPlace({ emirate: 'AZ', area: 'Mussafah', street: 'Street 16', building: 'Plot 44' }),
  pickupAt: new Date(now.getTime() + 48 * hour).toISOString(),
  dropoffAt: new Date(now.getTime() + 54 * hour).toISOString(),
  instructions: '',
  ...change,
})
