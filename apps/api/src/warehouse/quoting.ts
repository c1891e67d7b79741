// What quoting does to a storage request: first and further quotations, all answered, none left (W3, W4, W8, W9).
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { liveStates, sendRefusal as lateRefusal } from '@marsa/model/quotes/quotation.ts'
import { bookedStates, quotingStates } from '@marsa/model/warehouse/request-machine.ts'
import type { Tx } from '../kit/db.ts'
import { lockQuotations, type QuotationRow, addToTimeline, invitationsOf } from '../quotes/door.ts'
import { moveStorage } from './move-storage.ts'
import { lockStorage, type StorageRow } from './requests.store.ts'
import { amountParam, customerOf, desk, nameParam, tell, tellChange, timeParam } from './tell.ts'

/** Why a warehouse cannot quote for the request at all; undefined when it takes quotations. `held`: a payment is under way. */
export const quotingRefusal = (request: Pick<StorageRow, 'state'>, held: boolean): string | undefined => {
  if (!quotingStates.includes(request.state))
    return bookedStates.includes(request.state) ? 'quotes.already-awarded' : 'quotes.request-closed'
  return held ? 'quotes.payment-in-progress' : undefined
}

/** Why it cannot send one now: the request, its own earlier answer, or the end of the window for a first one. */
export const sendRefusal = (
  request: Pick<StorageRow, 'state' | 'window_ends_at'>,
  own: Pick<QuotationRow, 'state' | 'valid_until'> | undefined,
  held: boolean,
  now: Date,
): string | undefined =>
  // Its own answer first: what has become of the request since would tell of rivals.
  (own?.state === 'Q_DECLINED' ? 'quotes.already-answered' : undefined) ??
  quotingRefusal(request, held) ??
  lateRefusal(own && { state: own.state, validUntil: own.valid_until }, request.window_ends_at, now)

export const isHeld = (quotations: readonly Pick<QuotationRow, 'state'>[]): boolean =>
  quotations.some((row) => row.state === 'Q_LOCKED')

/** Notes a quotation that has come in (W3, W4); `beforeFils` is the total it replaces, where it revises one. */
export const quotationCame = async (
  tx: Tx,
  request: StorageRow,
  quotation: QuotationRow,
  now: Date,
  beforeFils?: bigint,
): Promise<void> => {
  const first = request.state === 'QS_RCD'
  const moved = await moveStorage(tx, request.id, first ? 'receiveFirstQuote' : 'receiveQuote', 'agent')
  await addToTimeline(tx, {
    requestId: request.id,
    code: first ? 'QS_AWP' : 'QUOTE_RECEIVED',
    at: now,
    by: 'agent',
    amountFils: quotation.total_fils,
    agentId: quotation.company_id,
    forCustomer: true,
  })
  const said = {
    agent: await nameParam(tx, quotation.company_id),
    amount: amountParam(quotation.total_fils),
    time: timeParam(quotation.valid_until ?? now),
  }
  await tellChange(tx, moved, quotation.company_id)
  if (beforeFils === undefined) await tell(tx, moved, 'storage-quote', customerOf(moved), said, quotation.id)
  else
    await tell(
      tx,
      moved,
      'storage-quote-revised',
      customerOf(moved),
      { ...said, before: amountParam(beforeFils) },
      quotation.id,
    )
}

const expire = async (tx: Tx, request: StorageRow, as: 'system' | 'agent', now: Date): Promise<void> => {
  const expired = await moveStorage(tx, request.id, 'expireUnanswered', as, { set: { pending_review: true } })
  await addToTimeline(tx, { requestId: request.id, code: 'EXPIRED', at: now, by: as })
  await tell(tx, expired, 'storage-expired', customerOf(expired), {})
  await tell(tx, expired, 'storage-unanswered', desk, {}, `${expired.round}-expired`)
}

/** W9 before any quotation: nobody is left who might answer, or the window is over. */
export const expireWhenUnanswered = async (
  tx: Tx,
  request: StorageRow,
  as: 'system' | 'agent',
  now: Date,
): Promise<void> => {
  const current = await lockStorage(tx, request.id)
  if (current?.state !== 'QS_RCD') return tellChange(tx, request)
  const waiting = (await invitationsOf(tx, request.id, request.round)).some((row) => row.answered_at === null)
  if (waiting && now <= current.window_ends_at) return tellChange(tx, request)
  await expire(tx, current, as, now)
}

/** When no live quotation is left: back to waiting while warehouses may still answer, else the end of the round (W8, W9). */
export const quotationWentAway = async (
  tx: Tx,
  request: StorageRow,
  as: ActorKind,
  now: Date,
  ending: 'QS_REJ' | 'EXPIRED',
): Promise<void> => {
  const quotations = await lockQuotations(tx, request.id, request.round)
  if (request.state !== 'QS_AWP' || quotations.some((row) => liveStates.includes(row.state)))
    return tellChange(tx, request)
  const invitations = await invitationsOf(tx, request.id, request.round)
  const waiting = invitations.some((row) => row.answered_at === null) && now < request.window_ends_at
  const to = waiting ? 'QS_RCD' : ending
  const moved = await moveStorage(tx, request.id, ending === 'QS_REJ' ? 'rejectLast' : 'loseLast', as, { to })
  await addToTimeline(tx, { requestId: request.id, code: to, at: now, by: as, forCustomer: true })
  if (to === 'EXPIRED') await tell(tx, moved, 'storage-expired', customerOf(moved), {})
  else await tellChange(tx, moved)
}
