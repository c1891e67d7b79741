// All SQL of extra charges of trucks.
import type { VatCategory } from '@marsa/model/kit/money.ts'
import { extraMachine, type ExtraState, type ExtraStop } from '@marsa/model/trucks/extras/extras.ts'
import type { TruckCharge } from '@marsa/model/trucks/road/offer.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'
import { insertRow } from '../../kit/insert-row.ts'

export type ExtraRow = {
  id: string
  slot_id: string
  n: number
  state: ExtraState
  code: TruckCharge
  stop: ExtraStop | null
  units: number
  rate_fils: bigint
  net_fils: bigint
  vat_category: VatCategory
  note: string | null
  document_id: string | null
  file_name: string | null
  is_proven: boolean
  move_reason: string | null
  claimed_at: Date
  answer_by: Date
  answered_at: Date | null
  answered_by: string | null
  objection: string | null
  decide_by: Date | null
  granted_fils: bigint | null
  decided_at: Date | null
}

/** Extra charges of a booking in the order in which they were claimed; withdrawn ones are not among them. */
export const extrasOf = (db: Db, requestId: string): Promise<ExtraRow[]> =>
  rows(
    db,
    sql`select x.*, s.n, d.file_name from truck_extras x join truck_slots s on s.id = x.slot_id
      left join documents d on d.id = x.document_id
      where s.request_id = ${requestId} and x.state <> 'WITHDRAWN' order by x.claimed_at, x.id`,
  )

export type NewExtra = {
  company_id: string
  slot_id: string
  code: TruckCharge
  stop: ExtraStop | null
  units: number
  rate_fils: bigint
  net_fils: bigint
  vat_category: VatCategory
  note: string | null
  document_id: string | null
  is_proven: boolean
  claimed_at: Date
  claimed_by: string | null
  answer_by: Date
}

export const insertExtra = (tx: Tx, row: NewExtra): Promise<string> =>
  insertRow(tx, 'truck_extras', {
    state: 'CLAIMED',
    move: 'claim',
    moved_as: row.claimed_by ? 'agent' : 'system',
    ...row,
  })

export const moveExtra = (
  tx: Tx,
  id: string,
  name: keyof typeof extraMachine.moves,
  as: ActorKind,
  options: { reason?: string; set?: Readonly<Record<string, unknown>> } = {},
): Promise<unknown> =>
  move(tx, { table: 'truck_extras', machine: extraMachine, move: name, id, as, ...options })

/** Clocks of a truck whose claim its provider has given up. */
export const waivedClocks = (tx: Tx, slotId: string): Promise<{ code: string; stop: ExtraStop | null }[]> =>
  rows(
    tx,
    sql`select code, stop from truck_extras where slot_id = ${slotId} and document_id is null
      and state = 'WITHDRAWN' and moved_as = 'agent'`,
  )

export const requestOfExtra = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await maybe<{ request_id: string }>(
      db,
      sql`select s.request_id from truck_extras x join truck_slots s on s.id = x.slot_id
        where x.id = ${id} and x.state <> 'WITHDRAWN'`,
    )
  )?.request_id

/** Claims that nobody has answered in time, each with its request. */
export const unansweredExtras = (db: Db, now: Date): Promise<{ id: string; request_id: string }[]> =>
  rows(
    db,
    sql`select x.id, s.request_id from truck_extras x join truck_slots s on s.id = x.slot_id
      where x.state = 'CLAIMED' and x.answer_by <= ${now} order by x.answer_by, x.id limit 200`,
  )
