// Clocks and extra charges of a booking as both sides and staff see them.
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { sum, toWire, vatOf } from '@marsa/model/kit/money.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type * as calls from '@marsa/model/trucks/extras/extras-endpoints.ts'
import type { ExtraView, SlotClockView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import {
  answerExtraRefusal,
  chargedFils,
  claimableCharges,
  decideExtraRefusal,
  withdrawExtraRefusal,
  type SlotClock,
} from '@marsa/model/trucks/extras/extras.ts'
import { clockSentence } from '@marsa/model/trucks/road/clock-text.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readBooking } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { slotsOf, type SlotRow } from '../execution/slots.store.ts'
import type { PauseRow } from '../pauses/pauses.store.ts'
import { trucksLine } from '../line.ts'
import { slotClocks } from './claim-clocks.ts'
import { extrasOf, type ExtraRow } from './extras.store.ts'

const plateOf = (slot: SlotRow): string | null => allocationIn(slot)?.plate ?? null

const clockView = (
  slot: SlotRow,
  { code, stop, clock }: SlotClock,
  { pauses, mayPause }: { pauses: readonly PauseRow[]; mayPause: boolean },
): SlotClockView => ({
  slot: slot.id,
  n: slot.n,
  plate: plateOf(slot),
  code,
  stop,
  isRunning: clock.isRunning,
  spans: clock.spans.map(({ from, until, post }) => ({ from: toOffset(from), until: toOffset(until), post })),
  freeEndsAt: clock.freeEndsAt && toOffset(clock.freeEndsAt),
  units: clock.units,
  rate: toWire(clock.rateFils),
  net: toWire(clock.netFils),
  vat: toWire(clock.vatFils),
  total: toWire(clock.totalFils),
  isCapped: clock.isCapped,
  sentence: { en: clockSentence('en', clock), ar: clockSentence('ar', clock) },
  pauses: pauses
    .filter((pause) => pause.stop === stop)
    .map(({ from_at: from, until_at: until, reason }) => ({
      from: toOffset(from),
      until: until && toOffset(until),
      reason,
    })),
  pauseRefusal: mayPause && code === 'waiting' && clock.isRunning ? null : 'kit.forbidden',
})

const chargedOf = (row: ExtraRow): bigint => {
  const net = chargedFils({ state: row.state, netFils: row.net_fils, grantedFils: row.granted_fils })
  return net + vatOf(net, row.vat_category)
}
const isSettled = ({ state }: ExtraRow): boolean => state === 'AGREED' || state === 'DECIDED'

const extraView = (
  row: ExtraRow,
  { slots, kind }: { slots: readonly SlotRow[]; kind: ReturnType<typeof kindOf> },
): ExtraView => {
  const vat = vatOf(row.net_fils, row.vat_category)
  const own = (mine: boolean, refusal: string | undefined) => (mine ? (refusal ?? null) : 'kit.forbidden')
  return {
    extraId: row.id,
    slot: row.slot_id,
    n: row.n,
    plate: plateOf(slots.find(({ id }) => id === row.slot_id)!),
    code: row.code,
    stop: row.stop,
    units: row.units,
    rate: toWire(row.rate_fils),
    net: toWire(row.net_fils),
    vat: toWire(vat),
    total: toWire(row.net_fils + vat),
    note: row.note,
    receipt: row.document_id ? { documentId: row.document_id, fileName: row.file_name ?? '' } : null,
    isProven: row.is_proven,
    state: row.state,
    claimedAt: toOffset(row.claimed_at),
    answerBy: toOffset(row.answer_by),
    answeredAt: row.answered_at && toOffset(row.answered_at),
    bySilence: row.answered_at !== null && row.answered_by === null,
    reason: row.move_reason,
    decideBy: row.decide_by && toOffset(row.decide_by),
    charged: isSettled(row) ? toWire(chargedOf(row)) : null,
    answerRefusal: own(kind === 'customer', answerExtraRefusal(row.state)),
    decideRefusal: own(kind === 'desk' || kind === 'admin', decideExtraRefusal(row.state)),
    withdrawRefusal: own(kind === 'agent', withdrawExtraRefusal(row.state)),
  }
}

export const listExtras = async (call: Call<typeof calls.listExtras>) => {
  const { db, query, now } = call
  const actor = signedIn(call)
  const kind = kindOf(actor)
  const request = await readBooking(trucksLine, db, call, query.id)
  const slots = await slotsOf(db, [request.id])
  const extras = await extrasOf(db, request.id)
  const clocks = await slotClocks(db, request, slots, now)
  const isUnderWay = usualBooked.includes(request.state)
  return {
    id: request.id,
    clocks: clocks.flatMap(({ slot, pauses, clocks: own }) =>
      own.map((clock) => clockView(slot, clock, { pauses, mayPause: kind === 'agent' && isUnderWay })),
    ),
    extras: extras.map((row) => extraView(row, { slots, kind })),
    charged: toWire(sum(extras.map(chargedOf))),
    claimRefusal: kind === 'agent' ? (isUnderWay ? null : 'trucks.not-booked') : 'kit.forbidden',
    claimable: claimableCharges(request.form.movementType),
    trucks: slots.map((slot) => ({ slot: slot.id, n: slot.n, plate: plateOf(slot) })),
  }
}
