// Containers of a shipment: the verified gross mass and its limits (TV11), what is entered of each, who changes what until when.
import { describe, expect, test } from 'vitest'
import { containerTypeCodes, containerTypes } from '../../reference/containers.ts'
import { readUnit } from './read-unit.ts'
import { tidySeal, UnitContent } from './unit-fields.ts'
import {
  areWeighed,
  bookedUnits,
  correctionRefusal,
  missingVgms,
  unitRefusal,
  vgmGapOf,
  type UnitFacts,
} from './units.ts'

const typed = (change: object = {}): UnitContent =>
  UnitContent.parse({ number: 'CSQU3054383', type: '20GP', seals: ['AE12345'], ...change })
const bySum = (cargoKg: number, dunnageKg: number, tareKg: number, change: object = {}) =>
  typed({ vgmMethod: '2', cargoKg, dunnageKg, tareKg, vgmBy: 'Maryam Test', ...change })
const weighed = (vgmKg: number, change: object = {}) =>
  typed({ vgmMethod: '1', vgmKg, vgmBy: 'Maryam Test', ...change })

test.each(containerTypeCodes)('what a %s carries is its largest gross weight less its tare', (type) => {
  const { payloadKg, tareKg, maxGrossKg } = containerTypes[type]
  expect(maxGrossKg - tareKg).toBe(payloadKg)
})

describe('verified gross mass', () => {
  test('24,150 + 180 + 2,280 is 26,610, and 30,560 is above the 30,480 of a 20GP (TV11)', () => {
    expect(readUnit(bySum(24_150, 180, 2_280)).unit?.vgm).toMatchObject({ vgmG: 26_610_000, method: '2' })
    expect(readUnit(bySum(28_100, 180, 2_280))).toEqual({
      problems: { cargoKg: 'freight.vgm-above-plate' },
      params: { gross: '30,560', most: '30,480' },
    })
  })

  test.each([
    ['as heavy as the table allows', weighed(30_480), undefined],
    ['a gram above it', weighed(30_480.001), { vgmKg: 'freight.vgm-above-plate' }],
    ['a plate that allows more', weighed(32_000, { maxGrossKg: 32_500 }), undefined],
    [
      'a plate that allows less',
      weighed(25_000, { maxGrossKg: 24_000 }),
      { vgmKg: 'freight.vgm-above-plate' },
    ],
    ['no dunnage', bySum(24_150, 0, 2_280), undefined],
    ['no more than empty', weighed(2_280, { tareKg: 2_280 }), { vgmKg: 'freight.vgm-below-tare' }],
    ['a tare above the plate', weighed(20_000, { tareKg: 31_000 }), { tareKg: 'freight.unit-tare' }],
    ['not weighed yet', typed(), undefined],
    ['weighed by nobody', typed({ vgmMethod: '1', vgmKg: 20_000 }), { vgmBy: 'freight.vgm-by' }],
    [
      'a sum without its parts',
      typed({ vgmMethod: '2', vgmBy: 'Maryam Test', dunnageKg: 0 }),
      { tareKg: 'freight.vgm-tare', cargoKg: 'freight.unit-weight' },
    ],
    [
      'a sum that is typed as well',
      bySum(24_150, 180, 2_280, { vgmKg: 26_610 }),
      { vgmKg: 'freight.vgm-method' },
    ],
    ['a mass without its method', typed({ vgmKg: 20_000 }), { vgmKg: 'freight.vgm-method' }],
  ])('%s', (_name, content, problems) => expect(readUnit(content).problems).toEqual(problems))
})

describe('number and seals', () => {
  test('are kept in one form, in whichever digits they were typed', () => {
    expect(readUnit(typed({ number: 'csqu ٣٠٥٤٣٨ ٣', seals: ['ae-١٢٣٤٥', 'ml/9'] })).unit).toMatchObject({
      number: 'CSQU3054383',
      seals: ['AE-12345', 'ML/9'],
    })
  })

  test('the check digit says which it should be', () => {
    expect(readUnit(typed({ number: 'CSQU3054384' }))).toEqual({
      problems: { number: 'reference.container.check-digit' },
      params: { expected: 3, given: 4 },
    })
  })

  test.each([
    ['ABCDEFGHIJKLMNO', true],
    ['ABCDEFGHIJKLMNOP', false],
    ['', false],
    ['-1', false],
    ['A B', false],
  ])('the seal %s: %s', (seal, isOne) => expect(tidySeal(seal) !== undefined).toBe(isOne))

  test.each([[[]], [['A', 'B', 'C', 'D', 'E']], [['A B']]])('%j are no seals', (seals) =>
    expect(UnitContent.safeParse({ number: 'CSQU3054383', type: '20GP', seals }).success).toBe(false),
  )

  test('none is entered twice', () =>
    expect(readUnit(typed({ seals: ['A1', 'a1'] })).problems).toEqual({ 'seals.1': 'freight.seal-twice' }))
})

