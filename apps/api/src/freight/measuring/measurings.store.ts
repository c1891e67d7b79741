// SQL of cargo as agents have measured it.
import type { MeasuredPackages } from '@marsa/model/freight/measuring/measuring.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

type NewMeasuring = {
  requestId: string
  round: number
  agentId: string
  packages: MeasuredPackages
  documentId: string
  note: string
  userId: string
  at: Date
}

export const insertMeasuring = async (tx: Tx, row: NewMeasuring): Promise<void> => {
  await sql`insert into freight_measurings (request_id, round, agent_id, packages, document_id, note, by, at)
    values (${row.requestId}, ${row.round}, ${row.agentId}, ${JSON.stringify(row.packages)}::jsonb, ${row.documentId}, ${row.note},
      ${row.userId}, ${row.at})`.execute(tx)
}

/** The newest packages of the round. */
export const measuredPackages = async (
  db: Db,
  { id, round }: { id: string; round: number },
): Promise<MeasuredPackages | undefined> =>
  (
    await maybe<{ packages: MeasuredPackages }>(
      db,
      sql`select packages from freight_measurings where request_id = ${id} and round = ${round} order by id desc limit 1`,
    )
  )?.packages
