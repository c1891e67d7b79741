// The winning agent posts the final quotation before delivery: what is left to pay is asked for (Q13, F27).
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { half, toWire } from '@marsa/model/kit/money.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { toLine, totalsOf, type ChargeLine } from '@marsa/model/quotes/charges.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
import type { postFinalQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { confirmOnCredit, issueCreditNote, listSessions, requestRefund } from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  finalRevision,
  insertQuotation,
  lineProblems,
  moveQuotation,
  quotationWithCharges,
  replaceCharges,
  type QuotationRow,
} from '../quotes/door.ts'
import type { BalanceRow } from './balances.store.ts'
import { lockExecution } from './execution.ts'
import { finalQuoteRefusal } from './facts.ts'
import { moveBalance } from './move-request.ts'
import { addTimelineEvent, type RequestRow } from './requests.store.ts'
import { hasOwnQuoteFile } from './papers.ts'
import { tell } from './tell.ts'

const checkLines = (lines: readonly ChargeLine[], settings: SettingsInForce): void => {
  const { fields, params } = lineProblems(lines, settings)
  if (Object.keys(fields).length) throw new Problem('kit.invalid', params, fields)
}

/** The new version as a row of its own, so that both stay visible; the file may stay the one of the accepted quotation. */
const writeFinal = async (
  tx: Tx,
  actor: Actor,
  request: RequestRow,
  accepted: QuotationRow,
  lines: readonly ChargeLine[],
  body: Call<typeof contract>['body'],
  now: Date,
): Promise<QuotationRow> => {
  await moveQuotation(tx, accepted.id, 'postFinal', 'agent')
  const quotation = await insertQuotation(
    tx,
    {
      number: accepted.number,
      subjectKind: accepted.subject_kind,
      subjectId: request.id,
      round: request.round,
      companyId: actor.companyId,
      userId: actor.userId,
      customerId: request.company_id,
      state: 'Q_ACCEPTED',
      move: 'issueFinal',
      revision: await finalRevision(tx, accepted),
      finalOf: accepted.id,
    },
    {
      lines,
      totals: totalsOf(lines),
      validUntil: accepted.valid_until,
      transitDays: accepted.transit_days ?? undefined,
      freeDays: accepted.free_days ?? undefined,
      stops: accepted.stops ?? undefined,
      remarks: body.remarks,
      terms: accepted.terms ?? undefined,
      fileDocumentId: body.fileDocumentId ?? accepted.file_document_id ?? undefined,
      submittedAt: now,
    },
  )
  await replaceCharges(tx, quotation.id, lines)
  return quotation
}

/** What was paid above the final total goes back the way it came, with a credit note on its invoice. */
const giveBack = async (tx: Tx, balance: BalanceRow, amountFils: bigint, now: Date): Promise<void> => {
  const session = (await listSessions(tx, balance.id)).find((each) => each.settledFils >= amountFils)
  if (!session) throw new Error(`request ${balance.id} has no payment to give ${amountFils} back from`)
  const reason = 'the final quotation is lower than what was paid'
  const refund = await requestRefund(tx, { sessionId: session.id, amountFils, reason, as: 'system' })
  await issueCreditNote(tx, refund, dayOf(now))
}

/**
 * Asks for the balance. With nothing left the track only notes it; what is left over goes back, and a credit account
 * takes the difference either way at once.
 */
const ask = async (tx: Tx, balance: BalanceRow, quotation: QuotationRow, now: Date): Promise<BalanceRow> => {
  const set = { total_fils: quotation.total_fils, final_quotation_id: quotation.id }
  const due = quotation.total_fils - balance.paid_fils
  if (due > 0n && !balance.on_credit) return moveBalance(tx, balance.id, 'ask', 'agent', { set })
  if (due !== 0n && balance.on_credit)
    await confirmOnCredit(tx, {
      companyId: balance.company_id,
      subjectId: balance.id,
      quotationId: quotation.id,
      amountFils: due,
    })
  else if (due < 0n) await giveBack(tx, balance, -due, now)
  return moveBalance(tx, balance.id, 'settle', 'agent', { set: { ...set, paid_fils: quotation.total_fils } })
}

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
    const lines = body.charges.map(toLine)
    checkLines(lines, call.settings)
    if (totalsOf(lines).total < half(accepted.total_fils))
      throw new Problem('quotes.final-below-down-payment')
    if (body.fileDocumentId && !(await hasOwnQuoteFile(tx, actor, request.id, body.fileDocumentId)))
      throw new Problem('quotes.file-required', {}, { fileDocumentId: 'quotes.file-required' })
    const quotation = await writeFinal(tx, actor, request, accepted, lines, body, now)
    const asked = await ask(tx, balance, quotation, now)
    const dueFils = asked.total_fils - asked.paid_fils
    const waits = asked.state === 'QS_AWAITING_FINAL_PAY'
    await addTimelineEvent(tx, {
      requestId: request.id,
      code: waits ? 'QS_AWAITING_FINAL_PAY' : 'FINAL_QUOTE',
      at: now,
      by: 'agent',
      userId: actor.userId,
      amountFils: waits ? dueFils : quotation.total_fils,
    })
    if (waits) await tell(tx, 'finalQuoted', request, { quotationId: quotation.id, dueFils })
    else await tell(tx, 'changed', request)
    return {
      totalEstimate: toWire(quotation.total_fils),
      balance: toWire(dueFils > 0n ? dueFils : 0n),
      status: freightStatus({ state: request.state, balanceState: asked.state, latest: request.latest }),
    }
  })
}
