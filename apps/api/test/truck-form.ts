// A whole form of a truck request for tests, from Al Quoz to Mussafah, two days ahead.
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import type { QuoteBody } from '@marsa/model/requests/quote-fields.ts'
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

/** A quotation for all trucks of a form at this rate together, at the times that were asked for, with waiting at 75 an hour. */
export const truckQuote = (
  { movementType, trucks, pickupAt, dropoffAt }: TruckForm,
  rate: string,
): Pick<QuoteBody, 'charges' | 'offer'> => ({
  charges: [
    {
      code: 'truck-tariff',
      buyingRate: '100.00',
      sellingRate: toWire(parseMoney(rate) / BigInt(trucks)),
      quantity: trucks,
    },
  ],
  offer: {
    proposedPickup: pickupAt,
    proposedDelivery: dropoffAt,
    freeLoadingHours: 2,
    freeUnloadingHours: 2,
    waitingRate: '75.00',
    ...(movementType === 'CROSS_BORDER' && { freeBorderHours: 24, detentionRate: '400.00' }),
  },
})

/** What a form says of a way to Riyadh by Al Batha. */
export const toRiyadh = (): Partial<TruckForm> => ({
  movementType: 'CROSS_BORDER',
  borderRoute: 'SA_BATHA',
  dropoff: truckPlace({ country: 'SA', emirate: null, city: 'Riyadh', area: '', makani: '' }),
  hsCode: '690721',
  cargoValue: '9000.00',
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
  hazardous: false,
  pickup: truckPlace(),
  dropoff: truckPlace({ emirate: 'AZ', area: 'Mussafah', street: 'Street 16', building: 'Plot 44' }),
  pickupAt: new Date(now.getTime() + 48 * hour).toISOString(),
  dropoffAt: new Date(now.getTime() + 54 * hour).toISOString(),
  ...change,
})
