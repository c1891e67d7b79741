// What changed, as rows: written in the transaction that changes it, read by every process that holds event streams.
import { sql, type Sql } from './sql.ts'
import { one, rows, type Db, type Tx } from './db.ts'
import { writeLast, type LastWrite } from './last-writes.ts'

export type NewEvent = {
  /** Whose people may receive it: of one company, or of several. */
  companyId: string | readonly string[]
  /** Only this person of the company. */
  userId?: string
  /** `request`, `quotation`, `payment`, `notification`: tells a screen what to load again. */
  kind: string
  subjectId?: string
}

const streamEvents: LastWrite<NewEvent> = {
  queries: (rows) => sql`streamed as (
    insert into stream_events (company_id, user_id, kind, subject_id)
    select * from jsonb_to_recordset(${rows}) as e ("companyId" uuid, "userId" uuid, kind text, "subjectId" uuid))`,
}

/** Tells the streams of companies that something changed, if the transaction commits. */
export const publish = (tx: Tx, { companyId, ...event }: NewEvent): Promise<void> =>
  writeLast(
    tx,
    streamEvents,
    ...[...new Set([companyId].flat())].map((each) => ({ ...event, companyId: each })),
  )

/** Deletes events older than some days, oldest first without a gap, so that a reader can tell what is missing. */
export const forgetEvents = async (db: Db, days: number): Promise<void> => {
  await sql`delete from stream_events where (xid, id) <= (
    select xid, id from stream_events where at < now() - make_interval(days => ${days}) order by xid desc, id desc limit 1)`.execute(
    db,
  )
}

/**
 * A place in the order of events: transaction id, then row id. A row id of 0 stands before every event of that
 * transaction.
 */
export type Position = { xid: bigint; id: bigint }

export const isAfter = (one: Position, other: Position): boolean =>
  one.xid > other.xid || (one.xid === other.xid && one.id > other.id)

export const writePosition = ({ xid, id }: Position): string => `${xid}-${id}`

/** Reads `xid-id`, or undefined when it is none or larger than the database's numbers. */
export const readPosition = (text: string | undefined): Position | undefined => {
  const match = /^(\d{1,20})-(\d{1,19})$/.exec(text ?? '')
  if (!match) return undefined
  const position = { xid: BigInt(match[1]!), id: BigInt(match[2]!) }
  return position.xid < 1n << 64n && position.id < 1n << 63n ? position : undefined
}

export type StreamRow = Position & {
  companyId: string
  userId: string | null
  kind: string
  subjectId: string | null
  at: Date
}

export type EventPage = {
  events: StreamRow[]
  /** Everything before it is known: no transaction that may still commit can add an event below. */
  edge: Position
  /** True when more follows below the edge. */
  more: boolean
  /** True when committed events above the edge wait for an older transaction to end. */
  held: boolean
}

const pageSize = 500
type Found = { edge: string; held: boolean; id: bigint | null; xid: string; at: Date } & Omit<
  StreamRow,
  'id' | 'xid'
>

const toPage = (found: readonly Found[]): EventPage => {
  const first = found[0]
  if (!first) throw new Error('the edge of the event stream is missing')
  const events = found.flatMap(({ edge: _edge, held: _held, id, xid, ...row }) =>
    id === null ? [] : [{ ...row, id, xid: BigInt(xid) }],
  )
  return {
    events,
    edge: { xid: BigInt(first.edge), id: 0n },
    more: events.length === pageSize,
    held: first.held,
  }
}

// `held` belongs to the edge: asked beside the events it would be asked again for each of them.
const pageSql = (after: Position, whose: Sql) => sql`
  with edge as materialized (
    select now.xmin, coalesce(
      (select s.xid >= now.xmin from stream_events s order by s.xid desc, s.id desc limit 1), false) as held
    from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) now)
  select edge.xmin::text as edge, edge.held, e.xid::text as xid, e.id,
    e.company_id as "companyId", e.user_id as "userId", e.kind, e.subject_id as "subjectId", e.at
  from edge left join lateral (
    select * from stream_events s
    where (s.xid, s.id) > (${String(after.xid)}::xid8, ${String(after.id)}::bigint) and s.xid < edge.xmin and ${whose}
    order by s.xid, s.id limit 500) e on true
  order by e.xid, e.id`

/** Events of all companies after a position, in order. */
export const eventsAfter = async (db: Db, after: Position): Promise<EventPage> =>
  toPage(await rows<Found>(db, pageSql(after, sql`true`)))

/** Events that one person may receive, after a position, in order. */
export const ownEventsAfter = async (
  db: Db,
  after: Position,
  companyId: string,
  userId: string,
): Promise<EventPage> =>
  toPage(
    await rows<Found>(
      db,
      pageSql(after, sql`s.company_id = ${companyId} and (s.user_id is null or s.user_id = ${userId})`),
    ),
  )

/** The edge alone: where a reader starts who has seen nothing. */
export const eventEdge = async (db: Db): Promise<Position> => {
  const { edge } = await one<{ edge: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as edge`,
  )
  return { xid: BigInt(edge), id: 0n }
}

/** The place before everything of the last seconds. */
export const justBefore = async (db: Db, seconds: number): Promise<Position> => {
  const [last] = await rows<{ xid: string; id: bigint }>(
    db,
    sql`select xid::text, id from stream_events where at < now() - make_interval(secs => ${seconds})
      order by stream_events.xid desc, id desc limit 1`,
  )
  return { xid: BigInt(last?.xid ?? 0), id: last?.id ?? 0n }
}

/** True when nothing after the position has been deleted yet: an event at or before it is still there. */
export const isKept = async (db: Db, position: Position): Promise<boolean> =>
  (
    await one<{ kept: boolean }>(
      db,
      sql`select exists (select from stream_events
        where (xid, id) <= (${String(position.xid)}::xid8, ${String(position.id)}::bigint)) as kept`,
    )
  ).kept
