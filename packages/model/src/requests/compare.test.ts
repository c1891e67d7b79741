// Which quotation is lowest, by how much, and what missing charges may add.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingDefaults } from '../kit/settings.ts'
import { leadOfLowest, lowest, possibleRise, type Comparable } from './compare.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute))
const quote = (id: string, total: bigint, minute = 0, live = true): Comparable => ({
  id,
  total,
  submittedAt: at(minute),
  live,
})

const several = fc.array(
  fc.record({
    id: fc.uuid(),
    total: fc.bigInt({ min: 1n, max: 50n }),
    submittedAt: fc.date({ noInvalidDate: true }),
    live: fc.boolean(),
  }),
  { maxLength: 12 },
)

test('the lowest is live, and nothing that is live is below it', () => {
  fc.assert(
    fc.property(several, (quotations) => {
      const live = quotations.filter((each) => each.live)
      const found = lowest(quotations)
      expect(found === undefined).toBe(live.length === 0)
      if (!found) return
      expect(found.live).toBe(true)
      for (const other of live) {
        expect(other.total >= found.total).toBe(true)
        if (other.total === found.total) expect(other.submittedAt >= found.submittedAt).toBe(true)
      }
    }),
  )
})

test('a tie goes to the earlier one, whatever their order', () => {
  const [late, early] = [quote('late', 100n, 9), quote('early', 100n, 3)]
  expect(lowest([late, early])?.id).toBe('early')
  expect(lowest([early, late])?.id).toBe('early')
})

test('totals beyond what a floating number holds are still distinguished', () => {
  expect(lowest([quote('b', 9_007_199_254_740_993n), quote('a', 9_007_199_254_740_992n)])?.id).toBe('a')
})

test('the lead is the distance to the second live one', () => {
  expect(leadOfLowest([quote('a', 100n), quote('b', 130n), quote('c', 110n, 0, false)])).toBe(30n)
  expect(leadOfLowest([quote('a', 100n), quote('c', 110n, 0, false)])).toBeUndefined()
})

test('missing charges can add their highest price with VAT, and those without a range nothing known', () => {
  expect(possibleRise(['seal', 'customs-clearance'], settingDefaults)).toBe(5250n)
  expect(possibleRise([], settingDefaults)).toBe(0n)
})
