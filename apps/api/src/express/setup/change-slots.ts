// How many pickups a slot takes, by emirate: usually, or on one day, which 0 closes. Pickups that are booked stay.
import { areaCodes } from '@marsa/model/express/couriers/courier.ts'
import type {
  listSlotCapacities as listContract,
  saveSlotCapacity as saveContract,
} from '@marsa/model/express/setup/slot-endpoints.ts'
import { slotCapacity } from '@marsa/model/express/shipments/slots.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { slotCapacities, writeCapacity } from './slot-capacities.store.ts'

export const listSlotCapacities = async ({
  db,
  now,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const found = await slotCapacities(db, dayOf(now))
  return {
    usual: areaCodes.map((area) => {
      const row = found.find((each) => each.area === area && each.day === null)
      return { area, capacity: row?.capacity ?? slotCapacity, isDefault: !row }
    }),
    days: found.flatMap(({ area, day, capacity, taken, author }) =>
      day === null ? [] : [{ area, day, capacity, taken, by: author }],
    ),
  }
}

export const saveSlotCapacity = (call: Call<typeof saveContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { areas, day, capacity } = call.body
  if (day !== null && day < dayOf(call.now)) throw new Problem('kit.invalid', {}, { day: 'slots.day-over' })
  return call.once(async (tx) => {
    // In one order, so that two administrators never wait for each other.
    for (const area of areaCodes.filter((each) => areas.includes(each)))
      await writeCapacity(tx, { area, day, capacity, userId })
    await audit(tx, {
      kind: 'admin',
      action: 'saveSlotCapacity',
      objectKind: 'slots',
      reason: `${areas.join(', ')}, ${day ?? 'usually'}: ${capacity ?? 'as usual'}`,
    })
    return succeeded
  })
}
