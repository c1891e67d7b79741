// Where a parcel goes in a depot: the bay of an emirate, of another depot or of the carrier, or the shelf.
import type { Emirate } from '../../reference/lists.ts'
import type { ShipmentState } from '../shipments/shipment-machine.ts'
import { mostAttempts } from '../rounds/round-reasons.ts'

export type Sorted = {
  state: ShipmentState
  /** Of the pickup and of the delivery; null abroad. */
  area: Emirate | null
  toArea: Emirate | null
  isAbroad: boolean
  attempts: number
}
export type Served = { code: string; areas: readonly Emirate[] }

export const bayPattern = /^[A-Z0-9-]{1,12}$/
export const shelfBay = 'SHELF'
export const carrierBay = 'CARRIER'

const bayTo = (area: Emirate | null, here: Served, depots: readonly Served[], prefix = ''): string => {
  if (area && here.areas.includes(area)) return `${prefix}${area}`
  const other = depots.find(({ areas }) => area !== null && areas.includes(area))
  return other ? `TO-${other.code}` : shelfBay
}

/** The bay that a scan names. What is held, or was tried too often, waits on the shelf. */
export const bayOf = (
  { state, area, toArea, isAbroad, attempts }: Sorted,
  here: Served,
  depots: readonly Served[],
): string => {
  if (state === 'RETURNING') return bayTo(area, here, depots, 'BACK-')
  if (state === 'DELIVERY_FAILED' && attempts < mostAttempts) return bayTo(toArea, here, depots)
  if (state !== 'PICKED_UP' && state !== 'IN_TRANSIT') return shelfBay
  return isAbroad ? carrierBay : bayTo(toArea, here, depots)
}
