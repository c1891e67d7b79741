// Rate cards in a file and back: nothing is lost on the way.
import { expect, test } from 'vitest'
import { cardOfRows, cellOf, fileColumns, rowsOfCard } from './card-file.ts'
import { RateCardContent } from './rate-card.ts'

const card: RateCardContent = {
  name: 'Hong Kong to Dubai, general',
  containerMode: 'GENERAL',
  boxes: [],
  origin: 'HKG',
  destination: 'AE',
  currency: 'USD',
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
  transitDays: 4,
  freeDays: null,
  offer: {
    carrier: 'Saffan',
    storageDays: 3,
    included: ['handling', 'insurance'],
    includedNote: 'Cold store',
  },
  charges: [
    {
      code: 'air-freight',
      buyingRate: '2.10',
      sellingRate: '2.40',
      basis: 'kg',
      currency: 'USD',
      minBuying: '60',
      minSelling: '75.50',
      breaks: [
        { from: '0', buyingRate: '2.10', sellingRate: '2.40' },
        { from: '100', buyingRate: '1.85', sellingRate: '2.15' },
      ],
    },
    { code: 'insurance', buyingRate: '0.10', sellingRate: '0.15', basis: 'percent', shareOf: 'insured' },
    { code: 'reefer-plug', buyingRate: '90', sellingRate: '120', basis: 'day', count: 3 },
    { code: 'other', label: 'Palletising, "large"', buyingRate: '40', sellingRate: '60' },
  ],
  remarks: '',
  terms: 'Subject to space',
  isPublic: true,
}

test('a card is read from its lines as it was written', () => {
  const rows = rowsOfCard(card)
  expect(rows).toHaveLength(4)
  expect(rows[1]!.origin).toBeUndefined()
  expect(RateCardContent.parse(cardOfRows(rows))).toEqual(card)
  for (const row of rows)
    expect(Object.keys(row).filter((name) => !(fileColumns as string[]).includes(name))).toEqual([])
})

test.each([
  ['charges.2.sellingRate', { at: 2, column: 'selling' }],
  ['charges.0.breaks.1.from', { at: 0, column: 'breaks' }],
  ['validTo', { at: 0, column: 'valid_to' }],
  ['offer.included', { at: 0, column: 'included' }],
  ['charges', { at: 0, column: null }],
])('%s stands in its cell', (path, cell) => expect(cellOf(path)).toEqual(cell))
