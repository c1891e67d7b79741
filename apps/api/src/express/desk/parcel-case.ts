// What the desk does with one parcel: holds it, lets it go, declares it lost after its search, and says what becomes of it when it is found.
import type { parcelCaseEndpoints as calls } from '@marsa/model/express/desk/case-endpoints.ts'
import {
  foundRefusal,
  lostRefusal,
  searchDaysOf,
  searchOverOn,
  type LostFacts,
} from '@marsa/model/express/desk/lost.ts'
import { endHoldRefusal, holdRefusal, releaseRefusal } from '@marsa/model/express/depot/hold.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { findOpenSession } from '../../finance/door.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { dropCharge, dueCharge } from '../depot/charges.store.ts'
import { holdShipment, letGo } from '../depot/hold-shipment.ts'
import { closeHolds, openHolds } from '../depot/holds.store.ts'
import { piecesLeft } from '../depot/parcels.store.ts'
import { changed, lockOwn, ownShipment } from '../shipments/own-shipment.ts'
import { holidays } from '../shipments/pickups.ts'
import { moveShipment, subjectKind, type ShipmentRow } from '../shipments/shipments.store.ts'
import { viewReturnCost } from './return-cost.ts'
import { lastSeen, outWith } from './seen.store.ts'

const lostFacts = async (db: Db, row: ShipmentRow): Promise<LostFacts & { seenAt: Date }> => {
  const seenAt = await lastSeen(db, row.id)
  const isHoliday = await holidays(db)
  const session = await findOpenSession(db, subjectKind, row.id)
  return {
    state: row.state,
    seenAt,
    searchOverOn: searchOverOn(seenAt, searchDaysOf(row.service), isHoliday),
    isPaying: session !== undefined,
  }
}

const staffKind = (call: Pick<Call, 'actor'>) =>
  kindOf(signedIn(call)) as Extract<ActorKind, 'desk' | 'admin'>

export const viewParcelCase = async (
  call: Call<typeof calls.viewParcelCase>,
): Promise<AnswerOf<typeof calls.viewParcelCase>> => {
  const row = await ownShipment(call, { id: call.query.shipmentId })
  const { db, language } = call
  const [facts, holds, courier, returnCost] = await Promise.all([
    lostFacts(db, row),
    openHolds(db, row.id),
    outWith(db, row.id),
    viewReturnCost(db, row.id, signedIn(call).userId),
  ])
  const as = staffKind(call)
  return {
    seenAt: toOffset(facts.seenAt),
    searchOverOn: facts.searchOverOn,
    courier: courier ? { name: courier[`name_${language}`], mobile: courier.mobile ?? '' } : null,
    hold: holdRefusal(row.state, 'desk') ?? null,
    holds:
      row.state === 'ON_HOLD'
        ? holds.map(({ reason }) => ({ reason, release: endHoldRefusal(reason) ?? null }))
        : [],
    lost: lostRefusal(facts, as, dayOf(call.now)) ?? null,
    found: foundRefusal(row.state, as) ?? null,
    returnCost,
  }
}

export const holdFromDesk = (call: Call<typeof calls.holdFromDesk>): Promise<typeof succeeded> => {
  const { shipmentId, reason, note } = call.body
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    refuse(holdRefusal(row.state, 'desk'))
    await holdShipment(tx, row, { depotId: null, reason, note, as: 'desk', userId })
    return succeeded
  })
}

export const releaseFromDesk = (
  call: Call<typeof calls.releaseFromDesk>,
): Promise<AnswerOf<typeof calls.releaseFromDesk>> => {
  const { shipmentId, reason } = call.body
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    refuse(releaseRefusal(row.state, await openHolds(tx, row.id), 'desk', reason))
    const { state } = await letGo(tx, row, { reason, as: 'desk', userId })
    return { ...succeeded, goesOn: state !== 'ON_HOLD' }
  })
}

type Losing = { as: Extract<ActorKind, 'desk' | 'admin'>; reason: string; userId: string | null }

/** Under the shipment's lock, after its refusals: no question waits any more, nothing is due for going on, and no depot has it. */
export const loseShipment = async (
  tx: Tx,
  row: ShipmentRow,
  { as, reason, userId }: Losing,
): Promise<void> => {
  const due = await dueCharge(tx, row.id, 'REMEASURE')
  if (due) await dropCharge(tx, due.id)
  await closeHolds(tx, row.id, null, userId)
  await changed(tx, await moveShipment(tx, row.id, 'declareLost', { as, reason }, { courier_id: null }))
  await piecesLeft(tx, row.id)
}

export const declareLost = (call: Call<typeof calls.declareLost>): Promise<typeof succeeded> => {
  const { shipmentId, reason } = call.body
  const { userId } = signedIn(call)
  const as = staffKind(call)
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    refuse(lostRefusal(await lostFacts(tx, row), as, dayOf(call.now)))
    await loseShipment(tx, row, { as, reason, userId })
    return succeeded
  })
}

/** We have lost it, so the way back is not charged; its cash is expected again where it goes on (X6). */
export const reportFound = (call: Call<typeof calls.reportFound>): Promise<typeof succeeded> => {
  const { shipmentId, way, reason } = call.body
  return call.once(async (tx) => {
    const row = await lockOwn(tx, call, shipmentId)
    refuse(foundRefusal(row.state, 'desk'))
    await changed(tx, await moveShipment(tx, row.id, 'find', { as: 'desk', reason, to: way }))
    return succeeded
  })
}
