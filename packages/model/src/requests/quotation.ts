// One agent's quotation: its states, and the reasons why it cannot be accepted, changed or withdrawn (decisions 4.1).
import { machine } from '../kit/machine.ts'

export const quotationMachine = machine({
  name: 'quotation',
  states: [
    'Q_DRAFT',
    'Q_SUBMITTED',
    'Q_LOCKED',
    'Q_FAILED',
    'Q_ACCEPTED',
    'Q_NOT_AWARDED',
    'Q_REJECTED',
    'Q_WITHDRAWN',
    'Q_SUPERSEDED',
    'Q_EXPIRED',
    'Q_DECLINED',
  ],
  terminal: [
    'Q_ACCEPTED',
    'Q_NOT_AWARDED',
    'Q_REJECTED',
    'Q_WITHDRAWN',
    'Q_SUPERSEDED',
    'Q_EXPIRED',
    'Q_DECLINED',
  ],
  moves: {
    saveDraft: { from: [], to: ['Q_DRAFT'], actors: ['agent'] }, // Q1
    editDraft: { from: ['Q_DRAFT'], to: ['Q_DRAFT'], actors: ['agent'] }, // Q1
    decline: { from: [], to: ['Q_DECLINED'], actors: ['agent'] }, // Q2
    declineDraft: { from: ['Q_DRAFT'], to: ['Q_DECLINED'], actors: ['agent'] }, // Q2
    submitNew: { from: [], to: ['Q_SUBMITTED'], actors: ['agent'] }, // Q3, and the new version of Q4
    submit: { from: ['Q_DRAFT'], to: ['Q_SUBMITTED'], actors: ['agent'] }, // Q3
    askDesk: { from: ['Q_DRAFT'], to: ['Q_DRAFT'], actors: ['agent'] }, // Q14
    returnToAgent: { from: ['Q_DRAFT'], to: ['Q_DRAFT'], actors: ['desk', 'admin'] }, // Q15
    submitApproved: { from: ['Q_DRAFT'], to: ['Q_SUBMITTED'], actors: ['desk', 'admin'] }, // Q3, once the desk has let its prices pass
    revise: { from: ['Q_SUBMITTED'], to: ['Q_SUPERSEDED'], actors: ['agent'] }, // Q4
    withdraw: { from: ['Q_SUBMITTED'], to: ['Q_WITHDRAWN'], actors: ['agent', 'desk'] }, // Q5
    lock: { from: ['Q_SUBMITTED', 'Q_FAILED'], to: ['Q_LOCKED'], actors: ['customer'] }, // Q6
    award: { from: ['Q_LOCKED'], to: ['Q_ACCEPTED'], actors: ['gateway', 'system', 'customer'] }, // Q7
    fail: { from: ['Q_LOCKED'], to: ['Q_FAILED'], actors: ['gateway', 'customer'] }, // Q8
    release: { from: ['Q_LOCKED'], to: ['Q_SUBMITTED'], actors: ['system', 'customer', 'gateway'] }, // Q9
    reject: { from: ['Q_SUBMITTED', 'Q_FAILED'], to: ['Q_REJECTED'], actors: ['customer'] }, // Q10
    expire: { from: ['Q_SUBMITTED', 'Q_FAILED', 'Q_DRAFT'], to: ['Q_EXPIRED'], actors: ['system'] }, // Q11
    close: {
      from: ['Q_SUBMITTED', 'Q_DRAFT', 'Q_FAILED'],
      to: ['Q_NOT_AWARDED', 'Q_EXPIRED'],
      actors: ['system', 'customer', 'gateway', 'desk', 'admin'],
    }, // Q12
    issueFinal: { from: [], to: ['Q_ACCEPTED'], actors: ['agent'] }, // Q13, the row of the new version
    postFinal: { from: ['Q_ACCEPTED'], to: ['Q_ACCEPTED'], actors: ['agent'] }, // Q13
  },
})

export type QuotationState = (typeof quotationMachine.states)[number]

/** States in which a quotation may still win. */
export const liveStates: readonly QuotationState[] = ['Q_SUBMITTED', 'Q_FAILED', 'Q_LOCKED']

export type QuotationFacts = { state: QuotationState; validUntil: Date }

/** A quotation counts to the last second of its validity and no longer (decisions 4.10 no. 2). */
export const isExpired = (quotation: QuotationFacts, now: Date): boolean => now > quotation.validUntil

/** Why a customer cannot start paying for it (Q6); undefined when they can. `frozen`: a session is open on the request. */
export const acceptRefusal = (quotation: QuotationFacts, frozen: boolean, now: Date): string | undefined => {
  if (quotation.state === 'Q_NOT_AWARDED') return 'quotes.already-awarded'
  if (quotation.state === 'Q_ACCEPTED') return 'quotes.already-accepted'
  if (quotation.state === 'Q_EXPIRED') return 'quotes.expired'
  if (frozen || quotation.state === 'Q_LOCKED') return 'quotes.payment-in-progress'
  if (quotation.state !== 'Q_SUBMITTED' && quotation.state !== 'Q_FAILED') return 'quotes.not-open'
  return isExpired(quotation, now) ? 'quotes.expired' : undefined
}

/** Why nothing is paid yet for a quotation that can still be accepted: its terms come first (C048, C107). */
export const termsFirstRefusal = (quotation: QuotationFacts, now: Date): string | undefined =>
  acceptRefusal(quotation, false, now) ? undefined : 'quotes.terms-first'

/**
 * A late success still books when the quotation would be accepted again right now (P7). `frozen`: the request still waits for
 * the payment; `quoted`: it is free again and has quotations to accept.
 */
export const stillAcceptable = (
  { state, validUntil }: { state: QuotationState; validUntil: Date | null },
  { frozen, quoted }: { frozen: boolean; quoted: boolean },
  now: Date,
): boolean =>
  frozen
    ? state === 'Q_LOCKED'
    : quoted && acceptRefusal({ state, validUntil: validUntil ?? new Date(0) }, false, now) === undefined

/** Why an agent cannot revise or withdraw it (Q4, Q5). */
export const reviseRefusal = (quotation: QuotationFacts, frozen: boolean, now: Date): string | undefined => {
  if (frozen || quotation.state === 'Q_LOCKED') return 'quotes.payment-in-progress'
  if (quotation.state !== 'Q_SUBMITTED') return 'quotes.not-open'
  return isExpired(quotation, now) ? 'quotes.expired' : undefined
}

/**
 * Why an agent cannot send a quotation now, where the request takes them: its own earlier answer, or the end of the window,
 * after which only quotations that came in time are improved (F8, F9).
 */
export const sendRefusal = (
  own: { state: QuotationState; validUntil: Date | null } | undefined,
  windowEndsAt: Date | null,
  now: Date,
): string | undefined => {
  if (own?.state === 'Q_DECLINED') return 'quotes.already-answered'
  if (own && liveStates.includes(own.state))
    return reviseRefusal({ state: own.state, validUntil: own.validUntil ?? now }, false, now)
  return windowEndsAt && now > windowEndsAt ? 'quotes.request-closed' : undefined
}
