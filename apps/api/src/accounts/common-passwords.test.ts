// Passwords that are guessed first are known however they are dressed up.
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['Password1!', true],
  ['P@ssw0rd', true],
  ['Qwerty#123', true],
  ['Dragon2026!', true],
  ['Xy1!zwqq', false],
  ['Nine blue dhows & 1 moon', false],
])('%s: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common)
})
