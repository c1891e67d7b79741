// Which answers an event makes old, though the page that reads them is not the event's own.
import { expect, test } from 'vitest'
import { compareQuotes } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import { truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { compareStorageQuotes } from '@marsa/model/warehouse/quote-endpoints.ts'
import { liveKeys } from '../../src/app/live-keys.ts'

test('reads the comparisons of every line again when the credit account has changed', () => {
  const old = liveKeys('credit.changed', 'company')
  for (const { verb } of [compareQuotes, compareStorageQuotes, truckEndpoints.compare])
    expect(old).toContainEqual([verb])
})
