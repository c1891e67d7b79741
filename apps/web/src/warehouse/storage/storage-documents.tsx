// The documents of a storage request.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { DocumentNeed } from '@marsa/model/documents/required-documents.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { DocumentsCard } from '../../documents/door.tsx'
import { storageLine } from '../web-line.ts'

const usual: readonly DocCode[] = ['PACKING_LIST', 'COMMERCIAL_INVOICE', 'IDFRONTSIDE', 'IDBACKSIDE']

/** What helps the warehouses; of hazardous goods they want the data sheet first. Nothing is demanded. */
const needsOf = ({ form }: StorageDetail): DocumentNeed[] =>
  [...(form.cargoType === 'hazardous' ? (['SAFETY_DATA_SHEET'] as const) : []), ...usual].map((code) => ({
    code,
    required: false,
    by: documentTypes[code].by,
  }))

/** `side` is there for the customer, who may add documents. */
export function StorageDocuments({ storage, side }: { storage: StorageDetail; side?: 'customer' }) {
  return (
    <DocumentsCard
      calls={storageLine.documents(storage.storageRequestID)}
      needs={needsOf(storage)}
      side={side}
      closed={isEnded(storagePhaseOf(storage.status))}
      winner={storage.agent?.nameEn}
    />
  )
}
