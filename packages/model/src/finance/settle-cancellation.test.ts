// What a cancellation keeps of a down payment and of the whole.
import { expect, test } from 'vitest'
import { settleCancellation } from './settle-cancellation.ts'

test.each([
  [10, 827_100n, 413_550n, 82_710n],
  [50, 827_100n, 413_550n, 413_550n],
  [100, 827_100n, 413_550n, 413_550n],
  [100, 827_100n, 827_100n, 827_100n],
  [0, 827_100n, 827_100n, 0n],
  [10, 999n, 999n, 100n],
])(
  '%d percent of %d with %d paid keeps %d, never more than was paid',
  (percent, totalFils, paidFils, fee) => {
    const { feeFils, refundFils } = settleCancellation(percent, { totalFils, paidFils })
    expect([feeFils, feeFils + refundFils]).toEqual([fee, paidFils])
  },
)
