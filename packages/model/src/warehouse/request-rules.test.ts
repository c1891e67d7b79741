// The rules over a storage request: fields, dates and places, who cancels when, what is next, and what may be released.
import { describe, expect, test } from 'vitest'
import type { ActorKind } from '../kit/machine.ts'
import { settingDefaults } from '../kit/settings.ts'
import { cancelRefusal } from '../requests/cancellation.ts'
import { storageCancelling, storageCancelStage } from './cancellation.ts'
import type { GoodsState } from './goods-machine.ts'
import { storagePhases, type StorageState } from './request-machine.ts'
import { expectedStorageCharges } from './charges.ts'
import { leftOf } from './release.ts'
import {
  deliveryOf,
  StorageForm,
  storageDays,
  emptyLocation,
  storageFormProblems,
  type StorageForm as Form,
  type StorageLocation,
} from './request-form.ts'

const place: StorageLocation = { ...emptyLocation, emirate: 'DU', area: 'Al Quoz' }
const form = (change: Partial<Form> = {}): Form => ({
  cbm: 12.5,
  cargoType: 'household',
  cargoDetails: 'Furniture',
  packing: null,
  pieces: null,
  grossWeightKg: null,
  cargoValue: null,
  emirate: 'DU',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  pickup: null,
  delivery: null,
  deliveryAsPickup: false,
  remarks: '',
  ...change,
})
const today = '2026-11-22'

describe('the form', () => {
  const codeOf = (change: object): string | undefined =>
    StorageForm.safeParse({ ...form(), ...change }).error?.issues[0]?.message

  test.each([
    [{ cbm: 0 }, 'warehouse.space-required'],
    [{ cbm: -1 }, 'warehouse.space-required'],
    [{ cbm: 0.01 }, undefined],
    [{ cbm: 1.001 }, 'warehouse.space-decimals'],
    [{ cbm: 20_000 }, undefined],
    [{ cbm: 20_000.01 }, 'warehouse.space-most'],
    [{ cargoDetails: '  ' }, 'warehouse.details-required'],
    [{ cargoType: 'live animals' }, 'warehouse.cargo-required'],
    [{ emirate: 'XX' }, 'warehouse.emirate-required'],
    [{ startDate: 'tomorrow' }, 'warehouse.date-invalid'],
    [{ pieces: 0 }, 'warehouse.pieces'],
    [{ cargoValue: '12.345' }, 'warehouse.value'],
  ])('%o says %s', (change, code) => {
    expect(codeOf(change)).toBe(code)
  })

  test.each([
    [{}, {}],
    [{ startDate: today }, {}],
    [{ startDate: '2026-11-21' }, { startDate: 'warehouse.start-past' }],
    [{ endDate: '2026-12-01' }, { endDate: 'warehouse.end-before-start' }],
    [{ endDate: '2031-12-01' }, {}],
    [{ endDate: '2031-12-02' }, { endDate: 'warehouse.too-long' }],
    [{ deliveryAsPickup: true }, { deliveryAsPickup: 'warehouse.same-without-pickup' }],
    [{ deliveryAsPickup: true, pickup: place }, {}],
    [{ pickup: { ...place, area: '' } }, { 'pickup.area': 'accounts.address-area' }],
    [{ delivery: { ...place, emirate: null } }, { 'delivery.emirate': 'accounts.address-emirate' }],
    [{ pickup: { ...place, latitude: 25.1 } }, { 'pickup.latitude': 'accounts.address-pin' }],
  ])('%o has the problems %o', (change, problems) => {
    expect(storageFormProblems(form(change as Partial<Form>), today)).toEqual(problems)
  })

  test('a street is not needed: emirate and area are', () => {
    expect(storageFormProblems(form({ pickup: place, delivery: place }), today)).toEqual({})
  })

  test('goods are brought back to the pickup, to another place, or collected', () => {
    expect(deliveryOf(form())).toBeNull()
    expect(deliveryOf(form({ pickup: place, deliveryAsPickup: true }))).toBe(place)
    expect(deliveryOf(form({ delivery: place }))).toBe(place)
  })

  test('counts the nights', () => {
    expect(storageDays(form())).toBe(30)
    expect(storageDays(form({ startDate: '2028-02-28', endDate: '2028-03-01' }))).toBe(2)
  })

  test('transport is expected where goods are fetched or brought', () => {
    expect(expectedStorageCharges(form())).toEqual(['storage', 'handling'])
    expect(expectedStorageCharges(form({ pickup: place }))).toEqual(['storage', 'handling', 'transport'])
    expect(expectedStorageCharges(form({ delivery: place }))).toEqual(['storage', 'handling', 'transport'])
  })
})

type Cancelled = { state: StorageState; goods: GoodsState | null; paymentOpen: boolean }
const storageCancelRefusal = (as: ActorKind, { state, goods, paymentOpen }: Cancelled) =>
  cancelRefusal(storageCancelling, as, {
    phase: storagePhases[state],
    stage: storageCancelStage({ state, goods }),
    paymentOpen,
  })

describe('cancelling (W10, W11)', () => {
  const at = { state: 'QS_PPA', goods: 'AWAITED', paymentOpen: false } as const
  test('is free before payment and for staff alone after it', () => {
    const before = { state: 'QS_AWP', goods: null, paymentOpen: false } as const
    expect(storageCancelRefusal('customer', before)).toBeUndefined()
    expect(storageCancelRefusal('customer', { ...before, paymentOpen: true })).toBe('warehouse.payment-open')
    expect(storageCancelRefusal('customer', at)).toBe('warehouse.cancel-support')
    expect(storageCancelRefusal('desk', at)).toBeUndefined()
    expect(storageCancelRefusal('desk', { ...at, paymentOpen: true })).toBe('warehouse.payment-open')
    expect(storageCancelRefusal('admin', { ...at, goods: 'STORED' })).toBe('warehouse.cancel-stored')
    expect(storageCancelRefusal('admin', { ...at, state: 'QS_CMP' })).toBe('kit.moved-on')
  })

  test('keeps a share that grows when the goods are picked up', () => {
    expect(storageCancelStage({ state: 'QS_RCD', goods: null })).toBe('unpaid')
    expect(storageCancelStage(at)).toBe('booked')
    expect(storageCancelStage({ ...at, goods: 'PICKED_UP' })).toBe('picked-up')
    expect(storageCancelling.percents(settingDefaults)).toEqual({ unpaid: 0, booked: 10, 'picked-up': 25 })
  })
})

test('left of an item is what is neither released nor asked for', () => {
  const item = { id: 'a', quantity: 10, released: 3 }
  expect(leftOf(item, [])).toBe(7)
  expect(
    leftOf(item, [
      { itemId: 'a', quantity: 2 },
      { itemId: 'b', quantity: 5 },
    ]),
  ).toBe(5)
})
