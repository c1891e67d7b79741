// An agent saves, sends, revises, declines or takes back its quotation for a request of any line (Q1-Q5; C047, C106).
import { printsQuotes } from '@marsa/model/lines.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { QuoteBody } from '@marsa/model/requests/quote-fields.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { needsDesk } from '@marsa/model/requests/charge-rules.ts'
import { liveStates, reviseRefusal } from '@marsa/model/requests/quotation.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { stopClock } from './answer-clock.ts'
import { checkedContent } from './check-quotation.ts'
import type { Asked, LineRow, ServerLine } from './line.ts'
import { moveQuotation } from './move-quotation.ts'
import {
  closeRound,
  isHeld,
  quotationCame,
  quotationWentAway,
  quotingRefusal,
  sendRefusal,
} from './quoting.ts'
import { exchangeOn } from '../reference/door.ts'
import { findQuotation, lockQuotations, ownQuotation } from './quotations.store.ts'
import type { Content } from './write-quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'
import { addToTimeline } from './requests.store.ts'
import { declineQuotation, sendQuotation, type QuotedSubject } from './write-quotation.ts'

export const quotedBy = (
  { kind }: Pick<ServerLine, 'kind'>,
  { id, round, company_id }: Pick<LineRow, 'id' | 'round' | 'company_id'>,
): QuotedSubject => ({ kind, id, round, customerId: company_id })

/** The request that an agent was invited to, locked with its round, and the agent's own quotation. */
const lockRound = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation'>,
  id: string,
) => {
  const actor = signedIn(call)
  const request = await line.lockVisible(tx, actor, call.relation, id)
  if (!request) throw new Problem(line.notFound)
  const held = isHeld(await lockQuotations(tx, request.id, request.round))
  const own = await ownQuotation(tx, request.id, request.round, actor.companyId)
  return {
    request,
    held,
    own,
    answer: { requestId: request.id, round: request.round, companyId: actor.companyId },
  }
}

/** Whether a price of it goes to the desk first. What the customer has already stays in force, so a revision cannot wait. */
const waitsForDesk = <Row extends LineRow>(
  line: ServerLine<Row>,
  own: QuotationRow | undefined,
  { lines }: Content,
  settings: SettingsInForce,
): boolean => {
  const at = line.ranges ? lines.findIndex((each) => needsDesk(each, settings)) : -1
  if (at >= 0 && own && liveStates.includes(own.state)) {
    const code = 'quotes.range-revision'
    throw new Problem(code, {}, { [`charges.${at}.sellingRate`]: code })
  }
  return at >= 0
}

type Sending = Pick<Call, 'actor' | 'relation' | 'now' | 'settings' | 'language'> & {
  body: QuoteBody & { RequestId: string; isDraft: boolean }
}

/**
 * Sends a quotation, or saves its draft, for whoever acts: the agent, or its rule, which answers once and never anew
 * (`quotes.already-answered`). All that guards a quotation is here.
 */
export const sendQuotationIn = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  call: Sending,
  byRule = false,
) => {
  const { body, now, settings, language } = call
  const actor = signedIn(call)
  const { request, held, own, answer } = await lockRound(line, tx, call, body.RequestId)
  refuse(byRule && own ? 'quotes.already-answered' : sendRefusal(line, request, own, held, now))
  const subject = quotedBy(line, request)
  const { content, warnings } = await checkedContent(tx, {
    actor,
    subject,
    body,
    now,
    settings,
    language,
    pricing: line.pricing(request, await exchangeOn(tx, dayOf(now))),
    own,
    offer: line.offer(request),
    // What a rule sends has no file but the one that is printed of it.
    mayPrint: byRule || printsQuotes(line.line),
    downOf: (total) => line.downFils(total, settings),
  })
  if (body.rateCard) await line.refuseCard?.(tx, actor.companyId, body.rateCard)
  content.byRule = byRule
  const withDesk = !body.isDraft && waitsForDesk(line, own, content, settings)
  if (withDesk) content.submittedAt = null
  const { quotation, beforeFils } = await sendQuotation(tx, { actor, subject, own, content, now })
  if (withDesk) await line.ranges?.ask(tx, request, quotation, { now, settings })
  else if (!body.isDraft) {
    await line.answered(tx, request.id, actor.companyId, now)
    await stopClock(tx, { ...answer, answer: 'QUOTED', now }, settings)
    await quotationCame(line, tx, request, quotation, now, beforeFils)
  }
  return {
    status: 'SUCCESS' as const,
    errorMessage: null,
    QuotationId: quotation.id,
    QuotationNo: quotation.number,
    totalEstimate: toWire(content.totals.total),
    state: quotation.state,
    withDesk,
    warnings,
  }
}

