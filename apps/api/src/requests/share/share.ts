// The customer's link by which anybody follows a booking, of every line: made once, said again, ended; for how long it is followed.
import { randomUUID } from 'node:crypto'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import { tokenHash, tokenOf } from '../../kit/link-token.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { LineRow, ServerLine } from '../line.ts'
import { endShare, insertShare, openShare, sharedRequest } from './shares.store.ts'

/** Days for which a completed booking can be followed. */
const followedDays = 7

type Asked = Pick<Call, 'actor' | 'relation' | 'now' | 'unkept' | 'once'> & { query: { id: string } }
type SharingLine<Row extends LineRow> = Pick<
  ServerLine<Row>,
  'line' | 'lockVisible' | 'notFound' | 'bookedStates'
>

export const shareFor =
  <Row extends LineRow>(line: SharingLine<Row>, secret: string) =>
  (call: Asked) => {
    const actor = signedIn(call)
    const { now, query } = call
    // Its token opens the booking to whoever has it, so no answer is kept; a second call says the same one.
    return call.unkept(async (tx) => {
      const request = await line.lockVisible(tx, actor, call.relation, query.id)
      if (!request) throw new Problem(line.notFound)
      if (!line.bookedStates.includes(request.state)) throw new Problem(`${line.line}.not-booked`)
      const known = await openShare(tx, request.id)
      const id = known ?? randomUUID()
      const token = tokenOf(secret, `${line.line}-share:${id}`)
      if (!known)
        await insertShare(tx, {
          id,
          requestId: request.id,
          hash: tokenHash(token),
          userId: actor.userId,
          now,
        })
      return { token }
    })
  }

/** A booking that is over is still followed for some days, so its link can be ended. */
export const endShareFor =
  <Row extends LineRow>(line: SharingLine<Row>) =>
  (call: Asked) => {
    const actor = signedIn(call)
    return call.once(async (tx) => {
      const request = await line.lockVisible(tx, actor, call.relation, call.query.id)
      if (!request) throw new Problem(line.notFound)
      refuse((await endShare(tx, request.id, actor.userId, call.now)) ? undefined : 'requests.share-none')
      return succeeded
    })
  }

/** The request that whoever has the token may follow. */
export const requestOfToken = (db: Db, token: string): Promise<string | undefined> =>
  sharedRequest(db, tokenHash(token))

/** Under way, or completed not long ago; a cancelled booking is nobody's to follow. */
export const isFollowed = (
  { state, completed_at: at }: { state: string; completed_at: Date | null },
  bookedStates: readonly string[],
  now: Date,
): boolean =>
  bookedStates.includes(state) ||
  (at !== null && state === 'QS_CMP' && now.getTime() - at.getTime() < followedDays * 86_400_000)
