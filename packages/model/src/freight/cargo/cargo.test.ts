// The cargo of a request as it is typed: sums that follow from lines, rules over lines, and requests of the shape before.
import { describe, expect, test } from 'vitest'
import { sentDraft } from '../../kit/form-draft.ts'
import { emptyValues } from '../../kit/form-fields.ts'
import { settingDefaults } from '../../kit/settings.ts'
import { draftProblems } from '../asking/draft-problems.ts'
import { freightFields } from '../asking/request-fields.ts'
import { RequestForm, type RequestDraft } from '../asking/request-form.ts'
import { cargoHints, containerLimitKg } from './cargo-rules.ts'
import { measuresOf } from './cargo-of.ts'
import { withKnown } from './fill-hazard.ts'
import { fillTotals } from './fill-totals.ts'
import { knownCargo } from './known-cargo.ts'
import { chargesUnder } from './incoterm-charges.ts'

const now = new Date('2026-11-20T08:00:00Z')
const end = (place: string, country: string) => ({
  kind: 'port' as const,
  place,
  country,
  contactName: 'Maryam',
  contactNumber: '0501234567',
})
const before: RequestDraft = {
  mode: 'sea',
  direction: 'import',
  origin: end('CNNGB', 'CN'),
  destination: end('AEJEA', 'AE'),
  containerMode: 'LCL',
  commodity: '6907',
  description: 'Ceramic tiles',
  grossWeightKg: 1680,
  pieces: 4,
  cargoValue: '18000.00',
  hazardous: false,
  readyFrom: '2026-11-24',
  deliverBy: '2026-12-24',
}
const pallet = {
  type: 'PALLET',
  count: 4,
  length: 120,
  width: 100,
  height: 135,
  weight: 420,
  weightOf: 'each',
}
const { grossWeightKg: _, pieces: __, ...unsaid } = before
const lines: RequestDraft = { ...unsaid, shape: 2, packages: [pallet] }
const problems = (draft: RequestDraft) => draftProblems(draft, now, settingDefaults)
const kept = (draft: RequestDraft) => RequestForm.parse(fillTotals(draft))

test('a request of the shape before still reads, and its volume is not known', () => {
  expect(problems(before)).toEqual({})
  expect(measuresOf(kept(before))).toMatchObject({ grossG: 1_680_000, cbmMilli: null, revenueMilli: null })
})

describe('package by package', () => {
  test('weight and pieces follow from the lines', () => {
    expect(problems(lines)).toEqual({})
    expect(kept(lines)).toMatchObject({ grossWeightKg: 1680, pieces: 4 })
    expect(measuresOf(kept(lines))).toMatchObject({ cbmMilli: 6480, revenueMilli: 6480, tonneMilli: 1680 })
  })

  test('inches and pounds are kept as typed and measured in millimetres and grams', () => {
    const typed = { ...pallet, count: 1, length: 48, width: 40, height: 53, weight: 925 }
    const form = kept({ ...lines, sizeUnit: 'in', weightUnit: 'lb', packages: [typed] })
    expect(form.grossWeightKg).toBe(419.573)
    expect(form.packages?.[0]).toMatchObject({ length: 48, weight: 925 })
    expect(measuresOf(form).cbmMilli).toBe(1667)
  })

  test('a cell that is missing is named by its line, and nothing else is said', () =>
    expect(problems({ ...lines, packages: [pallet, { ...pallet, height: undefined }] })).toEqual({
      'packages.1.height': 'freight.side-invalid',
    }))

  test.each([
    ['count', 1.5, 'freight.pieces-invalid'],
    ['count', 100_001, 'freight.pieces-invalid'],
    ['length', 1.234, 'freight.side-invalid'],
    ['weight', -1, 'freight.weight-invalid'],
  ])('a %s of %d is refused, and nothing is measured by it', (cell, typed, code) => {
    const draft = { ...lines, packages: [{ ...pallet, [cell]: typed }] }
    expect(problems(draft)).toEqual({ [`packages.0.${cell}`]: code })
    expect(fillTotals(draft)).toEqual(draft)
    expect(knownCargo(draft)).toBeUndefined()
  })

  test('what the form refuses is not known of sums either', () => {
    const sums = { ...before, shape: 2, measured: 'totals', volumeCbm: 6.48 }
    expect(knownCargo({ ...sums, pieces: 'four' })).toMatchObject({ pieces: undefined, isMeasured: true })
    expect(knownCargo({ ...sums, volumeCbm: 1e306 })).toMatchObject({ isMeasured: false })
    expect(knownCargo({ ...sums, grossWeightKg: 0 })).toBeUndefined()
  })

  test('sums that differ from the lines are refused', () =>
    expect(problems({ ...lines, grossWeightKg: 1681 })).toEqual({ grossWeightKg: 'freight.totals-differ' }))

  test('without packages or a volume nothing can be priced', () => {
    expect(problems({ ...before, shape: 2 })).toEqual({ packages: 'freight.volume-required' })
    expect(problems({ ...before, shape: 2, measured: 'totals' })).toEqual({
      volumeCbm: 'freight.volume-required',
    })
    expect(problems({ ...before, shape: 2, measured: 'totals', volumeCbm: 6.48 })).toEqual({})
  })

  test('a side over twenty metres is refused in any unit', () =>
    expect(problems({ ...lines, packages: [{ ...pallet, length: 2000.1 }] })).toEqual({
      'packages.0.length': 'freight.side-invalid',
    }))
})

