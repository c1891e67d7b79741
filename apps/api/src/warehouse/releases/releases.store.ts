// All SQL of releases: what a customer wants back before the end, and what became of it.
import { sql } from '../../kit/sql.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Collector, ReleaseLine } from '@marsa/model/warehouse/release.ts'
import { releaseMachine, type ReleaseState } from '@marsa/model/warehouse/release-machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'

export type ReleaseRow = {
  id: string
  request_id: string
  state: ReleaseState
  wanted_on: string
  note: string | null
  /** Why it was declined. */
  move_reason: string | null
  requested_at: Date
  ended_at: Date | null
  collector: Collector | null
  collect_code: string | null
  signature_id: string | null
  by_code: boolean
  credit_reason: string | null
  credit_fils: bigint | null
  note_number: string | null
}

export const findRelease = (db: Db, id: string): Promise<ReleaseRow | undefined> =>
  maybe(db, sql`select * from warehouse_releases where id = ${id}`)

export const openReleaseOf = (db: Db, requestId: string): Promise<ReleaseRow | undefined> =>
  maybe(db, sql`select * from warehouse_releases where request_id = ${requestId} and state = 'REQUESTED'`)

export const linesOfRelease = (db: Db, releaseId: string): Promise<ReleaseLine[]> =>
  rows(
    db,
    sql`select item_id as "itemId", quantity from warehouse_release_lines where release_id = ${releaseId} order by item_id`,
  )

/** What the open release of a request asks for; nothing where there is none. */
export const openReleaseLines = (db: Db, requestId: string): Promise<ReleaseLine[]> =>
  rows(
    db,
    sql`select l.item_id as "itemId", l.quantity from warehouse_release_lines l
      join warehouse_releases r on r.id = l.release_id
      where r.request_id = ${requestId} and r.state = 'REQUESTED' order by l.item_id`,
  )

type NewRelease = {
  requestId: string
  companyId: string
  userId: string
  wantedOn: string
  note: string | null
  collector: Collector
  collectCode: string
  lines: readonly ReleaseLine[]
  now: Date
}

export const insertRelease = async (tx: Tx, release: NewRelease): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into warehouse_releases (request_id, company_id, state, move, moved_as, wanted_on, note, requested_at, requested_by,
        collector, collect_code)
      values (${release.requestId}, ${release.companyId}, 'REQUESTED', 'request', 'customer', ${release.wantedOn}::date, ${release.note},
        ${release.now}, ${release.userId}, ${JSON.stringify(release.collector)}::jsonb, ${release.collectCode})
      returning id`,
  )
  for (const { itemId, quantity } of release.lines)
    await sql`insert into warehouse_release_lines (request_id, release_id, item_id, quantity)
      values (${release.requestId}, ${id}, ${itemId}, ${quantity})`.execute(tx)
  return id
}

/** Ends an open release; throws `kit.moved-on` when it has ended. */
export const endRelease = (
  tx: Tx,
  id: string,
  name: keyof typeof releaseMachine.moves,
  as: ActorKind,
  { now, reason, set }: { now: Date; reason?: string; set?: Readonly<Record<string, unknown>> },
): Promise<ReleaseRow> =>
  move(tx, {
    table: 'warehouse_releases',
    machine: releaseMachine,
    move: name,
    id,
    as,
    set: { ended_at: now, ...set },
    ...(reason !== undefined && { reason }),
  })

/** Nothing is left to release when the goods leave. */
export const dropOpenRelease = async (
  tx: Tx,
  requestId: string,
  as: 'agent' | 'desk' | 'admin',
  now: Date,
): Promise<void> => {
  const open = await openReleaseOf(tx, requestId)
  if (open) await endRelease(tx, open.id, 'drop', as, { now })
}
