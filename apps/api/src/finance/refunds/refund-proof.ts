// The bank's confirmation of a transfer as a file: added once the transfer is approved, and until it is paid.
import { financeReaders } from '@marsa/model/finance/overview-endpoints.ts'
import { refundProof } from '@marsa/model/finance/refunds/refund.ts'
import type { DocumentLine } from '../../documents/door.ts'
import { findTransfer } from './transfers.store.ts'

export const refundTransferDocuments: DocumentLine = {
  rights: async (db, actor, id) => {
    const transfer = await findTransfer(db, id)
    if (!transfer || !Object.hasOwn(financeReaders, actor.role)) return undefined
    return (action, document) => {
      if (action === 'read') return undefined
      if (action !== 'add' || actor.role !== 'admin') return 'kit.forbidden'
      if (document.docCode !== refundProof) return 'documents.type'
      return transfer.state === 'APPROVED' ? undefined : 'refund.moved-on'
    }
  },
}
