// Only announced lines that are not built are said to come.
import { expect, test } from 'vitest'
import { announced, isSoon, lines } from '../lines.ts'
import { menuName } from './soon.ts'

test('a line is open or soon, never both', () => {
  for (const line of lines) expect(isSoon(line)).toBe(false)
  for (const line of announced) expect(isSoon(line)).toBe(!(lines as readonly string[]).includes(line))
  expect(isSoon('start')).toBe(false)
})

test('a menu names what is not open as such', () => {
  expect(menuName('express', { en: 'Express', ar: 'الطرود' })).toEqual({
    en: 'Express (soon)',
    ar: 'الطرود (قريبًا)',
  })
  expect(menuName('freight', { en: 'Freight', ar: 'الشحن' }).en).toBe('Freight')
})
