// Cash on delivery of a shipment: expected, collected at the door, counted at the depot, credited to the merchant (K1-K9).
import { machine } from '../../kit/machine.ts'

export const codStates = [
  'EXPECTED',
  'COLLECTED',
  'NOT_COLLECTED',
  'DEPOSITED',
  'DISPUTED',
  'CREDITED',
  'PAID_OUT',
  'REVERSED',
] as const
export type CodState = (typeof codStates)[number]

/** `agent` is the courier, or the depot that counts; `system` follows from a move of the shipment, or from a rule of the house. */
export const codMachine = machine({
  name: 'express-cod',
  states: codStates,
  terminal: ['NOT_COLLECTED', 'PAID_OUT', 'REVERSED'],
  moves: {
    expect: { from: [], to: ['EXPECTED'], actors: ['system'] }, // K1
    amend: { from: ['EXPECTED'], to: [], actors: ['system'] },
    expectAgain: { from: ['NOT_COLLECTED'], to: ['EXPECTED'], actors: ['system'] }, // X6, or paid again after E11
    collect: { from: ['EXPECTED'], to: ['COLLECTED'], actors: ['agent'] }, // K2
    takeBack: { from: ['COLLECTED'], to: ['EXPECTED'], actors: ['agent', 'desk', 'admin'] }, // X5
    drop: { from: ['EXPECTED'], to: ['NOT_COLLECTED'], actors: ['system'] }, // K3
    deposit: { from: ['COLLECTED'], to: ['DEPOSITED'], actors: ['agent', 'admin'] }, // K4
    dispute: { from: ['COLLECTED', 'DEPOSITED'], to: ['DISPUTED'], actors: ['agent', 'admin'] }, // K5
    resolve: { from: ['DISPUTED'], to: ['DEPOSITED'], actors: ['admin', 'system'] }, // K6
    credit: { from: ['DEPOSITED'], to: ['CREDITED'], actors: ['admin', 'system'] }, // K7
    payOut: { from: ['CREDITED'], to: ['PAID_OUT'], actors: ['admin', 'system'] }, // K8
    reverse: { from: ['CREDITED'], to: ['REVERSED'], actors: ['admin'] }, // K9
  },
})
export type CodMove = keyof (typeof codMachine)['moves']
