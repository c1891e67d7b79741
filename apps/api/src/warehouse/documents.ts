// The documents of storage go the usual way; this is the list of their types.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { listStorageDocumentTypes as typesContract } from '@marsa/model/warehouse/document-endpoints.ts'
import { documentTypeRows } from '../documents/door.ts'
import type { Call } from '../kit/serve.ts'
import { usualDocuments } from '../requests/door.ts'
import { storageLine } from './line.ts'

export const storageDocuments = usualDocuments(storageLine)

/** The kinds of document that travel with storage, in the order of the list; what a warehouse owes is required (W14, 4.3). */
const storageDocumentCodes: readonly DocCode[] = [
  'PACKING_LIST',
  'COMMERCIAL_INVOICE',
  'SAFETY_DATA_SHEET',
  'IDFRONTSIDE',
  'IDBACKSIDE',
  'OTHER',
  'VENDOR_QUOTE',
  'WAREHOUSE_RECEIPT',
  'CONDITION_PHOTO',
  'HAND_OVER_SIGNATURE',
  'PROOF_OF_DELIVERY',
  'INVOICE',
]
const required: readonly DocCode[] = ['VENDOR_QUOTE', 'PROOF_OF_DELIVERY', 'INVOICE']

export const listStorageDocumentTypes = async ({ query }: Call<typeof typesContract>) =>
  documentTypeRows(query.lang, (code) => required.includes(code), storageDocumentCodes)
