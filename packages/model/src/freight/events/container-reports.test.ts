import { describe, expect, test } from 'vitest'
import { containersMissing } from './container-reports.ts'
import { readEvent } from './read-event.ts'

const list = (...numbers: string[]) => numbers.map((number) => ({ number }))
const of = (...containers: (string | null)[]) => containers.map((container) => ({ container }))

test.each([
  ['nothing listed', of('A'), list(), []],
  ['one listed, whichever is told', of('B'), list('A'), []],
  ['one of two', of('A'), list('A', 'B'), ['B']],
  ['the same one twice', of('A', 'A'), list('A', 'B'), ['B']],
  ['one that is in no list', of('A', 'C'), list('A', 'B'), ['B']],
  ['both', of('B', 'A'), list('A', 'B'), []],
  ['the whole shipment', of('A', null), list('A', 'B'), []],
])('reports of %s leave out', (_name, reports, units, missing) => {
  expect(containersMissing(reports, units)).toEqual(missing)
})

describe('an event is of one container', () => {
  const event = {
    eventID: 'E1',
    eventDateTime: '2026-12-01T10:00:00+04:00',
    eventClassifierCode: 'ACT' as const,
    equipmentReference: 'csqu 305438-3',
  }
  test.each([
    ['where equipment is named', { eventType: 'EQUIPMENT' as const }, 'CSQU3054383'],
    [
      'whose number was mistyped',
      { eventType: 'EQUIPMENT' as const, equipmentReference: 'csqu3054384' },
      'CSQU3054384',
    ],
    ['where none is named', { eventType: 'EQUIPMENT' as const, equipmentReference: ' ' }, null],
    ['where its vessel leaves', { eventType: 'TRANSPORT' as const }, null],
  ])('%s', (_name, more, container) => {
    expect(readEvent({ ...event, ...more }).equipment).toBe(container)
  })
})
