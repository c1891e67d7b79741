// Contracts of the labels of stored goods, one a handling unit with its Serial Shipping Container Code.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, warehouseAgents } from './fields.ts'

/** Gives each counted piece its code, once: asked again, it is the same codes, and more only for what was counted since. */
export const issueStorageLabels = endpoint({
  verb: 'issueStorageLabels',
  method: 'POST',
  path: 'Warehouse/IssueLabels/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  answer: z.strictObject({
    /** Labels that are to be printed, and how many of them have a new code. */
    labels: z.int(),
    issued: z.int(),
  }),
  problems: [
    'warehouse.not-found',
    'warehouse.not-booked',
    'warehouse.not-stored',
    'warehouse.labels-uncounted',
    'warehouse.labels-most',
    'warehouse.label-prefix-missing',
    'warehouse.sscc-full',
  ],
})

/** The labels of all codes that were issued for what is counted now, one a page of 4 x 6 inches. */
export const downloadStorageLabels = endpoint({
  verb: 'downloadStorageLabels',
  method: 'GET',
  path: 'Warehouse/Labels/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['warehouse.not-found', 'warehouse.labels-first', 'warehouse.labels-failed'],
})

/** The label of one counted piece once more, where the first was damaged: the code that it has already. */
export const downloadStorageLabel = endpoint({
  verb: 'downloadStorageLabel',
  method: 'GET',
  path: 'Warehouse/Label/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id, sscc: z.string().regex(/^\d{18}$/, 'kit.field.invalid') }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['warehouse.not-found', 'warehouse.label-unknown', 'warehouse.labels-failed'],
})
