// Paragraphs of typed text, and the first lines that a mail shows of an answer.
import { expect, test } from 'vitest'
import { firstLines, paragraphsOf } from './paragraphs.ts'

test('blank lines part paragraphs', () => {
  expect(paragraphsOf('\nOne\ntwo\n \n\nThree\n')).toEqual(['One\ntwo', 'Three'])
  expect(paragraphsOf(' \n ')).toEqual([])
})

test('the beginning ends between words and says that there is more', () => {
  expect(firstLines(' Short. ')).toBe('Short.')
  expect(firstLines('a\nb\nc\nd')).toBe('a\nb\nc …')
  const words = firstLines('نعم نشحن إلى الفجيرة '.repeat(40))
  expect(words.length).toBeLessThanOrEqual(242)
  expect(words.endsWith('الفجيرة …') || words.endsWith(' …')).toBe(true)
  expect('نعم نشحن إلى الفجيرة '.repeat(40).startsWith(words.slice(0, -2))).toBe(true)
  expect(firstLines('x'.repeat(500))).toBe(`${'x'.repeat(240)} …`)
})
