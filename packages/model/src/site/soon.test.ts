// Only lines that cannot be booked yet are said to come.
import { expect, test } from 'vitest'
import { announced, isSoon, lines, quotedLines } from '../lines.ts'
import { menuName } from './soon.ts'

test('what can be booked is not said to come', () => {
  expect(lines.filter(isSoon)).toEqual([...announced])
  for (const line of quotedLines) expect(isSoon(line)).toBe(false)
  expect(isSoon('start')).toBe(false)
})

test('a menu names what is not open as such', () => {
  expect(menuName('express', { en: 'Express', ar: 'الطرود' })).toEqual({
    en: 'Express (soon)',
    ar: 'الطرود (قريبًا)',
  })
  expect(menuName('freight', { en: 'Freight', ar: 'الشحن' }).en).toBe('Freight')
})
