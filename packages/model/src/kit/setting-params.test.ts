// Figures in sentences: they follow the settings, and are written as people say them in both languages.
import { expect, test } from 'vitest'
import { settingDefaults } from './settings.ts'
import { settingParams } from './setting-params.ts'

test('the defaults are those of the specification', () => {
  const said = settingParams(settingDefaults)
  expect(said.paymentLock).toEqual({ en: '5 minutes', ar: '5 دقائق' })
  expect(said.approval).toEqual({ en: '2 working days', ar: 'يومي عمل' })
  expect(said.validity.en).toBe('48 hours')
  expect(said.validityMost.en).toBe('14 days')
  expect(said.answerWarehouse).toEqual({ en: '2 hours', ar: 'ساعتين' })
})

test('they follow what is in force, in the unit that fits', () => {
  const said = settingParams({
    ...settingDefaults,
    'payments.session-minutes': 12,
    'freight.pickup-hours': 1,
    'quotes.window-hours': 100,
    'quotes.answer-minutes-container': 90,
    'accounts.approval-days': 1,
  })
  expect(said.paymentLock).toEqual({ en: '12 minutes', ar: '12 دقيقة' })
  expect(said.pickupLead).toEqual({ en: 'one hour', ar: 'ساعة واحدة' })
  expect(said.window.en).toBe('100 hours')
  expect(said.answer.en).toBe('90 minutes')
  expect(said.approval.ar).toBe('يوم عمل واحد')
})
