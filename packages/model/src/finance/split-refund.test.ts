// An amount goes back from the newest payment first, and adds up to the fil.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../kit/money.ts'
import { splitRefund } from './split-refund.ts'

const down = { fencing: 1n, settledFils: 413_550n }
const final = { fencing: 2n, settledFils: 433_550n }

test('the newest payment first, in whatever order they come', () => {
  for (const payments of [
    [down, final],
    [final, down],
  ]) {
    expect(splitRefund(payments, 50_000n).parts).toEqual([{ payment: final, amountFils: 50_000n }])
    expect(splitRefund(payments, 500_000n)).toEqual({
      parts: [
        { payment: final, amountFils: 433_550n },
        { payment: down, amountFils: 66_450n },
      ],
      leftFils: 0n,
    })
  }
})

test('never more than a payment holds; what is missing is said', () => {
  expect(splitRefund([down], 413_551n).leftFils).toBe(1n)
  expect(splitRefund([{ fencing: 1n, settledFils: 0n }], 5n)).toEqual({ parts: [], leftFils: 5n })
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(0n, 1_000_000n), { maxLength: 5 }),
      fc.bigInt(0n, 4_000_000n),
      (held, amount) => {
        const payments = held.map((settledFils, index) => ({ settledFils, fencing: BigInt(index) }))
        const { parts, leftFils } = splitRefund(payments, amount)
        expect(sum(parts.map((part) => part.amountFils)) + leftFils).toBe(amount)
        expect(
          parts.every((part) => part.amountFils > 0n && part.amountFils <= part.payment.settledFils),
        ).toBe(true)
        expect(leftFils === 0n || sum(held) < amount).toBe(true)
      },
    ),
  )
})
