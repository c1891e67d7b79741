// The registration form of the page: checked step by step by the server's own rules, and kept without its secrets.
import { beforeEach, expect, test } from 'vitest'
import { registrationForm } from '@marsa/model/accounts/registration/registration-form.ts'
import {
  bodyOf,
  emptyForm,
  forgetForm,
  keepForm,
  keptForm,
  stepOf,
  stepProblems,
  stepsOf,
  type RegisterValues,
} from '../../src/accounts/registration/register-values.ts'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  globalThis.sessionStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  } as unknown as Storage
})

const filled: RegisterValues = {
  ...emptyForm,
  tradeLicenseNumber: 'cn-1234567',
  companyName: 'Test Shipping',
  numberOfEmployees: '١٢',
  numberOfBranches: '1',
  location: 'Deira, Dubai',
  services: ['sea'],
  firstname: 'ليلى',
  lastname: 'الهاشمي',
  usercode: 'layla@test.example',
  contactNumber: '٠٥٠١٢٣٤٥٦٧',
  Password: 'Quayside#47 north',
  PasswordConfirmation: 'Quayside#47 north',
  termsAccepted: true,
  SMSCode: '123456',
}
const captcha = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256' as const,
      nonce: 'n',
      salt: 's',
      cost: 1,
      keyLength: 1,
      keyPrefix: '',
      expiresAt: 1,
    },
    signature: 's',
  },
  solution: { counter: 0, derivedKey: 'k' },
}

test('an empty form lacks something in every step, a filled one in none', () => {
  for (const step of stepsOf('provider')) {
    expect(Object.keys(stepProblems('provider', step, emptyForm)), step).not.toEqual([])
    expect(stepProblems('provider', step, filled), step).toEqual({})
  }
})

test('each step tells of its own fields only, in the codes of the server', () => {
  expect(stepProblems('customer', 'person', { ...filled, usercode: 'layla@' })).toEqual({
    usercode: 'accounts.email-invalid',
  })
  expect(
    stepProblems('customer', 'password', { ...filled, PasswordConfirmation: 'other', termsAccepted: false }),
  ).toEqual({
    PasswordConfirmation: 'accounts.passwords-differ',
    termsAccepted: 'accounts.terms-required',
  })
  expect(
    stepProblems('customer', 'password', { ...filled, Password: 'Layla#1', firstname: 'Layla' }),
  ).toMatchObject({
    Password: 'accounts.password-personal',
  })
  expect(stepProblems('provider', 'company', { ...filled, services: [] })).toEqual({
    services: 'accounts.services-required',
  })
  expect(stepOf('usercode')).toBe('person')
  expect(stepOf('captcha')).toBeUndefined()
})

test('what is sent is what the contract takes, for each kind of user', () => {
  for (const userType of ['customer', 'business', 'provider'] as const) {
    const body = bodyOf(userType, filled, captcha, 'ar')
    expect(registrationForm.safeParse(body).error?.issues, userType).toBeUndefined()
    expect('companyName' in body).toBe(userType !== 'customer')
    expect('services' in body).toBe(userType === 'provider')
  }
})

test('what was typed survives a reload, but for passwords and the code', () => {
  keepForm('customer', filled)
  expect([...store.values()].join()).not.toMatch(/Quayside|123456"/)
  expect(keptForm('customer')).toMatchObject({ firstname: 'ليلى', termsAccepted: true, services: ['sea'] })
  expect(keptForm('customer').Password).toBeUndefined()
  expect(keptForm('business')).toEqual({})
  store.set('marsa.register.customer', '{"firstname": 5, "services": "sea", "role": "admin"}')
  expect(keptForm('customer')).toEqual({})
  store.set('marsa.register.customer', 'not JSON')
  expect(keptForm('customer')).toEqual({})
  forgetForm('customer')
  expect(store.size).toBe(0)
})
