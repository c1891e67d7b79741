// The money track of a shipment: the one of every award, and what goes back of a disputed delivery.
import { machine } from '../kit/machine.ts'
import { balanceMachine as commonMachine } from '../quotes/balance-machine.ts'

const common = commonMachine('freight-balance')

export const balanceMachine = machine({
  ...common,
  moves: {
    ...common.moves,
    // F36, what goes back of a disputed delivery; the track stays where it is
    compensate: { from: ['NOT_DUE', 'QS_FINAL_PAY_RECEIVED'], to: [], actors: ['desk', 'admin'] },
  },
})
