// SQL of requests as rows, the same in every line: who may see one, its lock, its timeline, and what is noted beside its moves.
import { sql, type Sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import { writeLast, type LastWrite } from '../kit/last-writes.ts'
import type { DetailsTable } from '../kit/move.ts'
import { openState } from './line.ts'

/** Rows of `requests r` that the actor may see; drafts only by the person who writes them. */
export const visibleTo = (actor: Pick<Actor, 'companyId' | 'userId'>, relation: Relation): Sql => {
  if (relation === 'any') return sql`r.state <> 'DRAFT'`
  if (relation === 'own')
    return sql`r.company_id = ${actor.companyId} and (r.state <> 'DRAFT' or r.user_id = ${actor.userId})`
  return sql`exists (select from request_invitations i where i.request_id = r.id and i.company_id = ${actor.companyId})`
}

export type NewRequest = {
  line: QuotedLine
  number: string
  companyId: string
  userId: string
  form: object
  searchText: string
  /** When its agents may answer no more; null for a draft. */
  windowEndsAt: Date | null
}

/** Requests of the line that keeps its own columns in this table; a row has the columns of both. */
export const requestsWith = <Row>({ name }: DetailsTable) => {
  const whole = sql`select * from requests r join ${sql.table(name)} d using (id)`
  return {
    /** A request the actor may see, or undefined: another company's row does not exist. */
    find: (db: Db, actor: Actor, relation: Relation, id: string): Promise<Row | undefined> =>
      maybe(db, sql`${whole} where r.id = ${id} and ${visibleTo(actor, relation)}`),

    /** The same, with the row locked: first in the order of locks (request, payment session, accounts). */
    lockVisible: (tx: Tx, actor: Actor, relation: Relation, id: string): Promise<Row | undefined> =>
      maybe(tx, sql`${whole} where r.id = ${id} and ${visibleTo(actor, relation)} for update`),

    /** Locks a request for a timer or a payment, whoever owns it. */
    lock: (tx: Tx, id: string): Promise<Row | undefined> =>
      maybe(tx, sql`${whole} where r.id = ${id} for update`),

    /** A new request that is sent at once, or a draft, with these columns of its details. */
    insert: (tx: Tx, row: NewRequest, columns: Readonly<Record<string, unknown>>): Promise<Row> => {
      const [names, values] = [Object.keys(columns), Object.values(columns)]
      const isDraft = row.windowEndsAt === null
      return one(
        tx,
        sql`with made as (
            insert into requests (line, number, company_id, user_id, state, move, moved_as, form, search, submitted_at, window_ends_at)
            values (${row.line}, ${row.number}, ${row.companyId}, ${row.userId}, ${isDraft ? 'DRAFT' : openState},
              ${isDraft ? 'saveDraft' : 'save'}, 'customer', ${JSON.stringify(row.form)}::jsonb, ${row.searchText},
              ${isDraft ? null : sql`now()`}, ${row.windowEndsAt})
            returning *),
          details as (insert into ${sql.table(name)} (${sql.join(['id', ...names].map((each) => sql.ref(each)))})
            select ${sql.join([sql`id`, ...values.map((value) => sql`${value}`)])} from made returning *)
          select * from made join details using (id)`,
      )
    },

    /** Overwrites a draft of its author; saving while typing is no move, so it leaves no audit row each time. */
    saveDraft: async (
      tx: Tx,
      { id, userId, form }: { id: string; userId: string; form: object },
      columns: Readonly<Record<string, unknown>>,
    ): Promise<{ id: string; number: string } | undefined> => {
      const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      return maybe(
        tx,
        sql`with saved as (
            update requests set form = ${JSON.stringify(form)}::jsonb, saved_at = now()
            where id = ${id} and user_id = ${userId} and state = 'DRAFT' returning id, number),
          details as (update ${sql.table(name)} set ${sql.join(set)} from saved where ${sql.table(name)}.id = saved.id)
          select * from saved`,
      )
    },

    /** Writes columns that no move sets. */
    note: async (tx: Tx, id: string, columns: Readonly<Record<string, unknown>>): Promise<void> => {
      const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      await sql`update ${sql.table(name)} set ${sql.join(set)} where id = ${id}`.execute(tx)
    },
  }
}

export const deleteDraft = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from requests where id = ${id} and state = 'DRAFT'`.execute(tx)
}

/** What people call a request; for whoever may see it, which the caller has looked at. */
export const requestNumber = async (db: Db, id: string): Promise<string | undefined> =>
  (await maybe<{ number: string }>(db, sql`select number from requests where id = ${id}`))?.number

/** Finds a request by this, too. */
export const addToSearch = async (tx: Tx, id: string, text: string): Promise<void> => {
  await sql`update requests set search = search || ' ' || ${foldText(text)} where id = ${id}`.execute(tx)
}

/** Puts a request that nobody quotes into the desk's queue (F5). */
export const flagForReview = async (tx: Tx, id: string): Promise<void> => {
  await sql`update requests set pending_review = true where id = ${id}`.execute(tx)
}

/** Requests of a line in one of these states whose window for answers is over. */
export const requestsPastWindow = (
  db: Db,
  line: QuotedLine,
  states: readonly string[],
): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from requests where line = ${line} and state = any(${[...states]}::text[]) and window_ends_at < now() limit 500`,
  )

export type NewEvent = {
  requestId: string
  code: string
  at: Date
  by: ActorKind
  userId?: string | undefined
  place?: string | undefined
  note?: string | undefined
  amountFils?: bigint | undefined
  /** Shown to this agent and the customer only. */
  agentId?: string | undefined
  forCustomer?: boolean
}

const timeline: LastWrite<Omit<NewEvent, 'amountFils'> & { amountFils: string | undefined }> = {
  queries: (rows) => sql`happened as (
    insert into request_events (request_id, code, at, place, note, amount_fils, by_kind, user_id, agent_id, for_customer)
    select "requestId", code, at, place, note, "amountFils", by, "userId", "agentId", coalesce("forCustomer", false)
    from jsonb_to_recordset(${rows}) as e ("requestId" uuid, code text, at timestamptz, place text, note text, "amountFils" bigint,
      by text, "userId" uuid, "agentId" uuid, "forCustomer" boolean))`,
}

/** Writes a line of the timeline, at the end of the transaction. */
export const addToTimeline = (tx: Tx, event: NewEvent): Promise<void> =>
  writeLast(tx, timeline, { ...event, amountFils: event.amountFils?.toString() })

export const companyName = (db: Db, companyId: string): Promise<{ en: string; ar: string }> =>
  one(db, sql`select name_en as en, name_ar as ar from companies where id = ${companyId}`)
