// A line of a sheet in whole containers is held for their masses, whatever is in them; it is asked for nothing that has no column.
import { expect, test } from 'vitest'
import { requestProblems } from '../asking/request-rules.ts'
import { RequestForm } from '../asking/request-form.ts'
import { needsConsent } from '../consent/final-proposal.ts'
import { vgmGapOf } from '../units/units.ts'
import { readRow, type KnownPlace } from './bulk-row.ts'

const port = (code: string, countryCode: string): KnownPlace => ({
  code,
  kind: 'port',
  countryCode,
  nameEn: code,
  nameAr: code,
})
const known = {
  places: new Map([
    ['aejea', [port('AEJEA', 'AE')]],
    ['inmun', [port('INMUN', 'IN')]],
  ]),
  goods: new Map([['0402', '0402']]),
  goodsNames: new Map(),
}
const now = new Date('2026-11-30T08:00:00Z')
const settings = { 'freight.pickup-hours': 2 }
const line = {
  mode: 'Sea',
  direction: 'Export',
  'origin.kind': 'Port',
  'origin.place': 'AEJEA',
  'origin.contactName': 'Maryam',
  'origin.contactNumber': '0501234567',
  'destination.contactName': 'Anil',
  'destination.contactNumber': '+91 98200 12345',
  'destination.kind': 'Port',
  'destination.place': 'INMUN',
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: '2',
  commodity: '402',
  description: 'Milk powder in bags',
  pieces: '420',
  grossWeightKg: '18400',
  cargoValue: '186500',
  hazardous: 'No',
  readyFrom: '2026-12-10',
  deliverBy: '2027-01-10',
}

test.each([
  ['usual', {}, 2, 2],
  ['refrigerated', { containerType: '40RF' }, 1, 2],
  ['dangerous', { hazardous: 'Yes' }, 1, 2],
  ['part of a container', { containerMode: 'LCL', containerType: '', volumeCbm: '12.5' }, 2, 0],
  [
    'dangerous part of a container',
    { containerMode: 'LCL', containerType: '', hazardous: 'Yes' },
    undefined,
    0,
  ],
])('%s cargo', (_name, change, shape, unlisted) => {
  const { draft, problems } = readRow({ ...line, ...change }, known, now, settings)
  expect(problems).toEqual({})
  const form = RequestForm.parse(draft)
  expect(requestProblems(form, now, settings)).toEqual({})
  expect(form.shape).toBe(shape)
  expect(vgmGapOf(form, [])).toEqual({ unlisted, unweighed: [] })
  expect(vgmGapOf({ ...form, direction: 'import' }, [])).toEqual({ unlisted: 0, unweighed: [] })
  // It was asked fewer questions, so charges that come of them are added as before.
  expect(needsConsent(form, { acceptedFils: 1000n, added: 1000n })).toBe(shape === 2)
})
