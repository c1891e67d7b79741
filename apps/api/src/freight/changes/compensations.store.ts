// All SQL of compensations for disputed deliveries.
import { sql } from '../../kit/sql.ts'
import { aloneHours } from '@marsa/model/freight/changes/compensation.ts'
import { one, type Db, type Tx } from '../../kit/db.ts'
import { requestProposals, type RequestProposal } from './proposals.store.ts'

export type CompensationRow = RequestProposal & { dispute_id: string; amount_fils: bigint; note: string }

export const {
  openOf: openCompensation,
  find: findCompensation,
  close: closeCompensation,
} = requestProposals<CompensationRow>('freight_compensations')

type NewCompensation = {
  requestId: string
  amountFils: bigint
  note: string
  needsSecond: boolean
  userId: string
  now: Date
}

/** For the dispute that is open; one that needs nobody else is decided with it. */
export const insertCompensation = (tx: Tx, row: NewCompensation): Promise<CompensationRow> =>
  one(
    tx,
    sql`insert into freight_compensations (request_id, dispute_id, amount_fils, note, needs_second, proposed_by, proposed_at,
        decided_by, decided_at, outcome)
      select ${row.requestId}::uuid, d.id, ${row.amountFils}::bigint, ${row.note}::text, ${row.needsSecond}::boolean,
        ${row.userId}::uuid, ${row.now}::timestamptz, ${row.needsSecond ? null : row.userId}::uuid,
        ${row.needsSecond ? null : row.now}::timestamptz, ${row.needsSecond ? null : 'MADE'}::text
      from freight_disputes d where d.request_id = ${row.requestId} and d.closed_at is null
      returning *, '' as proposer`,
  )

type Giving = { requestId: string; companyId: string; userId: string; now: Date }

/** Keeps two compensations by one person for one customer from not seeing each other; until the transaction ends. */
export const lockGiving = async (tx: Tx, { companyId, userId }: Giving): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`compensation ${companyId} ${userId}`}, 0))`.execute(
    tx,
  )
}

/** Fils given without a second person: on this shipment ever, and to its customer by this person in the last hours. */
export const givenAlone = async (db: Db, { requestId, companyId, userId, now }: Giving): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      db,
      sql`select coalesce(sum(c.amount_fils), 0)::bigint as fils from freight_compensations c
        where c.outcome = 'MADE' and not c.needs_second and (c.request_id = ${requestId} or (c.proposed_by = ${userId}
          and c.proposed_at > ${now}::timestamptz - make_interval(hours => ${aloneHours})
          and c.request_id in (select id from requests where company_id = ${companyId})))`,
    )
  ).fils
