// Cancelling a storage request, in the words of storage.
import { useQuery } from '@tanstack/react-query'
import type { CancelBody } from '@marsa/model/requests/cancel-fields.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { cancelStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { prepare } from '../../kit/prepared.ts'
import { CancelDialog } from '../../requests/door.tsx'
import { storageCancelQuery, storageReads } from '../queries.ts'
import { storageCancelStageText, storageCancelText } from '../storage-text.ts'
import { storageLine } from '../web-line.ts'

const call = prepare(
  cancelStorage,
  ({ id, body }: { id: string; body: CancelBody }) => ({ query: { storageRequestID: id }, body }),
  storageReads,
)

export const CancelStorage = ({ storage, staff, onClose }: CancelProps) => (
  <CancelDialog
    line={storageLine}
    view={storage}
    reader={staff ? 'staff' : 'customer'}
    terms={useQuery(storageCancelQuery(storage.storageRequestID))}
    call={call}
    words={{ ...storageCancelText, stages: storageCancelStageText, tooLate: 'warehouse.cancel-stored' }}
    onClose={onClose}
  />
)

export type CancelProps = { storage: StorageDetail; staff?: boolean; onClose: () => void }
