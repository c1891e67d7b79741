// One person asks for a scan to be taken back, another one confirms it (X5).
import {
  confirmCorrectionRefusal,
  correctionOf,
  correctionRefusal,
  lastEvent,
  takesCashBack,
  type CorrectionFacts,
} from '@marsa/model/express/corrections/correction.ts'
import type {
  correctionEndpoints as calls,
  CorrectionView,
} from '@marsa/model/express/corrections/correction-endpoints.ts'
import { slotEnd } from '@marsa/model/express/shipments/slots.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { stopReason } from '@marsa/model/express/shipments/stop-reason.ts'
import { readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { findOpenSession } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { depotOf, ownDepot } from '../couriers/save-couriers.ts'
import { isInDepot } from '../depot/depot.store.ts'
import { changed } from '../shipments/own-shipment.ts'
import { findShipment, lockShipment, subjectKind, type ShipmentRow } from '../shipments/shipments.store.ts'
import {
  closeCorrection,
  correctionMade,
  findCorrection,
  historyOf,
  insertCorrection,
  openCorrectionOf,
  shipmentsToCorrect,
  standingOf,
  stopToReopen,
  type CorrectionRow,
  type HistoryRow,
  type Standing,
} from './corrections.store.ts'
import { takeBack } from './take-back.ts'

type Facts = CorrectionFacts & { last: HistoryRow | undefined; standing: Standing }

const factsOf = async (db: Db, row: ShipmentRow, now: Date): Promise<Facts> => {
  const [history, standing, session] = await Promise.all([
    historyOf(db, row.id),
    standingOf(db, row.id),
    findOpenSession(db, subjectKind, row.id),
  ])
  const last = lastEvent(history) as HistoryRow | undefined
  const { slot_day: date, slot_code: slotCode } = row
  const stop = last && (await stopToReopen(db, { shipmentId: row.id, userId: last.userId, day: dayOf(now) }))
  return {
    last,
    standing,
    isRoundOver: stop === undefined,
    isSlotAhead: date !== null && slotCode !== null && slotEnd({ date, slotCode }) > now,
    cash: standing.cod_state && { state: standing.cod_state, isListed: standing.is_listed },
    isClaimPaid: standing.is_claim_paid,
    isPaying: session !== undefined,
  }
}

const askedOf = ({ proposed_by: proposedBy, event_id: eventId }: CorrectionRow) => ({
  proposedBy,
  eventId: String(eventId),
})

type Caller = Pick<Call, 'actor' | 'relation'>

/** Somebody of a depot reaches what it carries out or has; the desk every parcel that has a number. */
const reaches = async (db: Db, call: Caller, row: ShipmentRow): Promise<boolean> => {
  if (!row.waybill) return false
  if (call.relation === 'any') return true
  const depotId = await depotOf(db, signedIn(call))
  return depotId !== undefined && (row.depot_id === depotId || (await isInDepot(db, row.id, depotId)))
}

const found = async (db: Db, call: Caller, row: ShipmentRow | undefined): Promise<ShipmentRow> => {
  if (!row || !(await reaches(db, call, row))) throw new Problem('express.shipment-not-found')
  return row
}

type Reading = Caller & Pick<Call, 'db' | 'now' | 'language'>

const viewOf = async (call: Reading, row: ShipmentRow): Promise<CorrectionView> => {
  const { userId, role } = signedIn(call)
  const { db, now, language } = call
  const facts = await factsOf(db, row, now)
  const { last, standing } = facts
  const open = await openCorrectionOf(db, row.id)
  const target = correctionOf(facts)
  return {
    shipmentId: row.id,
    waybill: row.waybill!,
    status: row.state,
    scan:
      last && target
        ? {
            status: last.state,
            returnsTo: target.to,
            at: toOffset(last.happenedAt),
            by: last.name ?? '',
            reason:
              last.state === 'DELIVERY_FAILED' && last.reason
                ? stopReason(language, last.state, last.reason)
                : null,
            cash: takesCashBack(facts) ? toWire(standing.cod_fils!) : null,
          }
        : null,
    refusal: correctionRefusal(facts, now) ?? (open ? 'corrections.open' : null),
    waiting: open
      ? {
          correctionId: open.id,
          reason: open.reason,
          by: open.proposer,
          at: toOffset(open.proposed_at),
          isOwn: open.proposed_by === userId,
          refusal: confirmCorrectionRefusal(facts, askedOf(open), { userId, role }, now) ?? null,
        }
      : null,
  }
}

export const viewCorrection = async (
  call: Call<typeof calls.viewParcelCorrection>,
): Promise<CorrectionView> => {
  const waybill = readWaybill(call.query.waybill)
  const row = waybill === undefined ? undefined : await findShipment(call.db, { waybill }, null)
  return viewOf(call, await found(call.db, call, row))
}

export const listCorrections = async (
  call: Call<typeof calls.listParcelCorrections>,
): Promise<{ corrections: CorrectionView[] }> => {
  const waiting = await shipmentsToCorrect(call.db, await ownDepot(call.db, signedIn(call), call.relation))
  const corrections = []
  for (const { shipment_id: id } of waiting)
    corrections.push(await viewOf(call, (await findShipment(call.db, { id }, null))!))
  return { corrections }
}

/** The pages of its depot, which are no pages of its company. */
const changedFor = async (tx: Tx, row: ShipmentRow, { companyId }: { companyId: string }): Promise<void> => {
  await changed(tx, row)
  await publish(tx, { companyId, kind: 'express.changed', subjectId: row.id })
}

export const proposeCorrection = (
  call: Call<typeof calls.proposeParcelCorrection>,
): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { userId, firstName, lastName } = actor
  const { now } = call
  const { shipmentId, reason } = call.body
  return call.once(async (tx) => {
    const row = await found(tx, call, await lockShipment(tx, shipmentId, null))
    const facts = await factsOf(tx, row, now)
    refuse(correctionRefusal(facts, now))
    const { last } = facts
    const open = await openCorrectionOf(tx, row.id)
    if (open && askedOf(open).eventId === last!.id) throw new Problem('corrections.open')
    // It was about an earlier scan.
    if (open) await closeCorrection(tx, { id: open.id, userId, outcome: 'DROPPED', now })
    const id = await insertCorrection(tx, { shipmentId: row.id, eventId: last!.id, reason, userId, now })
    await notify(tx, {
      to: { roles: ['desk'], except: userId },
      template: 'parcel-correction-proposed',
      params: {
        number: row.waybill!,
        colleague: `${firstName} ${lastName}`,
        was: shipmentStateText[last!.state],
        why: reason,
      },
      subjectId: row.id,
      version: id,
    })
    await changedFor(tx, row, actor)
    return succeeded
  })
}

