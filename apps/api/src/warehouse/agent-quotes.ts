// A warehouse saves, sends, revises, declines or takes back its quotation (Q1-Q5; C106).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { reviseRefusal } from '@marsa/model/quotes/quotation.ts'
import type {
  declineStorageQuote as declineContract,
  submitStorageQuote as submitContract,
  withdrawStorageQuote as withdrawContract,
} from '@marsa/model/warehouse/quote-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  checkedContent,
  declineQuotation,
  findQuotation,
  lockQuotations,
  moveQuotation,
  ownQuotation,
  sendQuotation,
  stopClock,
} from '../quotes/door.ts'
import { storageLine } from './line.ts'
import {
  expireWhenUnanswered,
  isHeld,
  quotationCame,
  quotationWentAway,
  quotingRefusal,
  sendRefusal,
} from './quoting.ts'
import { lockVisible } from './requests.store.ts'
import { quoted } from './subject.ts'
import { tellChange } from './tell.ts'

export const submitStorageQuote = (call: Call<typeof submitContract>) => {
  const { body, now, settings, language } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, body.RequestId)
    if (!request) throw new Problem('warehouse.not-found')
    const held = isHeld(await lockQuotations(tx, request.id, request.round))
    const own = await ownQuotation(tx, request.id, request.round, actor.companyId)
    refuse(sendRefusal(request, own, held, now))
    const subject = quoted(request)
    const { content, warnings } = await checkedContent(tx, {
      actor,
      subject,
      body,
      now,
      settings,
      language,
      downOf: (total) => storageLine.downFils(total, settings),
    })
    const { quotation, beforeFils } = await sendQuotation(tx, { actor, subject, own, content, now })
    if (!body.isDraft) {
      const answer = { requestId: request.id, round: request.round, companyId: actor.companyId, now }
      await stopClock(tx, { ...answer, answer: 'QUOTED' }, settings)
      await quotationCame(tx, request, quotation, now, beforeFils)
    }
    return {
      status: 'SUCCESS' as const,
      errorMessage: null,
      QuotationId: quotation.id,
      QuotationNo: quotation.number,
      totalEstimate: toWire(content.totals.total),
      state: quotation.state,
      warnings,
    }
  })
}

export const declineStorageQuote = (call: Call<typeof declineContract>) => {
  const { now, settings } = call
  const { reason } = call.body
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request) throw new Problem('warehouse.not-found')
    refuse(quotingRefusal(request, isHeld(await lockQuotations(tx, request.id, request.round))))
    const own = await ownQuotation(tx, request.id, request.round, actor.companyId)
    await declineQuotation(tx, { actor, subject: quoted(request), own, reason, now })
    const answer = { requestId: request.id, round: request.round, companyId: actor.companyId, now }
    await stopClock(tx, { ...answer, answer: 'DECLINED', reason }, settings)
    await expireWhenUnanswered(tx, request, 'agent', now)
    return succeeded
  })
}

export const withdrawStorageQuote = (call: Call<typeof withdrawContract>) => {
  const { now } = call
  const actor = signedIn(call)
  const as = kindOf(actor) === 'desk' ? 'desk' : 'agent'
  return call.once(async (tx) => {
    const quotation = await findQuotation(tx, call.query.id)
    const own = as === 'desk' ? quotation?.submitted_at : quotation?.company_id === actor.companyId
    if (!quotation || !own) throw new Problem('quotes.not-found')
    const request = await lockVisible(tx, actor, call.relation, quotation.subject_id)
    if (!request) throw new Problem('quotes.not-found')
    const held = isHeld(await lockQuotations(tx, request.id, request.round))
    const { state, valid_until } = quotation
    refuse(reviseRefusal({ state, validUntil: valid_until ?? now }, held, now))
    await moveQuotation(tx, quotation.id, 'withdraw', as, { reason: call.body.reason })
    await tellChange(tx, request, quotation.company_id)
    await quotationWentAway(tx, request, as, now, 'EXPIRED')
    return succeeded
  })
}
