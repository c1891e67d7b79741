// Contracts of one's own profile: names and address, mobile, password, notices (C010, C011, C014; Z14).
import { z } from 'zod'
import { everyone } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { cleanText } from '../../kit/id.ts'
import { languages } from '../../kit/text.ts'
import { channels } from '../../messages/message.ts'
import { noticeKindNames } from '../../messages/notice-kinds.ts'
import { currentUser } from '../endpoints.ts'
import { newPassword, personName, smsCode, uaeMobile } from '../fields.ts'
import { companyKinds } from '../users/users-rules.ts'
import { atMost, tooLong } from '../../kit/too-long.ts'

const said = { status: z.literal('SUCCESS'), errorMessage: z.string().nullable() }
/** An e-mail in a body must be the caller's own. */
const ownEmail = z.string().max(254).optional()
const country = z.string().max(10).optional()
const password = z
  .string({ error: 'accounts.password-required' })
  .min(1, 'accounts.password-required')
  .max(128, 'accounts.password-long')

export const viewProfile = endpoint({
  verb: 'viewProfile',
  method: 'GET',
  path: 'profile',
  policy: everyone,
  answer: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    firstNameAr: z.string().nullable(),
    lastNameAr: z.string().nullable(),
    email: z.string(),
    mobileNumber: z.string().nullable(),
    preferredLanguage: z.enum(languages),
    /** The person's own; empty where the company's is used. */
    address: z.string(),
    /** Characters that a new password needs at least (Z12). */
    leastPassword: z.int(),
    company: z.strictObject({
      kind: z.enum(companyKinds),
      nameEn: z.string(),
      nameAr: z.string(),
      addressEn: z.string(),
      addressAr: z.string(),
      trn: z.string().nullable(),
      /** Names of those who may have its facts changed. */
      administrators: z.array(z.strictObject({ en: z.string(), ar: z.string() })),
    }),
    /** `kind:channel` of what is not sent. */
    refused: z.array(z.string()),
  }),
})

export const profileForm = z.strictObject({
  FirstName: personName,
  LastName: personName,
  FirstNameAr: personName.or(z.literal('')).optional(),
  LastNameAr: personName.or(z.literal('')).optional(),
  Address: z
    .string()
    .max(600, tooLong(300))
    .transform(cleanText)
    .pipe(z.string().max(...atMost(300))),
  PreferredLanguage: z.enum(languages).optional(),
})

export const updateProfile = endpoint({
  verb: 'updateProfile',
  call: 'C014',
  method: 'POST',
  path: 'UpdateProfile',
  policy: everyone,
  body: z.strictObject({ ...profileForm.shape, Email: ownEmail }),
  answer: currentUser,
  problems: ['kit.forbidden'],
})

export const mobileForm = z.strictObject({ UpdatedMobile: uaeMobile, Password: password })

export const sendMobileCode = endpoint({
  verb: 'sendMobileCode',
  call: 'C010',
  method: 'POST',
  path: 'SendSMSCodeForUpdate',
  policy: everyone,
  body: z.strictObject({
    ...mobileForm.shape,
    PreferredLanguage: z.enum(languages).optional(),
    CountryCode: country,
  }),
  answer: z.strictObject({ ...said, resendAfterSeconds: z.int(), expiresInSeconds: z.int(), tries: z.int() }),
  problems: ['accounts.password-wrong', 'profile.same-mobile', 'accounts.code-wait'],
  limit: ['own-password.person'],
})

export const updateMobile = endpoint({
  verb: 'updateMobile',
  call: 'C011',
  method: 'POST',
  path: 'UpdateMobile',
  policy: everyone,
  body: z.strictObject({
    updatedMobile: uaeMobile,
    SMSCode: smsCode,
    Email: ownEmail,
    CountryCode: country,
    CountryId: country,
  }),
  answer: z.strictObject({ ...said, mobileNumber: z.string() }),
  problems: [
    'accounts.code-wrong',
    'accounts.code-expired',
    'accounts.code-spent',
    'accounts.mobile-registered',
    'kit.forbidden',
  ],
})

export const passwordForm = z
  .strictObject({
    oldPassword: password,
    password: newPassword,
    confirmPassword: z.string({ error: 'accounts.passwords-differ' }).max(128, 'accounts.password-long'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: 'accounts.passwords-differ',
    path: ['confirmPassword'],
  })

export const changePassword = endpoint({
  verb: 'changePassword',
  method: 'POST',
  path: 'profile/password',
  policy: everyone,
  body: passwordForm,
  answer: z.strictObject({ endedSessions: z.int() }),
  problems: ['accounts.password-wrong'],
  limit: ['own-password.person'],
})

export const saveNoticeChoice = endpoint({
  verb: 'saveNoticeChoice',
  method: 'PUT',
  path: 'profile/notices',
  policy: everyone,
  body: z.strictObject({ kind: z.enum(noticeKindNames), channel: z.enum(channels), sent: z.boolean() }),
  answer: ok,
  problems: ['profile.always-sent', 'profile.no-channel'],
})

export const profileEndpoints = {
  viewProfile,
  updateProfile,
  sendMobileCode,
  updateMobile,
  changePassword,
  saveNoticeChoice,
}
