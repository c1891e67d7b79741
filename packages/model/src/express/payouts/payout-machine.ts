// A payout of a merchant's cash on delivery: asked for, approved, sent to the bank in a file, and what the bank made of it (K8).
import { machine } from '../../kit/machine.ts'

export const payoutStates = ['REQUESTED', 'APPROVED', 'SENT', 'PAID', 'RETURNED', 'CANCELLED'] as const
export type PayoutState = (typeof payoutStates)[number]

/** `system` is a bank that is asked by machine; as long as none is, administrators hand the file over and enter its answers. */
export const payoutMachine = machine({
  name: 'express-payout',
  states: payoutStates,
  terminal: ['PAID', 'RETURNED', 'CANCELLED'],
  moves: {
    request: { from: [], to: ['REQUESTED'], actors: ['customer'] },
    approveFirst: { from: ['REQUESTED'], to: [], actors: ['admin'] }, // of two
    approve: { from: ['REQUESTED'], to: ['APPROVED'], actors: ['admin'] },
    cancel: { from: ['REQUESTED'], to: ['CANCELLED'], actors: ['customer', 'admin'] },
    send: { from: ['APPROVED'], to: ['SENT'], actors: ['admin', 'system'] },
    confirmPaid: { from: ['SENT'], to: ['PAID'], actors: ['admin', 'system'] },
    giveBack: { from: ['SENT'], to: ['RETURNED'], actors: ['admin', 'system'] },
  },
})
export type PayoutMove = keyof (typeof payoutMachine)['moves']

/** States in which the money has left the wallet and is not at the merchant's bank yet. */
export const openPayoutStates = ['REQUESTED', 'APPROVED', 'SENT'] as const satisfies readonly PayoutState[]
