// A delivery with pieces short or damaged opens support by itself: the desk takes it up, and both sides read that it does.
import type { Tx } from '../../kit/db.ts'
import { customerOf, desk, type Booked } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import type { SlotRow } from '../execution/slots.store.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { insertSupport } from './support.store.ts'

export const openForDelivery = async (
  tx: Tx,
  request: Booked<TruckRow>,
  { eventId, slot, now }: { eventId: string; slot: SlotRow; now: Date },
): Promise<void> => {
  const opened = { requestId: request.id, topic: 'damage', chatId: null, callbackId: null } as const
  await insertSupport(tx, { ...opened, eventId, userId: null, now })
  const plate = allocationIn(slot)?.plate ?? ''
  const { agents, publishOwn } = trucksLine.messages
  const to = [desk, customerOf(request), agents(request.agent_id)]
  await publishOwn(tx, request, 'truck-short', to, { plate }, eventId)
}
