// The rule of passwords: the documented floor, nothing personal, nothing of this place, and what the meter says.
import { describe, expect, test } from 'vitest'
import { missingParts, passwordRefusal, passwordStrength } from './password.ts'

describe('the documented rule (A 5)', () => {
  test.each([
    ['Ab1!x', ['length']],
    ['ab1!xy', ['capital']],
    ['Abc!xy', ['digit']],
    ['Abc1xy', ['special']],
    ['abcdef', ['capital', 'digit', 'special']],
    ['Ab1!xy', []],
    ['Éb١!xy', []],
  ])('%s misses %j', (password, missing) => {
    expect(missingParts(password)).toEqual(missing)
    expect(passwordRefusal(password) === 'accounts.password-rule').toBe(missing.length > 0)
  })
})

test.each([
  ['Dub@1-2026', [], 'accounts.password-common'],
  ['M@rs4#2026', [], 'accounts.password-common'],
  ['Khalifa#26', ['Khalifa'], 'accounts.password-personal'],
  ['Kh@l1fa!99', ['khalifa'], 'accounts.password-personal'],
  ['Ali#2026xy', ['Ali'], undefined],
  ['Three dates & 2 Khalifas by the sea', ['Khalifa'], undefined],
])('%s of %j: %s', (password, about, refusal) => {
  expect(passwordRefusal(password, about)).toBe(refusal)
})

test.each([
  ['', 0],
  ['abc', 1],
  ['Xy1!zw', 2],
  ['Xy1!zwqqr', 3],
  ['Xy1!zwqqrplm', 4],
])('the meter shows %j as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
