// All SQL of claims: what a parcel lets somebody claim, the rows with their moves, and what one person has paid alone.
import {
  causeOf,
  claimAloneHours,
  type ClaimCause,
  type ClaimFacts,
} from '@marsa/model/express/claims/claim.ts'
import { claimMachine, type ClaimMove, type ClaimState } from '@marsa/model/express/claims/claim-machine.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'
import type { ShipmentRow } from '../shipments/shipments.store.ts'

export type ClaimRow = {
  id: string
  shipment_id: string
  company_id: string
  user_id: string
  cause: ClaimCause
  asked_fils: bigint
  reason: string
  filed_at: Date
  state: ClaimState
  amount_fils: bigint | null
  fee_fils: bigint | null
  answer: string | null
  decided_by: string | null
  decided_at: Date | null
  decider: string | null
}

const columns = sql`c.id, c.shipment_id, c.company_id, c.user_id, c.cause, c.asked_fils, c.reason, c.filed_at, c.state,
  c.amount_fils, c.fee_fils, c.answer, c.decided_by, c.decided_at,
  (select u.first_name || ' ' || u.last_name from users u where u.id = c.decided_by) as decider`

/** `companyId` null finds those of every company. */
export const findClaim = (db: Db, id: string, companyId: string | null): Promise<ClaimRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from express_claims c
      where c.id = ${id} and (${companyId}::uuid is null or c.company_id = ${companyId})`,
  )

/** The last one that was not withdrawn, else the one that was withdrawn last. */
export const claimOf = (db: Db, shipmentId: string): Promise<ClaimRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from express_claims c where c.shipment_id = ${shipmentId}
      order by c.state = 'WITHDRAWN', c.filed_at desc limit 1`,
  )

export type ClaimableFacts = Omit<ClaimFacts, 'state' | 'deliveredOn'> & {
  deliveredAt: Date | null
  /** Paid for carrying it: with the order, and what was charged on the way. */
  feeFils: bigint
}

/** What was refused counts for its cause alone: a parcel that was lost may be found and arrive broken. */
export const claimableOf = (
  db: Db,
  { id: shipmentId, state }: Pick<ShipmentRow, 'id' | 'state'>,
): Promise<ClaimableFacts> =>
  one(
    db,
    sql`select coalesce(s.declared_fils, 0)::bigint as "declaredFils", s.covered_fils as "coveredFils",
        (select max(t.happened_at) from express_timeline t where t.shipment_id = s.id and t.state = 'DELIVERED')
          as "deliveredAt",
        exists (select from express_claims c where c.shipment_id = s.id and c.state <> 'WITHDRAWN'
          and (c.state <> 'REFUSED' or c.cause = ${causeOf(state) ?? null}::text)) as "hasClaim",
        (coalesce((select p.total_fils from express_settlements p where p.id = s.settlement_id), 0)
          + coalesce((select sum(g.paid_fils) from express_charges g where g.shipment_id = s.id), 0))::bigint as "feeFils"
      from express_shipments s where s.id = ${shipmentId}`,
  )

export const insertClaim = async (
  tx: Tx,
  row: {
    shipmentId: string
    companyId: string
    userId: string
    cause: ClaimCause
    askedFils: bigint
    reason: string
  },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_claims (shipment_id, company_id, user_id, cause, asked_fils, reason, state, move, moved_as)
        values (${row.shipmentId}, ${row.companyId}, ${row.userId}, ${row.cause}, ${row.askedFils}, ${row.reason}, 'OPEN',
          'file', 'customer') returning id`,
    )
  ).id

export const moveClaim = (
  tx: Tx,
  id: string,
  name: ClaimMove,
  { as, reason, set }: { as: ActorKind; reason?: string; set?: Readonly<Record<string, unknown>> },
): Promise<ClaimRow> =>
  move(tx, { table: 'express_claims', machine: claimMachine, move: name, id, as, reason, set: set ?? {} })

type Paying = { companyId: string; userId: string; now: Date }

/**
 * Fils of claims that this person paid to this company alone in the last hours; whoever pays one at the same moment waits, so
 * that two halves do not pass the limit side by side.
 */
export const paidAlone = async (tx: Tx, { companyId, userId, now }: Paying): Promise<bigint> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${companyId} ${userId}`}, 0))`.execute(tx)
  return (
    await one<{ fils: bigint }>(
      tx,
      sql`select coalesce(sum(amount_fils + fee_fils), 0)::bigint as fils from express_claims
        where state = 'PAID' and not needs_second and decided_by = ${userId} and company_id = ${companyId}
          and decided_at > ${now}::timestamptz - make_interval(hours => ${claimAloneHours})`,
    )
  ).fils
}
