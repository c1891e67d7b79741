// The commercial track of a freight request, from draft to completion (decisions 4.2, F1-F21 and F33-F37).
import { machine } from '../kit/machine.ts'
import { statesIn, type Phase } from '../requests/phase.ts'

export const requestMachine = machine({
  name: 'freight-request',
  states: [
    'DRAFT',
    'QS_SUB',
    'QS_RCD',
    'QS_RFC',
    'QS_FIN',
    'QS_AWP',
    'QS_PPA',
    'QS_PAI',
    'QS_CMP',
    'QS_REJ',
    'QS_CAN',
    'EXPIRED',
  ],
  terminal: ['QS_CMP', 'QS_REJ', 'QS_CAN', 'EXPIRED'],
  moves: {
    save: { from: [], to: ['DRAFT'], actors: ['customer'] }, // F1
    submit: { from: ['DRAFT'], to: ['QS_SUB'], actors: ['customer'] }, // F2
    route: { from: ['QS_SUB'], to: ['QS_RCD'], actors: ['system'] }, // F4
    // F6; the request stays where it is while somebody waits for an answer
    askForMore: { from: ['QS_SUB', 'QS_RCD', 'QS_RFC'], to: [], actors: ['agent', 'desk'] },
    answerMore: { from: ['QS_SUB', 'QS_RCD', 'QS_RFC'], to: [], actors: ['customer'] },
    takeBackQuestion: { from: ['QS_SUB', 'QS_RCD', 'QS_RFC'], to: [], actors: ['agent', 'desk'] },
    receiveFirstQuote: { from: ['QS_RCD'], to: ['QS_RFC'], actors: ['agent'] }, // F7
    receiveQuote: { from: ['QS_RFC'], to: ['QS_RFC'], actors: ['agent'] }, // F8
    closeWindow: { from: ['QS_RFC'], to: ['QS_FIN'], actors: ['system', 'agent'] }, // F9
    expireUnanswered: { from: ['QS_RCD'], to: ['EXPIRED'], actors: ['system', 'agent'] }, // F10
    accept: { from: ['QS_RFC', 'QS_FIN'], to: ['QS_AWP'], actors: ['customer'] }, // F11
    bookWithHalf: { from: ['QS_AWP'], to: ['QS_PPA'], actors: ['gateway'] }, // F12
    bookWhole: { from: ['QS_AWP'], to: ['QS_PAI'], actors: ['gateway', 'customer'] }, // F13
    endPayment: { from: ['QS_AWP'], to: ['QS_RFC', 'QS_FIN'], actors: ['gateway', 'system', 'customer'] }, // F14
    rejectLast: { from: ['QS_RFC', 'QS_FIN'], to: ['QS_REJ', 'QS_RCD'], actors: ['customer'] }, // F15
    loseLast: { from: ['QS_RFC', 'QS_FIN'], to: ['EXPIRED', 'QS_RCD'], actors: ['system', 'agent', 'desk'] }, // F16
    cancel: {
      from: ['QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN'],
      to: ['QS_CAN'],
      actors: ['customer', 'desk', 'admin'],
    }, // F17
    cancelUnpaid: { from: ['QS_AWP'], to: ['QS_CAN'], actors: ['customer', 'desk', 'admin'] }, // F18
    cancelBooked: { from: ['QS_PPA', 'QS_PAI'], to: ['QS_CAN'], actors: ['desk', 'admin'] }, // F19
    reinitiate: { from: ['EXPIRED', 'QS_CAN', 'QS_REJ'], to: ['QS_SUB'], actors: ['customer'] }, // F20
    report: { from: ['QS_PPA', 'QS_PAI'], to: [], actors: ['agent'] }, // F22-F34, the milestone is the reason
    undoReport: { from: ['QS_PPA', 'QS_PAI'], to: [], actors: ['agent'] }, // for ten minutes, see changes/undo.ts
    reschedule: { from: ['QS_PPA', 'QS_PAI'], to: [], actors: ['customer', 'agent'] }, // F33
    complete: { from: ['QS_PPA', 'QS_PAI'], to: ['QS_CMP'], actors: ['agent', 'customer', 'system'] }, // F35
    // F35 while the customer may object: the agent's word, which takes effect afterwards (decision 46)
    reportCompletion: { from: ['QS_PPA', 'QS_PAI'], to: [], actors: ['agent'] },
    // F36, and the end of a dispute: its customer takes it back, or staff close it
    dispute: { from: ['QS_PPA', 'QS_PAI'], to: [], actors: ['customer'] },
    closeDispute: { from: ['QS_PPA', 'QS_PAI'], to: [], actors: ['customer', 'desk', 'admin'] },
    // F37; each is confirmed by a second person before it is made
    correctSteps: { from: ['QS_PPA', 'QS_PAI'], to: [], actors: ['admin'] },
    correctToOffers: { from: ['QS_FIN'], to: ['QS_RFC'], actors: ['admin'] },
    correctToWaiting: {
      from: ['QS_RFC', 'QS_FIN', 'QS_REJ', 'EXPIRED'],
      to: ['QS_RCD'],
      actors: ['admin'],
    },
  },
})
export type RequestState = (typeof requestMachine.states)[number]

/** Phases of the commercial states. */
export const freightPhases: Readonly<Record<RequestState, Phase>> = {
  DRAFT: 'draft',
  QS_SUB: 'open',
  QS_RCD: 'open',
  QS_RFC: 'quoted',
  QS_FIN: 'quoted',
  QS_AWP: 'quoted',
  QS_PPA: 'booked',
  QS_PAI: 'booked',
  QS_CMP: 'completed',
  QS_REJ: 'rejected',
  QS_CAN: 'cancelled',
  EXPIRED: 'expired',
}

/** States of a paid shipment; cargo and money move only in these. */
export const bookedStates: readonly RequestState[] = statesIn(freightPhases, 'booked')
/** States in which invited agents may quote. */
export const quotingStates: readonly RequestState[] = ['QS_RCD', 'QS_RFC', 'QS_FIN']
