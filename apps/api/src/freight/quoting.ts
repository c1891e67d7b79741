// What quoting does to a freight request: first and further quotations, all in, none left (F7-F10, F15, F16).
import { liveStates, sendRefusal as agentSendRefusal } from '@marsa/model/quotes/quotation.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { expectedCharges, type ChargeCode } from '@marsa/model/quotes/charges.ts'
import { serviceCharges } from '@marsa/model/quotes/service-charges.ts'
import { bookedStates, quotingStates } from '@marsa/model/freight/request-machine.ts'
import type { Tx } from '../kit/db.ts'
import { lockQuotations, type QuotationRow, addToTimeline, invitationsOf } from '../quotes/door.ts'
import { moveRequest } from './move-request.ts'
import { lockRequest, type RequestRow } from './requests.store.ts'
import { tell } from './tell.ts'

/** Why an agent cannot quote for the request at all; undefined when it takes quotations. */
export const quotingRefusal = (request: Pick<RequestRow, 'state'>): string | undefined => {
  if (quotingStates.includes(request.state)) return undefined
  if (request.state === 'QS_AWP') return 'quotes.payment-in-progress'
  return bookedStates.includes(request.state) ? 'quotes.already-awarded' : 'quotes.request-closed'
}

/** Why an agent cannot send a quotation now: the request, its own earlier answer, or the end of the window (F8, F9). */
export const sendRefusal = (
  request: Pick<RequestRow, 'state' | 'window_ends_at'>,
  own: Pick<QuotationRow, 'state' | 'valid_until'> | undefined,
  now: Date,
): string | undefined =>
  // Its own answer first: what has become of the request since would tell of rivals.
  (own?.state === 'Q_DECLINED' ? 'quotes.already-answered' : undefined) ??
  quotingRefusal(request) ??
  agentSendRefusal(own && { state: own.state, validUntil: own.valid_until }, request.window_ends_at, now)

export const expectedOf = ({ form }: Pick<RequestRow, 'form'>): ChargeCode[] =>
  expectedCharges({
    mode: form.mode,
    fullContainer: form.containerMode === 'FCL',
    door: form.destination.kind === 'door' || form.origin.kind === 'door',
    services: serviceCharges(form.services ?? []),
  })

/**
 * Notes a quotation that has come in (F7, F8) and closes the window once everybody has answered (F9). `beforeFils` is
 * the total it replaces, where it revises one.
 */
export const quotationCame = async (
  tx: Tx,
  request: RequestRow,
  quotation: QuotationRow,
  now: Date,
  beforeFils?: bigint,
): Promise<void> => {
  const { company_id: agentId, total_fils: totalFils } = quotation
  const first = request.state === 'QS_RCD'
  if (request.state !== 'QS_FIN')
    await moveRequest(tx, request.id, first ? 'receiveFirstQuote' : 'receiveQuote', 'agent')
  await addToTimeline(tx, {
    requestId: request.id,
    code: first ? 'QS_RFC' : 'QUOTE_RECEIVED',
    at: now,
    by: 'agent',
    amountFils: totalFils,
    agentId,
    forCustomer: true,
  })
  const quote = { id: quotation.id, companyId: agentId, totalFils, validUntil: quotation.valid_until ?? now }
  if (beforeFils === undefined) await tell(tx, 'quoteCame', request, { quote, first })
  else await tell(tx, 'quoteRevised', request, { quote, beforeFils })
  await closeWhenAllAnswered(tx, request, 'agent', now)
}

/** F9 and F10: when no answer is awaited any more, or `windowOver`, the round is in, or it has expired and the desk is told (Q2). */
export const closeWhenAllAnswered = async (
  tx: Tx,
  request: RequestRow,
  as: Extract<ActorKind, 'agent' | 'system'>,
  now: Date,
  windowOver = false,
): Promise<void> => {
  const invitations = await invitationsOf(tx, request.id, request.round)
  if (!windowOver && invitations.some((row) => row.answered_at === null)) return
  const quotations = await lockQuotations(tx, request.id, request.round)
  const live = quotations.some((row) => liveStates.includes(row.state))
  const from = (await lockRequest(tx, request.id))?.state
  if (from === 'QS_RFC' && live) {
    await moveRequest(tx, request.id, 'closeWindow', as)
    await addToTimeline(tx, { requestId: request.id, code: 'QS_FIN', at: now, by: as, forCustomer: true })
    await tell(tx, 'allQuotesIn', request)
  } else if (from === 'QS_RCD') {
    await moveRequest(tx, request.id, 'expireUnanswered', as, { set: { pending_review: true } })
    await addToTimeline(tx, { requestId: request.id, code: 'EXPIRED', at: now, by: as })
    await tell(tx, 'expired', request)
    await tell(tx, 'pendingReview', request)
  }
}

/** When no live quotation is left: back to waiting while agents may still answer, else the end of the round (F15, F16). */
export const quotationWentAway = async (
  tx: Tx,
  request: RequestRow,
  as: ActorKind,
  now: Date,
  ending: 'QS_REJ' | 'EXPIRED',
): Promise<void> => {
  if (request.state !== 'QS_RFC' && request.state !== 'QS_FIN') return
  const quotations = await lockQuotations(tx, request.id, request.round)
  if (quotations.some((row) => liveStates.includes(row.state))) return
  const invitations = await invitationsOf(tx, request.id, request.round)
  const waiting = invitations.some((row) => row.answered_at === null) && now < (request.window_ends_at ?? now)
  const to = waiting ? 'QS_RCD' : ending
  await moveRequest(tx, request.id, ending === 'QS_REJ' ? 'rejectLast' : 'loseLast', as, { to })
  await addToTimeline(tx, { requestId: request.id, code: to, at: now, by: as, forCustomer: true })
  if (to === 'EXPIRED') await tell(tx, 'expired', request)
}
