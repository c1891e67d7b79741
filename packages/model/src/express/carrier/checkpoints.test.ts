// Which moves a checkpoint makes: the usual way, what was missed on it, what is repeated, late or unknown.
import { expect, test } from 'vitest'
import { movesOfCheckpoint } from './checkpoints.ts'

test.each([
  ['PU', 'CREATED', ['pickUp']],
  ['PU', 'PICKUP_SCHEDULED', ['pickUp']],
  ['PL', 'PICKED_UP', ['moveOn']],
  ['AF', 'CREATED', ['pickUp', 'moveOn']],
  ['OH', 'IN_TRANSIT', ['hold']],
  ['CR', 'ON_HOLD', ['moveOn']],
  ['WC', 'ON_HOLD', ['moveOn', 'sendOut']],
  ['OK', 'OUT_FOR_DELIVERY', ['deliver']],
  ['OK', 'IN_TRANSIT', ['sendOut', 'deliver']],
  ['RD', 'OUT_FOR_DELIVERY', ['failDelivery']],
  ['OK', 'DELIVERY_FAILED', ['tryAgain', 'sendOut', 'deliver']],
  ['RT', 'DELIVERY_FAILED', ['sendBack', 'handBack']],
  ['RT', 'RETURNING', ['handBack']],
] as const)('%s of what is %s', (code, from, moves) => expect(movesOfCheckpoint(code, from)).toEqual(moves))

test.each([
  ['AF', 'IN_TRANSIT'],
  ['PU', 'IN_TRANSIT'],
  ['AF', 'DELIVERED'],
  ['OK', 'DELIVERED'],
  ['OK', 'RETURNING'],
  ['OK', 'LOST'],
  ['PU', 'CANCELLED'],
  ['ZZ', 'IN_TRANSIT'],
  ['constructor', 'IN_TRANSIT'],
] as const)('%s of what is %s is a note', (code, from) => expect(movesOfCheckpoint(code, from)).toEqual([]))
