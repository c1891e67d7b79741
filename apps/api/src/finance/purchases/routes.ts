// Calls of purchases.
import { uploadScreens } from '@marsa/model/documents/upload.ts'
import { purchaseEndpoints as calls } from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import { purchaseSubject } from '@marsa/model/finance/purchases/purchase.ts'
import { downloadDocument, uploadTo, type DocumentParts } from '../../documents/door.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { decidePurchase, draftPurchase, recordPurchase, reversePurchase } from './record-purchase.ts'
import { listPurchases } from './view-purchases.ts'

export const purchaseRoutes = (server: Server, documents: DocumentParts): void => {
  serve(server, calls.draftPurchase, draftPurchase)
  serve(
    server,
    calls.uploadPurchaseInvoice,
    uploadTo(documents, purchaseSubject, uploadScreens['additional-documents']),
  )
  serve(server, calls.downloadPurchaseInvoice, downloadDocument(documents))
  serve(server, calls.recordPurchase, recordPurchase)
  serve(server, calls.decidePurchase, decidePurchase)
  serve(server, calls.reversePurchase, reversePurchase)
  serve(server, calls.listPurchases, listPurchases)
}
