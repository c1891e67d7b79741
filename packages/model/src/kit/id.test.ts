// Public numbers find typing errors, digits of three scripts are one, and stored text holds no invisible marks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, isPublicNumber, latinDigits, publicNumber } from './id.ts'

const sequence = fc.integer({ min: 1, max: 99_999_999 })
const number = fc
  .tuple(fc.integer({ min: 2020, max: 2099 }), sequence)
  .map(([year, serial]) => publicNumber('FR', year, serial))

describe('a public number', () => {
  test('has the form prefix, year, serial and check digit', () => {
    expect(publicNumber('FR', 2026, 1847)).toBe('FR-26-018473')
    fc.assert(
      fc.property(number, (text) => {
        expect(isPublicNumber('FR', text)).toBe(true)
      }),
    )
  })

  test('with one digit typed wrong is none', () => {
    fc.assert(
      fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, shift) => {
        const digits = [...text.matchAll(/\d/g)].map((match) => match.index)
        const at = digits[place % digits.length]!
        const wrong = text.slice(0, at) + ((Number(text[at]) + shift) % 10) + text.slice(at + 1)
        expect(isPublicNumber('FR', wrong)).toBe(false)
      }),
    )
  })

  test('of another prefix, or with more around it, is none', () => {
    const text = publicNumber('FR', 2026, 7)
    for (const other of [text.replace('FR', 'QT'), ` ${text}`, `${text}\n`, text.toLowerCase()])
      expect(isPublicNumber('FR', other)).toBe(false)
  })
})

test('Arabic and Persian digits become Latin ones, and nothing else changes', () => {
  expect(latinDigits('٠٥٠-۱۲۳ رقم 7')).toBe('050-123 رقم 7')
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (value) => {
      const arabic = String(value).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
      expect(latinDigits(arabic)).toBe(String(value))
    }),
  )
})

describe('stored text', () => {
  test('is clean after one pass and holds no control or direction mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
      }),
    )
  })

  test('keeps Arabic, line breaks and one space between words', () => {
    expect(cleanText('  \u202eمخزن   ١٢\nالقوز\u0000 ')).toBe('مخزن ١٢\nالقوز')
  })
})
