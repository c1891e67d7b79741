// All SQL of movements of stock: pieces that came in, left, or were counted anew.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { addDays, instantOf } from '@marsa/model/kit/day.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'

export type MovementKind = 'in' | 'out' | 'correction'
export type Change = { name: string; pieces: number }

/** Notes what changed; what did not is left out. */
export const noteMovements = async (
  tx: Tx,
  requestId: string,
  kind: MovementKind,
  changes: readonly Change[],
  at: Date,
): Promise<void> => {
  await sql`insert into warehouse_movements (request_id, name, kind, pieces, at)
    select ${requestId}::uuid, name, ${kind}, pieces, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as t (name text, pieces int) where pieces <> 0`.execute(
    tx,
  )
}

/** Everything of the inventory has come, or what is left of it goes. */
export const noteAll = async (tx: Tx, requestId: string, kind: 'in' | 'out', at: Date): Promise<void> => {
  const pieces = kind === 'in' ? sql`quantity - released` : sql`released - quantity`
  await sql`insert into warehouse_movements (request_id, name, kind, pieces, at)
    select request_id, name, ${kind}, ${pieces}, ${at} from warehouse_items
    where request_id = ${requestId} and quantity > released order by position`.execute(tx)
}

/** Whose goods or whose warehouse they are; a warehouse that was only invited has neither. */
export const ofStock = ({ companyId }: Pick<Actor, 'companyId'>, relation: Relation): Sql =>
  relation === 'any'
    ? sql`true`
    : relation === 'own'
      ? sql`r.company_id = ${companyId}`
      : sql`r.agent_id = ${companyId}`

export type Days = { from: string; to: string }

const within = ({ from, to }: Days): Sql =>
  sql`m.at >= ${instantOf(from)} and m.at < ${instantOf(addDays(to, 1))}`

export type DayRow = { day: string; in: number; out: number; correction: number }

/** Pieces of each day of the Emirates on which something moved, the newest first. */
export const movedDays = (db: Db, actor: Actor, relation: Relation, days: Days): Promise<DayRow[]> =>
  rows(
    db,
    sql`select to_char(m.at at time zone 'Asia/Dubai', 'YYYY-MM-DD') as day,
        coalesce(sum(m.pieces) filter (where m.kind = 'in'), 0)::int as "in",
        coalesce(-sum(m.pieces) filter (where m.kind = 'out'), 0)::int as "out",
        coalesce(sum(m.pieces) filter (where m.kind = 'correction'), 0)::int as correction
      from warehouse_movements m join requests r on r.id = m.request_id
      where ${ofStock(actor, relation)} and ${within(days)} group by 1 order by 1 desc`,
  )

export type MovementRow = {
  at: Date
  number: string
  customer_en: string
  customer_ar: string
  name: string
  kind: MovementKind
  pieces: number
}

/** The movements of these days, the oldest first. */
export const movementsOf = (
  db: Db,
  actor: Actor,
  relation: Relation,
  days: Days,
  most: number,
): Promise<MovementRow[]> =>
  rows(
    db,
    sql`select m.at, r.number, c.name_en as customer_en, c.name_ar as customer_ar, m.name, m.kind, m.pieces
      from warehouse_movements m join requests r on r.id = m.request_id join companies c on c.id = r.company_id
      where ${ofStock(actor, relation)} and ${within(days)} order by m.at, m.id limit ${sql.lit(most)}`,
  )
