// Charges that a final quotation adds: above a twentieth of the accepted net they need the customer's consent (trade.md 8).
import { machine, type ActorKind } from '../../kit/machine.ts'
import type { LineChange } from '../../requests/final-changes.ts'
import { isDetailed } from '../cargo/cargo-shape.ts'

export const finalProposalMachine = machine({
  name: 'final-proposal',
  states: ['ASKED', 'DESK', 'AGREED', 'REFUSED', 'WITHDRAWN'],
  terminal: ['AGREED', 'REFUSED', 'WITHDRAWN'],
  moves: {
    ask: { from: [], to: ['ASKED'], actors: ['agent'] },
    /** The customer has not answered in time. */
    escalate: { from: ['ASKED'], to: ['DESK'], actors: ['system'] },
    agree: { from: ['ASKED', 'DESK'], to: ['AGREED'], actors: ['customer', 'desk', 'admin'] },
    refuse: { from: ['ASKED', 'DESK'], to: ['REFUSED'], actors: ['customer', 'desk', 'admin'] },
    /** By the system once the customer has paid an earlier one: there is one final payment. */
    withdraw: { from: ['ASKED', 'DESK'], to: ['WITHDRAWN'], actors: ['agent', 'system'] },
  },
})
export type FinalProposalState = (typeof finalProposalMachine.states)[number]

const isOpen = (state: FinalProposalState | undefined): boolean => state === 'ASKED' || state === 'DESK'

/** Percent of the accepted net above which added charges are asked for. */
export const consentPercent = 5n
/** Working hours after which the desk decides. */
export const consentHours = 24

/** Fils before VAT of what is new; what is passed on at cost, measured or repriced is not. */
export const addedFils = (changes: readonly LineChange[]): bigint =>
  changes.reduce(
    (sum, { parts }) =>
      parts.reduce((all, part) => (part.cause === 'added' ? all + part.differenceFils : all), sum),
    0n,
  )

/** Whether added charges wait for the customer; requests of the earlier shape go on as they were. */
export const needsConsent = (
  form: { shape?: unknown },
  { acceptedFils, added }: { acceptedFils: bigint; added: bigint },
): boolean => isDetailed(form) && added * 100n > acceptedFils * consentPercent

const deciders: readonly ActorKind[] = ['customer', 'desk', 'admin']

/** Why a reader cannot decide; the desk decides once the customer has had its time. */
export const decideRefusal = (
  state: FinalProposalState | undefined,
  reader: ActorKind,
  isBooked: boolean,
): string | undefined => {
  if (!deciders.includes(reader)) return 'kit.forbidden'
  if (!isBooked) return 'freight.not-booked'
  if (!isOpen(state)) return 'freight.nothing-to-decide'
  return state === 'ASKED' && reader !== 'customer' ? 'freight.with-customer' : undefined
}

export const withdrawProposalRefusal = (
  state: FinalProposalState | undefined,
  reader: ActorKind,
): string | undefined => {
  if (reader !== 'agent') return 'kit.forbidden'
  return isOpen(state) ? undefined : 'freight.nothing-to-decide'
}
