// Where the lines of a sheet of parcels begin and end, as the preview says it.
import { expect, test } from 'vitest'
import { endsFrom } from '../../src/express/bulk/bulk-ends.ts'

test('a line without a sender is collected at the usual address', () => {
  expect(endsFrom('Warehouse')({ 'to.city': 'Ajman' })).toEqual(['Warehouse', 'Ajman'])
  expect(endsFrom('Warehouse')({ 'sender.saved': 'Shop', 'to.city': 'Ajman' })).toEqual(['Shop', 'Ajman'])
  expect(endsFrom(undefined)({ 'to.city': 'Ajman' })).toEqual([undefined, 'Ajman'])
})
