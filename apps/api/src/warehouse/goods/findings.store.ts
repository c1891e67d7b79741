// All SQL of what a warehouse found at intake.
import { sql } from '../../kit/sql.ts'
import { findingMachine, type Finding, type FindingState } from '@marsa/model/warehouse/findings.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { photoIds, replacePhotos } from './photos.store.ts'

export type FindingRow = Finding & { id: string; state: FindingState }

export const findingsOf = (db: Db, requestId: string): Promise<FindingRow[]> =>
  rows(
    db,
    sql`select id, state, kind, item_id as "itemId", name, expected::float8 as expected, found::float8 as found, note,
        ${photoIds(sql`p.finding_id = f.id`)} as photos
      from warehouse_findings f where request_id = ${requestId} order by noted_at, id`,
  )

export const insertFinding = async (
  tx: Tx,
  request: { id: string; company_id: string },
  { kind, itemId, name, expected, found, note, photos }: Finding,
  now: Date,
): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into warehouse_findings (request_id, company_id, state, move, moved_as, kind, item_id, name, expected, found, note,
        noted_at)
      values (${request.id}, ${request.company_id}, 'NOTED', 'note', 'agent', ${kind}, ${itemId}, ${name}, ${expected}, ${found},
        ${note}, ${now})
      returning id`,
  )
  await replacePhotos(tx, { finding_id: id }, photos)
  return id
}

/** Note and photos of an open finding follow its item; the figures are what is answered and stay. */
export const describeFinding = async (
  tx: Tx,
  id: string,
  { name, note, photos }: Pick<Finding, 'name' | 'note' | 'photos'>,
): Promise<void> => {
  await sql`update warehouse_findings set name = ${name}, note = ${note} where id = ${id}`.execute(tx)
  await replacePhotos(tx, { finding_id: id }, photos)
}

export const dropFinding = (tx: Tx, id: string): Promise<unknown> =>
  move(tx, { table: 'warehouse_findings', machine: findingMachine, move: 'drop', id, as: 'agent' })

export const answerFinding = (
  tx: Tx,
  id: string,
  outcome: 'accept' | 'object',
  { text, userId, now }: { text: string | null; userId: string; now: Date },
): Promise<unknown> =>
  move(tx, {
    table: 'warehouse_findings',
    machine: findingMachine,
    move: outcome,
    id,
    as: 'customer',
    // Of its own, as what is answered to it becomes the reason of the last move.
    set: { answered_at: now, answered_by: userId, objection: outcome === 'object' ? text : null },
    ...(text !== null && { reason: text }),
  })

export const settleFinding = (
  tx: Tx,
  id: string,
  { as, text, now }: { as: 'agent' | 'desk'; text: string; now: Date },
): Promise<unknown> =>
  move(tx, {
    table: 'warehouse_findings',
    machine: findingMachine,
    move: 'settle',
    id,
    as,
    set: { settled_at: now },
    reason: text,
  })
