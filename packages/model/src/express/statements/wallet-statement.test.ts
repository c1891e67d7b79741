// Sums of a statement: every kind of movement is in one group, and opening and groups make the closing balance.
import { expect, test } from 'vitest'
import { movementKinds } from '../wallet/wallet.ts'
import { groupOf, monthEnded, monthFrom, sumStatement } from './wallet-statement.ts'

test('opening and all groups together are the closing balance, below zero too', () => {
  const moved = movementKinds.map((kind, index) => ({ kind, fils: BigInt(index % 2 ? -1 : 1) * 1_000n }))
  const { sums, closingFils } = sumStatement(-500n, moved)
  expect(Object.values(sums).reduce((sum, fils) => sum + fils, -500n)).toBe(closingFils)
  expect(sumStatement(100n, [{ kind: 'PAYOUT', fils: -100n }])).toMatchObject({ closingFils: 0n })
  expect(sumStatement(0n, [{ kind: 'CHARGED', fils: -2_730n }]).sums.fees).toBe(-2_730n)
  expect(Object.keys(groupOf).toSorted()).toEqual([...movementKinds].toSorted())
})

test('the month that ended before a day, over the turn of a year and in February', () => {
  expect(monthEnded('2027-01-01')).toEqual({ fromOn: '2026-12-01', toOn: '2026-12-31' })
  expect(monthEnded('2028-03-31')).toEqual({ fromOn: '2028-02-01', toOn: '2028-02-29' })
  for (const { fromOn, toOn } of [monthEnded('2028-03-31'), monthEnded('2027-01-01')])
    expect(monthFrom(fromOn)).toEqual({ fromOn, toOn })
})
