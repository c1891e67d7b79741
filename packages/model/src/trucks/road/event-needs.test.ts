// What each event lacks, one thing at a time.
import { expect, test } from 'vitest'
import { eventProblems, type EventFacts } from './event-needs.ts'
import { roadEventCodes, type RoadEvent } from './event-order.ts'

const nothing: EventFacts = {
  movement: 'DOMESTIC',
  temperatureRange: null,
  documentsMissing: 0,
  seal: null,
  temperature: null,
  note: null,
  receiver: null,
  photos: 0,
  isSigned: false,
  isShort: false,
  isReceiptWaived: false,
}
const cooled: Partial<EventFacts> = { temperatureRange: [2, 8] }

test.each<[RoadEvent, Partial<EventFacts>, Record<string, string>]>([
  ['LOADING_COMPLETED', {}, {}],
  ['LOADING_COMPLETED', { movement: 'PORT' }, {}],
  ['LOADING_COMPLETED', { movement: 'CROSS_BORDER' }, { seal: 'trucks.seal-required' }],
  ['LOADING_COMPLETED', { movement: 'CROSS_BORDER', seal: '  ' }, { seal: 'trucks.seal-required' }],
  ['LOADING_COMPLETED', { movement: 'CROSS_BORDER', seal: 'UAE 004412' }, {}],
  ['LOADING_COMPLETED', cooled, { temperature: 'trucks.temperature-required' }],
  ['LOADING_COMPLETED', { ...cooled, temperature: 2 }, {}],
  ['LOADING_COMPLETED', { ...cooled, temperature: 8 }, {}],
  ['LOADING_COMPLETED', { ...cooled, temperature: 8.1 }, { note: 'trucks.temperature-note' }],
  ['LOADING_COMPLETED', { ...cooled, temperature: 1.9 }, { note: 'trucks.temperature-note' }],
  ['LOADING_COMPLETED', { ...cooled, temperature: 9, note: 'Door open during loading' }, {}],
  [
    'LOADING_COMPLETED',
    { temperatureRange: [-30, -18], temperature: 0 },
    { note: 'trucks.temperature-note' },
  ],
  ['BORDER_SUBMITTED', {}, {}],
  ['BORDER_SUBMITTED', { documentsMissing: 1 }, { post: 'trucks.border-documents-missing' }],
  ['BORDER_CLEARED', { documentsMissing: 1 }, {}],
  ['DELIVERED', {}, { receiver: 'trucks.receiver-required', files: 'trucks.proof-required' }],
  ['DELIVERED', { receiver: 'Omar Said' }, { files: 'trucks.proof-required' }],
  ['DELIVERED', { photos: 1 }, { receiver: 'trucks.receiver-required' }],
  ['DELIVERED', { receiver: 'عمر سعيد', photos: 1 }, {}],
  ['DELIVERED', { receiver: 'Omar Said', isSigned: true }, {}],
  ['DELIVERED', { receiver: 'Omar Said', isSigned: true, isShort: true }, { files: 'trucks.damage-photo' }],
  ['DELIVERED', { receiver: 'Omar Said', photos: 2, isShort: true }, {}],
  ['EMPTY_RETURN', {}, { files: 'trucks.receipt-required' }],
  ['EMPTY_RETURN', { photos: 1 }, {}],
  ['EMPTY_RETURN', { isReceiptWaived: true }, {}],
])('%s with %j: %j', (code, facts, lacking) =>
  expect(eventProblems(code, { ...nothing, ...facts })).toEqual(lacking),
)

test('the other events need a tap', () => {
  const asking = ['LOADING_COMPLETED', 'BORDER_SUBMITTED', 'DELIVERED', 'EMPTY_RETURN']
  const demanding: EventFacts = { ...nothing, ...cooled, movement: 'CROSS_BORDER', documentsMissing: 3 }
  for (const code of roadEventCodes)
    expect([code, Object.keys(eventProblems(code, demanding)).length > 0]).toEqual([
      code,
      asking.includes(code),
    ])
})
