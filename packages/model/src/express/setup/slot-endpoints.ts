// Contracts of pickup capacity for administrators: what each emirate takes a slot usually, and days that differ or are closed.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day } from '../../kit/fields.ts'
import { areaCodes } from '../couriers/courier.ts'
import { setupAdministrators, setupReaders } from './tariff-endpoints.ts'

const area = z.enum(areaCodes)

const Usual = z.strictObject({ area, capacity: z.int(), isDefault: z.boolean() })
const Other = z.strictObject({
  area,
  day: z.string(),
  /** 0 closes the day. */
  capacity: z.int(),
  /** Pickups that are booked already; they stay. */
  taken: z.int(),
  by: z.string(),
})
export type SlotDay = z.infer<typeof Other>

export const listSlotCapacities = endpoint({
  verb: 'listSlotCapacities',
  method: 'GET',
  path: 'Express/Slots/Capacities',
  policy: setupReaders,
  answer: z.strictObject({ usual: z.array(Usual), days: z.array(Other) }),
})

export const saveSlotCapacity = endpoint({
  verb: 'saveSlotCapacity',
  method: 'POST',
  path: 'Express/Slots/Capacities',
  policy: setupAdministrators,
  body: z.strictObject({
    areas: z.array(area).min(1, 'couriers.areas-missing').max(areaCodes.length),
    /** Null for every day that has none of its own. */
    day: day('slots.day-over').nullable(),
    /** Null takes back what was set. */
    capacity: z
      .int({ error: 'slots.capacity' })
      .min(0, 'slots.capacity')
      .max(500, 'slots.capacity')
      .nullable(),
  }),
  answer: ok,
})

export const slotSetupEndpoints = { listSlotCapacities, saveSlotCapacity }
