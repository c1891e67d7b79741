// Contracts of a forgotten password: asking for a link, looking at what it opens, and the new password (C012, C013).
import { z } from 'zod'
import { anyone } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { captchaAnswer } from '../captcha.ts'
import { emailAddress, newPassword } from '../fields.ts'

/** Minutes that a link for a new password is good for (Z15). */
export const resetMinutes = 30
/** Seconds until another link may be asked for on the page. */
export const resetResendSeconds = 60

export const forgotPassword = endpoint({
  verb: 'forgotPassword',
  call: 'C012',
  method: 'POST',
  path: 'ForgotPassword',
  policy: anyone,
  body: z.strictObject({ email: emailAddress, captcha: captchaAnswer }),
  answer: ok,
  problems: ['accounts.email-unknown', 'accounts.captcha-wrong'],
  anyToken: true,
  limit: ['password-reset.address'],
})

/** 256 bits in base64url. */
const wholeResetId = /^[\w-]{43}$/
const requestId = z.string({ error: 'accounts.reset-invalid' }).regex(wholeResetId, 'accounts.reset-invalid')
/** Whether what a link holds can be an id at all; one that was copied in part, or without its end, cannot. */
export const isWholeResetId = (id: string): boolean => wholeResetId.test(id)
const closedLink = ['accounts.reset-invalid', 'accounts.reset-expired'] as const

export const viewPasswordReset = endpoint({
  verb: 'viewPasswordReset',
  method: 'POST',
  path: 'password-resets/view',
  policy: anyone,
  body: z.strictObject({ RequestID: requestId }),
  answer: z.strictObject({ email: z.string(), leastPassword: z.int(), expiresAt: z.string() }),
  problems: closedLink,
  anyToken: true,
  limit: ['password-link.address'],
})

export const resetPasswordForm = z
  .strictObject({
    RequestID: requestId,
    Email: emailAddress,
    Password: newPassword,
    ConfirmPassword: z.string({ error: 'accounts.passwords-differ' }).max(128, 'accounts.password-long'),
  })
  .refine(({ Password, ConfirmPassword }) => Password === ConfirmPassword, {
    error: 'accounts.passwords-differ',
    path: ['ConfirmPassword'],
  })

export const resetPassword = endpoint({
  verb: 'resetPassword',
  call: 'C013',
  method: 'POST',
  path: 'resetpassword',
  policy: anyone,
  body: resetPasswordForm,
  answer: ok,
  problems: closedLink,
  anyToken: true,
  limit: ['password-link.address'],
})

export const recoveryEndpoints = { forgotPassword, viewPasswordReset, resetPassword }
