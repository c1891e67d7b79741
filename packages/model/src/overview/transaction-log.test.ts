// What a page reports is stripped of whatever could name or reach a person.
import { expect, test } from 'vitest'
import { bytesOf, withoutPeople } from './transaction-log.ts'

test.each([
  ['Failed for maryam.k+x@company.example', 'Failed for [e-mail]'],
  ['called +971 50 123 4567 twice', 'called [number] twice'],
  ['called ٠٥٠١٢٣٤٥٦٧', 'called [number]'],
  ['/en/freight/shipments/0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000?token=x', '/en/freight/shipments/[id]'],
  ['at /ar/search?text=%D9%85%D8%B1%D9%8A%D9%85 in chunk', 'at /ar/search in chunk'],
  ['Bearer abcdefghijklmnopqrstuvwxyz0123456789ABCD', 'Bearer [token]'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('%s becomes %s', (message, kept) => {
  expect(withoutPeople(message)).toBe(kept)
})

test('bytes are those of UTF-8', () => {
  expect(['a', 'é', 'مرسى', '🚢', 'mix مر 🚢'].map(bytesOf)).toEqual([1, 2, 8, 4, 13])
})
