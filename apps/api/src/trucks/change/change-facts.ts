// What a change of a booking is looked at against: its trucks, its form, its times, and the price in force.
import type { ChargeLine } from '@marsa/model/requests/charge-line.ts'
import type { ChangeFacts, ChangedSlot } from '@marsa/model/trucks/change/change.ts'
import { hasEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { Db } from '../../kit/db.ts'
import {
  pricedOf,
  quotationWithCharges,
  type Booked,
  type QuotationWithCharges,
} from '../../requests/door.ts'
import { proposedOf } from '../execution/proposed.ts'
import { slotsOf, type SlotRow } from '../execution/slots.store.ts'
import type { TruckRow } from '../line.ts'
import { slotsWithExtras } from './changes.store.ts'

export type ChangedBooking = ChangeFacts & {
  lines: ChargeLine[]
  slots: ChangedSlot[]
  rows: SlotRow[]
  quotation: QuotationWithCharges
}

export const changedBooking = async (db: Db, request: Booked<TruckRow>): Promise<ChangedBooking> => {
  const quotation = await quotationWithCharges(db, request.final_quotation_id ?? request.quotation_id)
  if (!quotation) throw new Error(`request ${request.id} is booked without its quotation`)
  const rows = await slotsOf(db, [request.id])
  const withExtras = await slotsWithExtras(db, request.id)
  return {
    form: request.form,
    proposed: proposedOf(request),
    slots: rows.map(({ id, steps }) => ({
      slot: id,
      isAtLoading: hasEvent(steps, 'AT_LOADING'),
      isDelivered: hasEvent(steps, 'DELIVERED'),
      hasExtras: withExtras.includes(id),
    })),
    lines: quotation.charges.map((charge) => ({ ...pricedOf(charge), buyingFils: BigInt(charge.buying) })),
    rows,
    quotation,
  }
}
