// An administrator puts a request back to an earlier code, and a second person confirms it (F37).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import {
  correctionRefusal,
  correctionTargets,
  findTarget,
  type CorrectionFacts,
  type CorrectionTarget,
} from '@marsa/model/freight/changes/correction.ts'
import type {
  decideCorrection as decideContract,
  proposeCorrection as proposeContract,
} from '@marsa/model/freight/desk-endpoints.ts'
import { milestonePlan } from '@marsa/model/freight/execution/milestones.ts'
import { hour } from '@marsa/model/requests/validity.ts'
import { liveStates } from '@marsa/model/requests/quotation.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { addToTimeline } from '../../requests/door.ts'
import { findOpenSession } from '../../finance/door.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  closeCorrection,
  findCorrection,
  insertCorrection,
  openCorrection,
  roundQuotes,
} from './changes.store.ts'
import { reopenWindow } from '../quoting/invitations.store.ts'
import { moveRequest } from '../move-request.ts'
import { subjectKind } from '../subject.ts'
import { lockRequest, lockVisible, type RequestRow } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'

/** What the model's rule of corrections looks at. */
export const correctionFacts = async (db: Db, request: RequestRow): Promise<CorrectionFacts> => ({
  state: request.state,
  mode: request.mode,
  direction: request.direction,
  destinationKind: request.form.destination.kind,
  milestones: request.milestones,
  liveQuotes: (await roundQuotes(db, request.id)).filter(
    (quote) => quote.round === request.round && liveStates.includes(quote.state as 'Q_SUBMITTED'),
  ).length,
  wasPaid: request.booking_transaction_id !== null,
  compensated: request.compensated_fils > 0n,
})

export const targetsOf = async (db: Db, request: RequestRow): Promise<CorrectionTarget[]> =>
  correctionTargets(await correctionFacts(db, request))

/** The target, or the refusal that stands against it: what moved money is not taken back by a correction. */
const wantedTarget = (facts: CorrectionFacts, wanted: Parameters<typeof findTarget>[1]): CorrectionTarget => {
  refuse(correctionRefusal(facts, wanted))
  return findTarget(facts, wanted)!
}

export const refuseWhilePaying = async (tx: Tx, requestId: string): Promise<void> => {
  if (await findOpenSession(tx, subjectKind, requestId)) throw new Problem('freight.payment-open')
}

export const proposeCorrection = (call: Call<typeof proposeContract>) => {
  const { now, body } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, signedIn(call), call.relation, call.query.id)
    if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
    if (body.version !== undefined && body.version !== request.version) throw new Problem('kit.moved-on')
    if (await openCorrection(tx, request.id)) throw new Problem('freight.correction-open')
    await refuseWhilePaying(tx, request.id)
    const { to, first, reason } = body
    const target = wantedTarget(await correctionFacts(tx, request), { to, first })
    const { id } = await insertCorrection(tx, { requestId: request.id, to, first, reason, userId, now })
    await publishEvent(tx, 'correctionWaiting', request, { correctionId: id, to: target.to })
    return { correctionId: id }
  })
}

/** Which columns a correction of steps writes: what is left of them, and what follows from that. */
export const stepColumns = (request: RequestRow, { removes }: CorrectionTarget): Record<string, unknown> => {
  const left = request.milestones.filter((code) => !removes.includes(code))
  const plan = milestonePlan({ ...request, destinationKind: request.form.destination.kind })
  const reported = left
    .filter((code) => code !== 'DEPARTED')
    .toSorted((one, other) => plan.indexOf(one) - plan.indexOf(other))
  return {
    milestones: left,
    latest: reported.at(-1) ?? null,
    ...(removes.includes('QS_DEL') && {
      delivered_at: null,
      delivery_reported_at: null,
      agent_done_at: null,
    }),
  }
}

const make = async (
  tx: Tx,
  request: RequestRow,
  target: CorrectionTarget,
  { reason, now, settings }: { reason: string; now: Date; settings: SettingsInForce },
): Promise<RequestRow> => {
  const moved = await moveRequest(tx, request.id, target.move, 'admin', {
    reason,
    set: {
      corrected_at: now,
      status_since: now,
      ...(target.track === 'commercial' ? {} : stepColumns(request, target)),
    },
  })
  if (target.track === 'commercial')
    await reopenWindow(tx, request.id, new Date(now.getTime() + settings['quotes.window-hours'] * hour))
  return moved
}

export const decideCorrection = (call: Call<typeof decideContract>) => {
  const { now, body, settings } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const known = await findCorrection(tx, call.query.id)
    const request = known && (await lockRequest(tx, known.request_id))
    // Read again under the lock: somebody may have decided in between.
    const correction = request && (await findCorrection(tx, call.query.id))
    if (!request || !correction) throw new Problem('freight.correction-none')
    const outcome = body.isConfirmed ? 'MADE' : 'DROPPED'
    if (!body.isConfirmed) {
      await closeCorrection(tx, { id: correction.id, userId, outcome, now })
      await publishEvent(tx, 'changed', request, { recipients: [] })
      return succeeded
    }
    if (correction.proposed_by === userId) throw new Problem('freight.second-person')
    await refuseWhilePaying(tx, request.id)
    const { to_code: to, first_step: first, reason } = correction
    const target = wantedTarget(await correctionFacts(tx, request), { to, first })
    const moved = await make(tx, request, target, { reason, now, settings })
    await closeCorrection(tx, { id: correction.id, userId, outcome, now })
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'CORRECTED',
      at: now,
      by: 'admin',
      userId,
      note: reason,
    })
    await publishEvent(tx, 'corrected', moved, { correctionId: correction.id, to })
    return succeeded
  })
}
