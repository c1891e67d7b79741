// The grammar of counted dirhams and fils, at the numbers where it changes.
import { describe, expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

const cases: [string, string, string][] = [
  ['0.00', 'Zero dirhams', 'صفر درهم'],
  ['0.01', 'One fils', 'فلس واحد'],
  ['0.02', 'Two fils', 'فلسان'],
  ['0.05', 'Five fils', 'خمسة فلوس'],
  ['0.11', 'Eleven fils', 'أحد عشر فلسًا'],
  ['1.00', 'One dirham', 'درهم واحد'],
  ['1.01', 'One dirham and one fils', 'درهم واحد وفلس واحد'],
  ['2.00', 'Two dirhams', 'درهمان'],
  ['2.50', 'Two dirhams and fifty fils', 'درهمان وخمسون فلسًا'],
  ['3.00', 'Three dirhams', 'ثلاثة دراهم'],
  ['10.00', 'Ten dirhams', 'عشرة دراهم'],
  ['11.00', 'Eleven dirhams', 'أحد عشر درهمًا'],
  ['12.00', 'Twelve dirhams', 'اثنا عشر درهمًا'],
  ['99.99', 'Ninety-nine dirhams and ninety-nine fils', 'تسعة وتسعون درهمًا وتسعة وتسعون فلسًا'],
  ['100.00', 'One hundred dirhams', 'مائة درهم'],
  ['101.00', 'One hundred and one dirhams', 'مائة درهم ودرهم واحد'],
  ['102.00', 'One hundred and two dirhams', 'مائة درهم ودرهمان'],
  ['103.00', 'One hundred and three dirhams', 'مائة وثلاثة دراهم'],
  ['111.00', 'One hundred and eleven dirhams', 'مائة وأحد عشر درهمًا'],
  ['200.00', 'Two hundred dirhams', 'مائتا درهم'],
  ['300.00', 'Three hundred dirhams', 'ثلاثمائة درهم'],
  ['1000.00', 'One thousand dirhams', 'ألف درهم'],
  ['1001.00', 'One thousand and one dirhams', 'ألف درهم ودرهم واحد'],
  ['1200.00', 'One thousand two hundred dirhams', 'ألف ومائتا درهم'],
  ['2000.00', 'Two thousand dirhams', 'ألفا درهم'],
  ['2677.00', 'Two thousand six hundred and seventy-seven dirhams', 'ألفان وستمائة وسبعة وسبعون درهمًا'],
  ['3000.00', 'Three thousand dirhams', 'ثلاثة آلاف درهم'],
  [
    '9811.50',
    'Nine thousand eight hundred and eleven dirhams and fifty fils',
    'تسعة آلاف وثمانمائة وأحد عشر درهمًا وخمسون فلسًا',
  ],
  ['11000.00', 'Eleven thousand dirhams', 'أحد عشر ألف درهم'],
  ['11011.00', 'Eleven thousand and eleven dirhams', 'أحد عشر ألفًا وأحد عشر درهمًا'],
  ['101000.00', 'One hundred and one thousand dirhams', 'مائة ألف وألف درهم'],
  ['102000.00', 'One hundred and two thousand dirhams', 'مائة ألف وألفا درهم'],
  ['103000.00', 'One hundred and three thousand dirhams', 'مائة وثلاثة آلاف درهم'],
  ['200000.00', 'Two hundred thousand dirhams', 'مائتا ألف درهم'],
  ['250000.00', 'Two hundred and fifty thousand dirhams', 'مائتان وخمسون ألف درهم'],
  ['1000000.00', 'One million dirhams', 'مليون درهم'],
  ['2000000.00', 'Two million dirhams', 'مليونا درهم'],
  [
    '1234567.00',
    'One million two hundred and thirty-four thousand five hundred and sixty-seven dirhams',
    'مليون ومائتان وأربعة وثلاثون ألفًا وخمسمائة وسبعة وستون درهمًا',
  ],
]

describe('amountInWords', () => {
  test.each(cases)('%s', (amount, en, ar) => {
    expect(amountInWords(amount)).toEqual({ en, ar })
  })

  test.each(['-1.00', '1,000.00', '', '1.005', '1000000000000.00'])('refuses %j', (amount) => {
    expect(() => amountInWords(amount)).toThrow(RangeError)
  })
})
