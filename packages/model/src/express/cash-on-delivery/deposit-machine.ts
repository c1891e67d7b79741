// The machine of a deposit: listed by the courier, counted by somebody of the depot, confirmed by a third person (K4, K7).
import { machine } from '../../kit/machine.ts'

export const depositStates = ['OPEN', 'WITHDRAWN', 'COUNTED', 'CONFIRMED'] as const
export type DepositState = (typeof depositStates)[number]

/** `agent` is the courier, or somebody of the depot. */
export const depositMachine = machine({
  name: 'express-deposit',
  states: depositStates,
  terminal: ['WITHDRAWN', 'CONFIRMED'],
  moves: {
    open: { from: [], to: ['OPEN'], actors: ['agent'] },
    withdraw: { from: ['OPEN'], to: ['WITHDRAWN'], actors: ['agent'] },
    count: { from: ['OPEN'], to: ['COUNTED'], actors: ['agent', 'admin'] },
    recount: { from: ['COUNTED'], to: [], actors: ['agent', 'admin'] },
    confirm: { from: ['COUNTED'], to: ['CONFIRMED'], actors: ['admin', 'system'] },
  },
})
export type DepositMove = keyof (typeof depositMachine)['moves']
