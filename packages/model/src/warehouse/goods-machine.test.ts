// The guards of stored goods: which step may be reported when, what completion waits for, and when space differs.
import { describe, expect, test } from 'vitest'
import {
  completeRefusal,
  finalQuoteRefusal,
  goodsPlan,
  goodsRefusal,
  overstays,
  volumeDiffers,
  type GoodsFacts,
} from './goods-machine.ts'

const facts = (change: Partial<GoodsFacts> = {}): GoodsFacts => ({
  state: 'QS_FINAL_PAY_RECEIVED',
  goods: 'AWAITED',
  hasPickup: true,
  hasDelivery: true,
  finalOwed: false,
  documents: ['PROOF_OF_DELIVERY', 'INVOICE'],
  ...change,
})

describe('the steps of the goods', () => {
  test.each([
    [true, true, ['PICKED_UP', 'STORED', 'OUT_FOR_DELIVERY', 'DELIVERED']],
    [true, false, ['PICKED_UP', 'STORED', 'DELIVERED']],
    [false, true, ['STORED', 'OUT_FOR_DELIVERY', 'DELIVERED']],
    [false, false, ['STORED', 'DELIVERED']],
  ] as const)('with pickup %s and delivery %s', (hasPickup, hasDelivery, plan) => {
    expect(goodsPlan({ hasPickup, hasDelivery })).toEqual(plan)
  })

  test('come one after another, each once', () => {
    expect(goodsRefusal('PICKED_UP', facts())).toBeUndefined()
    expect(goodsRefusal('STORED', facts())).toBe('warehouse.step-too-early')
    expect(goodsRefusal('PICKED_UP', facts({ goods: 'PICKED_UP' }))).toBe('warehouse.step-done')
    expect(goodsRefusal('STORED', facts({ goods: 'PICKED_UP' }))).toBeUndefined()
    expect(goodsRefusal('STORED', facts({ goods: 'OUT_FOR_DELIVERY' }))).toBe('warehouse.step-done')
  })

  test('that were not asked for are no part of it', () => {
    expect(goodsRefusal('PICKED_UP', facts({ hasPickup: false }))).toBe('warehouse.step-not-part')
    expect(goodsRefusal('OUT_FOR_DELIVERY', facts({ goods: 'STORED', hasDelivery: false }))).toBe(
      'warehouse.step-not-part',
    )
  })

  test('begin with the booking and end with the request', () => {
    expect(goodsRefusal('PICKED_UP', facts({ state: 'QS_AWP', goods: null }))).toBe('warehouse.not-booked')
    expect(goodsRefusal('DELIVERED', facts({ state: 'QS_CAN', goods: 'STORED' }))).toBe(
      'warehouse.not-booked',
    )
  })

  test.each(['QS_PPA', 'QS_AWAITING_FINAL_PAY'] as const)(
    'do not lead out of the warehouse in %s',
    (state) => {
      expect(goodsRefusal('STORED', facts({ state, goods: 'PICKED_UP' }))).toBeUndefined()
      expect(goodsRefusal('OUT_FOR_DELIVERY', facts({ state, goods: 'STORED' }))).toBe(
        'warehouse.balance-open',
      )
      expect(goodsRefusal('DELIVERED', facts({ state, goods: 'STORED', hasDelivery: false }))).toBe(
        'warehouse.balance-open',
      )
    },
  )

  test('do not lead out while a new final quotation is owed, and need a proof in the end', () => {
    expect(goodsRefusal('OUT_FOR_DELIVERY', facts({ goods: 'STORED', finalOwed: true }))).toBe(
      'warehouse.balance-open',
    )
    const out = facts({ goods: 'OUT_FOR_DELIVERY' })
    expect(goodsRefusal('DELIVERED', out)).toBeUndefined()
    expect(goodsRefusal('DELIVERED', { ...out, documents: ['INVOICE'] })).toBe('warehouse.proof-first')
  })
})

describe('completion (W14)', () => {
  const delivered = facts({ goods: 'DELIVERED' })
  test('needs goods that are delivered, everything paid, and the customer invoice', () => {
    expect(completeRefusal(delivered)).toBeUndefined()
    expect(completeRefusal({ ...delivered, goods: 'OUT_FOR_DELIVERY' })).toBe('warehouse.not-delivered')
    expect(completeRefusal({ ...delivered, state: 'QS_AWAITING_FINAL_PAY' })).toBe('warehouse.balance-open')
    expect(completeRefusal({ ...delivered, documents: ['PROOF_OF_DELIVERY'] })).toBe(
      'warehouse.invoice-first',
    )
    expect(completeRefusal({ ...delivered, state: 'QS_CMP' })).toBe('warehouse.not-booked')
  })
})

describe('the final quotation (W12)', () => {
  const asked = {
    state: 'QS_PPA',
    goods: 'STORED',
    finalOwed: false,
    extensionAsked: false,
    paymentOpen: false,
  } as const
  test('comes while a part is paid; once all is, only for more space or a longer time', () => {
    expect(finalQuoteRefusal(asked)).toBeUndefined()
    const paid = { ...asked, state: 'QS_FINAL_PAY_RECEIVED' } as const
    expect(finalQuoteRefusal(paid)).toBe('warehouse.final-paid')
    expect(finalQuoteRefusal({ ...paid, finalOwed: true })).toBeUndefined()
    expect(finalQuoteRefusal({ ...paid, extensionAsked: true })).toBeUndefined()
  })

  test('waits for an open payment, and is over with the delivery', () => {
    expect(finalQuoteRefusal({ ...asked, paymentOpen: true })).toBe('quotes.payment-in-progress')
    expect(finalQuoteRefusal({ ...asked, goods: 'DELIVERED' })).toBe('warehouse.step-done')
    expect(finalQuoteRefusal({ ...asked, state: 'QS_AWP' })).toBe('warehouse.not-booked')
  })
})

test.each([
  [10, 10.5, false],
  [10, 10.51, true],
  [10, 9.5, false],
  [10, 9.49, true],
  [0.2, 0.21, false],
  [0.2, 0.22, true],
  [12.34, 12.34, false],
])('of %s booked cubic metres, %s measured differ: %s', (booked, measured, differs) => {
  expect(volumeDiffers(booked, measured)).toBe(differs)
})

test('goods overstay from the day after the last one, and only while they are stored', () => {
  expect(overstays('STORED', '2026-11-22', '2026-11-22')).toBe(false)
  expect(overstays('STORED', '2026-11-22', '2026-11-23')).toBe(true)
  expect(overstays('OUT_FOR_DELIVERY', '2026-11-22', '2026-11-23')).toBe(false)
  expect(overstays(null, '2026-11-22', '2026-11-23')).toBe(false)
})
