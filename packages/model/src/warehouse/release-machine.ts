// A customer asks for some of the stored goods before the end (partial release); the warehouse hands them over or declines.
import { machine } from '../kit/machine.ts'

export const releaseMachine = machine({
  name: 'storage-release',
  states: ['REQUESTED', 'RELEASED', 'DECLINED', 'WITHDRAWN'],
  terminal: ['RELEASED', 'DECLINED', 'WITHDRAWN'],
  moves: {
    request: { from: [], to: ['REQUESTED'], actors: ['customer'] },
    handOver: { from: ['REQUESTED'], to: ['RELEASED'], actors: ['agent'] },
    decline: { from: ['REQUESTED'], to: ['DECLINED'], actors: ['agent'] },
    withdraw: { from: ['REQUESTED'], to: ['WITHDRAWN'], actors: ['customer'] },
    drop: { from: ['REQUESTED'], to: ['WITHDRAWN'], actors: ['agent', 'desk', 'admin'] },
  },
})
export type ReleaseState = (typeof releaseMachine.states)[number]

export type StoredItem = { id: string; quantity: number; released: number }

/** Pieces of an item that are still there and not asked for by another open release. */
export const leftOf = (item: StoredItem, asked: readonly { itemId: string; quantity: number }[]): number =>
  item.quantity -
  item.released -
  asked.filter(({ itemId }) => itemId === item.id).reduce((sum, { quantity }) => sum + quantity, 0)
