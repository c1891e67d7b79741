// The winning agent posts the final quotation before delivery: what is left to pay is asked for (Q13, F27).
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
import type { postFinalQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  askForBalance,
  checkedFinal,
  dueFils,
  issueFinalQuotation,
  quotationWithCharges,
  addToTimeline,
} from '../requests/door.ts'
import { lockExecution } from './execution.ts'
import { finalQuoteRefusal } from './facts.ts'
import { moveBalance } from './move-request.ts'
import { quoted } from './subject.ts'
import { publishEvent } from './publish-event.ts'

export const postFinalQuote = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, balance, facts } = await lockExecution(
      tx,
      actor,
      call.relation,
      call.query.id,
      body.version,
    )
    refuse(finalQuoteRefusal(facts))
    const accepted = await quotationWithCharges(tx, balance.quotation_id)
    if (!accepted) throw new Problem('quotes.not-found')
    const subject = quoted(request)
    const lines = await checkedFinal(tx, { actor, subject, accepted, body, settings: call.settings })
    const quotation = await issueFinalQuotation(tx, { actor, subject, accepted, lines, body, now })
    const asked = await askForBalance(tx, {
      award: balance,
      quotation,
      now,
      move: (name, set) => moveBalance(tx, request.id, name, 'agent', { set }),
    })
    const due = dueFils(asked)
    const waits = asked.state === 'QS_AWAITING_FINAL_PAY'
    await addToTimeline(tx, {
      requestId: request.id,
      code: waits ? 'QS_AWAITING_FINAL_PAY' : 'FINAL_QUOTE',
      at: now,
      by: 'agent',
      userId: actor.userId,
      amountFils: waits ? due : quotation.total_fils,
    })
    if (waits) await publishEvent(tx, 'finalQuoted', request, { quotationId: quotation.id, dueFils: due })
    else await publishEvent(tx, 'changed', request, { recipients: 'winner' })
    return {
      totalEstimate: toWire(quotation.total_fils),
      balance: toWire(due > 0n ? due : 0n),
      status: freightStatus({ state: request.state, balanceState: asked.state, latest: request.latest }),
    }
  })
}
