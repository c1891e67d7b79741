// A request that is carried out is its customer's, its winner's and staff's: for an agent that has not won it there is none.
import { Problem } from '@marsa/model/kit/problem.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { usualCode } from '@marsa/model/requests/usual-problems.ts'
import type { Db, Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { isAwarded, type MaybeAwarded } from './award.ts'
import type { Booked, LineRow, ServerLine } from './line.ts'
import type { UsualRow } from './usual/spec.ts'

type Caller = Pick<Call, 'actor' | 'relation'>

/** Of requests that the caller may see, whether this one is theirs to follow and to work on. */
export const isTheirs = (call: Caller, request: Pick<MaybeAwarded, 'agent_id'>): boolean =>
  call.relation !== 'assigned' || request.agent_id === signedIn(call).companyId

const awarded = <Row extends LineRow>(call: Caller, request: Row | undefined): Booked<Row> | undefined =>
  request && isTheirs(call, request) && isAwarded(request) ? request : undefined

/** The booking with this id, under way or over, where it is the caller's. */
export const findTheirs = async <Row extends LineRow>(
  line: Pick<ServerLine<Row>, 'find'>,
  db: Db,
  call: Caller,
  id: string,
): Promise<Booked<Row> | undefined> => awarded(call, await line.find(db, signedIn(call), call.relation, id))

/** The same, locked; undefined, too, where what it was looked for by has no request. */
export const lockTheirs = async <Row extends LineRow>(
  line: Pick<ServerLine<Row>, 'lockVisible'>,
  tx: Tx,
  call: Caller,
  id: string | undefined,
): Promise<Booked<Row> | undefined> =>
  id === undefined ? undefined : awarded(call, await line.lockVisible(tx, signedIn(call), call.relation, id))

const refuseUnbooked = <Row extends LineRow>(
  line: Pick<ServerLine<Row>, 'line'>,
  call: Caller,
  request: Row | undefined,
): Booked<Row> => {
  if (!request || !isTheirs(call, request)) throw new Problem(usualCode(line.line, 'not-found'))
  if (!isAwarded(request)) throw new Problem(usualCode(line.line, 'not-booked'))
  return request
}

/** The booking that a page shows, under way or over; throws where there is none, or none yet. */
export const readBooking = async <Row extends LineRow>(
  line: Pick<ServerLine<Row>, 'line' | 'find'>,
  db: Db,
  call: Caller,
  id: string,
): Promise<Booked<Row>> => refuseUnbooked(line, call, await line.find(db, signedIn(call), call.relation, id))

/** The booking under way, locked for a step of either side or of the desk; a stale version means that somebody was faster. */
export const lockBooked = async <Row extends UsualRow>(
  line: Pick<ServerLine<Row>, 'line' | 'lockVisible'>,
  tx: Tx,
  call: Caller,
  { id, version }: { id: string; version?: number | undefined },
): Promise<Booked<Row>> => {
  const found = await line.lockVisible(tx, signedIn(call), call.relation, id)
  const request = refuseUnbooked(line, call, found)
  if (version !== undefined && version !== request.version) throw new Problem('kit.moved-on')
  if (!usualBooked.includes(request.state)) throw new Problem(usualCode(line.line, 'not-booked'))
  return request
}
