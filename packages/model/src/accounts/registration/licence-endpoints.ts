// Contracts of the register of trade licences: loading a file, searching, the history of loads, the sample.
import { z } from 'zod'
import { pageNumber } from '../../kit/paging.ts'
import type { Policy } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { emirates } from './licence.ts'
import { registrationReaders } from './registration.ts'

const administrators = { admin: 'any' } as const satisfies Policy

export const licence = z.strictObject({
  number: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  authority: z.string(),
  emirate: z.enum(emirates),
  expiresOn: z.string(),
  expired: z.boolean(),
})
export type Licence = z.infer<typeof licence>
export const licencePage = 50

export const listLicences = endpoint({
  verb: 'listLicences',
  method: 'GET',
  path: 'Licences',
  policy: registrationReaders,
  query: z.strictObject({
    text: z.string().trim().max(100).optional(),
    page: pageNumber,
  }),
  answer: z.strictObject({ items: z.array(licence), total: z.int() }),
})

export const licenceReport = z.strictObject({
  /** False for a trial, and whenever there are errors. */
  loaded: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** How many lines are wrong; `errors` names the first of them. */
  wrong: z.int(),
  errors: z.array(
    z.strictObject({
      line: z.int(),
      column: z.string().nullable(),
      messageEn: z.string(),
      messageAr: z.string(),
    }),
  ),
})
export type LicenceReport = z.infer<typeof licenceReport>

/** Multipart: one CSV file, and `apply` = 'true' to load it; without, or with one error, nothing is changed. */
export const loadLicences = endpoint({
  verb: 'loadLicences',
  method: 'POST',
  path: 'Licences/Load',
  policy: administrators,
  multipart: { files: 'one', fields: z.strictObject({ apply: z.enum(['true', 'false']).optional() }) },
  answer: licenceReport,
  problems: ['accounts.licence-file', 'accounts.licence-columns', 'accounts.licence-empty'],
})

export const listLicenceLoads = endpoint({
  verb: 'listLicenceLoads',
  method: 'GET',
  path: 'Licences/Loads',
  policy: registrationReaders,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        at: z.string(),
        by: z.string(),
        fileName: z.string(),
        rows: z.int(),
        added: z.int(),
        changed: z.int(),
      }),
    ),
  }),
})

export const downloadLicenceSample = endpoint({
  verb: 'downloadLicenceSample',
  method: 'GET',
  path: 'Licences/Sample',
  policy: registrationReaders,
  answer: z.unknown(),
  file: 'text/csv',
})

export const licenceEndpoints = {
  listLicences,
  loadLicences,
  listLicenceLoads,
  downloadLicenceSample,
}
