// The storage form as it is checked in the browser: by the server's rules, in the order of the page, in either digits.
import { describe, expect, test } from 'vitest'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import {
  emptyLocation,
  emptyStorage,
  validateStorage,
  valuesOf,
  type StorageValues,
} from '../../src/warehouse/asking/form-values.ts'

const today = '2026-11-22'
const good: StorageValues = {
  ...emptyStorage,
  cbm: '12.5',
  cargoType: 'household',
  cargoDetails: 'Sofas and boxes',
  emirate: 'DU',
  startDate: '2026-12-01',
  endDate: '2027-01-31',
}
const codes = (change: Partial<StorageValues>) => validateStorage({ ...good, ...change }, today).problems

describe('the storage form', () => {
  test('is complete with space, goods, city and days alone, and goes there and back unchanged', () => {
    const { form, problems } = validateStorage(good, today)
    expect(problems).toEqual({})
    expect(form).toMatchObject({
      cbm: 12.5,
      pickup: null,
      delivery: null,
      deliveryAsPickup: false,
      pieces: null,
    })
    expect(valuesOf(form!)).toEqual(good)
  })

  test('asks for what is missing in the order of the page, and for no period between days that are not there', () => {
    const { problems, form } = validateStorage(emptyStorage, today)
    expect(form).toBeUndefined()
    expect(Object.entries(problems)).toEqual([
      ['cbm', 'warehouse.space-required'],
      ['cargoType', 'warehouse.cargo-required'],
      ['cargoDetails', 'warehouse.details-required'],
      ['emirate', 'warehouse.emirate-required'],
      ['startDate', 'warehouse.date-invalid'],
      ['endDate', 'warehouse.date-invalid'],
    ])
  })

  test.each<[Partial<StorageValues>, string, string]>([
    [{ cbm: '0' }, 'cbm', 'warehouse.space-required'],
    [{ cbm: '1.234' }, 'cbm', 'warehouse.space-decimals'],
    [{ cbm: '20001' }, 'cbm', 'warehouse.space-most'],
    [{ cbm: 'ten' }, 'cbm', 'warehouse.space-required'],
    [{ pieces: '1.5' }, 'pieces', 'warehouse.pieces'],
    [{ grossWeightKg: 'heavy' }, 'grossWeightKg', 'warehouse.weight'],
    [{ cargoValue: '12.345' }, 'cargoValue', 'warehouse.value'],
    [{ startDate: '2026-11-21' }, 'startDate', 'warehouse.start-past'],
    [{ endDate: '2026-12-01' }, 'endDate', 'warehouse.end-before-start'],
    [{ endDate: '2031-12-02' }, 'endDate', 'warehouse.too-long'],
    [{ delivery: 'same' }, 'deliveryAsPickup', 'warehouse.same-without-pickup'],
  ])('%o is refused', (change, field, code) => {
    expect(codes(change)).toEqual({ [field]: code })
  })

  test('a place needs emirate and area, and a pin that can be read', () => {
    expect(codes({ pickup: 'yes', pickupAt: { ...emptyLocation, pin: 'here' } })).toEqual({
      'pickup.emirate': 'accounts.address-emirate',
      'pickup.area': 'accounts.address-area',
      'pickup.latitude': 'accounts.address-pin',
    })
    const there = { ...emptyLocation, emirate: 'DU' as const, area: 'Al Quoz', pin: '25.14, 55.23' }
    const { form } = validateStorage({ ...good, delivery: 'other', deliveryAt: there }, today)
    expect(form?.delivery).toMatchObject({ latitude: 25.14, longitude: 55.23, area: 'Al Quoz' })
    expect(valuesOf(form!).deliveryAt).toEqual(there)
  })

  test('what was typed for a place that is not asked for is not sent', () => {
    const typed = { ...emptyLocation, area: 'Al Quoz' }
    expect(validateStorage({ ...good, pickupAt: typed, deliveryAt: typed }, today).form).toMatchObject({
      pickup: null,
      delivery: null,
    })
  })

  test('numbers are read in Arabic digits, with thousands marks and spaces', () => {
    expect(['١٢٫٥', '1,200.50', '١٬٢٠٠', ' 12 '].map(numberText)).toEqual(['12.5', '1200.50', '1200', '12'])
  })
})
