// A customer's claim on a parcel: filed, decided by one person or by two, and how it ends.
import { machine } from '../../kit/machine.ts'

export const claimStates = ['OPEN', 'PROPOSED', 'PAID', 'REFUSED', 'WITHDRAWN'] as const
export type ClaimState = (typeof claimStates)[number]

export const claimMachine = machine({
  name: 'express-claim',
  states: claimStates,
  terminal: ['PAID', 'REFUSED', 'WITHDRAWN'],
  moves: {
    file: { from: [], to: ['OPEN'], actors: ['customer'] },
    withdraw: { from: ['OPEN'], to: ['WITHDRAWN'], actors: ['customer'] },
    accept: { from: ['OPEN'], to: ['PAID'], actors: ['desk', 'admin'] },
    propose: { from: ['OPEN'], to: ['PROPOSED'], actors: ['desk', 'admin'] }, // above the limit of one person
    confirm: { from: ['PROPOSED'], to: ['PAID'], actors: ['desk', 'admin'] },
    decline: { from: ['PROPOSED'], to: ['OPEN'], actors: ['desk', 'admin'] },
    refuse: { from: ['OPEN'], to: ['REFUSED'], actors: ['desk', 'admin'] },
  },
})
export type ClaimMove = keyof (typeof claimMachine)['moves']
