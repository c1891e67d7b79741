// Contracts of approval: the queue of registrations, one of them, and the decisions of desk and administrators.
import { z } from 'zod'
import { pageNumber } from '../../kit/paging.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { languages } from '../../kit/text.ts'
import { agentCodePattern, agentModes } from '../companies/companies-rules.ts'
import {
  refusalReasons,
  registrationDeciders,
  registrationReaders,
  registrationStates,
  userTypes,
} from './registration.ts'
import { atMost } from '../../kit/too-long.ts'

const both = z.strictObject({ en: z.string(), ar: z.string() })

export const registrationRow = z.strictObject({
  id: z.string(),
  userType: z.enum(userTypes),
  state: z.enum(registrationStates),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  company: both.nullable(),
  licenceNumber: z.string().nullable(),
  services: z.array(z.enum(agentModes)),
  registeredAt: z.string(),
  /** When it has to be decided; null for those that need no decision. */
  dueAt: z.string().nullable(),
  late: z.boolean(),
  decidedAt: z.string().nullable(),
  /** An approved provider whose administrator a second person has still to confirm. */
  waitsForAdmin: z.boolean(),
})
export type RegistrationRow = z.infer<typeof registrationRow>

const person = z.strictObject({ id: z.string(), name: z.string() })

export const registrationDetail = z.strictObject({
  ...registrationRow.shape,
  userCode: z.string(),
  language: z.enum(languages),
  project: z.string().nullable(),
  address: z.string().nullable(),
  promotions: z.boolean(),
  /** What was typed, beside what the register says. */
  companyName: z.string().nullable(),
  employees: z.int().nullable(),
  branches: z.int().nullable(),
  location: z.string().nullable(),
  additionalServices: z.string().nullable(),
  remark: z.string().nullable(),
  licence: z
    .strictObject({
      number: z.string(),
      name: both,
      authority: z.string(),
      emirate: z.string(),
      expiresOn: z.string(),
      expired: z.boolean(),
    })
    .nullable(),
  /** The copy that came with a number that the register did not hold. */
  licenceCopy: z.strictObject({ name: z.string(), size: z.int(), mediaType: z.string() }).nullable(),
  /** Approved companies with the same licence. */
  sameLicence: z.array(both),
  decidedBy: person.nullable(),
  reason: z.enum(refusalReasons).nullable(),
  note: z.string().nullable(),
  modes: z.array(z.enum(agentModes)),
  agentCode: z.string().nullable(),
  adminConfirmedBy: person.nullable(),
  adminConfirmedAt: z.string().nullable(),
  /** What stands against the caller's confirming the administrator; null when nothing does. */
  confirmRefusal: z.string().nullable(),
})
export type RegistrationDetail = z.infer<typeof registrationDetail>

export const registrationFilters = ['pending', 'late', 'admin', 'approved', 'refused', 'all'] as const
export type RegistrationFilter = (typeof registrationFilters)[number]
export const registrationPage = 25

const id = z.uuid()

export const listRegistrations = endpoint({
  verb: 'listRegistrations',
  method: 'GET',
  path: 'Registrations',
  policy: registrationReaders,
  query: z.strictObject({
    filter: z.enum(registrationFilters).default('pending'),
    userType: z.enum(userTypes).optional(),
    /** In names, e-mail, mobile, company and licence. */
    text: z.string().trim().max(100).optional(),
    page: pageNumber,
  }),
  answer: z.strictObject({
    items: z.array(registrationRow),
    total: z.int(),
    /** How many there are in the filters that want somebody, whatever is shown. */
    counts: z.strictObject({ pending: z.int(), late: z.int(), admin: z.int() }),
  }),
})

export const viewRegistration = endpoint({
  verb: 'viewRegistration',
  method: 'GET',
  path: 'Registrations/{id}',
  policy: registrationReaders,
  query: z.strictObject({ id }),
  answer: registrationDetail,
  problems: ['kit.not-found'],
})

export const downloadLicence = endpoint({
  verb: 'downloadLicence',
  method: 'GET',
  path: 'Registrations/{id}/Licence',
  policy: registrationReaders,
  query: z.strictObject({ id }),
  answer: z.unknown(),
  file: 'any',
  problems: ['kit.not-found'],
})

export const approveRegistration = endpoint({
  verb: 'approveRegistration',
  method: 'POST',
  path: 'Registrations/{id}/Approve',
  policy: registrationDeciders,
  query: z.strictObject({ id }),
  /** Both for providers only: what they carry from now on, and the code they are known by. */
  body: z.strictObject({
    modes: z
      .array(z.enum(agentModes), { error: 'companies.mode-required' })
      .max(agentModes.length)
      .optional(),
    agentCode: z
      .string()
      .trim()
      .max(40, 'companies.code-form')
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(agentCodePattern, 'companies.code-form'))
      .optional(),
  }),
  answer: ok,
  problems: [
    'accounts.registration-decided',
    'companies.mode-required',
    'companies.code-form',
    'companies.code-taken',
  ],
})

export const refuseRegistration = endpoint({
  verb: 'refuseRegistration',
  method: 'POST',
  path: 'Registrations/{id}/Refuse',
  policy: registrationDeciders,
  query: z.strictObject({ id }),
  body: z
    .strictObject({
      reason: z.enum(refusalReasons, 'accounts.reason-required'),
      /** Goes to the applicant as well. */
      note: z
        .string()
        .trim()
        .max(...atMost(500))
        .optional(),
    })
    .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
      path: ['note'],
      error: 'accounts.reason-required',
    }),
  answer: ok,
  problems: ['accounts.registration-decided', 'accounts.reason-required'],
})

/** A second person makes the first one of a provider its administrator (Z17). */
export const confirmAgentAdmin = endpoint({
  verb: 'confirmAgentAdmin',
  method: 'POST',
  path: 'Registrations/{id}/ConfirmAdmin',
  policy: registrationDeciders,
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['accounts.registration-no-admin', 'accounts.registration-admin-done', 'accounts.second-person'],
})

export const registrationDeskEndpoints = {
  listRegistrations,
  viewRegistration,
  downloadLicence,
  approveRegistration,
  refuseRegistration,
  confirmAgentAdmin,
}