export const sendQuotationFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  (call: Asked<unknown, QuoteBody & { RequestId: string; isDraft: boolean }>) =>
    call.once((tx) => sendQuotationIn(line, tx, call))

/** Its clock stops, and the round may be over with that. */
export const declineRequest = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation' | 'now' | 'settings'>,
  id: string,
  reason: string,
) => {
  const { now } = call
  const actor = signedIn(call)
  const { request, held, own, answer } = await lockRound(line, tx, call, id)
  refuse(quotingRefusal(line, request, held))
  await declineQuotation(tx, { actor, subject: quotedBy(line, request), own, reason, now })
  await line.answered(tx, request.id, actor.companyId, now)
  await stopClock(tx, { ...answer, answer: 'DECLINED', reason, now }, call.settings)
  await line.publishChange(tx, request)
  await closeRound(line, tx, request, 'agent', now)
  return succeeded
}

export const declineFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  (call: Asked<{ id: string }, { reason: string }>) =>
    call.once((tx) => declineRequest(line, tx, call, call.query.id, call.body.reason))

/** The agent, or the desk for it, takes a sent quotation back; if it was the last one, the request waits or expires. */
export const withdrawFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  (call: Asked<{ id: string }, { reason: string }>) => {
    const { now } = call
    const actor = signedIn(call)
    const as = kindOf(actor) === 'desk' ? 'desk' : 'agent'
    return call.once(async (tx) => {
      const quotation = await findQuotation(tx, call.query.id)
      const own = as === 'desk' ? quotation?.submitted_at : quotation?.company_id === actor.companyId
      const request =
        quotation && own && quotation.subject_kind === line.kind
          ? await line.lockVisible(tx, actor, call.relation, quotation.subject_id)
          : undefined
      if (!quotation || !request) throw new Problem('quotes.not-found')
      const held = isHeld(await lockQuotations(tx, request.id, request.round))
      const { state, valid_until } = quotation
      refuse(reviseRefusal({ state, validUntil: valid_until ?? now }, held, now))
      await moveQuotation(tx, quotation.id, 'withdraw', as, { reason: call.body.reason })
      await line.withdrawn(tx, request, quotation, now)
      await line.publishChange(tx, request, quotation.company_id)
      await quotationWentAway(line, tx, request, as, now, 'EXPIRED')
      return succeeded
    })
  }

/** A customer rejects a quotation (Q10); with the last one the request is rejected, or waits for the others. */
export const rejectFor =
  <Row extends LineRow>(line: ServerLine<Row>) =>
  (call: Asked<{ id: string }, { reason?: string | undefined }>) => {
    const { now } = call
    const actor = signedIn(call)
    return call.once(async (tx) => {
      const found = await findQuotation(tx, call.query.id)
      const isOwn =
        found?.submitted_at && found.customer_id === actor.companyId && found.subject_kind === line.kind
      const request = isOwn ? await line.lockVisible(tx, actor, call.relation, found.subject_id) : undefined
      if (!found || !request) throw new Problem('quotes.not-found')
      const quotations = await lockQuotations(tx, request.id, request.round)
      if (isHeld(quotations)) throw new Problem('quotes.payment-in-progress')
      const state = quotations.find(({ id }) => id === found.id)?.state
      if (state !== 'Q_SUBMITTED' && state !== 'Q_FAILED') throw new Problem('quotes.not-open')
      const rejected = await moveQuotation(tx, found.id, 'reject', 'customer', { reason: call.body.reason })
      await addToTimeline(tx, {
        requestId: request.id,
        code: 'QUOTE_REJECTED',
        at: now,
        by: 'customer',
        userId: actor.userId,
        agentId: found.company_id,
        forCustomer: true,
      })
      await line.publishRejected(tx, request, rejected)
      await quotationWentAway(line, tx, request, 'customer', now, 'QS_REJ')
      return succeeded
    })
  }
