// Contracts of registration: the SMS code, the three ways to register, what is known already (C005, C008, C009, C024-C026).
import { z } from 'zod'
import { anyone, type Policy } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { languages } from '../../kit/text.ts'
import { captchaAnswer } from '../captcha.ts'
import { uaeMobile } from '../fields.ts'
import { licenceNumber } from './licence.ts'
import { existingForm, registrationForm } from './registration-form.ts'

const visitors = { visitor: 'any' } as const satisfies Policy

/** Whether a user code or e-mail is registered. Without a solved puzzle, or over the rate limit of facts, nothing is (Z09). */
export const userExists = endpoint({
  verb: 'userExists',
  call: 'C005',
  method: 'POST',
  path: 'account/validateuserexists',
  policy: visitors,
  body: z.strictObject({
    UserCode: z.string().trim().min(1, 'kit.field.required').max(254),
    captcha: captchaAnswer.optional(),
  }),
  answer: z.strictObject({ exists: z.boolean() }),
  problems: ['accounts.captcha-wrong'],
})

export const sendRegistrationCode = endpoint({
  verb: 'sendRegistrationCode',
  call: 'C009',
  method: 'POST',
  path: 'SendSMSCode',
  policy: visitors,
  body: z.strictObject({
    mobile: uaeMobile,
    CountryCode: z.enum(['AE', '971', '+971']).optional(),
    captcha: captchaAnswer,
  }),
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.string().nullable(),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
    /** Wrong entries that close the code. */
    tries: z.int(),
  }),
  problems: ['accounts.captcha-wrong', 'accounts.code-wait', 'accounts.mobile-invalid'],
})

export const registerAnswer = z.strictObject({
  status: z.literal('SUCCESS'),
  errorMessage: z.string().nullable(),
  usercode: z.string(),
  approval: z.enum(['ACTIVE', 'PENDING_APPROVAL']),
})

const registering = {
  method: 'POST',
  answer: registerAnswer,
  limit: ['registration.address', 'registration.all'],
  problems: [
    'accounts.captcha-wrong',
    'accounts.code-wrong',
    'accounts.code-expired',
    'accounts.code-spent',
    'accounts.password-common',
    'accounts.licence-unknown',
    'accounts.licence-expired',
    'accounts.licence-copy-gone',
    'accounts.email-registered',
    'accounts.mobile-registered',
    'accounts.registration-sent',
  ],
} as const

export const register = endpoint({
  ...registering,
  verb: 'register',
  call: 'C008',
  path: 'Register',
  policy: visitors,
  body: registrationForm,
})

/** Registers a company that has worked with the operator before; a pending application like every other (Z17). */
export const registerExistingAgent = endpoint({
  ...registering,
  verb: 'registerExistingAgent',
  call: 'C024',
  path: 'RegisterExistingCAWithMargo',
  policy: { ...visitors, 'clearing-agent': 'own' },
  body: existingForm('provider'),
})

export const registerExistingBusiness = endpoint({
  ...registering,
  verb: 'registerExistingBusiness',
  call: 'C025',
  path: 'RegisterExistingBUWithMargo',
  policy: { ...visitors, business: 'own' },
  body: existingForm('business'),
})

/** Where an existing clearing agent registers; changes nothing. */
export const existingAgentPage = endpoint({
  verb: 'existingAgentPage',
  call: 'C026',
  method: 'GET',
  path: 'FreightAPI/RegisterExistingCA',
  policy: { ...visitors, 'clearing-agent': 'own' },
  query: z.strictObject({ lang: z.enum(languages).optional() }),
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.string().nullable(),
    registrationUrl: z.string().nullable(),
  }),
})

/** The company of a trade licence, while the form is filled in; `licence` is null when the register has none. */
export const lookUpLicence = endpoint({
  verb: 'lookUpLicence',
  method: 'GET',
  path: 'public/licence',
  policy: anyone,
  query: z.strictObject({ number: licenceNumber }),
  answer: z.strictObject({
    licence: z
      .strictObject({
        number: z.string(),
        nameEn: z.string(),
        nameAr: z.string(),
        authority: z.string(),
        expiresOn: z.string(),
        expired: z.boolean(),
      })
      .nullable(),
  }),
  problems: ['accounts.licence-required', 'accounts.licence-invalid'],
  limit: ['licences.address'],
  background: true,
})

/** Multipart: one picture or PDF of a licence that the register does not hold; the form names it by its id. */
export const uploadLicence = endpoint({
  verb: 'uploadLicence',
  method: 'POST',
  path: 'public/licence',
  policy: { ...visitors, business: 'own', 'clearing-agent': 'own' },
  multipart: { files: 'one', fields: z.strictObject({}) },
  answer: z.strictObject({ id: z.string(), name: z.string(), size: z.int() }),
  limit: ['licence-copy.address', 'licence-copy.all'],
  problems: [
    'documents.no-file',
    'documents.format',
    'documents.size',
    'documents.total-size',
    'documents.count',
    'documents.name',
    'documents.name-taken',
    'documents.content',
    'documents.damaged',
    'documents.too-complex',
    'documents.unchecked',
    'documents.infected',
  ],
})

export const registrationEndpoints = {
  userExists,
  sendRegistrationCode,
  register,
  registerExistingAgent,
  registerExistingBusiness,
  existingAgentPage,
  lookUpLicence,
  uploadLicence,
}
