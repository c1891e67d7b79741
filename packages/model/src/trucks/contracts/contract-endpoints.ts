// The calls of contracts: the provider or an administrator enters one and uploads its versions, both parties download them.
import { z } from 'zod'
import { customers, type Policy } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id } from '../../kit/fields.ts'
import { StoredDocument } from '../../documents/document.ts'
import { uploadFields, uploadProblems } from '../../documents/document-contracts.ts'
import { requestsOf } from '../../lines.ts'
import { contractStandings } from './contract.ts'

const writers: Policy = { 'truck-provider': 'own', admin: 'any' }
const readers: Policy = { ...writers, ...customers, desk: 'any', 'admin-readonly': 'any' }

const contractId = id('trucks.contract-not-found')
const company = z.strictObject({ id: z.string(), en: z.string(), ar: z.string() })

export const ContractView = z.strictObject({
  id: z.string(),
  title: z.string(),
  provider: company,
  customer: company,
  startsOn: z.string(),
  endsOn: z.string(),
  standing: z.enum(contractStandings),
  /** The newest first. */
  versions: z.array(
    z.strictObject({ documentId: z.string(), n: z.int(), file: z.string(), addedDate: z.string() }),
  ),
})
export type ContractView = z.infer<typeof ContractView>

/** A customer reads a contract once it has a file. */
export const listContracts = endpoint({
  verb: 'listTruckContracts',
  method: 'GET',
  path: 'Trucks/Contracts',
  policy: readers,
  answer: z.strictObject({
    contracts: z.array(ContractView),
    /** Whom the caller may enter contracts of: those who have a booking together. */
    parties: z.array(z.strictObject({ provider: company, customer: company })),
    mayWrite: z.boolean(),
  }),
})

/** A new one, or other days and another title of one; its parties stay. */
export const saveContract = endpoint({
  verb: 'saveTruckContract',
  method: 'POST',
  path: 'Trucks/Contracts',
  policy: writers,
  body: z.strictObject({
    id: contractId.nullable(),
    providerId: z.uuid('trucks.contract-parties'),
    customerId: z.uuid('trucks.contract-parties'),
    title: z
      .string({ error: 'trucks.contract-title' })
      .trim()
      .min(3, 'trucks.contract-title')
      .max(120, 'trucks.contract-title'),
    startsOn: day('trucks.contract-day'),
    endsOn: day('trucks.contract-day'),
  }),
  answer: z.strictObject({ id: z.string() }),
  problems: [
    'trucks.contract-not-found',
    'trucks.contract-parties',
    'trucks.contract-title',
    'trucks.contract-day',
    'trucks.contract-days',
  ],
})

/** Each file is a version of its own. */
export const uploadContractFile = endpoint({
  verb: 'uploadTruckContract',
  method: 'POST',
  path: 'Trucks/UploadContract',
  policy: writers,
  multipart: { files: 'many', fields: uploadFields('contractId') },
  screen: requestsOf.trucks.uploads,
  answer: z.array(StoredDocument),
  problems: uploadProblems,
})

/** The newest version, or the one that is named. */
export const downloadContract = endpoint({
  verb: 'downloadTruckContract',
  method: 'GET',
  path: 'Trucks/DownloadContract',
  policy: readers,
  query: z.strictObject({
    contractId: z.uuid('trucks.contract-not-found').optional(),
    documentId: z.uuid('documents.id').optional(),
  }),
  answer: z.unknown(),
  file: 'any',
  problems: ['trucks.contract-choose', 'trucks.contract-not-found', 'documents.id'],
})
