// Worked examples of the identifier guards, and that one changed digit fails.
import { describe, expect, test } from 'vitest'
import * as guards from './identifiers.ts'
import { referenceProblems } from './problems.ts'

type Guard = (text: string) => guards.Checked
const accepted: [string, Guard, string, string][] = [
  ['container', guards.checkContainerNumber, 'CSQU3054383', 'CSQU3054383'],
  ['container', guards.checkContainerNumber, ' mwcu 605978-4 ', 'MWCU6059784'],
  ['container', guards.checkContainerNumber, 'CSQU٣٠٥٤٣٨٣', 'CSQU3054383'],
  ['air waybill', guards.checkAirWaybill, '176-1234567 5', '176-12345675'],
  ['air waybill', guards.checkAirWaybill, '60781140743', '607-81140743'],
  ['mobile', guards.checkMobile, '501234567', '+971501234567'],
  ['mobile', guards.checkMobile, '050 123 4567', '+971501234567'],
  ['mobile', guards.checkMobile, '+971 (0)50-123-4567', '+971501234567'],
  ['mobile', guards.checkMobile, '00971501234567', '+971501234567'],
  ['mobile', guards.checkMobile, '٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['mobile', guards.checkMobile, '\u202a+۹۷۱۵۰۱۲۳۴۵۶۷\u202c', '+971501234567'],
  ['TRN', guards.checkTrn, '100-1234-5678-9003', '100123456789003'],
  ['IBAN', guards.checkIban, 'AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
  ['IBAN', guards.checkIban, 'ae070331234567890123456', 'AE070331234567890123456'],
  ['Makani', guards.checkMakani, '٣٠٠٣٢٩٥٣٢٠', '30032 95320'],
]
const refused: [string, Guard, string, string][] = [
  ['container', guards.checkContainerNumber, 'CSQ3054383', 'reference.container.form'],
  ['container', guards.checkContainerNumber, 'CSQA3054383', 'reference.container.form'],
  ['air waybill', guards.checkAirWaybill, '1761234567', 'reference.air-waybill.form'],
  ['mobile', guards.checkMobile, '041234567', 'reference.mobile.form'],
  ['mobile', guards.checkMobile, '50123456', 'reference.mobile.form'],
  ['mobile', guards.checkMobile, '5012345678', 'reference.mobile.form'],
  ['mobile', guards.checkMobile, '+966501234567', 'reference.mobile.form'],
  ['TRN', guards.checkTrn, '10012345678900', 'reference.trn.form'],
  ['TRN', guards.checkTrn, '200123456789003', 'reference.trn.form'],
  ['IBAN', guards.checkIban, 'GB29NWBK60161331926819', 'reference.iban.form'],
  ['Makani', guards.checkMakani, '123', 'reference.makani.form'],
]

test.each([
  ['wdb 963403-1L123456', 'WDB9634031L123456'],
  ['JN1-HR32', 'JN1HR32'],
  ['WDB9634031O123456', undefined],
  ['WDB9634031L1234567', undefined],
  ['A1', undefined],
])('chassis number %s', (text, value) => expect(guards.checkChassisNumber(text).value).toBe(value))

describe('identifiers', () => {
  test.each(accepted)('%s %#: %3$s is accepted', (_name, guard, text, value) => {
    expect(guard(text).value).toBe(value)
  })

  test.each(refused)('%s %#: a wrong form is refused', (_name, guard, text, problem) => {
    expect(guard(text)).toEqual({ problem })
    expect(referenceProblems).toHaveProperty([problem])
  })

  test.each([
    ['container', guards.checkContainerNumber, 'CSQU3054383', 4],
    ['container', guards.checkContainerNumber, 'MWCU6059784', 4],
    ['air waybill', guards.checkAirWaybill, '17612345675', 3],
    ['IBAN', guards.checkIban, 'AE070331234567890123456', 2],
  ] as [string, Guard, string, number][])(
    '%s: %3$s fails on a changed digit',
    (_name, guard, good, start) => {
      for (let index = start; index < good.length; index++) {
        const digit = Number(good[index])
        const wrong = good.slice(0, index) + ((digit + 1) % 10) + good.slice(index + 1)
        expect({ wrong, problem: guard(wrong).problem }).toEqual({
          wrong,
          problem: expect.stringMatching(/check-digit/),
        })
      }
    },
  )

  test('the check digits of the worked examples', () => {
    expect(guards.containerCheckDigit('CSQU305438')).toBe(3)
    expect(guards.containerCheckDigit('MWCU605978')).toBe(4)
    expect(guards.airWaybillCheckDigit('1234567')).toBe(5)
    expect(guards.airWaybillCheckDigit('8114074')).toBe(3)
  })

  test('a wrong container digit is explained', () => {
    expect(guards.checkContainerNumber('CSQU3054385')).toEqual({
      problem: 'reference.container.check-digit',
      params: { expected: 3, given: 5 },
    })
  })
})
