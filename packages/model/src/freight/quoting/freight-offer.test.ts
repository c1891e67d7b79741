// What may be said of an offer of freight, what contradicts itself, and which fields each cargo is asked for.
import { expect, test } from 'vitest'
import { arrivalDay } from '../../requests/offer.ts'
import { offerFieldsFor } from './offer-fields.ts'
import { freightOffer } from './freight-offer.ts'

const now = new Date('2026-11-27T06:00:00+04:00')
const sea = freightOffer({ mode: 'sea', containerMode: 'FCL' })
const line = (code: 'seal' | 'handling') => ({
  code,
  buyingFils: 1n,
  sellingFils: 2n,
  quantity: 1,
  vat: 'standard' as const,
})

test.each([
  [{}, {}],
  [{ carrier: 'Blue Anchor Line', departure: '2026-11-27', nextDeparture: '2026-12-04' }, {}],
  [{ departure: '2026-11-26' }, { departure: 'freight.offer-past' }],
  [{ departure: '2026-12-04', nextDeparture: '2026-12-04' }, { nextDeparture: 'freight.offer-next' }],
  [{ nextDeparture: '2026-12-04' }, { nextDeparture: 'freight.offer-next' }],
  [{ departure: '2026-12-04', cargoCutOff: '2026-12-04T23:00:00+04:00' }, {}],
  [{ departure: '2026-12-04', vgmCutOff: '2026-12-04T20:30:00Z' }, { vgmCutOff: 'freight.offer-cut-off' }],
  [{ detentionDays: 0 }, { detentionDays: 'freight.offer-free-days' }],
  [{ demurrageRate: 'cheap' }, { demurrageRate: 'freight.offer-demurrage' }],
  [{ demurrageRate: '65' }, {}],
  [{ demurrageRate: '65', demurrageUntil: 12, demurrageThen: '130' }, {}],
  [{ demurrageRate: '65', demurrageUntil: 12 }, { demurrageThen: 'freight.offer-steps' }],
  [{ demurrageRate: '65', demurrageThen: '130' }, { demurrageUntil: 'freight.offer-steps' }],
  [{ demurrageUntil: 12, demurrageThen: '130' }, { demurrageRate: 'freight.offer-steps' }],
  [{ storageDays: 5.5 }, { storageDays: 'freight.offer-free-days' }],
  [{ included: ['seal', 'gold'] }, { included: 'freight.offer-charge' }],
  [{ included: ['seal'], excluded: ['seal', 'duty'] }, { excluded: 'freight.offer-both' }],
])('%o', (offer, found) => {
  expect(sea.check(offer, now)).toEqual(found)
})

test('a charge with a price is not covered, and not left to others, as well', () => {
  const lines = [line('handling'), line('seal')]
  expect(sea.checkLines(lines, { included: ['seal'], excluded: ['duty'] })).toEqual({
    'charges.1.sellingRate': 'freight.offer-priced',
  })
  expect(sea.checkLines(lines, { excluded: ['handling'] })).toEqual({
    'charges.0.sellingRate': 'freight.offer-priced',
  })
  expect(sea.checkLines(lines, {})).toEqual({})
})

test('ships have vessels, aircraft flights, and containers alone detention', () => {
  const named = (mode: 'sea' | 'air', containerMode: 'FCL' | 'LCL') =>
    Object.keys(offerFieldsFor({ mode, containerMode })).filter((name) =>
      ['vessel', 'flight', 'detentionDays', 'vgmCutOff'].includes(name),
    )
  expect(named('sea', 'FCL')).toEqual(['vessel', 'vgmCutOff', 'detentionDays'])
  expect(named('sea', 'LCL')).toEqual(['vessel'])
  expect(named('air', 'LCL')).toEqual(['flight'])
})

test('it arrives as many days after the departure as the way takes', () => {
  expect(arrivalDay({ departure: '2026-12-20' }, 14)).toBe('2027-01-03')
  expect(arrivalDay({ departure: '2026-12-20' }, null)).toBeNull()
  expect(arrivalDay({ carrier: 'Blue Anchor Line' }, 14)).toBeNull()
  expect(arrivalDay(null, 14)).toBeNull()
})
