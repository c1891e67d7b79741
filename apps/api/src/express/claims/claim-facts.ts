// What the rules of claims ask about a parcel.
import type { ClaimFacts } from '@marsa/model/express/claims/claim.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Db } from '../../kit/db.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'
import { claimableOf } from './claims.store.ts'

export const claimFactsOf = async (db: Db, row: ShipmentRow): Promise<ClaimFacts & { feeFils: bigint }> => {
  const { deliveredAt, ...facts } = await claimableOf(db, row)
  return { ...facts, state: row.state, deliveredOn: deliveredAt && dayOf(deliveredAt) }
}
