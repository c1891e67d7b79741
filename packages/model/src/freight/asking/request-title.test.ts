// What a request is called: two drafts without a nickname can be distinguished.
import { expect, test } from 'vitest'
import { requestTitle } from './request-title.ts'

const shanghai = { nameEn: 'Shanghai', nameAr: 'شنغهاي' }
const dubai = { nameEn: 'Dubai', nameAr: 'دبي' }
const facts = { nickname: null, goods: 'Milk powder in bags', origin: shanghai, destination: dubai }

test('is the nickname, else route, goods and date', () => {
  expect(requestTitle('en', { ...facts, nickname: 'Spring order' }, '1 Dec')).toBe('Spring order')
  expect(requestTitle('en', facts, '1 Dec')).toBe('Shanghai to Dubai · Milk powder in bags · 1 Dec')
  expect(requestTitle('ar', facts, '1 ديسمبر')).toBe('شنغهاي إلى دبي · Milk powder in bags · 1 ديسمبر')
})

test('leaves out what a draft does not hold yet', () => {
  expect(requestTitle('en', { ...facts, goods: null, destination: null })).toBe('Shanghai to …')
  expect(requestTitle('en', { ...facts, origin: null, destination: null })).toBe('Milk powder in bags')
  const empty = { nickname: null, goods: null, origin: null, destination: null }
  expect(requestTitle('en', empty)).toBeUndefined()
  expect(requestTitle('en', empty, '1 Dec')).toBeUndefined()
  expect(requestTitle('en', { ...empty, goods: 'x'.repeat(90) })).toHaveLength(41)
})
