// Limits of B 5, sizes as people type them, and what a smaller box saves.
import { describe, expect, test } from 'vitest'
import { settingDefaults } from '../../kit/settings.ts'
import {
  parcelFaults,
  readGrams,
  readMillimetres,
  totalLength,
  volumetricGrams,
  type Parcel,
} from './parcel.ts'
import { surchargesOf, type Rates } from './price.ts'
import { bestSaving, savingHint } from './smaller-box.ts'
import { firstTariff } from './tariff.ts'

const parcel = (kg: number, ...sides: [number, number, number]): Parcel => ({
  grams: Math.round(kg * 1000),
  sides: sides.map((cm) => Math.round(cm * 10)) as unknown as Parcel['sides'],
})

describe('limits', () => {
  test.each<[Parcel, number, object]>([
    [parcel(30, 45, 46, 92), 2_740, {}],
    [parcel(1, 45.1, 46, 92), 2_742, { height: 'express.length-limit' }],
    [parcel(1, 158, 30, 28), 2_740, {}],
    [parcel(1, 28, 158, 30), 2_740, {}],
    [parcel(1, 158, 30, 28.1), 2_742, { length: 'express.length-limit' }],
    [parcel(1, 10, 158.1, 10), 1_981, { width: 'express.side-limit' }],
    [parcel(30, 10, 10, 10), 500, {}],
    [parcel(30.001, 10, 10, 10), 500, { weight: 'express.weight-limit' }],
  ])('9, 10: %o', (box, length, faults) => {
    expect(totalLength(box.sides)).toBe(length)
    expect(parcelFaults(box)).toEqual(faults)
  })
  test('8: the volume of the largest', () =>
    expect(volumetricGrams(parcel(30, 45, 46, 92).sides)).toBe(38_088))
  test('a started gram of volume is a gram', () => expect(volumetricGrams([101, 101, 101])).toBe(207))
})

test.each([
  ['1', 1_000],
  ['1.2', 1_200],
  ['0.005', 5],
  ['٧٫٢', 7_200],
  ['1,5', 1_500],
  [' 2 ', 2_000],
  ['1.2345', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e3', undefined],
])('"%s" kg is %s g', (text, grams) => expect(readGrams(text)).toBe(grams))

test.each([
  ['30', 300],
  ['30.5', 305],
  ['٣٠', 300],
  ['30.55', undefined],
  ['1000', undefined],
])('"%s" cm is %s mm', (text, millimetres) => expect(readMillimetres(text)).toBe(millimetres))

describe('a smaller box', () => {
  const rates: Rates = { tariff: firstTariff, surcharges: surchargesOf(settingDefaults) }
  test('says which side saves how much, with VAT where there is VAT', () => {
    // 7.2 kg by size, 5.5 by weight: 5 cm off the height bring it to 6.0, and less never helps.
    const shipment = { leg: 'domestic', parcels: [parcel(5.5, 40, 30, 30)] } as const
    expect(bestSaving(shipment, 'DOMESTIC', rates)).toEqual({
      parcel: 0,
      side: 2,
      centimetres: 5,
      net: 4_00n,
      total: 4_20n,
    })
    expect(savingHint(shipment, 'DOMESTIC', rates)).toEqual({
      en: '5 cm lower saves AED 4.00 (AED 4.20 with VAT)',
      ar: 'تقليل الارتفاع 5 سم يوفر 4.00 درهم (4.20 درهم مع الضريبة)',
    })
  })
  test('abroad there is no VAT to save, and the parcel is named where there are several', () => {
    const shipment = { leg: 'export', parcels: [parcel(1, 20, 15, 10), parcel(2, 50, 30, 17)] } as const
    expect(savingHint(shipment, 'INTL_ECONOMY', rates)?.en).toBe('Parcel 2: 1 cm lower saves AED 142.00')
  })
  test('nothing is said where the weight counts, or below the first price', () => {
    for (const box of [parcel(8, 20, 15, 10), parcel(1, 30, 20, 15), parcel(0.1, 1, 1, 1)])
      expect(savingHint({ leg: 'domestic', parcels: [box] }, 'DOMESTIC', rates)).toBeUndefined()
  })
})
