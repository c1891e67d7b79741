// SQL of what one of the staff proposes for a request and a second one decides: corrections and compensations.
import { sql } from '../../kit/sql.ts'
import type { Db } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'

export type RequestProposal = Proposal & { request_id: string }

/** A request has one of a table at most. */
export const requestProposals = <Row extends RequestProposal>(
  table: 'freight_corrections' | 'freight_compensations',
) => {
  const { findBy, find, close } = proposals<Row>(table)
  const openOf = (db: Db, requestId: string): Promise<Row | undefined> =>
    findBy(db, sql`p.request_id = ${requestId}`)
  return { openOf, find, close }
}
