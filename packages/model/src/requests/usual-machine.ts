// A request that goes the usual way: quoted, part or all of it paid, the rest asked for by a final quotation, completed (W1-W14).
import type { Move } from '../kit/machine.ts'
import { machine } from '../kit/machine.ts'
import { seenByInvited } from './own-side.ts'
import { statesIn, type Phase } from './phase.ts'

export const usualStates = [
  'DRAFT',
  'QS_RCD',
  'QS_AWP',
  'QS_PPA',
  'QS_AWAITING_FINAL_PAY',
  'QS_FINAL_PAY_RECEIVED',
  'QS_CMP',
  'QS_REJ',
  'QS_CAN',
  'EXPIRED',
] as const
export type UsualState = (typeof usualStates)[number]

export const usualPhases: Readonly<Record<UsualState, Phase>> = {
  DRAFT: 'draft',
  QS_RCD: 'open',
  QS_AWP: 'quoted',
  QS_PPA: 'booked',
  QS_AWAITING_FINAL_PAY: 'booked',
  QS_FINAL_PAY_RECEIVED: 'booked',
  QS_CMP: 'completed',
  QS_REJ: 'rejected',
  QS_CAN: 'cancelled',
  EXPIRED: 'expired',
}

/** States of a paid request; it is carried out in these alone. */
export const usualBooked: readonly UsualState[] = statesIn(usualPhases, 'booked')
export const usualEnds: readonly UsualState[] = ['QS_CMP', 'QS_REJ', 'QS_CAN', 'EXPIRED']

export const usualMoves = {
  save: { from: [], to: ['QS_RCD'], actors: ['customer'] }, // W1
  saveDraft: { from: [], to: ['DRAFT'], actors: ['customer'] }, // T1
  editDraft: { from: ['DRAFT'], to: [], actors: ['customer'] }, // T1
  submit: { from: ['DRAFT'], to: ['QS_RCD'], actors: ['customer'] }, // T2, T3
  edit: { from: ['QS_RCD'], to: [], actors: ['customer'] }, // W2
  receiveFirstQuote: { from: ['QS_RCD'], to: ['QS_AWP'], actors: ['agent'] }, // W3
  receiveQuote: { from: ['QS_AWP'], to: [], actors: ['agent'] }, // W4
  accept: { from: ['QS_AWP'], to: [], actors: ['customer'] }, // W5, W6: the quotation is held, the request waits
  bookWithHalf: { from: ['QS_AWP'], to: ['QS_PPA'], actors: ['gateway'] }, // W5
  bookWhole: { from: ['QS_AWP'], to: ['QS_FINAL_PAY_RECEIVED'], actors: ['gateway', 'customer'] }, // W6
  endPayment: { from: ['QS_AWP'], to: [], actors: ['gateway', 'system', 'customer'] }, // W7
  rejectLast: { from: ['QS_AWP'], to: ['QS_REJ', 'QS_RCD'], actors: ['customer'] }, // W8
  loseLast: { from: ['QS_AWP'], to: ['EXPIRED', 'QS_RCD'], actors: ['system', 'agent', 'desk'] }, // W9
  expireUnanswered: { from: ['QS_RCD'], to: ['EXPIRED'], actors: ['system', 'agent'] }, // W9
  reinitiate: { from: ['EXPIRED', 'QS_CAN', 'QS_REJ'], to: ['QS_RCD'], actors: ['customer'] }, // W9, as F20
  cancel: { from: ['QS_RCD', 'QS_AWP'], to: ['QS_CAN'], actors: ['customer', 'desk', 'admin'] }, // W10
  cancelBooked: { from: usualBooked, to: ['QS_CAN'], actors: ['desk', 'admin'] }, // W11
  // W12; once all is paid, only what the line calls for asks again (decision 36)
  askFinal: { from: usualBooked, to: ['QS_AWAITING_FINAL_PAY'], actors: ['agent'] },
  settleFinal: { from: usualBooked, to: ['QS_FINAL_PAY_RECEIVED'], actors: ['agent'] },
  startFinal: { from: ['QS_AWAITING_FINAL_PAY'], to: [], actors: ['customer'] }, // W13
  receiveFinal: { from: ['QS_AWAITING_FINAL_PAY'], to: ['QS_FINAL_PAY_RECEIVED'], actors: ['gateway'] }, // W13
  endFinal: { from: ['QS_AWAITING_FINAL_PAY'], to: [], actors: ['gateway', 'system', 'customer'] }, // W13
  // It is carried out; the request stays where it is.
  report: { from: usualBooked, to: [], actors: ['agent'] },
  ask: { from: usualBooked, to: [], actors: ['customer'] },
  complete: { from: ['QS_FINAL_PAY_RECEIVED'], to: ['QS_CMP'], actors: ['agent'] }, // W14
} as const satisfies Record<string, Move<UsualState>>
export type UsualMove = keyof typeof usualMoves

/** `moves` are those that the line lets others make, too. */
export const usualMachine = (name: string, moves: Partial<Record<UsualMove, Move<UsualState>>> = {}) => {
  const own: Record<UsualMove, Move<UsualState>> = { ...usualMoves, ...moves }
  return machine({ name, states: usualStates, terminal: usualEnds, moves: own })
}

/** The state as an agent reads it that has not won: its own side, not what a rival's quotation made of it. */
export const usualForInvited = seenByInvited<UsualState>({
  round: ['QS_RCD', 'QS_AWP'],
  codes: { waiting: 'QS_RCD', offered: 'QS_AWP', paying: 'QS_AWP', over: 'EXPIRED' },
  rejected: 'QS_REJ',
  won: [...usualBooked, 'QS_CMP'],
})
