// The figures of the finance dashboard, from balances of the ledger (what is owed stands above zero).
import { expect, test } from 'vitest'
import { tileAmount } from './tiles.ts'

test('the VAT position is what is owed less what is recovered, and below zero where more is', () => {
  const at = (payable: bigint, recoverable: bigint) =>
    tileAmount(
      'vat',
      new Map([
        ['vat_payable', payable],
        ['vat_recoverable', recoverable],
      ]),
    )
  expect([at(27_003n, 0n), at(27_003n, -42_835n)]).toEqual([27_003n, -15_832n])
})
