// Whose shipment it is: customers reach those of their company, staff those of all; what is not theirs does not exist.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { ShipmentFacts } from '@marsa/model/express/shipments/refusals.ts'
import { findOpenSession } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findSettlement } from './settlements.store.ts'
import { findShipment, lockShipment, subjectKind, type ShipmentRow } from './shipments.store.ts'

type Caller = { actor: Actor | null; relation: Relation }

export const companyOf = (call: Caller): string | null =>
  call.relation === 'any' ? null : signedIn(call).companyId

/** A draft is nobody's but its company's. */
const isSeen = (row: ShipmentRow, call: Caller): boolean => call.relation !== 'any' || row.state !== 'DRAFT'

export const ownShipment = async (
  call: Caller & Pick<Call, 'db'>,
  by: { id: string } | { waybill: string },
): Promise<ShipmentRow> => {
  const row = await findShipment(call.db, by, companyOf(call))
  if (!row || !isSeen(row, call)) throw new Problem('express.shipment-not-found')
  return row
}

/** Under its lock, which comes before those of session, membership and wallet. */
export const lockOwn = async (tx: Tx, call: Caller, id: string): Promise<ShipmentRow> => {
  const row = await lockShipment(tx, id, companyOf(call))
  if (!row || !isSeen(row, call)) throw new Problem('express.shipment-not-found')
  return row
}

export const factsOf = async (db: Db, row: ShipmentRow): Promise<ShipmentFacts> => {
  const settlement = row.settlement_id ? await findSettlement(db, row.settlement_id) : undefined
  return {
    state: row.state,
    isPaying: (await findOpenSession(db, subjectKind, row.id)) !== undefined,
    slot: row.slot_day && row.slot_code ? { date: row.slot_day, slotCode: row.slot_code } : null,
    reschedules: row.reschedules,
    paidAt: settlement?.paid_at ?? null,
  }
}

/** Open pages of its company read it anew. */
export const changed = (tx: Tx, row: Pick<ShipmentRow, 'id' | 'company_id'>): Promise<void> =>
  publish(tx, { companyId: row.company_id, kind: 'express.changed', subjectId: row.id })
