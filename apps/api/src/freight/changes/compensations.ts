// A disputed delivery closed with compensation (F36, decision 30): posted once, by two persons above a limit.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import {
  compensationFils,
  compensationRefusal,
  needsSecondPerson,
  type CompensationFacts,
} from '@marsa/model/freight/changes/compensation.ts'
import type {
  compensateDispute as compensateContract,
  decideCompensation as decideContract,
} from '@marsa/model/freight/changes/compensation-endpoints.ts'
import {
  issueCompensationNote,
  postCreditCompensation,
  refundPayments,
  type Staff,
} from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { wholeInvoice, addToTimeline } from '../../requests/door.ts'
import { balanceOf, type BalanceRow } from '../paying/balance.ts'
import {
  closeCompensation,
  findCompensation,
  givenAlone,
  insertCompensation,
  lockGiving,
  openCompensation,
  type CompensationRow,
} from './compensations.store.ts'
import { finishDispute } from './disputes.ts'
import { lockExecution } from '../execution/execution.ts'
import { moveBalance } from '../move-request.ts'
import { lockRequest, type RequestRow } from '../requests.store.ts'
import { invoiced } from '../subject.ts'
import { publishEvent } from '../publish-event.ts'

type Disputed = { request: RequestRow; balance: BalanceRow }
type How = { as: Staff; userId: string; now: Date; settings: SettingsInForce }

/** What the model's rule of compensations looks at. */
export const compensationFacts = ({ request, balance }: Disputed): CompensationFacts => ({
  state: request.state,
  milestones: request.milestones,
  disputed: request.disputed_at !== null,
  paidFils: balance.paid_fils,
  compensatedFils: balance.compensated_fils,
})

/** The second person, or the only one, for the desk and for administrators alike. */
const staffOf = (actor: Actor): Staff => (kindOf(actor) === 'admin' ? 'admin' : 'desk')

/**
 * Everything at once, under the request's lock: the whole is invoiced where it was not yet, a note credits it, the money
 * goes back the way it came, and the dispute ends.
 */
const give = async (
  tx: Tx,
  { request, balance }: Disputed,
  row: CompensationRow,
  how: How,
): Promise<void> => {
  const { id: compensationId, amount_fils: amountFils, note: reason } = row
  const { as, userId, now } = how
  const subjectId = request.id
  const invoice = await wholeInvoice(tx, invoiced(request), balance, request.delivered_at ?? now)
  await issueCompensationNote(tx, { invoice, amountFils, causeId: compensationId, suppliedOn: dayOf(now) })
  if (balance.on_credit)
    await postCreditCompensation(tx, { compensationId, companyId: balance.company_id, subjectId, amountFils })
  else await refundPayments(tx, subjectId, amountFils, { as, reason })
  await moveBalance(tx, subjectId, 'compensate', as, {
    reason,
    set: { compensated_fils: balance.compensated_fils + amountFils },
  })
  await addToTimeline(tx, {
    requestId: subjectId,
    code: 'COMPENSATED',
    at: now,
    by: as,
    userId,
    amountFils,
  })
  const closed = await finishDispute(tx, request, { ...how, note: reason })
  await publishEvent(tx, 'compensated', closed, { agentId: balance.agent_id, compensationId, amountFils })
}

export const compensateDispute = (call: Call<typeof compensateContract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  const { userId } = actor
  return call.once(async (tx) => {
    const disputed = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    const { request } = disputed
    const amountFils = compensationFils(body.amount) ?? 0n
    const refusal = compensationRefusal(compensationFacts(disputed), amountFils)
    if (refusal === 'freight.compensation-amount' || refusal === 'finance.refund-too-large')
      throw new Problem(refusal, {}, { amount: refusal })
    refuse(refusal)
    if (await openCompensation(tx, request.id)) throw new Problem('freight.compensation-open')
    const giving = { requestId: request.id, companyId: disputed.balance.company_id, userId, now }
    await lockGiving(tx, giving)
    const needsSecond = needsSecondPerson(amountFils, await givenAlone(tx, giving), settings)
    const { note } = body
    const row = await insertCompensation(tx, {
      requestId: request.id,
      amountFils,
      note,
      needsSecond,
      userId,
      now,
    })
    if (needsSecond)
      await publishEvent(tx, 'compensationWaiting', request, { compensationId: row.id, amountFils })
    else await give(tx, disputed, row, { as: staffOf(actor), userId, now, settings })
    return { compensationId: row.id, isPosted: !needsSecond }
  })
}

export const decideCompensation = (call: Call<typeof decideContract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  const { userId } = actor
  return call.once(async (tx) => {
    const known = await findCompensation(tx, call.query.id)
    const request = known && (await lockRequest(tx, known.request_id))
    // Read again under the lock: somebody may have decided in between.
    const row = request && (await findCompensation(tx, call.query.id))
    const balance = request && balanceOf(request)
    if (!request || !row || !balance) throw new Problem('freight.compensation-none')
    if (body.isConfirmed) {
      if (row.proposed_by === userId) throw new Problem('freight.compensation-second-person')
      const disputed = { request, balance }
      refuse(compensationRefusal(compensationFacts(disputed), row.amount_fils))
      await closeCompensation(tx, { id: row.id, userId, outcome: 'MADE', now })
      await give(tx, disputed, row, { as: staffOf(actor), userId, now, settings })
    } else {
      await closeCompensation(tx, { id: row.id, userId, outcome: 'DROPPED', now })
      await publishEvent(tx, 'changed', request, { recipients: [] })
    }
    return succeeded
  })
}
