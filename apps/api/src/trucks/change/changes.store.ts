// All SQL of changes of truck bookings.
import {
  changeMachine,
  type Change,
  type ChangeSide,
  type ChangeState,
} from '@marsa/model/trucks/change/change.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'
import { insertRow } from '../../kit/insert-row.ts'

export type ChangeRow = {
  id: string
  request_id: string
  state: ChangeState
  by_side: ChangeSide
  content: Change
  reason: string
  drop_percent: number
  before_fils: bigint
  after_fils: bigint
  kept_fils: bigint
  proposed_by: string
  proposed_at: Date
  answer_by: Date
  answered_at: Date | null
  move_reason: string | null
  /** The numbers of the trucks that it drops. */
  dropped: number[]
}

/** Of a booking, the newest first. */
export const changesOf = (db: Db, requestId: string): Promise<ChangeRow[]> =>
  rows(
    db,
    sql`select k.*, array(select s.n from truck_slots s where s.request_id = k.request_id
          and k.content->'drop' ? s.id::text order by s.n) as dropped
      from truck_changes k where k.request_id = ${requestId} order by k.proposed_at desc, k.id desc`,
  )

export const requestOfChange = async (db: Db, id: string): Promise<string | undefined> =>
  (await maybe<{ request_id: string }>(db, sql`select request_id from truck_changes where id = ${id}`))
    ?.request_id

export type NewChange = Pick<
  ChangeRow,
  | 'request_id'
  | 'by_side'
  | 'reason'
  | 'drop_percent'
  | 'before_fils'
  | 'after_fils'
  | 'kept_fils'
  | 'proposed_by'
  | 'proposed_at'
  | 'answer_by'
> & { company_id: string; content: Change }

export const insertChange = (tx: Tx, { content, ...row }: NewChange): Promise<string> =>
  insertRow(tx, 'truck_changes', {
    state: 'PROPOSED',
    move: 'propose',
    moved_as: row.by_side,
    ...row,
    content: JSON.stringify(content),
  })

export const moveChange = (
  tx: Tx,
  id: string,
  name: keyof typeof changeMachine.moves,
  as: ActorKind,
  options: { reason?: string; set?: Readonly<Record<string, unknown>> } = {},
): Promise<unknown> =>
  move(tx, { table: 'truck_changes', machine: changeMachine, move: name, id, as, ...options })

/** Those that nobody has answered in time, each with its request. */
export const unansweredChanges = (db: Db, now: Date): Promise<{ id: string; request_id: string }[]> =>
  rows(
    db,
    sql`select id, request_id from truck_changes where state = 'PROPOSED' and answer_by <= ${now}
      order by answer_by, id limit 200`,
  )

/** Trucks of a booking with extra charges that stand. */
export const slotsWithExtras = async (db: Db, requestId: string): Promise<string[]> =>
  (
    await rows<{ slot_id: string }>(
      db,
      sql`select distinct x.slot_id from truck_extras x join truck_slots s on s.id = x.slot_id
        where s.request_id = ${requestId} and x.state <> 'WITHDRAWN'`,
    )
  ).map((row) => row.slot_id)

/** What waits for an answer ends with its booking. */
export const lapseWithRequest = async (tx: Tx, { id }: { id: string }): Promise<void> => {
  const open = await maybe<{ id: string }>(
    tx,
    sql`select id from truck_changes where request_id = ${id} and state = 'PROPOSED'`,
  )
  if (open) await moveChange(tx, open.id, 'lapse', 'system')
}
