// All SQL of callback requests.
import { sql, type Sql } from '../kit/sql.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { CallbackState } from '@marsa/model/help/callback.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

export type NewCallback = {
  number: string
  companyId: string | null
  userId: string | null
  name: string
  mobile: string
  message: string
  language: Lang
  at: Date
  dueAt: Date
  as: ActorKind
}

export const insertCallback = (tx: Tx, row: NewCallback): Promise<{ id: string }> =>
  one(
    tx,
    sql`insert into callback_requests (number, company_id, user_id, name, mobile, message, language, created_at, due_at,
        state, move, moved_as)
      values (${row.number}, ${row.companyId}, ${row.userId}, ${row.name}, ${row.mobile}, ${row.message}, ${row.language},
        ${row.at}, ${row.dueAt}, 'OPEN', 'ask', ${row.as})
      returning id`,
  )

export type CallbackRow = {
  id: string
  number: string
  name: string
  mobile: string
  message: string
  language: Lang
  state: CallbackState
  created_at: Date
  due_at: Date
  company_en: string | null
  company_ar: string | null
  assigned_to: string | null
  assigned_name: string | null
  closed_at: Date | null
  note: string | null
}

const columns = sql`c.id, c.number, c.name, c.mobile, c.message, c.language, c.state, c.created_at, c.due_at,
  co.name_en as company_en, co.name_ar as company_ar, c.assigned_to,
  u.first_name || ' ' || u.last_name as assigned_name, c.closed_at, c.note`
const joined = sql`callback_requests c left join companies co on co.id = c.company_id left join users u on u.id = c.assigned_to`

export type CallbackView = { state: 'open' | 'mine' | 'closed'; userId: string; before?: string | undefined }

const page = 50
const whose = ({ state, userId }: CallbackView): Sql =>
  state === 'closed'
    ? sql`c.state = 'CLOSED'`
    : state === 'mine'
      ? sql`c.state = 'IN_WORK' and c.assigned_to = ${userId}`
      : sql`c.state <> 'CLOSED'`

/** What waits comes in the order it is due; what is closed with the newest first, a page at a time. */
export const callbacksOf = (db: Db, view: CallbackView): Promise<CallbackRow[]> =>
  rows(
    db,
    view.state === 'closed'
      ? sql`select ${columns} from ${joined} where ${whose(view)}
          and (${view.before ?? null}::uuid is null or c.id < ${view.before ?? null}::uuid) order by c.id desc limit ${page}`
      : sql`select ${columns} from ${joined} where ${whose(view)} order by c.state = 'IN_WORK', c.due_at, c.id limit 500`,
  )

export const countCallbacks = (
  db: Db,
  userId: string,
): Promise<{ open: number; mine: number; closed: number }> =>
  one(
    db,
    sql`select count(*) filter (where state <> 'CLOSED')::int as open,
        count(*) filter (where state = 'IN_WORK' and assigned_to = ${userId})::int as mine,
        count(*) filter (where state = 'CLOSED')::int as closed from callback_requests`,
  )

/** The row for a change of its state, locked; undefined when there is none. */
export const lockCallback = (
  tx: Tx,
  id: string,
): Promise<{ state: CallbackState; assigned_to: string | null } | undefined> =>
  maybe(tx, sql`select state, assigned_to from callback_requests where id = ${id} for update`)

export const callbackById = (db: Db, id: string): Promise<CallbackRow> =>
  one(db, sql`select ${columns} from ${joined} where c.id = ${id}`)

/** The platform's own company, whose people are the desk. */
export const deskCompany = async (db: Db): Promise<string | undefined> =>
  (await maybe<{ id: string }>(db, sql`select id from companies where kind = 'platform' order by id limit 1`))
    ?.id

/** Removes requests that were closed so many days ago. */
export const forgetCallbacks = async (db: Db, days: number): Promise<void> => {
  await sql`delete from callback_requests where closed_at < now() - make_interval(days => ${days})`.execute(
    db,
  )
}
