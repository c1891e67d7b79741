// Which typed company names are those of a licence, and how issuing authorities are named.
import { expect, test } from 'vitest'
import { companyNameDiffers } from './licence.ts'
import { authorityRow } from './registration-text.ts'

const licence = { en: 'Naseem Aquaculture LLC', ar: 'نسيم للاستزراع السمكي ذ.م.م' }

test.each([
  ['Naseem Aquaculture LLC', false],
  ['naseem  aquaculture', false],
  ['Naseem Aquaculture L.L.C.', false],
  ['نسيم للإستزراع السمكي', false],
  ['', false],
  ['Clear View Opticians', true],
  ['Naseem', true],
])('%s differs from the licence: %s', (typed, differs) => {
  expect(companyNameDiffers(typed, licence)).toBe(differs)
})

test('a known authority is a name in both languages, another one stands as the file wrote it', () => {
  expect(authorityRow('DET')).toEqual({
    en: 'Dubai Department of Economy and Tourism',
    ar: 'دائرة الاقتصاد والسياحة في دبي',
  })
  expect(authorityRow('Some Free Zone')).toEqual({ en: 'Some Free Zone', ar: 'Some Free Zone' })
})
