// What a booking asks of its trucks, read from the form that was booked.
import type { ChargeCode } from '../../requests/charges.ts'
import type { Offer } from '../../requests/offer.ts'
import type { TruckForm } from '../asking/request-form.ts'
import type { TruckOrder } from '../road/allocation.ts'
import type { RoadCarriage } from '../road/event-order.ts'
import { isRefrigerated } from '../road/truck-types.ts'

export const carriageOf = ({
  movementType,
  portDirection,
  borderRoute,
  dropoff,
}: Pick<TruckForm, 'movementType' | 'portDirection' | 'borderRoute' | 'dropoff'>): RoadCarriage => {
  if (movementType === 'PORT') return { movement: 'PORT', direction: portDirection! }
  if (movementType === 'CROSS_BORDER')
    return { movement: 'CROSS_BORDER', route: borderRoute!, toEmirates: dropoff.country === 'AE' }
  return { movement: 'DOMESTIC' }
}

/** The charge that waiting at a stop never exceeds. */
export const tariffCode: ChargeCode = 'truck-tariff'

export type Proposed = { pickup: Date; delivery: Date }

/** When the trucks come, by what was offered; by the wish of the form where the quotation says nothing. */
export const proposedIn = (
  { pickupAt, dropoffAt }: Pick<TruckForm, 'pickupAt' | 'dropoffAt'>,
  { proposedPickup = pickupAt, proposedDelivery = dropoffAt }: Offer,
): Proposed => ({
  pickup: new Date(String(proposedPickup)),
  delivery: new Date(String(proposedDelivery)),
})

/** `slots` are the trucks that are left of it. */
export const orderOf = (form: TruckForm, proposed: Proposed, slots: number): TruckOrder => ({
  movement: form.movementType,
  isHazardous: form.hazardous,
  type: form.truckType,
  subtype: form.subType,
  weightKg: form.weightKg,
  trucks: slots,
  proposedPickup: proposed.pickup,
  proposedDelivery: proposed.delivery,
})

/** The range that goods have to keep, in degrees Celsius; null when they need none. */
export const temperatureRangeOf = ({
  subType,
  minTemperature,
  maxTemperature,
}: TruckForm): readonly [number, number] | null =>
  isRefrigerated(subType) && minTemperature != null && maxTemperature != null
    ? [minTemperature, maxTemperature]
    : null

/** A port movement is allocated once its container is known. */
export const containerRefusal = (
  { movementType }: Pick<TruckForm, 'movementType'>,
  containerNo: string | null,
): string | undefined => (movementType === 'PORT' && !containerNo ? 'trucks.container-first' : undefined)
