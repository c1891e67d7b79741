// The unit of what a truck carries, behind its number.
import { expect, test } from 'vitest'
import { countedUnit, type QuantityUnit } from './lists.ts'

test.each<[number, QuantityUnit, string, string]>([
  [1, 'PALLET', 'pallet', 'منصة نقالة'],
  [3, 'PALLET', 'pallets', 'منصات نقالة'],
  [12, 'PALLET', 'pallets', 'منصة نقالة'],
  [1, 'PACKAGE', 'package', 'طرد'],
  [5, 'PACKAGE', 'packages', 'طرود'],
  [320, 'PACKAGE', 'packages', 'طردًا'],
])('%d of %s', (quantity, unit, en, ar) => expect(countedUnit({ quantity, unit })).toEqual({ en, ar }))