export const decideCorrection = (
  call: Call<typeof calls.decideParcelCorrection>,
): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { userId, role } = actor
  const as = kindOf(actor) as Extract<ActorKind, 'agent' | 'desk' | 'admin'>
  const { now } = call
  const { correctionId, isConfirmed } = call.body
  return call.once(async (tx) => {
    const known = await findCorrection(tx, correctionId)
    const row = known && (await lockShipment(tx, known.shipment_id, null))
    // Read again under the lock: somebody may have decided in between.
    const open = row && (await findCorrection(tx, correctionId))
    if (!row || !open || !(await reaches(tx, call, row))) throw new Problem('corrections.none')
    if (!isConfirmed) {
      await closeCorrection(tx, { id: open.id, userId, outcome: 'DROPPED', now })
      await changedFor(tx, row, actor)
      return succeeded
    }
    const facts = await factsOf(tx, row, now)
    const { reason } = open
    refuse(confirmCorrectionRefusal(facts, askedOf(open), { userId, role }, now))
    const { moved, collectedId } = await takeBack(tx, row, facts, { as, reason, now })
    await correctionMade(tx, { id: open.id, userId, now, version: moved.version, collectedId })
    await tellScanner(tx, moved, facts.last!, reason)
    await changedFor(tx, moved, actor)
    return succeeded
  })
}

/** Whoever has scanned is told: a courier has the parcel in hand again. */
const tellScanner = (tx: Tx, row: ShipmentRow, last: HistoryRow, reason: string): Promise<void> =>
  notify(tx, {
    to: { userIds: last.userId ? [last.userId] : [] },
    template: 'scan-taken-back',
    params: {
      number: row.waybill!,
      was: shipmentStateText[last.state],
      now: shipmentStateText[row.state],
      why: reason,
    },
    subjectId: row.id,
    version: row.version,
  })
