// Contracts of the cash PIN: set once (C082), typed before spending (C081, C034), set anew by password and code.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { smsCode } from '../../accounts/fields.ts'
import { typedPin } from './pin.ts'

const pin = z.string({ error: 'wallet.pin-digits' }).max(20, 'wallet.pin-digits').transform(typedPin)
const password = z.string({ error: 'accounts.password-wrong' }).min(1, 'accounts.password-wrong').max(200)

/** A right PIN opens the wallet for some minutes. It travels in the header `X-Mpin` or in the body of the twin, never in a query. */
export const validateMpin = endpoint({
  verb: 'validateMpin',
  call: 'C081',
  method: 'GET',
  path: 'Express/ValidateMpin',
  twins: [{ method: 'POST' }],
  writes: true,
  policy: customers,
  query: z.strictObject({}),
  body: z.strictObject({ pin: pin.optional() }),
  answer: z.strictObject({
    valid: z.boolean(),
    attemptsLeft: z.int(),
    lockedUntil: z.string().nullable(),
    /** After three locks nothing opens it but setting it anew. */
    mustReset: z.boolean(),
  }),
  problems: ['wallet.pin-none', 'wallet.pin-digits'],
})

const weak = ['wallet.pin-digits', 'wallet.pin-weak', 'accounts.password-wrong'] as const

export const createMpin = endpoint({
  verb: 'createMpin',
  call: 'C082',
  method: 'POST',
  path: 'Express/CreateMpin',
  policy: customers,
  limit: ['own-password.person'],
  body: z.strictObject({ pin, password }),
  answer: ok,
  problems: ['wallet.pin-exists', ...weak],
})

const codeProblems = ['wallet.pin-none', 'wallet.pin-mobile', 'wallet.pin-new-mobile'] as const

export const sendPinCode = endpoint({
  verb: 'sendPinCode',
  method: 'POST',
  path: 'Express/Wallet/PinCode',
  policy: customers,
  limit: ['own-password.person'],
  body: z.strictObject({ password }),
  answer: z.strictObject({
    ...ok.shape,
    /** The end of the number it went to. */
    mobile: z.string(),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
    tries: z.int(),
  }),
  problems: ['accounts.password-wrong', 'accounts.code-wait', ...codeProblems],
})

export const resetPin = endpoint({
  verb: 'resetPin',
  method: 'POST',
  path: 'Express/Wallet/ResetPin',
  policy: customers,
  limit: ['own-password.person'],
  body: z.strictObject({
    pin,
    password,
    code: smsCode,
  }),
  answer: ok,
  problems: ['accounts.code-wrong', 'accounts.code-expired', 'accounts.code-spent', ...codeProblems, ...weak],
})

export const pinEndpoints = { validateMpin, createMpin, sendPinCode, resetPin }
