// A storage request from its sending to its completion, commercial and money track in one (decisions 4.3, W1-W14).
import { machine } from '../kit/machine.ts'
import { statesIn, type Phase } from '../requests/phase.ts'

export const storageMachine = machine({
  name: 'storage-request',
  states: [
    'QS_RCD',
    'QS_AWP',
    'QS_PPA',
    'QS_AWAITING_FINAL_PAY',
    'QS_FINAL_PAY_RECEIVED',
    'QS_CMP',
    'QS_REJ',
    'QS_CAN',
    'EXPIRED',
  ],
  terminal: ['QS_CMP', 'QS_REJ', 'QS_CAN', 'EXPIRED'],
  moves: {
    save: { from: [], to: ['QS_RCD'], actors: ['customer'] }, // W1
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
    cancelBooked: {
      from: ['QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED'],
      to: ['QS_CAN'],
      actors: ['desk', 'admin'],
    }, // W11
    // W12; once all is paid, only more space or a longer time asks again (decision 36)
    askFinal: {
      from: ['QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED'],
      to: ['QS_AWAITING_FINAL_PAY'],
      actors: ['agent'],
    },
    settleFinal: {
      from: ['QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED'],
      to: ['QS_FINAL_PAY_RECEIVED'],
      actors: ['agent'],
    },
    startFinal: { from: ['QS_AWAITING_FINAL_PAY'], to: [], actors: ['customer'] }, // W13
    receiveFinal: { from: ['QS_AWAITING_FINAL_PAY'], to: ['QS_FINAL_PAY_RECEIVED'], actors: ['gateway'] }, // W13
    endFinal: { from: ['QS_AWAITING_FINAL_PAY'], to: [], actors: ['gateway', 'system', 'customer'] }, // W13
    // The goods move, items are noted, more time or a release is asked for; the request stays where it is.
    report: {
      from: ['QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED'],
      to: [],
      actors: ['agent'],
    },
    ask: {
      from: ['QS_PPA', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_RECEIVED'],
      to: [],
      actors: ['customer'],
    },
    complete: { from: ['QS_FINAL_PAY_RECEIVED'], to: ['QS_CMP'], actors: ['agent'] }, // W14
  },
})
export type StorageState = (typeof storageMachine.states)[number]

/** Phases of the states. */
export const storagePhases: Readonly<Record<StorageState, Phase>> = {
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

/** States of a paid request; goods move only in these. */
export const bookedStates: readonly StorageState[] = statesIn(storagePhases, 'booked')
/** States in which invited warehouses may quote. */
export const quotingStates: readonly StorageState[] = statesIn(storagePhases, 'open', 'quoted')
