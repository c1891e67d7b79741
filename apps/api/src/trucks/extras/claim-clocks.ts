// The clocks of a booking's trucks as its events stand, and what they claim once they have ended.
import { truckOfferOf } from '@marsa/model/trucks/quoting/offer.ts'
import { claimAnswerHours } from '@marsa/model/requests/claim-answer.ts'
import {
  claimChanges,
  clockClaims,
  clocksOf,
  extraVat,
  type SlotClock,
} from '@marsa/model/trucks/extras/extras.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import { toWire, vatOf } from '@marsa/model/kit/money.ts'
import { amountParam, timeParam } from '@marsa/model/messages/message.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { hasEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { companyName, customerOf, emitTo, quotationWithCharges, type Booked } from '../../requests/door.ts'
import { eventsOf, type TruckEventRow } from '../execution/events.store.ts'
import { proposedOf } from '../execution/proposed.ts'
import { slotsOf, type SlotRow } from '../execution/slots.store.ts'
import { pausesOf, type PauseRow } from '../pauses/pauses.store.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { extrasOf, insertExtra, moveExtra, waivedClocks } from './extras.store.ts'

const steps = (events: readonly TruckEventRow[], slotId: string) =>
  events
    .filter((event) => event.slot_id === slotId && event.struck_at === null)
    .map(({ code, post, at, source, files }) => ({
      code,
      post,
      at,
      source,
      isSigned: files.some(({ docCode }) => docCode === 'HAND_OVER_SIGNATURE'),
    }))

/** The clocks of these trucks that have begun. */
export const slotClocks = async (
  db: Db,
  request: Booked<TruckRow>,
  slots: readonly SlotRow[],
  now: Date,
): Promise<{ slot: SlotRow; pauses: PauseRow[]; clocks: SlotClock[] }[]> => {
  const quotation = await quotationWithCharges(db, request.quotation_id)
  const events = await eventsOf(
    db,
    slots.map(({ id }) => id),
  )
  const terms = {
    movement: request.form.movementType,
    offer: truckOfferOf(quotation?.offer ?? undefined) ?? {},
    proposed: proposedOf(request),
  }
  const pauses = Map.groupBy(
    await pausesOf(
      db,
      slots.map(({ id }) => id),
    ),
    (pause) => pause.slot_id,
  )
  return slots.map((slot) => {
    const own = pauses.get(slot.id) ?? []
    const left = own.map(({ stop, from_at: from, until_at: until }) => ({ stop, from, until }))
    return {
      slot,
      pauses: own,
      clocks: clocksOf({ ...terms, tariffFils: slot.tariff_fils, pauses: left }, steps(events, slot.id), now),
    }
  })
}

/** Claims what the clocks of a truck have come to, anew where a correction has changed it. The request is locked. */
export const claimClocks = async (
  tx: Tx,
  request: Booked<TruckRow>,
  slotId: string,
  now: Date,
): Promise<void> => {
  const slots = (await slotsOf(tx, [request.id])).filter(({ id }) => id === slotId)
  const [own] = await slotClocks(tx, request, slots, now)
  const waived = await waivedClocks(tx, slotId)
  const wanted = clockClaims(own!.clocks, hasEvent(own!.slot.steps, 'AT_UNLOADING')).filter(
    ({ code, stop }) => !waived.some((each) => each.code === code && each.stop === stop),
  )
  const known = (await extrasOf(tx, request.id))
    .filter((row) => row.slot_id === slotId && row.document_id === null)
    .map((row) => ({
      id: row.id,
      code: row.code as SlotClock['code'],
      stop: row.stop,
      units: row.units,
      netFils: row.net_fils,
      isProven: row.is_proven,
      state: row.state,
    }))
  const { claimed, overtaken } = claimChanges(wanted, known)
  for (const { id } of overtaken) await moveExtra(tx, id, 'withdraw', 'system')
  for (const { code, stop, units, rateFils, netFils, isProven } of claimed) {
    const id = await insertExtra(tx, {
      company_id: request.company_id,
      slot_id: slotId,
      code,
      stop,
      units,
      rate_fils: rateFils,
      net_fils: netFils,
      vat_category: extraVat(code, request.form.movementType),
      note: null,
      document_id: null,
      is_proven: isProven,
      claimed_at: now,
      claimed_by: null,
      answer_by: new Date(now.getTime() + claimAnswerHours * 3_600_000),
    })
    await publishClaimed(tx, request, { id, code, netFils, now })
  }
}

/** The customer hears what is claimed and until when it may object. */
export const publishClaimed = async (
  tx: Tx,
  request: Booked<TruckRow>,
  {
    id,
    code,
    netFils,
    now,
  }: { id: string; code: Parameters<typeof extraVat>[0]; netFils: bigint; now: Date },
): Promise<void> => {
  const vat = vatOf(netFils, extraVat(code, request.form.movementType))
  const params = {
    agent: await companyName(tx, request.agent_id),
    extra: { en: charges[code].en, ar: charges[code].ar },
    amount: amountParam(netFils + vat),
    time: timeParam(new Date(now.getTime() + claimAnswerHours * 3_600_000)),
  }
  const to = customerOf(request)
  await trucksLine.messages.publishOwn(tx, request, 'truck-extra', to, params, id)
  const detail = { extra: id, code, total: toWire(netFils + vat) }
  await emitTo(tx, { kind: requestsOf.trucks.kind, request, to }, 'extras.claimed', id, detail)
}