const boxes = {
  mode: 'sea',
  direction: 'export',
  shape: 2,
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: 2,
  moreContainers: [{ type: '20GP', count: 1 }],
} as const
const one = { number: 'CSQU3054383', isWeighed: true }
const other = { number: 'MSCU6639870', isWeighed: false }

describe('what a departure waits for', () => {
  test.each([
    ['nothing is listed', boxes, [], { unlisted: 3, unweighed: [] }],
    ['some are', boxes, [one, other], { unlisted: 1, unweighed: ['MSCU6639870'] }],
    ['an import', { ...boxes, direction: 'import' as const }, [], { unlisted: 0, unweighed: [] }],
    ['a request of the earlier shape', { ...boxes, shape: undefined }, [], { unlisted: 0, unweighed: [] }],
    [
      'a line of a sheet with too few columns',
      { ...boxes, shape: 1 },
      [one, other],
      { unlisted: 1, unweighed: ['MSCU6639870'] },
    ],
    ['part of a container', { ...boxes, containerMode: 'LCL' as const }, [], { unlisted: 0, unweighed: [] }],
  ])('%s', (_name, form, units, gap) =>
    expect(vgmGapOf({ ...form, moreContainers: [...form.moreContainers] }, units)).toEqual(gap),
  )

  test('is said in both languages', () =>
    expect(missingVgms({ unlisted: 2, unweighed: ['MSCU6639870'] })).toEqual({
      en: 'MSCU6639870, 2 containers not listed yet',
      ar: 'MSCU6639870، حاويتان لم تُسجَّلا بعد',
    }))

  test('all are weighed once as many as are booked are', () => {
    const form = { ...boxes, containerCount: 1, moreContainers: [] }
    expect(bookedUnits(form)).toBe(1)
    expect([[], [other], [one]].map((units) => areWeighed(form, units))).toEqual([false, false, true])
  })
})

describe('who writes', () => {
  const facts: UnitFacts = { state: 'QS_PPA', milestones: [], booked: 2, listed: 1 }
  const departed: UnitFacts = { ...facts, milestones: ['DEPARTED'] }
  test.each([
    ['add', 'customer', facts, undefined],
    ['remove', 'agent', facts, undefined],
    ['add', undefined, facts, 'kit.forbidden'],
    ['add', 'agent', { ...facts, listed: 2 }, 'freight.units-full'],
    ['change', 'agent', { ...facts, listed: 2 }, undefined],
    ['add', 'agent', { ...facts, booked: 0 }, 'freight.no-units'],
    ['add', 'customer', { ...facts, state: 'QS_AWP' }, 'freight.not-booked'],
    ['change', 'agent', { ...facts, state: 'QS_CMP' }, 'freight.not-booked'],
    ['change', 'customer', departed, 'freight.units-departed'],
    ['change', 'agent', departed, undefined],
    ['add', 'agent', departed, undefined],
    ['remove', 'agent', departed, 'freight.units-departed'],
  ] as const)('%s by %s of %j: %s', (move, side, given, refusal) =>
    expect(unitRefusal(move, side, given)).toBe(refusal),
  )

  test('a mass stays as it departed, its number and seals are corrected', () => {
    const before = readUnit(weighed(20_000)).unit!
    const sealed = readUnit(weighed(20_000, { number: 'MSCU6639870', seals: ['B2'] })).unit!
    const heavier = readUnit(weighed(20_001)).unit!
    expect(correctionRefusal(before, sealed, ['DEPARTED'])).toBeUndefined()
    expect(correctionRefusal(before, heavier, ['DEPARTED'])).toBe('freight.vgm-departed')
    expect(correctionRefusal(before, heavier, [])).toBeUndefined()
    expect(correctionRefusal({ ...before, vgm: null }, heavier, ['DEPARTED'])).toBeUndefined()
  })
})
