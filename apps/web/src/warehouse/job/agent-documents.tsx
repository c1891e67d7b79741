// The documents of a storage for its warehouse: what it still has to bring, and the customer's to be checked.
import type { DocumentNeed } from '@marsa/model/documents/required-documents.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { bookedStates, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { DocumentsCard } from '../../documents/door.tsx'
import { storageLine } from '../web-line.ts'

/** What the guards of delivery and completion ask for, and the receipt that is good to give. */
const needs: readonly DocumentNeed[] = [
  { code: 'PROOF_OF_DELIVERY', required: true, by: 'agent' },
  { code: 'INVOICE', required: true, by: 'agent' },
  { code: 'WAREHOUSE_RECEIPT', required: false, by: 'agent' },
]

export function AgentDocuments({ storage }: { storage: StorageDetail }) {
  return (
    <DocumentsCard
      calls={storageLine.documents(storage.storageRequestID)}
      needs={needs}
      side="agent"
      closed={!bookedStates.includes(storage.status as StorageState)}
    />
  )
}
