// Pickup slots: those that are free (C054, C069), and taking or moving one (E9, E10, C071).
import { clockOf } from '@marsa/model/kit/wall-clock.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { movePickupRefusal } from '@marsa/model/express/shipments/refusals.ts'
import type * as calls from '@marsa/model/express/shipments/shipment-endpoints.ts'
import {
  slotCodes,
  slotEnd,
  slotRefusal,
  slots,
  slotStart,
  slotText,
  type Slot,
} from '@marsa/model/express/shipments/slots.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { calendarOf } from '../../reference/door.ts'
import { expectedFrom, type PriceParts } from '../pricing/price-asked.ts'
import { changed, factsOf, lockOwn } from './own-shipment.ts'
import { moveShipment, type ShipmentRow } from './shipments.store.ts'
import { emirateOf, leftOn, lockSlot } from './slots.store.ts'

export const holidays = async (db: Db) => {
  const { exceptions } = await calendarOf(db, 'market')
  return (day: string) => exceptions[day] === null
}

export const listFreeSlots = async ({ db, body, now }: Call<typeof calls.listFreeSlots>) => {
  const area = await emirateOf(db, body.city)
  if (!area) throw new Problem('express.city-unknown', {}, { city: 'express.city-unknown' })
  const [left, isHoliday] = await Promise.all([leftOn(db, area, body.date), holidays(db)])
  return slotCodes.flatMap((slotCode) => {
    const slot = { date: body.date, slotCode }
    if (slotRefusal(slot, now, isHoliday)) return []
    const remaining = left.get(slotCode)!
    return [{ ...slot, from: toOffset(slotStart(slot)), to: toOffset(slotEnd(slot)), remaining }]
  })
}

const expectedOf = ({ places }: PriceParts, db: Db, row: ShipmentRow, slot: Slot): Promise<string> => {
  // What is paid for is whole.
  const { service, from, to } = row.form as ShipmentForm
  return expectedFrom({ db, places }, { service, from: from.country, to: to.country }, slot)
}

export const movePickup = (parts: PriceParts) => async (call: Call<typeof calls.movePickup>) => {
  const { shipmentId, ...slot } = call.body
  const { now } = call
  const isHoliday = await holidays(call.db)
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    refuse(movePickupRefusal(await factsOf(tx, row), 'customer', now))
    refuse(slotRefusal(slot, now, isHoliday))
    if (!row.area) throw new Problem('express.cannot-now')
    const { id, left } = await lockSlot(tx, row.area, slot)
    if (id !== row.slot_id && left <= 0) throw new Problem('express.slot-full')
    const set = { slot_id: id, expected_on: await expectedOf(parts, tx, row, slot) }
    const moved =
      row.state === 'CREATED'
        ? await moveShipment(tx, row.id, 'takeSlot', { as: 'customer' }, set)
        : await moveShipment(
            tx,
            row.id,
            'movePickup',
            { as: 'customer' },
            { ...set, reschedules: row.reschedules + 1 },
          )
    await changed(tx, moved)
    return { ...succeeded, pickup: slot }
  })
}

export const listPickupSlots = (_call: Call<typeof calls.listPickupSlots>) =>
  Promise.resolve(
    slotCodes.map((code) => ({
      code,
      from: clockOf(slots[code].from),
      to: clockOf(slots[code].to),
      labelEn: slotText[code].en,
      labelAr: slotText[code].ar,
    })),
  )
