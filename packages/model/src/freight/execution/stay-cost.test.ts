// Demurrage after the free days: the worked example to the fil, one step and two, and no figure without a tariff.
import { expect, test } from 'vitest'
import { toWire } from '../../kit/money.ts'
import { comparedStayFils, stayFils, stayTariffOf } from './stay-cost.ts'

const stepped = { demurrageRate: '65', demurrageUntil: 12, demurrageThen: '130' }
const flat = { demurrageRate: '65' }

// TV25: two containers, discharged on 1 December, 7 days free.
test.each([
  ['2026-12-01', stepped, '0.00'],
  ['2026-12-07', stepped, '0.00'],
  ['2026-12-08', stepped, '130.00'],
  ['2026-12-11', stepped, '520.00'],
  ['2026-12-12', stepped, '650.00'],
  ['2026-12-13', stepped, '910.00'],
  ['2026-12-16', stepped, '1690.00'],
  ['2026-12-16', flat, '1170.00'],
  // The first step ends within the free days.
  ['2026-12-09', { ...stepped, demurrageUntil: 5 }, '520.00'],
])('out on %s under %o costs AED %s', (out, offer, aed) => {
  const stay = { freeDays: 7, boxes: 2, landed: '2026-12-01', out }
  expect(toWire(stayFils(stayTariffOf(offer)!, stay))).toBe(aed)
})

test.each([
  ['7 days free', { freeDays: 7, offer: stepped }, '390.00'],
  ['3 days free', { freeDays: 3, offer: { ...stepped, demurrageUntil: 8 } }, '1170.00'],
  ['10 days free', { freeDays: 10, offer: stepped }, '0.00'],
  ['14 days free', { freeDays: 14, offer: flat }, '0.00'],
])('ten days with %s', (_, offer, aed) => {
  expect(toWire(comparedStayFils(offer, 2)!)).toBe(aed)
})

test.each([
  ['no tariff', { freeDays: 7, offer: { carrier: 'Blue Anchor Line' } }],
  ['no tariff, however long is free', { freeDays: 14 }],
  ['no free days', { freeDays: null, offer: stepped }],
])('%s, no figure', (_, offer) => {
  expect(comparedStayFils(offer, 2)).toBeUndefined()
})
