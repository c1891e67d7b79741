// The money track after booking: the final payment that is asked, started and received (F27-F30).
import { machine } from '../kit/machine.ts'

export const balanceMachine = machine({
  name: 'freight-balance',
  states: ['NOT_DUE', 'QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_INITIATED', 'QS_FINAL_PAY_RECEIVED'],
  terminal: ['NOT_DUE', 'QS_FINAL_PAY_RECEIVED'],
  moves: {
    open: { from: [], to: ['NOT_DUE'], actors: ['customer', 'gateway'] },
    ask: { from: ['NOT_DUE', 'QS_AWAITING_FINAL_PAY'], to: ['QS_AWAITING_FINAL_PAY'], actors: ['agent'] }, // F27
    // F27 with nothing left to pay
    settle: { from: ['NOT_DUE', 'QS_AWAITING_FINAL_PAY'], to: ['NOT_DUE'], actors: ['agent'] },
    startPayment: { from: ['QS_AWAITING_FINAL_PAY'], to: ['QS_FINAL_PAY_INITIATED'], actors: ['customer'] }, // F28
    receive: { from: ['QS_FINAL_PAY_INITIATED'], to: ['QS_FINAL_PAY_RECEIVED'], actors: ['gateway'] }, // F29
    endPayment: {
      from: ['QS_FINAL_PAY_INITIATED'],
      to: ['QS_AWAITING_FINAL_PAY'],
      actors: ['gateway', 'system', 'customer'],
    }, // F30
    drop: { from: ['QS_AWAITING_FINAL_PAY'], to: ['NOT_DUE'], actors: ['desk', 'admin'] }, // F19, nothing is asked any more
    // F36, what goes back of a disputed delivery; the track stays where it is
    compensate: { from: ['NOT_DUE', 'QS_FINAL_PAY_RECEIVED'], to: [], actors: ['desk', 'admin'] },
  },
})
export type BalanceState = (typeof balanceMachine.states)[number]