describe('containers', () => {
  const boxes: RequestDraft = {
    ...before,
    shape: 2,
    containerMode: 'FCL',
    containerType: '20GP',
    containerCount: 2,
    grossWeightKg: 56_400,
  }

  test('two carry 56,400 kg and not a kilogram more', () => {
    expect(problems(boxes)).toEqual({})
    expect(problems({ ...boxes, grossWeightKg: 56_401 })).toEqual({
      grossWeightKg: 'freight.weight-above-container',
    })
  })

  test('another type carries as well, and a refrigerated one needs its temperature', () => {
    const more = { ...boxes, moreContainers: [{ type: '40RF', count: 1 }], grossWeightKg: 85_600 }
    expect(problems(more)).toEqual({ setPointC: 'freight.set-point-required' })
    expect(problems({ ...more, setPointC: -18 })).toEqual({})
    expect(containerLimitKg(kept({ ...more, setPointC: -18 }))).toBe(85_600)
    expect(measuresOf(kept({ ...more, setPointC: -18 })).teuCenti).toBe(400)
  })
})

test('dangerous goods are described one by one', () => {
  expect(problems({ ...lines, hazardous: true })).toEqual({ hazards: 'freight.hazard-required' })
  const paint = { unNumber: 'UN 1263', hazardClass: '3', packingGroup: 'II', properName: 'PAINT' }
  expect(problems({ ...lines, hazardous: true, hazards: [paint] })).toEqual({})
  expect(problems({ ...lines, hazardous: true, hazards: [{ ...paint, unNumber: '12' }] })).toEqual({
    'hazards.0.unNumber': 'freight.un-number',
  })
})

test('what is known of a UN number fills the row, and gives way to the next number', () => {
  const paint = { hazardClass: '3', packingGroup: 'II', properName: 'PAINT' }
  const empty = { unNumber: '', hazardClass: null, packingGroup: null, properName: '' }
  const typed = (row: object, unNumber: string) => ({ ...row, ...withKnown({ unNumber }, { ...row }) })
  expect(typed(empty, '126')).toEqual({ ...empty, unNumber: '126' })
  expect(typed(empty, '١٢٦٣')).toEqual({ unNumber: '١٢٦٣', ...paint })
  const corrected = typed(typed({ unNumber: '1263', ...paint }, '126'), '1845')
  expect(corrected).toMatchObject({
    hazardClass: '9',
    packingGroup: null,
    properName: 'CARBON DIOXIDE, SOLID',
  })
  const own = { unNumber: '1263', ...paint, properName: 'PAINT RELATED MATERIAL' }
  expect(typed(own, '1845')).toMatchObject({ hazardClass: '9', properName: 'PAINT RELATED MATERIAL' })
})

test('a UN number is taken in Arabic digits, and kept as four of Latin', () => {
  const sent = sentDraft(freightFields, {
    ...emptyValues(freightFields),
    hazardous: 'yes',
    hazards: [{ unNumber: 'UN ١٢٦٣', hazardClass: '3', properName: 'PAINT' }],
  })
  expect(sent['hazards']).toMatchObject([{ unNumber: '1263' }])
})

test('lines of a program that names no shape give the sums as well', () => {
  const { shape: _shape, ...shapeless } = lines
  expect(problems(shapeless)).toEqual({})
  expect(kept(shapeless)).toMatchObject({ grossWeightKg: 1680, pieces: 4 })
})

