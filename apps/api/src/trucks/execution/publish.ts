// Tells the customer and both sides' systems what became of the trucks of a booking.
import { timeParam } from '@marsa/model/messages/message.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import type { RoadEvent, RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type { Tx } from '../../kit/db.ts'
import { companyName, customerOf, desk, emitTo, type Booked } from '../../requests/door.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import type { NewAllocation, SlotRow } from './slots.store.ts'
import { allocationIn } from './facts.ts'

const { kind } = requestsOf.trucks

/** Steps that people are told of beside their timeline; a delivery has a message of its own. */
const ofNote: readonly RoadEvent[] = [
  'AT_LOADING',
  'ENROUTE',
  'BORDER_CLEARED',
  'AT_UNLOADING',
  'EMPTY_RETURN',
]

/** "AE-DU B 48210 (Ravi Kumar)". */
export const named = ({ vehicle, driver }: Pick<NewAllocation, 'vehicle' | 'driver'>) => ({
  en: `${vehicle.plate} (${driver.name_en})`,
  ar: `${vehicle.plate} (${driver.name_ar})`,
})
const together = (allocations: readonly NewAllocation[]) => ({
  en: allocations.map((each) => named(each).en).join(', '),
  ar: allocations.map((each) => named(each).ar).join('، '),
})

export const publishAllocated = async (
  tx: Tx,
  request: Booked<TruckRow>,
  allocations: readonly NewAllocation[],
  version: string,
): Promise<void> => {
  const agent = await companyName(tx, request.agent_id)
  const to = customerOf(request)
  const params = { agent, trucks: together(allocations) }
  await trucksLine.messages.publishOwn(tx, request, 'truck-allocated', to, params, version)
  for (const each of allocations)
    await emitTo(tx, { kind, request, to }, 'truck.allocated', version, {
      slot: each.slotId,
      plate: each.vehicle.plate,
    })
}

export const publishExchanged = async (
  tx: Tx,
  request: Booked<TruckRow>,
  { before, after, version }: { before: { en: string; ar: string }; after: NewAllocation; version: string },
): Promise<void> => {
  const agent = await companyName(tx, request.agent_id)
  const to = customerOf(request)
  const params = { agent, before, trucks: named(after), reason: after.reason ?? '' }
  await trucksLine.messages.publishOwn(tx, request, 'truck-exchanged', to, params, version)
  const detail = { slot: after.slotId, plate: after.vehicle.plate }
  await emitTo(tx, { kind, request, to }, 'truck.allocated', version, detail)
}

/** The desk hears of a plate or a driver that another provider has at the same time. */
export const publishElsewhere = (
  tx: Tx,
  request: Booked<TruckRow>,
  allocation: NewAllocation,
  version: string,
): Promise<void> =>
  trucksLine.messages.publishOwn(
    tx,
    request,
    'truck-elsewhere',
    desk,
    { trucks: named(allocation) },
    `${allocation.slotId}:${version}`,
  )

export const publishEvent = async (
  tx: Tx,
  request: Booked<TruckRow>,
  happened: { slot: SlotRow; eventId: string; step: RoadStep; at: Date; receiver: string | null },
): Promise<void> => {
  const { slot, eventId, step, at, receiver } = happened
  const plate = allocationIn(slot)?.plate ?? ''
  const to = customerOf(request)
  const { publishChange, publishOwn } = trucksLine.messages
  const time = timeParam(at)
  const isDelivered = step.code === 'DELIVERED'
  if (isDelivered)
    await publishOwn(tx, request, 'truck-delivered', to, { plate, time, receiver: receiver ?? '' }, eventId)
  else if (ofNote.includes(step.code))
    await publishOwn(tx, request, 'truck-event', to, { plate, time, step: stepName(step) }, eventId)
  else await publishChange(tx, request)
  const detail = {
    slot: slot.id,
    plate,
    code: step.code,
    ...(step.post && { post: step.post }),
    at: at.toISOString(),
  }
  await emitTo(tx, { kind, request, to }, isDelivered ? 'truck.delivered' : 'truck.event', eventId, detail)
}
