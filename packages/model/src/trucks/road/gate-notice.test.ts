// Notices of a gate against import and export.
import { expect, test } from 'vitest'
import { gateEvent, isAbout, matchGate } from './gate-notice.ts'

test.each([
  ['GTIN', 'LADEN', false, 'GATE_IN', 'GATE_IN'],
  ['GTIN', 'EMPTY', false, 'GATE_IN', undefined],
  ['GTIN', 'EMPTY', true, 'EMPTY_RETURN', undefined],
  ['GTIN', 'LADEN', true, undefined, undefined],
  ['GTOT', 'LADEN', false, 'GATE_OUT', undefined],
  ['GTOT', 'EMPTY', false, undefined, 'EMPTY_PICKUP'],
  ['GTOT', 'EMPTY', true, undefined, 'EMPTY_PICKUP'],
  ['GTOT', 'LADEN', true, undefined, undefined],
] as const)(
  '%s %s, depot %s: %s of an import, %s of an export',
  (type, load, isDepot, imported, exported) => {
    const notice = { equipmentEventTypeCode: type, emptyIndicatorCode: load, isDepot }
    expect(gateEvent('IMPORT', notice)).toBe(imported)
    expect(gateEvent('EXPORT', notice)).toBe(exported)
  },
)

test('a notice is about a truck when container and plate agree', () => {
  const truck = { container: 'CSQU3054383', plate: 'AE-DU B 48210' }
  expect(isAbout({ ...truck }, truck)).toBe(true)
  expect(isAbout({ ...truck, plate: 'AE-DU B 48201' }, truck)).toBe(false)
  expect(isAbout({ ...truck, container: 'CSQU3054384' }, truck)).toBe(false)
})

test.each([
  ['C1', 'P1', { truck: { container: 'C1', plate: 'P1' } }],
  ['C1', 'P2', { reason: 'other-plate' }],
  ['C9', 'P2', { reason: 'other-container' }],
  ['C9', 'P9', { reason: 'unmatched' }],
])('a notice of %s with %s', (container, plate, found) => {
  const trucks = [
    { container: 'C2', plate: 'P2' },
    { container: 'C1', plate: 'P1' },
  ]
  expect(matchGate({ container, plate }, trucks)).toEqual(found)
})
