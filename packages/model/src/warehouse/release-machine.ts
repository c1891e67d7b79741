// A customer asks for some of the stored goods before the end (partial release); the warehouse hands them over or declines.
import { machine } from '../kit/machine.ts'

export const releaseMachine = machine({
  name: 'storage-release',
  states: ['REQUESTED', 'RELEASED', 'DECLINED', 'WITHDRAWN'],
  terminal: ['RELEASED', 'DECLINED', 'WITHDRAWN'],
  moves: {
    request: { from: [], to: ['REQUESTED'], actors: ['customer'] },
    handOver: { from: ['REQUESTED'], to: ['RELEASED'], actors: ['agent'] },
    // While money is open, and the warehouse says why it trusts its customer (decision 45).
    handOverOnCredit: { from: ['REQUESTED'], to: ['RELEASED'], actors: ['agent'] },
    decline: { from: ['REQUESTED'], to: ['DECLINED'], actors: ['agent'] },
    withdraw: { from: ['REQUESTED'], to: ['WITHDRAWN'], actors: ['customer'] },
    drop: { from: ['REQUESTED'], to: ['WITHDRAWN'], actors: ['agent', 'desk', 'admin'] },
  },
})
export type ReleaseState = (typeof releaseMachine.states)[number]
