// A wallet pays debts first and goes no lower than nothing; a PIN that a thief tries first is refused.
import { expect, test } from 'vitest'
import { parseMoney } from '../../kit/money.ts'
import { pinRefusal, typedPin } from './pin.ts'
import { adjustmentRefusal, balanceOf, maySpend, spreadCredit, spreadDebit } from './wallet.ts'

test('25: wallet 50.00, reverse 220.50, then credit 349.95: debt 170.50, then 179.45 and no debt', () => {
  const reversed = spreadDebit(parseMoney('220.50'), { availableFils: parseMoney('50.00') })
  expect(reversed).toEqual({ fromAvailable: 5_000n, toDebt: 17_050n })
  expect(balanceOf({ availableFils: 0n, debtFils: reversed.toDebt })).toBe(-17_050n)
  expect(spreadCredit(parseMoney('349.95'), { debtFils: reversed.toDebt })).toEqual({
    toDebt: 17_050n,
    toAvailable: 17_945n,
  })
})

test.each([
  ['person of their own', { isPerson: true, isGiven: false }, false, true],
  ['administrator', { isPerson: false, isGiven: false }, true, true],
  ['colleague with the right', { isPerson: false, isGiven: true }, false, true],
  ['colleague', { isPerson: false, isGiven: false }, false, false],
])('who may spend: %s', (_, right, isCompanyAdmin, may) =>
  expect(maySpend(right, { isCompanyAdmin })).toBe(may),
)

test('a correction is made by another administrator, in time', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const proposal = { proposedBy: 'one', lapsesAt: new Date('2026-11-23T10:00:01Z') }
  expect(adjustmentRefusal(proposal, 'one', now)).toBe('wallet.second-person')
  expect(adjustmentRefusal(proposal, 'two', now)).toBeUndefined()
  expect(adjustmentRefusal({ ...proposal, lapsesAt: now }, 'two', now)).toBe('wallet.adjustment-lapsed')
})

const mobile = '+971505550118'
test.each(['258036', '704182', '918273', '121314', '500118'.replace('0118', '0119')])('%s is a PIN', (pin) =>
  expect(pinRefusal(pin, 6, mobile)).toBeUndefined(),
)
test.each([
  '111111',
  '121212',
  '123123',
  '123456',
  '890123',
  '654321',
  '198427',
  '271984',
  '200812',
  '770118',
  '011877',
])('%s is guessed first', (pin) => expect(pinRefusal(pin, 6, mobile)).toBe('wallet.pin-weak'))
test.each(['12345', '1234567', '25803a', ''])('"%s" has not six digits', (pin) =>
  expect(pinRefusal(pin, 6, mobile)).toBe('wallet.pin-digits'),
)
test('four digits where the setting says so', () => {
  expect(pinRefusal('2580', 4, mobile)).toBeUndefined()
  expect(pinRefusal('0118', 4, mobile)).toBe('wallet.pin-weak')
  expect(pinRefusal('1990', 4, null)).toBe('wallet.pin-weak')
})
test('digits of either script', () => expect(typedPin('٢٥٨ ۰۳۶')).toBe('258036'))
