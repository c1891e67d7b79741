// Rate cards that fit a request, and which of them is taken.
import { expect, test } from 'vitest'
import { endsOf, matchCards, type AskedLane, type LaneCard } from './match-cards.ts'

const today = '2026-11-27'
const card = (id: string, change: Partial<LaneCard> = {}) => ({
  id,
  containerMode: 'FCL' as const,
  boxes: [],
  origin: 'CNNGB',
  destination: 'AEJEA',
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
  ...change,
})
const asked: AskedLane = {
  containerMode: 'FCL',
  boxes: ['40HC'],
  origin: ['CNNGB', 'CN'],
  destination: ['AE-DUBAI-ALQUOZ', 'AE-DUBAI', 'AEJEA', 'AE'],
}

test.each<[string, ReturnType<typeof card>[], string[], string[]]>([
  ['nothing', [], [], []],
  [
    'a port before a country',
    [card('country', { origin: 'CN' }), card('port')],
    ['port', 'country'],
    ['port'],
  ],
  [
    'a place before a port before a country',
    [
      card('country', { destination: 'AE' }),
      card('port'),
      card('city', { destination: 'AE-DUBAI' }),
      card('area', { destination: 'AE-DUBAI-ALQUOZ' }),
    ],
    ['area', 'city', 'port', 'country'],
    ['area'],
  ],
  [
    'the origin before the destination',
    [
      card('nearer end', { origin: 'CN', destination: 'AE-DUBAI' }),
      card('nearer begin', { destination: 'AE' }),
    ],
    ['nearer begin', 'nearer end'],
    ['nearer begin'],
  ],
  [
    'the newest of equals',
    [card('older'), card('newer', { validFrom: '2026-11-20' })],
    ['newer', 'older'],
    ['newer'],
  ],
  [
    'a tie is open',
    [card('one'), card('two'), card('older', { validFrom: '2026-10-01' })],
    ['one', 'two', 'older'],
    ['one', 'two'],
  ],
  ['to the last day', [card('last', { validTo: today })], ['last'], ['last']],
  ['from the first day', [card('first', { validFrom: today })], ['first'], ['first']],
  ['not before', [card('later', { validFrom: '2026-11-28' })], [], []],
  ['not after', [card('over', { validTo: '2026-11-26' })], [], []],
  ['not another loading', [card('part', { containerMode: 'LCL' })], [], []],
  ['not another end', [card('end', { destination: 'AEKLF' }), card('begin', { origin: 'CNSHA' })], [], []],
  [
    'its boxes alone',
    [card('small', { boxes: ['20GP'] }), card('both', { boxes: ['20GP', '40HC'] })],
    ['both'],
    ['both'],
  ],
])('%s', (_, cards, all, best) => {
  const found = matchCards(cards, asked, today)
  expect(found.cards.map(({ id }) => id)).toEqual(all)
  expect(found.best.map(({ id }) => id)).toEqual(best)
})

test('a card for boxes does not fit a request with others beside', () => {
  const mixed: AskedLane = { ...asked, boxes: ['20GP', '40RF'] }
  expect(
    matchCards([card('one', { boxes: ['20GP'] }), card('any')], mixed, today).best.map(({ id }) => id),
  ).toEqual(['any'])
})

test('an end is looked for by its place, its city, the gateway of the mode and its country', () => {
  const port = { code: 'CNNGB', cityCode: null, portCode: null, airportCode: null, countryCode: 'CN' }
  const area = {
    code: 'AE-DUBAI-ALQUOZ',
    cityCode: 'AE-DUBAI',
    portCode: 'AEJEA',
    airportCode: 'DXB',
    countryCode: 'AE',
  }
  expect(endsOf(port, 'sea')).toEqual(['CNNGB', 'CN'])
  expect(endsOf(area, 'sea')).toEqual(['AE-DUBAI-ALQUOZ', 'AE-DUBAI', 'AEJEA', 'AE'])
  expect(endsOf(area, 'air')).toEqual(['AE-DUBAI-ALQUOZ', 'AE-DUBAI', 'DXB', 'AE'])
})
