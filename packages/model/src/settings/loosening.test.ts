// Which changes of settings take protection away.
import { expect, test } from 'vitest'
import { loosens } from './loosening.ts'
import { rowOf, settingKeys } from './registry.ts'

test('a change is loosening in its own direction alone', () => {
  const number = (key: Parameters<typeof rowOf>[0], from: unknown, to: unknown) =>
    loosens(rowOf(key), from, to)
  expect(number('freight.compensation-alone', 1000, 1001)).toBe(true)
  expect(number('freight.compensation-alone', 1000, 999)).toBe(false)
  expect(number('accounts.lock-minutes', 15, 14)).toBe(true)
  expect(number('accounts.lock-minutes', 15, 16)).toBe(false)
  expect(number('accounts.acting-changes', false, true)).toBe(true)
  expect(number('accounts.acting-changes', true, false)).toBe(false)
  expect(number('accounts.neutral-answers', true, false)).toBe(true)
  expect(number('accounts.neutral-answers', false, true)).toBe(false)
  expect(number('quotes.window-hours', 48, 336)).toBe(false)
})

test('a direction fits how the setting is entered', () => {
  for (const key of settingKeys) {
    const { looser, entry } = rowOf(key)
    if (looser === undefined) continue
    expect([key, entry.kind]).toEqual([key, looser === 'on' || looser === 'off' ? 'switch' : 'number'])
  }
})
