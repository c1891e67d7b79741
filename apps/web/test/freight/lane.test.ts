// A lane of a public link fills the first step; anything that is no lane leaves it empty.
import { expect, test } from 'vitest'
import { emptyValues, laneValues } from '../../src/freight/wizard-values.ts'

test.each([
  [{ mode: 'sea', origin: 'CNSHA', destination: 'AEJEA' }, 'import', 'CNSHA', 'AEJEA'],
  [{ mode: 'air', origin: 'AEDXB', destination: 'INBOM' }, 'export', 'AEDXB', 'INBOM'],
  [{ origin: 'CNSHA' }, 'import', 'CNSHA', null],
  [{ origin: 'AEJEA' }, 'export', 'AEJEA', null],
  [{ destination: 'AEJEA' }, 'import', null, 'AEJEA'],
] as const)('%o', (lane, direction, origin, destination) => {
  const values = laneValues(lane)
  expect(values.direction).toBe(direction)
  expect(values.origin.place).toBe(origin)
  expect(values.destination.place).toBe(destination)
  const home = direction === 'import' ? values.destination : values.origin
  expect(home.country).toBe('AE')
})

test('without a lane the request is empty', () => {
  expect(laneValues({})).toEqual(emptyValues())
})
