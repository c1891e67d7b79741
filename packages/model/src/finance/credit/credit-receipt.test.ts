// What went back of a receipt on credit.
import { expect, test } from 'vitest'
import { refundedFils } from './credit-receipt.ts'

test.each([
  [{ amount: '1840.00', unallocated: '1840.00', pays: [] }, 0n],
  [{ amount: '1840.00', unallocated: '1000.00', pays: [] }, 840_00n],
  [{ amount: '1840.00', unallocated: '0.00', pays: [{ amount: '1500.00' }, { amount: '40.00' }] }, 300_00n],
  [{ amount: '1840.00', unallocated: '340.00', pays: [{ amount: '1500.00' }] }, 0n],
])('%j', (receipt, fils) => expect(refundedFils(receipt)).toBe(fils))
