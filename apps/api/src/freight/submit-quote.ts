// An agent saves, sends or revises its quotation for a freight request (Q1, Q3, Q4; C047).
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { half, toWire } from '@marsa/model/kit/money.ts'
import type { submitQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { checkedContent, ownQuotation, sendQuotation, stopClock } from '../quotes/door.ts'
import { quotationCame, sendRefusal } from './quoting.ts'
import { closeQuestions } from './changes.store.ts'
import { lockVisible } from './requests.store.ts'
import { quoted } from './subject.ts'

export const submitQuote = (call: Call<typeof contract>) => {
  const { body, now, settings, language } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, body.RequestId)
    if (!request) throw new Problem('freight.not-found')
    const own = await ownQuotation(tx, request.id, request.round, actor.companyId)
    refuse(sendRefusal(request, own, now))
    const subject = quoted(request)
    const { content, warnings } = await checkedContent(tx, {
      actor,
      subject,
      body,
      now,
      settings,
      language,
      downOf: half,
    })
    const { quotation, beforeFils } = await sendQuotation(tx, { actor, subject, own, content, now })
    if (!body.isDraft) {
      const { id: requestId, round } = request
      await closeQuestions(tx, requestId, now, actor.companyId)
      await stopClock(tx, { requestId, round, companyId: actor.companyId, answer: 'QUOTED', now }, settings)
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
