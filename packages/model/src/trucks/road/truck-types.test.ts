// The truck table against its own sense, and how many trucks a load needs.
import { expect, test } from 'vitest'
import {
  isRefrigerated,
  isSubtypeOf,
  trucksForLoad,
  trucksForPallets,
  trucksForWeight,
  truckSubtypeCodes,
  truckTypeCodes,
  truckTypes,
  type TruckType,
} from './truck-types.ts'

test.each([
  // Two trucks of seven tons are refused for 15,000 kg and warned of for 21 pallets.
  ['SEVEN_TON_OPEN', 15_000, 3, 21, 3],
  ['SEVEN_TON_CLOSED', 14_000, 2, 20, 2],
  ['SEVEN_TON_CLOSED', 14_001, 3, 21, 3],
  ['THREE_TON_OPEN', 1, 1, 1, 1],
  ['FLAT_BED', 24_000, 1, 24, 1],
  ['CURTAIN_SIDE', 999_999, 42, 9_999, 385],
] as const)('%s: %i kg need %i, %i pallets need %i', (type, weightKg, forWeight, pallets, forFloor) => {
  expect(trucksForWeight(type, weightKg)).toBe(forWeight)
  expect(trucksForPallets(type, pallets)).toBe(forFloor)
  expect(trucksForLoad(type, { weightKg, pallets })).toBe(Math.max(forWeight, forFloor))
})

test('the pallets of a row have room on its floor', () => {
  for (const code of truckTypeCodes) {
    const { insideM, floorPallets } = truckTypes[code]
    expect([code, floorPallets * 1.2 <= insideM[0] * insideM[1]]).toEqual([code, true])
  }
})

test('closed trucks and box trucks are cooled, open ones are not; every subtype is built', () => {
  const cooled: TruckType[] = ['THREE_TON_CLOSED', 'SEVEN_TON_CLOSED', 'BOX_TRUCK']
  expect(truckTypeCodes.filter((type) => isSubtypeOf('REFRIGERATED', type))).toEqual(cooled)
  expect(truckSubtypeCodes.filter(isRefrigerated)).toEqual(['REFRIGERATED'])
  for (const subtype of truckSubtypeCodes)
    expect([subtype, truckTypeCodes.some((type) => isSubtypeOf(subtype, type))]).toEqual([subtype, true])
})
