// The clocks of sessions and the delays of wrong passwords.
import { expect, test } from 'vitest'
import { idleTimeoutSeconds } from './session.ts'
import { delayAfter } from './sign-in-lock.ts'
import { signInForm } from './endpoints.ts'

test('the idle rule is minutes x 60 - 60, with two minutes at least', () => {
  expect([15, 2, 1, 0].map(idleTimeoutSeconds)).toEqual([840, 60, 60, 60])
})

test('the first two wrong passwords cost no time, later ones up to a second', () => {
  expect([1, 2, 3, 4, 5, 50].map(delayAfter)).toEqual([0, 0, 250, 500, 1000, 1000])
})

test('a name is read without case and spaces around it, and has to be an e-mail address', () => {
  expect(signInForm.parse({ username: ' Customer@Demo.Example ', password: 'x' }).username).toBe(
    'customer@demo.example',
  )
  for (const username of ['', 'customer', 'a@b', `${'a'.repeat(250)}@demo.example`])
    expect(signInForm.safeParse({ username, password: 'x' }).success).toBe(false)
})
