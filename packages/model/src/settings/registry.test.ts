// The registry of the settings: whole, its defaults within its own bounds, and what is stored falls back where it does not fit.
import { describe, expect, test } from 'vitest'
import { settingDefaults, type SettingKey } from '../kit/settings.ts'
import { settingsProblems } from './problems.ts'
import { publicPart, rowOf, settingKeys, settingsFrom, settingsRefusal, valueRefusal } from './registry.ts'

test('every default has its row, keeps its bounds and agrees with the others', () => {
  expect([...settingKeys].toSorted()).toEqual(Object.keys(settingDefaults).toSorted())
  for (const key of settingKeys)
    expect([key, valueRefusal(key, settingDefaults[key])]).toEqual([key, undefined])
  expect(settingsRefusal(settingDefaults)).toBeUndefined()
})

test('numbers say their unit, and every refusal is a sentence of the table', () => {
  for (const key of settingKeys) {
    const { entry, unit } = rowOf(key)
    expect([key, unit !== undefined]).toEqual([key, 'least' in entry])
    for (const wrong of [undefined, null, 'x', -1, 1.5, [], [9, 1], {}, 10 ** 9]) {
      const code = valueRefusal(key, wrong)
      if (code !== undefined) expect([key, wrong, code in settingsProblems]).toEqual([key, wrong, true])
    }
  }
})

describe('what is stored', () => {
  test('holds where it keeps its bounds', () => {
    const settings = settingsFrom({ 'quotes.window-hours': 24, 'charges.seal': [10, 90] })
    expect(settings['quotes.window-hours']).toBe(24)
    expect(settings['charges.seal']).toEqual([10, 90])
    expect(settings['quotes.validity-hours']).toBe(settingDefaults['quotes.validity-hours'])
  })
  test('falls back where it does not, and unknown keys are left out', () => {
    const settings = settingsFrom({ 'quotes.window-hours': 0, 'charges.seal': [90, 10], 'gone.key': 1 })
    expect(settings).toEqual(settingDefaults)
  })
})

test.each<[SettingKey, unknown, string]>([
  ['quotes.window-hours', 0, 'settings.out-of-bounds'],
  ['quotes.window-hours', '48', 'settings.number-invalid'],
  ['charges.transport', [800, 300], 'settings.range-order'],
  ['support.email', 'nobody', 'settings.email-invalid'],
  ['support.phone', 'call us', 'settings.phone-invalid'],
  ['customs.low-value', [], 'settings.dated-invalid'],
  ['customs.low-value', [['soon', 300]], 'settings.dated-invalid'],
  ['customs.duty-percent', [['2026-01-01', 101]], 'settings.out-of-bounds'],
  [
    'customs.low-value',
    [
      ['2023-03-01', 1000],
      ['2023-01-01', 300],
    ],
    'settings.dated-order',
  ],
  ['customs.exempt-headings', '1006; tea', 'settings.headings-invalid'],
  ['co2e.air', 1.25, 'settings.decimal-invalid'],
  ['links.x', 'http://x.example/marsa', 'settings.link-invalid'],
  ['links.x', 'javascript:alert(1)', 'settings.link-invalid'],
  ['accounts.neutral-answers', 'yes', 'settings.value-invalid'],
  ['calendar.market-week', Array.from({ length: 7 }, () => null), 'settings.week-closed'],
  ['calendar.market-week', [null, [600, 480], null, null, null, null, null], 'settings.week-order'],
])('%s refuses %j with %s', (key, value, code) => {
  expect(valueRefusal(key, value)).toBe(code)
})

test.each<[SettingKey, number, string]>([
  ['quotes.validity-least-hours', 49, 'settings.validity-order'],
  ['quotes.validity-most-hours', 47, 'settings.validity-order'],
  ['accounts.lock-failures', 101, 'settings.lock-order'],
  ['accounts.idle-warning-seconds', 900, 'settings.idle-order'],
  ['trucks.cancel-last-hours', 24, 'settings.cancel-order'],
])('%s = %i contradicts another setting: %s', (key, value, code) => {
  expect(settingsRefusal({ ...settingDefaults, [key]: value })).toBe(code)
})

test('the public part holds nothing of sign-in, locks or codes', () => {
  const keys = Object.keys(publicPart(settingDefaults))
  expect(keys).toContain('quotes.validity-hours')
  expect(keys.filter((key) => /lock|code|tries|session|neutral|email/.test(key))).toEqual([
    'payments.session-minutes',
  ])
})
