// The registration form: one schema for browser and API, and the rules between its fields (A 3, A 5, Z18).
import { z } from 'zod'
import { cleanText, latinDigits } from '../../kit/id.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { languages } from '../../kit/text.ts'
import { captchaAnswer } from '../captcha.ts'
import { agentModes } from '../companies/companies-rules.ts'
import { emailAddress, newPassword, personName, smsCode, uaeMobile } from '../fields.ts'
import { licenceNumber } from './licence.ts'
import { passwordRefusal } from '../password.ts'
import { userTypes, type UserType } from './registration.ts'
import { atMost, tooLong } from '../../kit/too-long.ts'

const line = (longest: number) =>
  z
    .string({ error: 'kit.field.required' })
    .max(longest * 2, tooLong(longest))
    .transform(cleanText)
    .pipe(z.string().max(...atMost(longest)))

const needed = (longest: number) => line(longest).pipe(z.string().min(1, 'kit.field.required'))

/** A whole number as typed, in any digits. */
const count = (most: number) =>
  z
    .union([z.int(), z.string().max(12)], { error: 'accounts.count-invalid' })
    .transform((value) => (typeof value === 'string' ? latinDigits(value).replace(/[\s,٬]/g, '') : value))
    .transform((value) => (value === '' ? Number.NaN : Number(value)))
    .pipe(
      z
        .int({ error: 'accounts.count-invalid' })
        .min(1, 'accounts.count-invalid')
        .max(most, 'accounts.count-invalid'),
    )

/** What everybody gives; names as documented, `usercode` is the e-mail address that one signs in with (A 2). */
const ofPerson = {
  firstname: personName,
  lastname: personName,
  usercode: emailAddress,
  contactNumber: uaeMobile,
  CountryCode: z.enum(['AE', '971', '+971']).optional(),
  CountryId: z.enum(['AE', '784']).optional(),
  Password: newPassword,
  PasswordConfirmation: z
    .string({ error: 'accounts.passwords-differ' })
    .max(128, 'accounts.passwords-differ'),
  SMSCode: smsCode,
  language: z.enum(languages).optional(),
  /** The service whose page led here. */
  projectName: z.enum(['freight', 'warehouse', 'express', 'trucks', 'finance']).optional(),
  address: line(300)
    .pipe(z.string().regex(/^$|\p{L}.*\p{L}.*\p{L}/su, 'accounts.address-invalid'))
    .optional(),
  termsAccepted: z.literal(true, { error: 'accounts.terms-required' }),
  promotions: z.boolean().default(false),
  captcha: captchaAnswer,
}

/** What companies give as well. */
const ofCompany = {
  tradeLicenseNumber: licenceNumber,
  /** The id of a copy of the licence, where the register does not hold it (`uploadLicence`). */
  licenceCopy: z.uuid('accounts.licence-copy-gone').optional(),
  companyName: needed(160),
  numberOfEmployees: count(500_000),
  numberOfBranches: count(10_000),
  location: needed(160),
  additionalServices: line(500).optional(),
  remark: line(1_000).optional(),
}
const services = z
  .array(z.enum(agentModes), { error: 'accounts.services-required' })
  .max(agentModes.length)
  .transform((chosen) => [...new Set(chosen)])
  .pipe(z.array(z.enum(agentModes)).min(1, 'accounts.services-required'))

/** Every field of the form of a kind of user; the page validates them one by one with these. */
export const fieldsOf = (userType: UserType) => ({
  ...ofPerson,
  ...(userType !== 'customer' && ofCompany),
  ...(userType === 'provider' && { services }),
})

type Validated = {
  firstname?: unknown
  lastname?: unknown
  usercode?: unknown
  Password?: unknown
  PasswordConfirmation?: unknown
}

const wordsOf = ({ firstname, lastname, usercode }: Validated): string[] =>
  [firstname, lastname, typeof usercode === 'string' ? usercode.split('@')[0] : ''].filter(
    (word): word is string => typeof word === 'string' && word !== '',
  )

/** What is wrong between fields; each field by itself is its own schema's to say. */
export const betweenFields = (form: Validated): FieldProblems => {
  const { Password: password, PasswordConfirmation: again } = form
  const refusal =
    typeof password === 'string' && password !== '' ? passwordRefusal(password, wordsOf(form)) : undefined
  return {
    ...(refusal && { Password: refusal }),
    ...(password !== again && { PasswordConfirmation: 'accounts.passwords-differ' }),
  }
}

/** The code for each field of the kind of user that was left out. */
const missingFields = (userType: UserType, form: Record<string, unknown>): FieldProblems => {
  const noted: FieldProblems = {}
  for (const [field, schema] of Object.entries(fieldsOf(userType))) {
    if (form[field] !== undefined) continue
    const result = schema.safeParse(undefined)
    if (!result.success) noted[field] = result.error.issues[0]?.message ?? 'kit.field.required'
  }
  return noted
}

const validate = (userType: UserType, form: Record<string, unknown>, context: z.RefinementCtx): void => {
  const noted = { ...missingFields(userType, form), ...betweenFields(form) }
  for (const [field, code] of Object.entries(noted))
    context.addIssue({ code: 'custom', message: code, path: [field] })
}

const anyFields = {
  ...ofPerson,
  ...z.object(ofCompany).partial().shape,
  services: services.optional(),
}

/** The body of C008: anybody's fields, and those of companies as far as the kind of user needs them. */
export const registrationForm = z
  .strictObject({ userType: z.enum(userTypes).default('customer'), ...anyFields })
  .superRefine((form, context) => validate(form.userType, form, context))

/** The body of C024 and C025, where the address of the call says what the company is. */
export const existingForm = (userType: 'provider' | 'business') =>
  z.strictObject(anyFields).superRefine((form, context) => validate(userType, form, context))

export type RegistrationForm = Omit<z.infer<typeof registrationForm>, 'userType'>
