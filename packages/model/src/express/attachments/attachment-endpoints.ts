// Contracts of the papers that a sender adds to a shipment abroad (C073), and of the invoice that is made for it (C074).
import { z } from 'zod'
import { fileProblems } from '../../documents/document-contracts.ts'
import { docCodes } from '../../documents/document-type.ts'
import { StoredDocument } from '../../documents/document.ts'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { attachmentTypeNames } from './attachments.ts'

const shipmentId = idOf('express.shipment-not-found')
const documentId = idOf('documents.id')
const readers = { ...customers, desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const

/** All files are stored or none. */
export const uploadShipmentAttachments = endpoint({
  verb: 'uploadShipmentAttachments',
  call: 'C073',
  method: 'POST',
  path: 'Express/UploadShipmentAttachments',
  policy: customers,
  scope: 'documents.write',
  acting: 'writers',
  screen: 'parcels',
  multipart: {
    files: 'many',
    fields: z.strictObject({
      shipmentId: z.uuid(),
      docCode: z.enum([...attachmentTypeNames, ...docCodes]),
      /** Last day of validity of an identity document, as `YYYY-MM-DD`. */
      expiresOn: z.iso.date('documents.expiry-day').optional(),
    }),
  },
  answer: z.array(
    z.strictObject({
      attachmentId: z.string(),
      type: z.enum(attachmentTypeNames),
      name: z.string(),
      size: z.int(),
    }),
  ),
  problems: ['express.cannot-now', 'documents.full', ...fileProblems],
})

export const listShipmentAttachments = endpoint({
  verb: 'listShipmentAttachments',
  method: 'GET',
  path: 'Express/Shipment/Attachments',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ shipmentId, earlier: z.enum(['true']).optional() }),
  readRecord: { kind: 'express-shipment', by: 'shipmentId' },
  answer: z.array(StoredDocument),
})

/** Each look at an identity document is recorded. */
export const downloadShipmentAttachment = endpoint({
  verb: 'downloadShipmentAttachment',
  method: 'GET',
  path: 'Express/Shipment/Attachment',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ documentId }),
  readRecord: { kind: 'document', by: 'documentId' },
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})

export const deleteShipmentAttachment = endpoint({
  verb: 'deleteShipmentAttachment',
  method: 'DELETE',
  path: 'Express/Shipment/Attachment',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ documentId }),
  answer: z.strictObject({ status: z.string(), errorMessage: z.string().nullable() }),
  problems: ['documents.id', 'documents.in-use', 'express.cannot-now'],
})

/** Of what was entered for customs, before the payment too; nothing is kept. */
export const generateCommercialInvoice = endpoint({
  verb: 'generateCommercialInvoice',
  call: 'C074',
  method: 'POST',
  path: 'Express/Shipment/GenerateCommercialInvoice',
  policy: customers,
  scope: 'documents.read',
  acting: 'any',
  body: z.strictObject({ shipmentId }),
  file: 'application/pdf',
  answer: z.unknown(),
  problems: ['express.shipment-not-found', 'express.invoice-data'],
})

export const attachmentEndpoints = {
  uploadShipmentAttachments,
  listShipmentAttachments,
  downloadShipmentAttachment,
  deleteShipmentAttachment,
  generateCommercialInvoice,
}
