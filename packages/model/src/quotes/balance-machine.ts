// The money track after an award: the final payment that is asked, started and received (F27-F30). Each line has one by its name.
import { machine } from '../kit/machine.ts'

/** A machine of balances; `name` is the line's own, as the database knows it. */
export const balanceMachine = (name: string) =>
  machine({
    name,
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
    },
  })
export type BalanceState = ReturnType<typeof balanceMachine>['states'][number]
