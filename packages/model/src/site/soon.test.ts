// Only lines that cannot be booked yet are said to come.
import { expect, test } from 'vitest'
import { announced, isSoon, lines } from '../lines.ts'
import { menuName } from './soon.ts'

test('what can be booked is not said to come', () => {
  expect(lines.filter(isSoon)).toEqual([...announced])
  expect(isSoon('express')).toBe(false)
  expect(isSoon('start')).toBe(false)
})

test('a menu names what is open without a word about it', () => {
  for (const line of lines)
    expect(menuName(line, { en: 'Express', ar: 'الطرود' })).toEqual({ en: 'Express', ar: 'الطرود' })
})
