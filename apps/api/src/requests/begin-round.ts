// Begins a round of a request: whoever the line names is asked, each with its clock; sent again, it is the next one (F4, F5, F20, W1, W9).
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { hour } from '@marsa/model/requests/validity.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn } from '../kit/serve.ts'
import { dueTimes } from './answer-clock.ts'
import { invite } from './invitations.store.ts'
import { phaseOf, type Asked, type LineRow, type ServerLine } from './line.ts'
import { addToTimeline, flagForReview } from './requests.store.ts'

type Timing = { now: Date; settings: SettingsInForce }

export const windowEnd = ({ now, settings }: Timing): Date =>
  new Date(now.getTime() + settings['quotes.window-hours'] * hour)

/** Invites everybody who may quote and starts their answer clocks; answers how many there are. The desk is notified when there is nobody. */
export const beginRound = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  timing: Timing,
): Promise<number> => {
  const { now, settings } = timing
  const agents = await line.rounds.agents(tx, request)
  if (!agents.length) {
    await flagForReview(tx, request.id)
    await line.rounds.publishNobody(tx, request)
    return 0
  }
  const minutes = line.rounds.answerMinutes(request, settings)
  const invited = await dueTimes(tx, agents, { now, minutes, settings })
  await line.rounds.begun(tx, request, windowEnd(timing), now)
  await invite(tx, { requestId: request.id, round: request.round, agents: invited, now, minutes })
  for (const [, together] of Map.groupBy(invited, ({ dueAt }) => dueAt.getTime()))
    await line.rounds.publishInvited(
      tx,
      request,
      together.map(({ id }) => id),
      together[0]!.dueAt,
    )
  return agents.length
}

/** Why a request cannot be sent again; money that was paid is not brought back by it. */
export const againRefusal = <Row extends LineRow>(
  line: Pick<ServerLine<Row>, 'phases' | 'rounds'>,
  request: Pick<Row, 'state' | 'booking_transaction_id'>,
): string | undefined => {
  if (request.booking_transaction_id !== null) return line.rounds.codes.wasPaid
  const isOver = ['rejected', 'cancelled', 'expired'].includes(phaseOf(line, request))
  return isOver ? undefined : line.rounds.codes.notOver
}

type Again = { version?: number | undefined; [field: string]: unknown }

/** Under its number, with what the caller changes of the form; the old quotations stay readable. */
export const requestAgainFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  (call: Asked<{ id: string }, Again>) => {
    const actor: Actor = signedIn(call)
    const { version, ...changes } = call.body
    return call.once(async (tx) => {
      const ended = await line.lockVisible(tx, actor, call.relation, call.query.id)
      if (!ended || phaseOf(line, ended) === 'draft') throw new Problem(line.notFound)
      refuse(againRefusal(line, ended))
      const columns = await line.rounds.formColumns(tx, ended, { ...ended.form, ...changes }, call)
      const request = await line.rounds.reopen(tx, ended, call.now, {
        version,
        set: { ...columns, round: ended.round + 1, pending_review: false, return_state: null },
      })
      await addToTimeline(tx, {
        requestId: ended.id,
        code: 'REQUESTED_AGAIN',
        at: call.now,
        by: 'customer',
        userId: actor.userId,
        forCustomer: true,
      })
      await line.rounds.publishAgain(tx, request)
      const invitedAgents = await beginRound(line, tx, request, call)
      return { quoteNumber: request.number, round: request.round, invitedAgents }
    })
  }
