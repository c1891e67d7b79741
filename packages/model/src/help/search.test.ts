// The search of the help: what people type, in both languages, leads to the question that answers it.
import { expect, test } from 'vitest'
import { settingDefaults } from '../kit/settings.ts'
import { isOneSlip } from '../reference/one-slip.ts'
import { faqGroups } from './faq.ts'
import { textParams } from './text-params.ts'
import { answerOf } from './question.ts'
import { findTexts, indexOf } from './search.ts'
import { stemsOf } from '../reference/word-stem.ts'

const figures = textParams(settingDefaults)
const indexes = Object.fromEntries(
  (['en', 'ar'] as const).map((lang) => [
    lang,
    indexOf(
      faqGroups.flatMap(({ questions }) =>
        Object.entries(questions).map(([key, question]) => ({
          key,
          title: question.ask[lang],
          body: answerOf(lang, question, figures).join(' '),
        })),
      ),
    ),
  ]),
) as Record<'en' | 'ar', ReturnType<typeof indexOf<string>>>
const find = (lang: 'en' | 'ar', search: string) => findTexts(indexes[lang], search)

test.each([
  ['كيف الغي طلبي', 'cancel-request'],
  ['الغاء الشحنه', 'cancel-request'],
  ['ابغى اكنسل الطلب', 'cancel-request'],
  ['شحنتي وين', 'track-how'],
  ['وين طردي؟', 'track-how'],
  ['وين بضاعتي', 'track-how'],
  ['نسيت الباسورد', 'forgot-password'],
  ['نسيت كلمه السر', 'forgot-password'],
  ['كم ادفع', 'pay-half'],
  ['طرق الدفع', 'pay-ways'],
  ['وين الفواتير', 'receipts'],
  ['الضريبه', 'vat'],
  ['الأوراق المطلوبه', 'which-documents'],
  ['كم مدة التخليص', 'customs-time'],
  ['الغاء الطرد', 'parcel-cancel'],
])('«%s» leads to %s', (search, id) => {
  const { keys, fits } = find('ar', search)
  expect([fits, keys[0]]).toEqual([true, id])
})

test.each([
  ['how do i cancel my order?', 'cancel-request'],
  ['cancle request', 'cancel-request'],
  ['where is my shipment', 'track-how'],
  ["where's my parcel", 'track-how'],
  ['forgot pasword', 'forgot-password'],
  ['refnud', 'refunds'],
  ['invoices', 'receipts'],
  ['dangerous goods', 'hazardous-cargo'],
])('"%s" leads to %s', (search, id) => {
  const { keys, fits } = find('en', search)
  expect([fits, keys[0]]).toEqual([true, id])
})

test('a word that is being typed finds what it begins', () => {
  expect(find('en', 'passw').keys).toContain('password-rules')
  expect(find('ar', 'استرد').keys).toContain('refunds')
})

test('when nothing has every word, the three that come nearest are offered', () => {
  const { keys, fits } = find('en', 'cancel submarine')
  expect(fits).toBe(false)
  expect(keys).toHaveLength(3)
  expect(keys).toContain('cancel-request')
  expect(find('en', 'submarine')).toEqual({ keys: [], fits: false })
  expect(find('ar', '؟!')).toEqual({ keys: [], fits: false })
})

test('a stem is the same with article, pronoun and plural, and never shorter than three letters', () => {
  const stem = (word: string) => stemsOf(word)[0]
  for (const word of ['شحنه', 'الشحنه', 'شحنتي', 'شحنات', 'للشحن', 'بالشحنه', 'شحنتها'])
    expect(stem(word)).toBe('شحن')
  expect(stemsOf('وبضاعتي')).toContain(stem('البضاعه'))
  expect(stem('الي')).toBe('الي')
  for (const word of ['cancel', 'cancels', 'cancelled', 'cancelling']) expect(stem(word)).toBe('cancel')
  expect([stem('vat'), stem('address'), stem('parties'), stem('boxes')]).toEqual([
    'vat',
    'address',
    'party',
    'box',
  ])
})

test.each([
  ['shanghai', 'shangai', true],
  ['refund', 'refnud', true],
  ['parcel', 'parcels', true],
  ['parcel', 'pencil', false],
  ['parcel', 'parcel', false],
])('%s and %s are one slip apart: %s', (one, other, is) => expect(isOneSlip(one, other)).toBe(is))
