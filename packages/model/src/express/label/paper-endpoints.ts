// Contracts of a shipment's printed papers: its label, and the commercial invoice for customs.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { bulkIdsInQuery } from '../../kit/bulk-action.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'

const id = idOf('express.shipment-not-found')
const readers = { ...customers, desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const

export const labelFormats = ['pdf', 'zpl'] as const

/** A page a parcel, of shipments whose ids stand in `shipmentId` with commas between; each printing is recorded. */
export const downloadLabels = endpoint({
  verb: 'downloadLabels',
  method: 'GET',
  path: 'Express/Shipment/Label',
  policy: readers,
  scope: 'documents.read',
  /** Printing is recorded, which is more than a look. */
  acting: 'writers',
  query: z.strictObject({
    shipmentId: bulkIdsInQuery,
    format: z.enum(labelFormats).default('pdf'),
  }),
  file: 'any',
  answer: z.unknown(),
  problems: ['express.shipment-not-found', 'express.no-label'],
})

export const downloadCommercialInvoice = endpoint({
  verb: 'downloadCommercialInvoice',
  method: 'GET',
  path: 'Express/Shipment/CommercialInvoice',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ shipmentId: id }),
  file: 'application/pdf',
  answer: z.unknown(),
  readRecord: { kind: 'express-shipment', by: 'shipmentId' },
  problems: ['express.shipment-not-found', 'express.no-commercial-invoice'],
})

export const paperEndpoints = { downloadLabels, downloadCommercialInvoice }