test('a sum that the lines make too large is said of the lines', () => {
  const heavy = { ...pallet, count: 100_000, weight: 21 }
  expect(problems({ ...lines, packages: [heavy] })).toEqual({ packages: 'freight.weight-invalid' })
  const inBoxes = { ...before, shape: 2, containerMode: 'FCL', containerType: '20GP', containerCount: 1 }
  expect(problems({ ...inBoxes, packages: [{ ...pallet, count: 40, weight: 42 }] })).toEqual({
    pieces: 'freight.totals-differ',
    packages: 'freight.volume-above-container',
  })
})

test('temperature control in a full container needs a refrigerated one', () => {
  const boxes = { ...before, shape: 2, containerMode: 'FCL', containerType: '40HC', containerCount: 1 }
  const services = ['TEMPERATURE_CONTROL']
  expect(problems({ ...boxes, services })).toEqual({ services: 'freight.reefer-required' })
  expect(problems({ ...boxes, containerType: '40RF', setPointC: 4, services })).toEqual({})
  expect(problems({ ...before, services })).toEqual({})
})

test('a vehicle is named, measured and has a chassis number without I, O and Q', () => {
  const car = {
    make: 'Toyota',
    model: 'Hilux',
    chassis: 'JTFBV3CD8N8000001',
    length: 533,
    width: 186,
    height: 182,
    weight: 2100,
    runs: true,
  }
  const rolling: RequestDraft = { ...unsaid, shape: 2, containerMode: 'RORO', vehicles: [car] }
  expect(problems(rolling)).toEqual({})
  expect(kept(rolling)).toMatchObject({ grossWeightKg: 2100, pieces: 1 })
  expect(problems({ ...rolling, vehicles: [{ ...car, chassis: 'JTFBV3CD8N800000O' }] })).toEqual({
    'vehicles.0.chassis': 'freight.chassis-invalid',
  })
  expect(problems({ ...rolling, vehicles: [{ ...car, chassis: 'JZX100-0012345' }] })).toEqual({})
  expect(problems({ ...rolling, vehicles: [{ ...car, chassis: 'JZX1-' }] })).toEqual({
    'vehicles.0.chassis': 'freight.chassis-invalid',
  })
})

describe('second looks', () => {
  const hints = (draft: RequestDraft) => cargoHints(kept(draft)).map(({ code }) => code)

  test('millimetres typed as centimetres are noticed', () => {
    expect(hints(lines)).toEqual([])
    expect(hints({ ...lines, packages: [{ ...pallet, length: 1200, width: 1000, height: 1350 }] })).toContain(
      'light',
    )
  })

  test('a piece above the door needs another container', () =>
    expect(hints({ ...lines, packages: [{ ...pallet, height: 270 }] })).toContain('outOfGauge'))
})

describe('who pays what decides which charges are expected', () => {
  const sold = {
    mode: 'sea',
    direction: 'import',
    fullContainer: false,
    originDoor: false,
    destinationDoor: true,
  } as const

  test('a buyer on CIF pays what comes after the ship', () =>
    expect(chargesUnder({ ...sold, incoterm: 'CIF' })).toEqual([
      'delivery-order',
      'bill-of-lading',
      'terminal-handling',
      'handling',
      'transport',
      'customs-clearance',
    ]))

  test('a buyer ex works pays the whole way', () =>
    expect(chargesUnder({ ...sold, incoterm: 'EXW', originDoor: true }).slice(0, 4)).toEqual([
      'pickup',
      'export-clearance',
      'origin-handling',
      'ocean-freight',
    ]))

  test('a seller on FCA pays pickup and export clearance', () =>
    expect(chargesUnder({ ...sold, direction: 'export', incoterm: 'FCA', originDoor: true })).toEqual([
      'transport',
      'customs-clearance',
    ]))
})

test('HS codes have 6, 8 or 12 digits; four Incoterms are for ships', () => {
  expect(problems({ ...lines, hsCode: '040210100000' })).toEqual({})
  expect(problems({ ...lines, hsCode: '0402101' })).toEqual({ hsCode: 'freight.hs-invalid' })
  const byAir: RequestDraft = {
    ...lines,
    mode: 'air',
    containerMode: 'GENERAL',
    incoterm: 'FOB',
    origin: end('HKG', 'HK'),
    destination: end('DXB', 'AE'),
  }
  expect(problems(byAir)).toEqual({ incoterm: 'freight.incoterm-sea-only' })
  expect(problems({ ...byAir, incoterm: 'FCA' })).toEqual({})
})
