// What quoting does to a request: first and further quotations, all in, none left (F7-F10, F15, F16, W3, W4, W8, W9).
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { liveStates, sendRefusal as lateRefusal } from '@marsa/model/requests/quotation.ts'
import { rangeState, type RangeFacts } from '@marsa/model/requests/range-decision.ts'
import type { Tx } from '../kit/db.ts'
import { invitationsOf } from './invitations.store.ts'
import { openState, type LineRow, type ServerLine } from './line.ts'
import { lockQuotations } from './quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'
import { addToTimeline } from './requests.store.ts'

/** A payment for one of them is under way, and all are frozen. */
export const isHeld = (quotations: readonly Pick<QuotationRow, 'state'>[]): boolean =>
  quotations.some(({ state }) => state === 'Q_LOCKED')

type States = Pick<ServerLine, 'quotedStates' | 'bookedStates'>

/** Why an agent cannot quote for the request at all; undefined when it takes quotations. */
export const quotingRefusal = (
  { quotedStates, bookedStates }: States,
  { state }: Pick<LineRow, 'state'>,
  held: boolean,
): string | undefined => {
  if (held) return 'quotes.payment-in-progress'
  if (state === openState || quotedStates.includes(state)) return undefined
  return bookedStates.includes(state) ? 'quotes.already-awarded' : 'quotes.request-closed'
}

/** Why it cannot send one now: the request, its own earlier answer, or the end of the window for a first one (F8, F9). */
export const sendRefusal = (
  states: States,
  request: Pick<LineRow, 'state' | 'window_ends_at'>,
  own: Pick<QuotationRow, 'state' | 'valid_until' | keyof RangeFacts> | undefined,
  held: boolean,
  now: Date,
): string | undefined =>
  // Its own answer first: what has become of the request since would tell of rivals.
  (own?.state === 'Q_DECLINED' ? 'quotes.already-answered' : undefined) ??
  quotingRefusal(states, request, held) ??
  (own && isWithDesk(own) ? 'quotes.with-desk' : undefined) ??
  lateRefusal(own && { state: own.state, validUntil: own.valid_until }, request.window_ends_at, now)

/** Prices of it wait for the desk. */
export const isWithDesk = (row: Pick<QuotationRow, 'state' | keyof RangeFacts>): boolean =>
  row.state === 'Q_DRAFT' && rangeState(row) === 'WAITING'

const awaitsDesk = async (tx: Tx, { id, round }: LineRow): Promise<boolean> =>
  (await lockQuotations(tx, id, round)).some(isWithDesk)

const awaitsAnswers = async (tx: Tx, { id, round }: LineRow): Promise<boolean> =>
  (await invitationsOf(tx, id, round)).some((row) => row.answered_at === null)

const hasLiveQuotations = async (tx: Tx, { id, round }: LineRow): Promise<boolean> =>
  (await lockQuotations(tx, id, round)).some((row) => liveStates.includes(row.state))

/** Notes a quotation that has come in and ends the round with the last answer; `beforeFils` is the total that it replaces. */
export const quotationCame = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  quotation: QuotationRow,
  now: Date,
  beforeFils: bigint | undefined,
): Promise<void> => {
  const first = request.state === openState
  if (request.state !== line.closed?.state)
    await line.move(tx, request.id, first ? 'receiveFirstQuote' : 'receiveQuote', 'agent')
  await addToTimeline(tx, {
    requestId: request.id,
    code: first ? line.quotedCode : 'QUOTE_RECEIVED',
    at: now,
    by: 'agent',
    amountFils: quotation.total_fils,
    agentId: quotation.company_id,
    forCustomer: true,
  })
  await line.publishQuotation(tx, request, quotation, { first, beforeFils, now })
  await closeRound(line, tx, request, 'agent', now)
}

/** When no answer is awaited any more, or the window is over, the round is in, or it has expired and the desk is notified. */
export const closeRound = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  as: Extract<ActorKind, 'agent' | 'system'>,
  now: Date,
): Promise<void> => {
  const isOver = as === 'system' || (request.window_ends_at !== null && now > request.window_ends_at)
  if (isOver ? await awaitsDesk(tx, request) : await awaitsAnswers(tx, request)) return
  const { id } = request
  const from = (await line.lock(tx, id))?.state
  if (from === openState) {
    const expired = await line.move(tx, id, 'expireUnanswered', as, { set: { pending_review: true } })
    await addToTimeline(tx, { requestId: id, code: 'EXPIRED', at: now, by: as })
    await line.publishExpired(tx, expired)
    await line.publishUnanswered(tx, expired)
  } else if (line.closed && from === line.quotedCode && (await hasLiveQuotations(tx, request))) {
    const closed = await line.closed.close(tx, id, as)
    await addToTimeline(tx, { requestId: id, code: line.closed.state, at: now, by: as, forCustomer: true })
    await line.closed.publish(tx, closed)
  }
}

/** When no live quotation is left: back to waiting while agents may still answer, else the end of the round. */
export const quotationWentAway = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  as: ActorKind,
  now: Date,
  ending: 'QS_REJ' | 'EXPIRED',
): Promise<void> => {
  if (!line.quotedStates.includes(request.state) || (await hasLiveQuotations(tx, request)))
    return line.publishChange(tx, request)
  const waits = now < (request.window_ends_at ?? now) && (await awaitsAnswers(tx, request))
  const to = waits ? openState : ending
  const moved = await line.move(tx, request.id, ending === 'QS_REJ' ? 'rejectLast' : 'loseLast', as, { to })
  await addToTimeline(tx, { requestId: request.id, code: to, at: now, by: as, forCustomer: true })
  await (to === 'EXPIRED' ? line.publishExpired(tx, moved) : line.publishChange(tx, moved))
}
