// Which moves a checkpoint makes: the usual way, what was missed on it, what is repeated, late or unknown.
import { expect, test } from 'vitest'
import { checkpointPlace, movesOfCheckpoint } from './checkpoints.ts'

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

test.each([
  ['London-GB', 'London, United Kingdom', 'London، المملكة المتحدة'],
  ['Riyadh-SA', 'Riyadh, Saudi Arabia', 'الرياض، المملكة العربية السعودية'],
  ['Dubai-AE', 'Dubai', 'دبي'],
  ['Stoke-on-Trent-GB', 'Stoke-on-Trent, United Kingdom', 'Stoke-on-Trent، المملكة المتحدة'],
  ['Hub ZZ', 'Hub ZZ', 'Hub ZZ'],
])('a checkpoint at %s is read as %s', (place, en, ar) => {
  expect([checkpointPlace(place, 'en'), checkpointPlace(place, 'ar')]).toEqual([en, ar])
})
