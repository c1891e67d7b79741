// What of a booking may change now, what it costs, and the changes that were proposed, as both sides and staff see them.
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type * as calls from '@marsa/model/trucks/change/change-endpoints.ts'
import type { ChangeView } from '@marsa/model/trucks/change/change-endpoints.ts'
import {
  answerChangeRefusal,
  withdrawChangeRefusal,
  type ChangeSide,
} from '@marsa/model/trucks/change/change.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readBooking } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { trucksLine } from '../line.ts'
import { changedBooking } from './change-facts.ts'
import { changesOf, type ChangeRow } from './changes.store.ts'
import { dropPercentNow, sideOf } from './propose.ts'

const changeView = (
  row: ChangeRow,
  { side, isUnderWay, now }: { side: ChangeSide | null; isUnderWay: boolean; now: Date },
): ChangeView => {
  const asked = { state: row.state, by: row.by_side, answerBy: row.answer_by }
  const own = (refusal: (as: ChangeSide) => string | undefined): string | null => {
    if (!side) return 'kit.forbidden'
    return isUnderWay ? (refusal(side) ?? null) : 'trucks.not-booked'
  }
  return {
    changeId: row.id,
    by: row.by_side,
    state: row.state,
    ...row.content,
    drop: [...row.content.drop],
    rates: [...row.content.rates],
    dropped: row.dropped,
    reason: row.reason,
    proposedAt: toOffset(row.proposed_at),
    answerBy: toOffset(row.answer_by),
    answeredAt: row.answered_at && toOffset(row.answered_at),
    answer: row.move_reason,
    before: toWire(row.before_fils),
    after: toWire(row.after_fils),
    kept: toWire(row.kept_fils),
    answerRefusal: own((as) => answerChangeRefusal(asked, as, now)),
    withdrawRefusal: own((as) => withdrawChangeRefusal(asked, as)),
  }
}

export const listChanges = async (call: Call<typeof calls.listChanges>) => {
  const { db, query, now } = call
  const actor = signedIn(call)
  const kind = kindOf(actor)
  const request = await readBooking(trucksLine, db, call, query.id)
  const side = kind === 'customer' || kind === 'agent' ? sideOf(call) : null
  const { proposed, slots, lines, rows } = await changedBooking(db, request)
  const changes = await changesOf(db, request.id)
  const isUnderWay = usualBooked.includes(request.state)
  const isOpen = changes.some(({ state }) => state === 'PROPOSED')
  const refusal = isUnderWay ? (isOpen ? 'trucks.change-open' : null) : 'trucks.not-booked'
  return {
    id: request.id,
    version: request.version,
    changes: changes.map((row) => changeView(row, { side, isUnderWay, now })),
    proposeRefusal: side ? refusal : 'kit.forbidden',
    proposedPickup: toOffset(proposed.pickup),
    proposedDelivery: toOffset(proposed.delivery),
    slots: slots.map((slot, at) => ({
      ...slot,
      n: rows[at]!.n,
      plate: allocationIn(rows[at]!)?.plate ?? null,
    })),
    lines: lines.map(({ code, label, sellingFils, quantity, vat }) => ({
      code,
      label: label ?? null,
      rate: toWire(sellingFils),
      quantity,
      vat,
    })),
    dropPercent: side ? dropPercentNow(request, side, call) : 0,
  }
}
