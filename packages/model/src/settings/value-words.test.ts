// Values of settings as people read them: every kind in words of both languages, none as it is stored.
import { expect, test } from 'vitest'
import { settingDefaults, type SettingKey } from '../kit/settings.ts'
import { rowOf } from './registry.ts'
import { valueInWords } from './value-words.ts'

const keys = Object.keys(settingDefaults) as SettingKey[]

test.each(keys)('%s is written in words', (key) => {
  for (const lang of ['en', 'ar'] as const) {
    const said = valueInWords(lang, rowOf(key), settingDefaults[key])
    expect(said).not.toMatch(/[[\]{}]|null|undefined|NaN|true|false|^$/)
  }
})

test.each([
  ['freight.compensation-alone', 5_000, 'AED 5,000', '5,000 درهم'],
  ['quotes.window-hours', 48, '48 hours', '48 ساعة'],
  ['accounts.neutral-answers', true, 'On', 'مفعّل'],
] as const)('%s', (key, value, en, ar) => {
  expect([valueInWords('en', rowOf(key), value), valueInWords('ar', rowOf(key), value)]).toEqual([en, ar])
})

test('a week names runs of equal days', () => {
  const week = [null, [480, 1080], [480, 1080], [480, 1080], [480, 1080], [480, 720], null]
  const row = rowOf('calendar.market-week')
  expect(valueInWords('en', row, week)).toBe(
    'Sun: Closed, Mon – Thu: 08:00–18:00, Fri: 08:00–12:00, Sat: Closed',
  )
  expect(valueInWords('ar', row, week)).toContain('من 08:00 إلى 18:00')
})
