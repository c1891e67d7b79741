// How long a parcel is searched for before it may be declared lost, and who says what becomes of one that is found.
import { expect, test } from 'vitest'
import { weekdayOf } from '../../kit/day.ts'
import { foundRefusal, lostRefusal, searchDaysOf, searchOverOn } from './lost.ts'

const never = () => false
/** A Wednesday noon in the Emirates. */
const seen = new Date('2026-11-18T08:00:00Z')

test('five working days at home and fifteen abroad, without weekends and holidays', () => {
  expect(weekdayOf('2026-11-18')).toBe(3)
  expect(searchOverOn(seen, searchDaysOf('DOMESTIC'), never)).toBe('2026-11-25')
  expect(searchOverOn(seen, searchDaysOf('INTL_PRIORITY'), never)).toBe('2026-12-09')
  expect(searchOverOn(seen, searchDaysOf('DOMESTIC'), (day) => day === '2026-11-20')).toBe('2026-11-26')
})

test('the last day of the search is searched through, and a payment that is open is waited for', () => {
  const facts = { state: 'IN_TRANSIT', searchOverOn: '2026-11-25', isPaying: false } as const
  expect(lostRefusal(facts, 'desk', '2026-11-25')).toBe('parcel-desk.search-time')
  expect(lostRefusal(facts, 'desk', '2026-11-26')).toBeUndefined()
  expect(lostRefusal({ ...facts, isPaying: true }, 'desk', '2026-11-26')).toBe('finance.payment-in-progress')
  expect(lostRefusal(facts, 'agent', '2026-11-26')).toBe('express.cannot-now')
  expect(lostRefusal({ ...facts, state: 'DELIVERED' }, 'desk', '2026-11-26')).toBe('express.cannot-now')
})

test('the desk says what becomes of a parcel that is found', () => {
  expect(foundRefusal('LOST', 'desk')).toBeUndefined()
  expect(foundRefusal('LOST', 'admin')).toBe('express.cannot-now')
  expect(foundRefusal('IN_TRANSIT', 'desk')).toBe('express.cannot-now')
})
