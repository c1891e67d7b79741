// Fields that forms about people share: mobile, name, e-mail, SMS code, password, with the rules of A 5.
import { z } from 'zod'
import { cleanText, latinDigits } from '../kit/id.ts'
import { mobileDigits } from '../reference/identifiers.ts'
import { smsCodeDigits } from './code.ts'
import { passwordRefusal } from './password.ts'
import { atMost, tooLong } from '../kit/too-long.ts'

/** UAE mobile in any usual writing and digits, stored as +971 and nine digits beginning with 5. */
export const uaeMobile = z
  .string({ error: 'accounts.mobile-invalid' })
  .max(30, 'accounts.mobile-invalid')
  .transform((value, context) => {
    const digits = mobileDigits(value)
    if (digits) return `+971${digits}`
    context.addIssue({ code: 'custom', message: 'accounts.mobile-invalid' })
    return z.NEVER
  })

/** A first or last name: letters of any script, spaces, hyphens, apostrophes and dots; at most 60. */
export const personName = z
  .string({ error: 'accounts.name-invalid' })
  .max(120, tooLong(60))
  .transform(cleanText)
  .pipe(
    z
      .string()
      .max(...atMost(60))
      .regex(/^\p{L}[\p{L}\p{M}' .\u2019-]*$/u, 'accounts.name-invalid'),
  )

export const emailAddress = z
  .string({ error: 'accounts.email-required' })
  .trim()
  .toLowerCase()
  .min(1, 'accounts.email-required')
  .max(254, 'accounts.email-invalid')
  .pipe(z.email('accounts.email-invalid'))

/** A code as typed, Arabic digits and spaces accepted. */
export const smsCode = z
  .string({ error: 'accounts.code-required' })
  .max(20, 'accounts.code-wrong')
  .transform((value) => latinDigits(value).replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'accounts.code-required')
      .regex(new RegExp(`^\\d{${smsCodeDigits}}$`), 'accounts.code-wrong'),
  )

/** A new password by the documented rule (A 5); what depends on the person is `passwordRefusal`'s to say. */
export const newPassword = z
  .string({ error: 'accounts.password-required' })
  .min(1, 'accounts.password-required')
  .max(128, 'accounts.password-long')
  .superRefine((value, context) => {
    const refusal = passwordRefusal(value)
    if (refusal) context.addIssue({ code: 'custom', message: refusal })
  })
