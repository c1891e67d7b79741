// Moves an object of a machine by one compare-and-set UPDATE; the database checks the move again and writes the audit row.
import { sql } from 'kysely'
import type { ActorKind, Machine } from '@marsa/model/kit/machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { maybe, type Tx } from './db.ts'

export type MoveRequest<State extends string, Name extends string> = {
  table: string
  machine: Machine<State, Name>
  move: Name
  id: string
  as: ActorKind
  /** Needed where the machine gives the move several targets. */
  to?: State
  /** The version the caller has seen; another one means that somebody was faster. */
  version?: number
  reason?: string
  /** Further columns to set. */
  set?: Readonly<Record<string, unknown>>
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
  const { from, to } = request.machine.moves[request.move]
  // A move without a target leaves the object in the state it is in.
  const target = request.to ?? to[0] ?? null
  const extra = Object.entries(request.set ?? {}).map(
    ([column, value]) => sql`, ${sql.ref(column)} = ${value}`,
  )
  const row = await maybe<Row>(
    tx,
    sql`update ${sql.table(request.table)}
      set state = coalesce(${target}::text, state), move = ${request.move}, moved_as = ${request.as}, move_reason = ${request.reason ?? null},
        version = version + 1${sql.join(extra, sql``)}
      where id = ${request.id} and state = any(${[...from]}::text[])
        and (${request.version ?? null}::int is null or version = ${request.version ?? null}::int)
      returning *`,
  )
  if (!row) throw new Problem('kit.moved-on')
  return row
}
