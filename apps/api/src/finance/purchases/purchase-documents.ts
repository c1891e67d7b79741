// The tax invoice of a purchase as a file: administrators add it while it is a draft, readers of finance see it.
import { financeReaders } from '@marsa/model/finance/overview-endpoints.ts'
import type { DocumentLine } from '../../documents/door.ts'
import { findPurchase } from './purchases.store.ts'

const nothing = (): Promise<void> => Promise.resolve()

export const purchaseDocuments: DocumentLine = {
  rights: async (db, actor, id) => {
    const purchase = await findPurchase(db, id)
    if (!purchase || !Object.hasOwn(financeReaders, actor.role)) return undefined
    return (action, document) => {
      if (action === 'read') return undefined
      if (action !== 'add' || actor.role !== 'admin') return 'kit.forbidden'
      if (document.docCode !== 'SUPPLIER_INVOICE') return 'documents.type'
      return purchase.state === 'DRAFT' ? undefined : 'purchase.moved-on'
    }
  },
  stored: nothing,
  removed: nothing,
}
