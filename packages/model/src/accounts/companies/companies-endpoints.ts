// Contracts of companies and agents, and of their logos (C042; A 3, A 6, Z45).
import { z } from 'zod'
import { paged, paging } from '../../kit/paging.ts'
import { everyone } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { cleanText } from '../../kit/id.ts'
import { checkTrn } from '../../reference/identifiers.ts'
import {
  agentCodePattern,
  agentModes,
  companyEditors,
  companyReaders,
  companyStates,
  mostClosedDays,
  weekRefusal,
} from './companies-rules.ts'
import { companyKinds, userManagers } from '../users/users-rules.ts'
import { atMost } from '../../kit/too-long.ts'

const companyFields = {
  companyId: z.uuid(),
  kind: z.enum(companyKinds),
  nameEn: z.string(),
  nameAr: z.string(),
  agentCode: z.string().nullable(),
  modes: z.array(z.string()),
  state: z.enum(companyStates),
  hasLogo: z.boolean(),
  people: z.int(),
  createdAt: z.string(),
}
export const listedCompany = z.strictObject(companyFields)
export type ListedCompany = z.infer<typeof listedCompany>

export const listCompanies = endpoint({
  verb: 'listCompanies',
  method: 'GET',
  path: 'companies',
  policy: companyReaders,
  query: z.strictObject({
    searchText: z.string().max(100).optional(),
    kind: z.enum(companyKinds).optional(),
    state: z.enum(companyStates).optional(),
    ...paging,
  }),
  answer: z.strictObject({
    items: z.array(listedCompany),
    ...paged,
  }),
})

const minute = z
  .int()
  .min(0)
  .max(24 * 60)
const week = z.array(z.tuple([minute, minute]).nullable()).length(7)
const day = z.iso.date({ error: 'kit.field.invalid' })

export const companyDetail = z.strictObject({
  ...companyFields,
  version: z.int(),
  trn: z.string().nullable(),
  addressEn: z.string(),
  addressAr: z.string(),
  isCreditCustomer: z.boolean(),
  /** Null where the usual week of the market holds. */
  answerWeek: week.nullable(),
  closedDays: z.array(z.string()),
  suspendedAt: z.string().nullable(),
  suspendedReason: z.string().nullable(),
  administrators: z.array(
    z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      firstNameAr: z.string().nullable(),
      lastNameAr: z.string().nullable(),
      userCode: z.string(),
    }),
  ),
})
export type CompanyDetail = z.infer<typeof companyDetail>

const byCompany = z.strictObject({ companyId: z.uuid() })

export const viewCompany = endpoint({
  verb: 'viewCompany',
  method: 'GET',
  path: 'companies/{companyId}',
  policy: companyReaders,
  query: byCompany,
  answer: companyDetail,
  problems: ['companies.not-found'],
})

const line = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(...atMost(most)))
const companyName = line(120).pipe(z.string().min(2, 'companies.name-required'))

export const companyForm = z.strictObject({
  version: z.int(),
  nameEn: companyName,
  nameAr: companyName,
  trn: z
    .string()
    .max(30)
    .transform((text, context) => {
      if (text.trim() === '') return null
      const checked = checkTrn(text)
      if (checked.value !== undefined) return checked.value
      context.addIssue({ code: 'custom', message: 'reference.trn.form' })
      return z.NEVER
    }),
  addressEn: line(300),
  addressAr: line(300),
})

export const saveCompany = endpoint({
  verb: 'saveCompany',
  method: 'PUT',
  path: 'companies/{companyId}',
  policy: companyEditors,
  query: byCompany,
  body: companyForm,
  answer: ok,
  problems: ['companies.not-found', 'kit.moved-on'],
})

export const agentForm = z.strictObject({
  version: z.int(),
  agentCode: z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.string().regex(agentCodePattern, 'companies.code-form')),
  modes: z.array(z.enum(agentModes)).min(1, 'companies.mode-required').max(agentModes.length),
  answerWeek: week
    .superRefine((value, context) => {
      const refusal = weekRefusal(value)
      if (refusal) context.addIssue({ code: 'custom', message: refusal })
    })
    .nullable(),
  closedDays: z.array(day).max(mostClosedDays),
})

export const saveAgentProfile = endpoint({
  verb: 'saveAgentProfile',
  method: 'PUT',
  path: 'companies/{companyId}/agent',
  policy: companyEditors,
  query: byCompany,
  body: agentForm,
  answer: ok,
  problems: ['companies.not-found', 'companies.no-agent', 'companies.code-taken', 'kit.moved-on'],
})

export const suspendCompany = endpoint({
  verb: 'suspendCompany',
  method: 'POST',
  path: 'companies/{companyId}/suspend',
  policy: companyEditors,
  query: byCompany,
  body: z.strictObject({
    reason: line(300).pipe(z.string().min(5, 'users.reason-required')),
    /** The company's name in either language, typed by the person who does it. */
    typedName: z.string().max(200),
  }),
  answer: ok,
  problems: ['companies.not-found', 'companies.own', 'companies.is-suspended', 'companies.typed-name'],
})

export const restoreCompany = endpoint({
  verb: 'restoreCompany',
  method: 'POST',
  path: 'companies/{companyId}/restore',
  policy: companyEditors,
  query: byCompany,
  answer: ok,
  problems: ['companies.not-found', 'companies.not-suspended'],
})

/** Without a company it is the caller's own. */
const ofCompany = z.strictObject({ companyId: z.uuid({ error: 'companies.not-found' }).optional() })
export const logoUploadFields = ofCompany

const logoRefusals = ['companies.not-found', 'companies.no-company', 'companies.logo-admin'] as const

export const uploadLogo = endpoint({
  verb: 'uploadLogo',
  method: 'POST',
  path: 'companies/logo',
  policy: userManagers,
  multipart: { files: 'one', fields: logoUploadFields },
  answer: ok,
  problems: [
    ...logoRefusals,
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

export const removeLogo = endpoint({
  verb: 'removeLogo',
  method: 'POST',
  path: 'companies/logo/remove',
  policy: userManagers,
  query: ofCompany,
  answer: ok,
  problems: [...logoRefusals],
})

export const downloadLogo = endpoint({
  verb: 'downloadLogo',
  call: 'C042',
  method: 'GET',
  path: 'DownloadLogo',
  policy: { ...everyone, ...companyReaders },
  /** An agent's is for everybody who is signed in, another company's for its own people and staff. */
  query: z.strictObject({ agentCode: z.string().max(40).optional(), companyId: z.uuid().optional() }),
  answer: z.unknown(),
  file: 'any',
  problems: ['companies.no-logo'],
  background: true,
})

export const companiesEndpoints = {
  listCompanies,
  viewCompany,
  saveCompany,
  saveAgentProfile,
  suspendCompany,
  restoreCompany,
  uploadLogo,
  removeLogo,
  downloadLogo,
}
