// Moves an object of a machine by one compare-and-set UPDATE; the database checks the move again and writes the audit row.
import { sql, type Sql } from './sql.ts'
import type { ActorKind, Machine } from '@marsa/model/kit/machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { maybe, type Tx } from './db.ts'

/** A table beside another, row by row under the same id, and its columns. */
export type DetailsTable = { name: string; columns: readonly string[] }

export type MoveRequest<State extends string, Name extends string> = {
  table: string
  /** Where some of the columns stand that are set; its columns are in the answer. */
  details?: DetailsTable
  machine: Machine<State, Name>
  /** Prefix of the columns `state`, `move`, `moved_as`, `reason` and `version`, where a row holds a second machine. */
  track?: string
  move: Name
  id: string
  as: ActorKind
  /** Needed where the machine gives the move several targets. */
  to?: State
  /** The version the caller has seen; another one means that somebody was faster. */
  version?: number | undefined
  reason?: string | undefined
  /** Further columns to set. */
  set?: Readonly<Record<string, unknown>>
}

type Columns = readonly (readonly [string, unknown])[]
const assigned = (columns: Columns): Sql[] =>
  columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)

const columnsOf = (track: string | undefined) => {
  const named = (column: string) => sql.ref(track ? `${track}_${column}` : column)
  return {
    state: named('state'),
    move: named('move'),
    movedAs: named('moved_as'),
    reason: sql.ref(track ? `${track}_reason` : 'move_reason'),
    version: named('version'),
  }
}

/** The moved row with its details, of which `columns` are set by the same statement. */
const withDetails = (moved: Sql, name: string, columns: Columns): Sql => {
  const table = sql.table(name)
  if (!columns.length) return sql`with moved as (${moved}) select * from moved join ${table} using (id)`
  return sql`with moved as (${moved}), details as (
      update ${table} d set ${sql.join(assigned(columns))} from moved where d.id = moved.id returning d.*)
    select * from moved join details using (id)`
}

/**
 * Performs the move or throws `kit.moved-on` when the object is no longer where the move starts. Answers the row. The condition
 * on the state holds by itself: callers lock the row and ask their refusals first, and `marsa.guard_state` looks behind it,
 * but none of them is relied upon here.
 */
export const move = async <Row, State extends string, Name extends string>(
  tx: Tx,
  request: MoveRequest<State, Name>,
): Promise<Row> => {
  const { details } = request
  const { from, to } = request.machine.moves[request.move]
  // A move without a target leaves the object in the state it is in.
  const target = request.to ?? to[0] ?? null
  const columns = Object.entries(request.set ?? {})
  const isDetail = ([column]: readonly [string, unknown]): boolean => !!details?.columns.includes(column)
  const extra = assigned(columns.filter((each) => !isDetail(each))).map((each) => sql`, ${each}`)
  const own = columnsOf(request.track)
  const moved = sql`update ${sql.table(request.table)}
      set ${own.state} = coalesce(${target}::text, ${own.state}), ${own.move} = ${request.move}, ${own.movedAs} = ${request.as},
        ${own.reason} = ${request.reason ?? null}, ${own.version} = ${own.version} + 1${sql.join(extra, sql``)}
      where id = ${request.id} and ${own.state} = any(${[...from]}::text[])
        and (${request.version ?? null}::int is null or ${own.version} = ${request.version ?? null}::int)
      returning *`
  const row = await maybe<Row>(
    tx,
    details ? withDetails(moved, details.name, columns.filter(isDetail)) : moved,
  )
  if (!row) throw new Problem('kit.moved-on')
  return row
}
